/**
 * The types of `pictures:about` and the like, from the files in src/content/pictures: a name that a file does not have, or
 * a place that an arrangement does not know, fails the type check. Written before every check and by every build and dev
 * server, since a list by hand would be one more place to change for a new page.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join, parse } from 'node:path';
import type { PictureFile } from '../../photos/pictures.ts';
import { writeWhole } from '../drafts.ts';

/** From the project's folder; tsconfig.json includes it. */
export const pictureTypesFile = '.cache/types/pictures.d.ts';

const typeOf = (entry: PictureFile[string]): string =>
  Array.isArray(entry)
    ? `readonly Shot<${[...new Set(entry.map(({ place }) => JSON.stringify(place)))].join(' | ') || 'never'}>[]`
    : 'PagePicture';

/** The types of the pages' files, by the names of the pages. */
export const pictureTypes = (files: ReadonlyMap<string, PictureFile>): string =>
  [...files]
    .map(([page, file]) =>
      [
        `declare module 'pictures:${page}' {`,
        "  type PagePicture = import('../../src/photos/pictures.ts').PagePicture;",
        "  type Shot<Place extends string> = import('../../src/photos/pictures.ts').Shot<Place>;",
        ...Object.entries(file).map(([name, entry]) => `  const ${name}: ${typeOf(entry)};`),
        `  export { ${Object.keys(file).join(', ')} };`,
        '}\n',
      ].join('\n'),
    )
    .join('');

/** Writes the types of a project's pictures. A file that cannot be read has none: the check of the content tells of it. */
export async function writePictureTypes(root: string): Promise<void> {
  const folder = join(root, 'src/content/pictures');
  const files = readdirSync(folder).flatMap((name): [string, PictureFile][] => {
    try {
      return [
        [parse(name).name, JSON.parse(readFileSync(join(folder, name), 'utf8')) as PictureFile],
      ];
    } catch {
      return [];
    }
  });
  await writeWhole(join(root, pictureTypesFile), pictureTypes(new Map(files)));
}
