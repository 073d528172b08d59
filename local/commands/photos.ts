/** `npm run photos add FILE`: adds a photo to the library. Asks for missing options. */
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { addPhoto } from '../../src/vite/photos/addPhoto.ts';
import { albumIds, galleryAlbums, type AlbumId } from '../../src/site/photos/albums.ts';
import { languageCodes, languages, type Localized } from '../../src/site/languages.ts';
import { projectFolder } from '../project.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: Object.fromEntries(
    ['album', ...languageCodes].map((name) => [name, { type: 'string' as const }]),
  ),
});
const dialog = createInterface({ input: process.stdin, output: process.stdout });
/** Returns the option if it is valid, or else asks until the answer is. */
const ask = async (
  option: string | undefined,
  question: string,
  isValid = (text: string) => text !== '',
): Promise<string> => {
  let text = (option ?? '').trim();
  while (!isValid(text)) {
    if (text !== '') console.error(`"${text}" is not one of them.`);
    text = (await dialog.question(`${question}: `)).trim();
  }
  return text;
};
const isAlbum = (text: string): boolean => (albumIds as string[]).includes(text);

const file = await ask(positionals[positionals[0] === 'add' ? 1 : 0], 'Photo file');
const album = await ask(values['album'], `Album (${albumIds.join(', ')})`, isAlbum);
const alt: Record<string, string> = {};
for (const language of languageCodes)
  alt[language] = await ask(values[language], `What does it show, in ${languages[language].name}`);
dialog.close();
const id = await addPhoto(projectFolder, { file, album: album as AlbumId, alt: alt as Localized });
console.log(
  `Photo ${id} is in the album "${album}". A page shows it where its file in src/content/pictures names it${album in galleryAlbums ? '; the gallery shows it already' : ''}.`,
);
