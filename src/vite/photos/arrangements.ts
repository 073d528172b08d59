/** Turns src/content/pictures into the modules that pages import. */
import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { AlbumPhoto } from '../../site/photos/albumPhoto.ts';
import type { Picture, PictureFile, PlacedPicture } from '../../site/photos/schema.ts';
import type { SourcePhoto } from './catalogue.ts';

/** In content files: "photos/253.jpg". */
const pathOf = ({ file }: Pick<SourcePhoto, 'file'>): string => `photos/${basename(file)}`;

export const picturesPath = (folder: string, page: string): string => join(folder, `${page}.json`);

const readPictures = async (folder: string, page: string): Promise<PictureFile> =>
  JSON.parse(await readFile(picturesPath(folder, page), 'utf8')) as PictureFile;

const allOf = (file: PictureFile): Picture[] => Object.values(file).flat();

/** Named exports allow tree shaking. */
export async function picturesText(
  folder: string,
  page: string,
  all: readonly SourcePhoto[],
  moduleOf: (photo: SourcePhoto) => AlbumPhoto,
): Promise<string> {
  const file = await readPictures(folder, page);
  const byPath = new Map(all.map((photo) => [pathOf(photo), photo]));
  const pictures = allOf(file);
  for (const { photo } of pictures)
    if (!byPath.has(photo))
      throw new Error(`src/content/pictures/${page}.json: "${photo}" is in no album.`);
  const first = (picture: Picture): number =>
    pictures.findIndex(({ photo, focus }) => photo === picture.photo && focus === picture.focus);
  const nameOf = (picture: Picture): string => `picture${first(picture)}`;
  const textAt = ({ photo, focus }: Picture, at: number): string => {
    const same = pictures.findIndex((other) => other.photo === photo);
    // Bundlers drop a pure call, but no object spread.
    if (same < at)
      return `/* @__PURE__ */ Object.assign({}, picture${same}, { focus: ${JSON.stringify(focus)} })`;
    return JSON.stringify({ ...moduleOf(byPath.get(photo)!), focus: focus || undefined });
  };
  const lists = Object.entries(file).filter((entry): entry is [string, readonly PlacedPicture[]] =>
    Array.isArray(entry[1]),
  );
  const shots = (list: readonly PlacedPicture[]): string =>
    `[${list.map((picture) => `{ photo: ${nameOf(picture)}, place: ${JSON.stringify(picture.place)} }`).join(', ')}]`;
  return [
    ...pictures.flatMap((picture, at) =>
      first(picture) === at ? `const picture${at} = ${textAt(picture, at)};` : [],
    ),
    ...lists.map(([name, list]) => `const list_${name} = ${shots(list)};`),
    `export { ${Object.entries(file)
      .map(
        ([name, entry]) =>
          `${Array.isArray(entry) ? `list_${name}` : nameOf(entry as Picture)} as ${JSON.stringify(name)}`,
      )
      .join(', ')} };`,
  ].join('\n');
}
