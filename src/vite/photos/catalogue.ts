import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import { basename, join, parse } from 'node:path';
import sharp from 'sharp';
import type { Localized } from '../../site/languages.ts';
import { findSmallSize, maxMegabytes, photoFormats } from '../../site/photos/limits.ts';
import type { GalleryHour, MeasuredPhoto } from '../../site/photos/pagePicture.ts';
import type { AlbumFile } from '../../site/photos/schema.ts';
import { writeAtomic } from '../atomicWrites.ts';
import { encoderKey } from './encoders.ts';

type Measurement = Omit<MeasuredPhoto, 'id'> & {
  format: string;
  hasLocation: boolean;
};

type Library = {
  folder: string;
  /** May be deleted at any time. */
  cache: string;
  albums: Readonly<Record<string, AlbumFile>>;
};

export type SourcePhoto = MeasuredPhoto & {
  readonly alt: Localized;
  readonly album: string;
  readonly hour?: GalleryHour;
  readonly file: string;
};

/** `file` is, for example, "photos/300.jpg". */
export type PhotoProblem = { file: string; message: string };

/** Windows and macOS create these files. */
const systemFile = /^(\.|thumbs\.db$|desktop\.ini$)/i;

export async function readCatalogue({ folder, cache, albums }: Library) {
  const names = (await readdir(folder)).filter((name) => !systemFile.test(name)).sort();
  const entries = Object.entries(albums).flatMap(([album, { photos }]) =>
    photos.map(({ photo, ...entry }) => ({ file: photo.slice(1), album, ...entry })),
  );
  const listed = new Set(entries.map(({ file }) => file));
  const files = names.map((name) => `photos/${name}`);
  const problems = findProblems(
    entries.map(({ file }) => file),
    files,
  );

  const memory = join(cache, 'catalogue.json');
  const known = (await readFile(memory, 'utf8')
    .then(JSON.parse)
    .catch(() => ({}))) as Readonly<Record<string, Measurement>>;
  const measured: Record<string, Measurement> = {};
  const byFile = new Map<string, Measurement>();
  const byContent = new Map<string, string>();
  const photos = files.filter(findFormat);
  for (const file of photos) {
    const path = join(folder, basename(file));
    const { mtimeMs, size } = await stat(path);
    const version = [basename(file), mtimeMs, size, encoderKey].join();
    const found = known[version] ?? (await measure(path).catch((error: Error) => error));
    if (found instanceof Error) {
      const [reason] = found.message.split('\n');
      problems.push({
        file,
        message: `Είναι χαλασμένη ή δεν είναι φωτογραφία (${reason}). Αντιγράψτε την ξανά από τη μηχανή ή αποθηκεύστε την ξανά ως .jpg. · It is broken or not a photo (${reason}). Copy it again from the camera, or save it as .jpg anew.`,
      });
      continue;
    }
    measured[version] = found;
    byFile.set(file, found);
    if (found.hasLocation) {
      const message =
        'Κρατάει τον τόπο όπου τραβήχτηκε (GPS). Προσθέστε την από τον επεξεργαστή, που τον σβήνει, ή αποθηκεύστε την χωρίς τοποθεσία. · It holds the place where it was taken (GPS). Add it in the editor, which removes this, or save it again without location.';
      problems.push({ file, message });
    } else if (listed.has(file)) {
      const content = `${found.hash} ${size}`;
      const twin = byContent.get(content);
      byContent.set(content, file);
      const message = twin
        ? `Είναι η ίδια φωτογραφία με την ${twin}. Σβήστε τη μία. · It is the same photo as ${twin}. Delete one of the two.`
        : findProblem(found, size, file);
      if (message) problems.push({ file, message });
    }
  }
  if (Object.keys(measured).some((version) => !known[version]))
    await writeAtomic(memory, JSON.stringify(measured));
  return {
    photos: entries.flatMap(({ file, ...entry }): SourcePhoto[] => {
      const found = byFile.get(file);
      const name = basename(file);
      return found ? [{ id: parse(name).name, ...found, ...entry, file: join(folder, name) }] : [];
    }),
    problems,
    unused: photos.filter((file) => !listed.has(file)),
  };
}

