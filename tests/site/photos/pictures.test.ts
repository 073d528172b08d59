// @vitest-environment node
import { globSync, readFileSync } from 'node:fs';
import { parse } from 'node:path';
import { expect, it } from 'vitest';
import type { PictureFile } from '../../../src/site/photos/schema.ts';

const files = globSync('src/content/pictures/*.json').map((file) => ({
  file,
  page: parse(file).name,
  pictures: JSON.parse(readFileSync(file, 'utf8')) as PictureFile,
}));
const sources = globSync('src/{pages,sections}/**/*.tsx').map((file) => readFileSync(file, 'utf8'));

const importedFrom = (page: string): string[] =>
  sources.flatMap((text) =>
    [...text.matchAll(/import \{([^}]*)\} from 'pictures:(\w+)'/g)].flatMap(
      ([, names = '', from]) =>
        from === page
          ? names
              .split(',')
              .map((name) => name.trim())
              .filter(Boolean)
          : [],
    ),
  );

it.each(files)(
  'every picture in $file is shown, so that nobody chooses one in vain',
  ({ page, pictures }) => {
    expect(importedFrom(page).toSorted()).toEqual(Object.keys(pictures).toSorted());
  },
);
