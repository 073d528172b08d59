/**
 * Takes a photo into the library: `npm run photos add FILE -- --album venue --el "…" --en "…"`.
 * Whatever is not given is asked for. Copies the file under the next free number and writes its record.
 */
import { copyFile, mkdir, readdir, readFile } from 'node:fs/promises';
import { extname, join, parse } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { albumIds, galleryAlbums, type AlbumFile, type AlbumId } from '../../photos/albums.ts';
import { languageCodes, languages, type Localized } from '../../site/languages.ts';
import { writeWhole } from '../drafts.ts';
import { measure } from './measure.ts';

type Addition = { file: string; album: AlbumId; alt: Localized };

/** One above the highest number, so that a number never means two photos in the history of the site. */
export const nextNumber = (names: readonly string[]): string =>
  String(Math.max(0, ...names.map((name) => Number(parse(name).name)).filter(Number.isFinite)) + 1).padStart(3, '0');

/** Adds a photo to the library of a project; returns its number. Throws before anything is written if it is no picture. */
export async function addPhoto(root: string, { file, album, alt }: Addition): Promise<string> {
  await measure(file);
  const folder = join(root, 'photos');
  await mkdir(folder, { recursive: true });
  const id = nextNumber(await readdir(folder));
  const record = join(root, 'src/content/photos', `${album}.json`);
  const { photos } = JSON.parse(await readFile(record, 'utf8')) as AlbumFile;
  const name = `${id}${extname(file).toLowerCase()}`;
  await copyFile(file, join(folder, name));
  await writeWhole(record, `${JSON.stringify({ photos: [...photos, { photo: `photos/${name}`, alt }] }, null, 2)}\n`);
  return id;
}

const isAlbum = (text: string): text is AlbumId => (albumIds as string[]).includes(text);

async function run(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { album: { type: 'string' }, ...Object.fromEntries(languageCodes.map((language) => [language, { type: 'string' as const }])) },
  });
  const given = values as Record<string, string | undefined>;
  const dialog = createInterface({ input: process.stdin, output: process.stdout });
  const ask = async (question: string): Promise<string> => (await dialog.question(`${question}: `)).trim();
  try {
    // `npm run photos add FILE`: the word "add" is the command.
    const [file = await ask('Photo file')] = positionals[0] === 'add' ? positionals.slice(1) : positionals;
    let album = given['album'] ?? (await ask(`Album (${albumIds.join(', ')})`));
    while (!isAlbum(album)) album = await ask(`There is no album "${album}". One of ${albumIds.join(', ')}`);
    const alt: Partial<Record<keyof typeof languages, string>> = {};
    for (const language of languageCodes) {
      let text = given[language] ?? '';
      while (!text.trim()) text = await ask(`What is to be seen on it, in ${languages[language].name}`);
      alt[language] = text.trim();
    }
    const root = fileURLToPath(new URL('../../..', import.meta.url));
    const id = await addPhoto(root, { file, album, alt: alt as Localized });
    console.log(`Photo ${id} is in the album "${album}". A page shows it where its file in src/content/pictures names it${album in galleryAlbums ? '; the gallery shows it already' : ''}.`);
  } finally {
    dialog.close();
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await run();
