import { inEachLanguage, type Language } from '../../site/languages.ts';
import type { Kind } from './kind.ts';
import type { Said } from './says.ts';
import type { Finding } from './shape.ts';

/** Something that must be mended before the site can be built. */
export type Fault = {
  /** From the folder of the project. */
  file: string;
  /** The line in it, from 1, where that is known. */
  line?: number;
  /** The keys that lead to the place, with dots; entries of lists count from 0. "" is the file itself. */
  at: string;
} & Said;

/** A file of content as it stands. */
export type Written = {
  kind: Kind;
  language?: Language;
  file: string;
  value: unknown;
  lines?: ReadonlyMap<string, number>;
};

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

export const languageNames = inEachLanguage(nameOf);

/** The line of a place; of what is missing, the line of what it would stand in. */
function lineOf(at: string, lines: ReadonlyMap<string, number>): number | undefined {
  for (let path = at; ; path = path.slice(0, Math.max(0, path.lastIndexOf('.')))) {
    const line = lines.get(path);
    if (line !== undefined || path === '') return line;
  }
}

/** A finding as a fault of its file. */
export function faultAt(
  { kind, language, file, lines }: Omit<Written, 'value'>,
  { at, said }: Finding,
): Fault {
  const group = groups[kind.group];
  const el = [
    `${group.el} «${kind.title.el}»`,
    ...(language ? [languageNames[language].el] : []),
    ...(at ? [`«${at}»`] : []),
  ].join(', ');
  const en = [
    `${group.en} "${kind.title.en}"`,
    ...(language ? [languageNames[language].en] : []),
    ...(at ? [`"${at}"`] : []),
  ].join(', ');
  const line = lines && lineOf(at, lines);
  return { file, ...(line && { line }), at, el: `${el}: ${said.el}`, en: `${en}: ${said.en}` };
}

/** The faults as a person reads them: each with its file and line, in English and in Greek, and their number. */
export const faultsText = (faults: readonly Fault[]): string =>
  [
    ...faults.map(
      ({ file, line, el, en }) => `${file}${line ? `:${line}` : ''}\n  ${en}\n  ${el}\n`,
    ),
    faults.length === 1
      ? '1 fault in the content; the site is not built before it is mended.'
      : `${faults.length} faults in the content; the site is not built before they are mended.`,
  ].join('\n');
