import { readdir, readFile, stat } from 'node:fs/promises';
import { join, parse } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { createHash } from 'node:crypto';
import sharp, { type Sharp } from 'sharp';
import type { MeasuredPhoto } from '../../site/photos/pagePicture.ts';
import { photoId, type AlbumId } from '../../site/photos/albums.ts';
import type { AlbumFile } from '../../site/photos/schema.ts';
import { languageCodes, type Localized } from '../../site/languages.ts';
import { writeAtomic } from '../atomicWrites.ts';
import { encoderKey } from './derivatives.ts';

type Measurement = Required<Omit<MeasuredPhoto, 'id'>>;

/** Pixels, enough for colours. */
const thumbnail = 64;

const hex = ({ r, g, b }: { r: number; g: number; b: number }): string =>
  `#${[r, g, b].map((value) => value.toString(16).padStart(2, '0')).join('')}`;

/** Thirds, top to bottom. */
const bandsOf = async (pixels: Sharp): Promise<[string, string, string]> => {
  const raw = await pixels.resize(1, 3, { fit: 'fill' }).raw().toBuffer();
  const band = (row: number) =>
    hex({ r: raw[row * 3] ?? 0, g: raw[row * 3 + 1] ?? 0, b: raw[row * 3 + 2] ?? 0 });
  return [band(0), band(1), band(2)];
};

/** Decodes the whole file. Throws sharp's error if it is broken. */
async function measure(file: string): Promise<Measurement> {
  const source = await readFile(file);
  const { autoOrient } = await sharp(source).metadata();
  const { data, info } = await sharp(source)
    .autoOrient()
    .resize(thumbnail, thumbnail, { fit: 'inside' })
    .flatten({ background: 'white' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const pixels = () => sharp(data, { raw: info });
  const { dominant } = await pixels().stats();
  return {
    width: autoOrient.width,
    height: autoOrient.height,
    color: hex(dominant),
    bands: await bandsOf(pixels()),
    hash: createHash('sha256').update(encoderKey).update(source).digest('hex').slice(0, 6),
  };
}

export type Library = {
  /** Source photos. */
  folder: string;
  /** May be deleted at any time. */
  cache: string;
  albums: Readonly<Partial<Record<AlbumId, AlbumFile>>>;
};

export type SourcePhoto = MeasuredPhoto & {
  readonly alt: Localized;
  readonly album: AlbumId;
  readonly file: string;
};

const shortestLongSide = 1200;
const ending = /^\.(jpe?g|png|webp|avif|tiff?)$/i;

type Entry = { id: string; path: string; album: AlbumId; alt: Localized };

const entriesOf = (albums: Library['albums']): Entry[] =>
  Object.entries(albums).flatMap(([album, { photos }]) =>
    photos.map(({ photo, alt }) => ({
      id: photoId(photo),
      path: photo,
      album: album as AlbumId,
      alt,
    })),
  );

const fileOf = (album: AlbumId): string => `src/content/photos/${album}.json`;

const missing = ({ id, path, album }: Entry, names: readonly string[]): string => {
  const name = names.find((one) => photoId(one) === id);
  return name
    ? `${fileOf(album)} has "${path}", but the photo is photos/${name}. Correct the path there.`
    : `${path} is missing, but ${fileOf(album)} has its record. Put the file there, or delete the record.`;
};

const repeated = (values: readonly string[]): string[] => [
  ...new Set(values.filter((value, at) => values.indexOf(value) !== at)),
];

/** Opens no files. */
function problemsOf(entries: readonly Entry[], names: readonly string[]): string[] {
  const stems = names.map((name) => parse(name).name);
  return [
    ...entries
      .filter(({ path }) => !names.some((name) => `photos/${name}` === path))
      .map((entry) => missing(entry, names)),
    ...entries.flatMap(({ id, album, alt }) =>
      languageCodes
        .filter((language) => !alt?.[language]?.trim())
        .map(
          (language) =>
            `Photo ${id} has no alt text in "${language}". Describe the photo in ${fileOf(album)}.`,
        ),
    ),
    ...repeated(entries.map(({ id }) => id)).map(
      (id) =>
        `Photo ${id} has two records in src/content/photos. Delete one: a photo is in one album.`,
    ),
    ...repeated(stems).map(
      (stem) => `photos/${stem} exists in two formats. Delete one of the files.`,
    ),
    ...names.flatMap((name) => {
      const { name: stem, ext } = parse(name);
      if (!ending.test(ext))
        return [`photos/${name} is not a photo. Move it elsewhere, or save it as .jpg.`];
      if (!/^[a-z0-9_-]+$/.test(stem))
        return [
          `photos/${name} has a name that cannot be in a URL. Use lower-case English letters, digits, hyphens and underscores, such as olive-grove${ext}.`,
        ];
      return [];
    }),
  ];
}

type Remembered = { mtime: number; size: number; measurement: Measurement };

const memoryOf = async (path: string): Promise<Record<string, Remembered>> => {
  try {
    const memory = JSON.parse(await readFile(path, 'utf8')) as {
      encoderKey: string;
      photos: Record<string, Remembered>;
    };
    return memory.encoderKey === encoderKey ? memory.photos : {};
  } catch {
    return {}; // no cache, or cut off by a crash
  }
};

/** Skips unchanged files. */
async function measureAll(
  names: readonly string[],
  { folder, cache }: Library,
  problems: string[],
): Promise<Record<string, Remembered>> {
  const path = join(cache, 'measured.json');
  const known = await memoryOf(path);
  const photos: Record<string, Remembered> = {};
  for (const name of names) {
    const file = join(folder, name);
    const { mtimeMs: mtime, size } = await stat(file);
    const before = known[name];
    if (before && before.mtime === mtime && before.size === size) {
      photos[name] = before;
      continue;
    }
    try {
      photos[name] = { mtime, size, measurement: await measure(file) };
    } catch (error) {
      const reason = error instanceof Error ? error.message.split('\n')[0] : String(error);
      problems.push(
        `photos/${name} is broken or not a picture (${reason}). Copy it again from the camera, or save it as .jpg anew.`,
      );
    }
    await setImmediate();
  }
  if (names.some((name) => photos[name] !== known[name]))
    await writeAtomic(path, JSON.stringify({ encoderKey, photos }));
  return photos;
}

/** Reads and measures the library. Throws an error with all problems. Ignores files without a record. */
export async function readCatalogue(library: Library): Promise<SourcePhoto[]> {
  const names = (await readdir(library.folder)).filter((name) => !name.startsWith('.')).sort();
  const entries = entriesOf(library.albums);
  const problems = problemsOf(entries, names);
  const recorded = new Set(entries.map(({ id }) => id));
  const pictures = names.filter(
    (name) => ending.test(parse(name).ext) && recorded.has(parse(name).name),
  );
  const measured = await measureAll(pictures, library, problems);
  for (const [name, { measurement }] of Object.entries(measured)) {
    const { width, height } = measurement;
    if (Math.max(width, height) < shortestLongSide)
      problems.push(
        `photos/${name} is ${width}×${height} pixels, too small: its longer side needs ${shortestLongSide}. Use the original, not a copy sent by chat or e-mail.`,
      );
  }
  if (problems.length > 0)
    throw new Error(
      `The photo library has errors:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`,
    );

  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  return Object.entries(measured)
    .map(([name, { measurement }]) => {
      const { id, album, alt } = byId.get(parse(name).name)!;
      return { id, ...measurement, alt, album, file: join(library.folder, name) };
    })
    .sort((one, other) => one.id.localeCompare(other.id, 'en', { numeric: true }));
}
