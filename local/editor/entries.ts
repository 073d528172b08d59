/** The content as the browser opens and saves it: the languages of a kind as one entry, each of them in a file of its own. */
import { createHash, randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { writeWhole } from '../../src/build/drafts.ts';
import type { ContentFile, Problem } from '../../src/build/content/contentFile.ts';
import { languageCodes } from '../../src/site/languages.ts';
import { isTranslated, joinedPath } from './form/config.ts';
import { Refusal } from './refusal.ts';
import { tidied } from './tidy.ts';
import { faultsOf, type Changes } from './trial.ts';

type Words = Record<string, unknown>;
/** Where a part of an entry stands: its language, unless it has none, and its file. */
type Part = { language?: string; file: string };
export type Entry = { data: string; file: { path: string; label: string; id: string } };

/** Of every file: two blanks, and a line break at the end. */
const written = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;
const printOf = (text: string): string =>
  createHash('sha256').update(text).digest('hex').slice(0, 16);

const partsOf = (content: ContentFile): Part[] =>
  isTranslated(content)
    ? languageCodes.map((language) => ({
        language,
        file: content.path.replace('{language}', language),
      }))
    : [{ file: content.path }];

const changedMeanwhile = (file: string): Refusal =>
  new Refusal(
    `Το αρχείο ${file} άλλαξε αλλού από τότε που το ανοίξατε. Αντιγράψτε όσα γράψατε, φορτώστε ξανά τη σελίδα και περάστε τα πάλι.`,
    `The file ${file} was changed elsewhere since you opened it. Copy what you wrote, reload the page and put it in again.`,
  );

export const createEntries = (root: string, contents: readonly ContentFile[]) => {
  const byPath = new Map(contents.map((content) => [joinedPath(content), content]));
  /** What a file was when this server last wrote it for an opened entry. Decap goes on with the entry as it was opened. */
  const wrote = new Map<string, string>();

  const contentAt = (path: string): ContentFile => {
    const content = byPath.get(path);
    if (!content)
      throw new Refusal(`Το ${path} δεν αλλάζει από εδώ.`, `${path} is not edited here.`);
    return content;
  };

  const inForm = ({ file, at, message }: Problem): string => {
    const content = contents.find((one) => partsOf(one).some((part) => part.file === file));
    return `${content?.title ?? file}, "${at}": ${message}`;
  };

  const textOf = (file: string): Promise<string> => readFile(join(root, file), 'utf8');

  const changeOf = async (
    { schema }: ContentFile,
    { file }: Part,
    { _rev: revision, ...value }: Words,
  ) => {
    const text = await textOf(file);
    const opened = String(revision);
    if (printOf(text) !== (wrote.get(`${file} ${opened}`) ?? opened.split(' ', 1)[0]))
      throw changedMeanwhile(file);
    const before: unknown = JSON.parse(text);
    const next = tidied(schema, value, before);
    return { file, text: written(next), isChanged: written(next) !== text, opened };
  };

  return {
    open: async (path: string, label = ''): Promise<Entry> => {
      const content = contentAt(path);
      const opened = randomUUID();
      const parts = await Promise.all(
        partsOf(content).map(async ({ language, file }) => {
          const text = await textOf(file);
          // A key that no field has comes back as it was.
          return {
            language,
            words: { ...(JSON.parse(text) as Words), _rev: `${printOf(text)} ${opened}` },
          };
        }),
      );
      const data = written(
        isTranslated(content)
          ? Object.fromEntries(parts.map(({ language, words }) => [language, words]))
          : parts[0]?.words,
      );
      return { data, file: { path, label, id: printOf(data) } };
    },

    /** Writes an entry and the photos that came with it: all, or nothing and a Refusal. */
    save: async (path: string, raw: string, photos: Changes): Promise<void> => {
      const content = contentAt(path);
      const value = JSON.parse(raw) as Words;
      const changes = await Promise.all(
        partsOf(content).map((part) =>
          changeOf(content, part, (part.language ? value[part.language] : value) as Words),
        ),
      );
      const texts = changes
        .filter(({ isChanged }) => isChanged)
        .map(({ file, text }) => [file, text] as const);
      const all = new Map<string, string | Buffer>([...photos, ...texts]);
      if (all.size === 0) return;
      const faults = await faultsOf(root, all);
      if (faults.length > 0) {
        const text = faults.map(inForm).join('\n');
        throw new Refusal(text, text);
      }
      for (const [file, text] of all) await writeWhole(join(root, file), text);
      for (const { file, text, opened } of changes) wrote.set(`${file} ${opened}`, printOf(text));
    },
  };
};
