import { greekHints } from './greekHints.ts';

/** Decap reads hints as Markdown, where the stars that a hint explains would be gone. */
const plain = (text: string): string => text.replaceAll(/[*_`[\]]/g, (mark) => `\\${mark}`);

/** The line under a field: the comment of its type, in Greek and in English. */
export const hintOf = (comment: string): string =>
  plain(
    [...(Object.hasOwn(greekHints, comment) ? [greekHints[comment]!] : []), comment].join(' · '),
  );
