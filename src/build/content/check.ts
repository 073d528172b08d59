/** What is wrong with the content, in the owner's words: asked by `npm run check`, by the build and by the editor, so that a bad edit never goes live. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defaultLanguage, languageCodes, type Language } from '../../site/languages.ts';
import type { SentenceFacts } from '../words/compose.ts';
import { sentenceFacts } from '../words/sentenceFacts.ts';
import { fieldsOf, type Field } from './fields.ts';
import { kinds, type Kind } from './kinds.ts';
import { disagreements, usesOf, type Texts } from './placeholders.ts';
import { readJson } from './readJson.ts';
import { unknownReviews, wrongReviews } from './references.ts';
import { says, type Said } from './says.ts';
import { wrongIn } from './sentences.ts';
import { misshapen, textsIn, type Finding } from './shape.ts';

/** Something that must be mended before the site can be built. */
export type Fault = {
  /** From the folder of the project. */
  file: string;
  /** The line in it, from 1, where that is known. */
  line?: number;
  /** The keys that lead to the place, with dots; entries of lists count from 0. "" is the file itself. */
  at: string;
  el: string;
  en: string;
};

/** A file of content as it stands. */
export type Written = { kind: Kind; language?: Language; file: string; value: unknown; lines?: ReadonlyMap<string, number> };

const groups: Readonly<Record<Kind['group'], Said>> = {
  pages: { el: 'Σελίδα', en: 'Page' },
  shared: { el: 'Κοινά κείμενα', en: 'Shared words' },
  facts: { el: 'Στοιχεία', en: 'Facts' },
  photos: { el: 'Φωτογραφίες', en: 'Photos' },
};

/** "Greek", "ελληνικά": a language as a sentence has it. */
const nameOf = (language: Language): Said => ({
  el: new Intl.DisplayNames('el', { type: 'language' }).of(language)!.toLocaleLowerCase('el'),
  en: new Intl.DisplayNames('en', { type: 'language' }).of(language)!,
});

const names = Object.fromEntries(languageCodes.map((language) => [language, nameOf(language)])) as Record<Language, Said>;

/** The line of a place; of what is missing, the line of what it would stand in. */
function lineOf(at: string, lines: ReadonlyMap<string, number>): number | undefined {
  for (let path = at; ; path = path.slice(0, Math.max(0, path.lastIndexOf('.')))) {
    const line = lines.get(path);
    if (line !== undefined || path === '') return line;
  }
}

function faultAt({ kind, language, file, lines }: Omit<Written, 'value'>, { at, said }: Finding): Fault {
  const group = groups[kind.group];
  const el = [`${group.el} «${kind.title.el}»`, ...(language ? [names[language].el] : []), ...(at ? [`«${at}»`] : [])].join(', ');
  const en = [`${group.en} "${kind.title.en}"`, ...(language ? [names[language].en] : []), ...(at ? [`"${at}"`] : [])].join(', ');
  const line = lines && lineOf(at, lines);
  return { file, ...(line && { line }), at, el: `${el}: ${said.el}`, en: `${en}: ${said.en}` };
}

/** The groups whose texts are sentences, with facts and marks. */
const hasSentences = ({ group }: Kind): boolean => group === 'pages' || group === 'shared';

const factsOf = new Map<Language, SentenceFacts>();

/** The facts of a language, looked up once. */
const factsIn = (language: Language): SentenceFacts => {
  const facts = factsOf.get(language) ?? sentenceFacts(language);
  factsOf.set(language, facts);
  return facts;
};

/** What is wrong with a file by itself. */
function alone(written: Written, field: Field, list: unknown): Finding[] {
  const { kind, language, value } = written;
  const references = Object.entries(kind.joined ?? {}).flatMap(([path, said]) => (said === 'review' && list !== undefined ? unknownReviews(value, path, list) : []));
  const sentences = language && hasSentences(kind) ? textsIn(value).flatMap(({ at, text }) => wrongIn(text, factsIn(language)).map((said) => ({ at, said }))) : [];
  return [...misshapen(value, field), ...sentences, ...references, ...(kind.name === 'reviewList' ? wrongReviews(value) : [])];
}

/** What the other languages leave to the page and the original does not, and the other way round. */
function between(all: readonly Written[]): Fault[] {
  const texts = new Map<Written, Texts>(all.filter(({ kind, language }) => language && hasSentences(kind)).map((written) => [written, textsIn(written.value)]));
  const uses = usesOf([...texts.values()]);
  return [...texts].flatMap(([original, own]) => {
    if (original.language !== defaultLanguage) return [];
    return [...texts].flatMap(([other, others]) => {
      if (other.kind !== original.kind || other === original) return [];
      const [here, there] = disagreements([own, others], [names[original.language!], names[other.language!]], uses);
      return [...here.map((finding) => faultAt(original, finding)), ...there.map((finding) => faultAt(other, finding))];
    });
  });
}

/** What is wrong with content that could be read. */
export function faultsIn(all: readonly Written[], fields: ReadonlyMap<string, Field>): Fault[] {
  const listOf = (language: Language | undefined): unknown => all.find((other) => other.kind.name === 'reviewList' && other.language === language)?.value;
  return [...all.flatMap((written) => alone(written, fields.get(written.kind.name)!, listOf(written.language)).map((finding) => faultAt(written, finding))), ...between(all)];
}

/** The files of content: those that can be read, and what is wrong with the others. */
export function readContent(root: string): { all: Written[]; faults: Fault[] } {
  const all: Written[] = [];
  const faults: Fault[] = [];
  for (const kind of kinds)
    for (const language of kind.path.includes('{language}') ? languageCodes : [undefined]) {
      const file = kind.path.replace('{language}', language ?? '');
      const path = join(root, file);
      const place = { kind, language, file };
      if (!existsSync(path)) {
        faults.push(faultAt(place, { at: '', said: says.noFile() }));
        continue;
      }
      const reading = readJson(readFileSync(path, 'utf8'));
      if ('mistake' in reading) {
        faults.push({ ...faultAt(place, { at: '', said: says.unreadable(reading.mistake) }), line: reading.mistake.line });
        continue;
      }
      const { value, lines, twice } = reading;
      all.push({ ...place, value, lines });
      faults.push(...twice.map((at) => faultAt({ ...place, lines }, { at, said: says.twice() })));
    }
  return { all, faults };
}

const project = join(import.meta.dirname, '../../..');

/** What is wrong with the content of a project; the types are this one's. */
export function checkContent(root: string = project): Fault[] {
  const { all, faults } = readContent(root);
  return [...faults, ...faultsIn(all, fieldsOf(kinds))];
}

/** The faults as a person reads them: each with its file and line, in English and in Greek, and their number. */
export const faultsText = (faults: readonly Fault[]): string =>
  [
    ...faults.map(({ file, line, el, en }) => `${file}${line ? `:${line}` : ''}\n  ${en}\n  ${el}\n`),
    faults.length === 1 ? '1 fault in the content; the site is not built before it is mended.' : `${faults.length} faults in the content; the site is not built before they are mended.`,
  ].join('\n');
