import { readdir, readFile, stat } from 'node:fs/promises';
import { join, parse } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { createHash } from 'node:crypto';
import sharp from 'sharp';
import type { MeasuredPhoto } from '../../site/photos/pagePicture.ts';
import type { AlbumFile } from '../../site/photos/schema.ts';
import type { Localized } from '../../site/languages.ts';
import { writeAtomic } from '../atomicWrites.ts';
import { encoderKey } from './derivatives.ts';

type Measurement = Omit<MeasuredPhoto, 'id'>;

/** Pixels, enough for colours. */
const thumbnail = 64;

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
  const thirds = await sharp(data, { raw: info }).resize(1, 3, { fit: 'fill' }).raw().toBuffer();
  const band = (row: number): string =>
    `#${[...thirds.subarray(row * 3, row * 3 + 3)].map((value) => (value >> 4).toString(16)).join('')}`;
  return {
    width: autoOrient.width,
    height: autoOrient.height,
    bands: [band(0), band(1), band(2)],
    hash: createHash('sha256').update(encoderKey).update(source).digest('hex').slice(0, 6),
  };
}

type Library = {
  /** Source photos. */
  folder: string;
  /** May be deleted at any time. */
  cache: string;
  /** By name. */
  albums: Readonly<Record<string, AlbumFile>>;
};

export type SourcePhoto = MeasuredPhoto & {
  readonly alt: Localized;
  readonly album: string;
  readonly file: string;
};

const shortestLongSide = 1200;
const ending = /^\.(jpe?g|png|webp|avif|tiff?)$/i;

type Entry = { id: string; path: string; album: string; alt: Localized };

const fileOf = (album: string): string => `src/content/photos/${album}.json`;

const missing = ({ id, path, album }: Entry, names: readonly string[]): string => {
  const name = names.find((one) => parse(one).name === id);
  return name
    ? `${fileOf(album)} has "${path}", but the photo is photos/${name}. Correct the path there.`
    : `${path} is missing, but ${fileOf(album)} has its record. Put the file there, or delete the record.`;
};

const repeated = (values: readonly string[]): string[] => [
  ...new Set(values.filter((value, at) => values.indexOf(value) !== at)),
];

/** Opens no files. */
function problemsOf(entries: readonly Entry[], names: readonly string[]): string[] {
  return [
    ...entries
      .filter(({ path }) => !names.some((name) => `/photos/${name}` === path))
      .map((entry) => missing(entry, names)),
    ...repeated(entries.map(({ id }) => id)).map(
      (id) =>
        `Photo ${id} has two records in src/content/photos. Delete one: a photo is in one album.`,
    ),
    ...repeated(names.map((name) => parse(name).name)).map(
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

/** Returns the photos in the order of the albums. Throws an error with all problems. */
export async function readCatalogue({ folder, cache, albums }: Library): Promise<SourcePhoto[]> {
  const names = (await readdir(folder)).filter((name) => !name.startsWith('.')).sort();
  const entries = Object.entries(albums).flatMap(([album, { photos }]) =>
    photos.map(({ photo, alt }) => ({ id: parse(photo).name, path: photo, album, alt })),
  );
  const problems = problemsOf(entries, names);
  const byId = new Map(entries.map((entry) => [entry.id, entry]));

  const memory = join(cache, 'measured.json');
  // Empty without a cache, or if a crash cut it off.
  const known = (await readFile(memory, 'utf8')
    .then(JSON.parse)
    .catch(() => ({}))) as Readonly<Record<string, Measurement>>;
  const measured: Record<string, Measurement> = {};
  const photos: SourcePhoto[] = [];
  for (const name of names) {
    const entry = byId.get(parse(name).name);
    if (!entry || !ending.test(parse(name).ext)) continue;
    const file = join(folder, name);
    const { mtimeMs, size } = await stat(file);
    const version = [name, mtimeMs, size, encoderKey].join();
    try {
      const measurement = known[version] ?? (await measure(file));
      measured[version] = measurement;
      const { width, height } = measurement;
      if (Math.max(width, height) < shortestLongSide)
        problems.push(
          `photos/${name} is ${width}×${height} pixels, too small: its longer side needs ${shortestLongSide}. Use the original, not a copy sent by chat or e-mail.`,
        );
      photos.push({ id: entry.id, ...measurement, alt: entry.alt, album: entry.album, file });
    } catch (error) {
      const reason = error instanceof Error ? error.message.split('\n')[0] : String(error);
      problems.push(
        `photos/${name} is broken or not a picture (${reason}). Copy it again from the camera, or save it as .jpg anew.`,
      );
    }
    if (!known[version]) await setImmediate();
  }
  if (Object.keys(measured).some((version) => !known[version]))
    await writeAtomic(memory, JSON.stringify(measured));
  if (problems.length > 0)
    throw new Error(
      `The photo library has errors:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`,
    );
  const order = [...byId.keys()];
  return photos.sort((one, other) => order.indexOf(one.id) - order.indexOf(other.id));
}
