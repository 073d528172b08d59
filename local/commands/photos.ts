/** `npm run photos add FILE`: adds a photo to the library. Asks for missing options. */
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { addPhoto } from '../../src/vite/photos/addPhoto.ts';
import { albumIds, galleryAlbums, type AlbumId } from '../../src/site/photos/albums.ts';
import { languageCodes, languages, type Localized } from '../../src/site/languages.ts';
import { projectFolder } from '../project.ts';

const isAlbum = (text: string): text is AlbumId => (albumIds as string[]).includes(text);

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    album: { type: 'string' },
    ...Object.fromEntries(languageCodes.map((language) => [language, { type: 'string' as const }])),
  },
});
const given = values as Record<string, string | undefined>;
const dialog = createInterface({ input: process.stdin, output: process.stdout });
const ask = async (question: string): Promise<string> =>
  (await dialog.question(`${question}: `)).trim();
try {
  const [file = await ask('Photo file')] =
    positionals[0] === 'add' ? positionals.slice(1) : positionals;
  let album = given['album'] ?? (await ask(`Album (${albumIds.join(', ')})`));
  while (!isAlbum(album))
    album = await ask(`There is no album "${album}". One of ${albumIds.join(', ')}`);
  const alt: Partial<Record<keyof typeof languages, string>> = {};
  for (const language of languageCodes) {
    let text = given[language] ?? '';
    while (!text.trim()) text = await ask(`What does it show, in ${languages[language].name}`);
    alt[language] = text.trim();
  }
  const id = await addPhoto(projectFolder, { file, album, alt: alt as Localized });
  console.log(
    `Photo ${id} is in the album "${album}". A page shows it where its file in src/content/pictures names it${album in galleryAlbums ? '; the gallery shows it already' : ''}.`,
  );
} finally {
  dialog.close();
}
