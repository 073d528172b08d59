import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fieldsOf } from '../../src/build/content/contentFields.ts';
import { kinds } from '../../src/build/content/kinds.ts';
import { albumKinds, pictureKinds } from '../../src/build/content/photoKinds.ts';
import { languageCodes } from '../../src/site/languages.ts';
import { isTranslated, type Content } from './form/config.ts';

const allKinds = [...kinds, ...pictureKinds, ...albumKinds];

/** Read once: it takes the compiler most of a second. */
let known: ReturnType<typeof fieldsOf> | undefined;

/** Reads all content of a project that the owner may edit: its fields, from the types, and what stands there now. */
export const contentReader = (root: string): (() => Content[]) => {
  const fields = (known ??= fieldsOf(allKinds));
  const read = (path: string): unknown => JSON.parse(readFileSync(join(root, path), 'utf8'));
  return () =>
    allKinds.map((kind) => ({
      kind,
      field: fields.get(kind.name)!,
      present: isTranslated(kind)
        ? languageCodes.map((language) => read(kind.path.replace('{language}', language)))
        : [read(kind.path)],
    }));
};