function findProblems(entries: readonly string[], files: readonly string[]): PhotoProblem[] {
  const photos = files.filter(findFormat);
  return [
    ...files
      .filter((file) => !findFormat(file))
      .map((file) => ({
        file,
        message:
          'Δεν είναι φωτογραφία JPEG, PNG, WebP ή AVIF. Βγάλτε την από εδώ ή αποθηκεύστε την ως .jpg. · It is not a JPEG, PNG, WebP or AVIF photo. Move it elsewhere, or save it as .jpg.',
      })),
    ...entries
      .filter((file) => !files.includes(file))
      .map((file) => {
        const [other] = findSameName(file, photos);
        return {
          file,
          message: other
            ? `Δεν υπάρχει, υπάρχει όμως το ${other}. Διορθώστε το όνομα. · It does not exist, but ${other} does. Correct the path.`
            : 'Δεν υπάρχει. Ξαναβάλτε το αρχείο ή σβήστε την από τη λίστα. · It does not exist. Put the file back, or remove the entry.',
        };
      }),
    ...entries.filter(isRepeated).map((file) => ({
      file,
      message:
        'Είναι δύο φορές. Σβήστε τη μία: μια φωτογραφία είναι σε ένα άλμπουμ, μία φορά. · It has two entries. Remove one: a photo is in one album, once.',
    })),
    ...photos
      .map((file) => findSameName(file, photos))
      .filter(([first, second], index) => second && first === photos[index])
      .map((both) => ({
        file: both.find((file) => entries.includes(file)) ?? both[0]!,
        message: `Δύο φωτογραφίες έχουν το ίδιο όνομα: ${both.join(', ')}. Σβήστε ή μετονομάστε τη μία. · Two photos share its name: ${both.join(', ')}. Delete or rename one.`,
      })),
  ];
}

const findFormat = (file: string): string | undefined =>
  photoFormats[parse(file).ext.toLowerCase()];

const findSameName = (file: string, files: readonly string[]): string[] =>
  files.filter((other) => parse(other).name === parse(file).name);

const isRepeated = <Value>(value: Value, index: number, values: readonly Value[]): boolean =>
  values.indexOf(value) < index;

/** In XMP, and EXIF's pointer (tag 0x8825, one long) in both byte orders. */
const locationMarks = [
  'GPSLatitude',
  Buffer.from([0x88, 0x25, 0, 4, 0, 0, 0, 1]),
  Buffer.from([0x25, 0x88, 4, 0, 1, 0, 0, 0]),
];

/** Pixels. */
const thumbnail = 64;

/** sharp throws if the file is broken. */
async function measure(file: string): Promise<Measurement> {
  const source = await readFile(file);
  const { autoOrient, format, exif, xmp } = await sharp(source).metadata();
  const { data, info } = await sharp(source)
    .autoOrient()
    .resize(thumbnail, thumbnail, { fit: 'inside' })
    .flatten({ background: 'white' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const thirds = await sharp(data, { raw: info }).resize(1, 3, { fit: 'fill' }).raw().toBuffer();
  const formatBand = (row: number): string =>
    `#${[...thirds.subarray(row * 3, row * 3 + 3)].map((value) => (value >> 4).toString(16)).join('')}`;
  return {
    width: autoOrient.width,
    height: autoOrient.height,
    format,
    // PNG can compress both kinds of metadata.
    hasLocation: [source, exif, xmp].some((bytes) =>
      locationMarks.some((mark) => bytes?.includes(mark)),
    ),
    bands: [formatBand(0), formatBand(1), formatBand(2)],
    hash: createHash('sha256').update(encoderKey).update(source).digest('hex').slice(0, 6),
  };
}

function findProblem({ format, width, height }: Measurement, size: number, file: string) {
  if (format !== findFormat(file))
    return `Μέσα είναι ${format.toUpperCase()}, που δεν ταιριάζει με την κατάληξη. Αποθηκεύστε την ξανά ως .jpg. · It is ${format.toUpperCase()} inside, which does not fit its ending. Save it as .jpg anew.`;
  const small = findSmallSize({ width, height });
  if (small) return small;
  if (size > maxMegabytes * 1e6)
    return `Είναι ${Math.ceil(size / 1e6)} MB, πάνω από ${maxMegabytes}. Προσθέστε την από τον επεξεργαστή, που τη μικραίνει. · It has ${Math.ceil(size / 1e6)} MB, more than ${maxMegabytes}. Add it in the editor, which makes it smaller.`;
  return undefined;
}
