import { mkdir, readdir, readFile } from 'node:fs/promises';
import { extname, join, parse } from 'node:path';
import type { AlbumId } from '../../site/photos/albums.ts';
import type { AlbumFile } from '../../site/photos/schema.ts';
import type { Localized } from '../../site/languages.ts';
import { writeAtomic } from '../atomicWrites.ts';
import { measure } from './catalogue.ts';

type Addition = { file: string; album: AlbumId; alt: Localized };

/** Numbers are not reused. */
const nextNumber = (names: readonly string[]): string =>
  String(
    Math.max(0, ...names.map((name) => Number(parse(name).name)).filter(Number.isFinite)) + 1,
  ).padStart(3, '0');

/** Adds a photo and returns its number. Throws before writing if the file is not an image. */
export async function addPhoto(root: string, { file, album, alt }: Addition): Promise<string> {
  await measure(file);
  const folder = join(root, 'photos');
  await mkdir(folder, { recursive: true });
  const id = nextNumber(await readdir(folder));
  const record = join(root, 'src/content/photos', `${album}.json`);
  const { photos } = JSON.parse(await readFile(record, 'utf8')) as AlbumFile;
  const name = `${id}${extname(file).toLowerCase()}`;
  await writeAtomic(join(folder, name), await readFile(file));
  await writeAtomic(
    record,
    `${JSON.stringify({ photos: [...photos, { photo: `photos/${name}`, alt }] }, null, 2)}\n`,
  );
  return id;
}
