/** Words that belong to no page, by language. */
import { downloads } from '../content/downloads.ts';
import type { LegalWords } from '../sections/Legal.tsx';
import type { ShellWords } from '../sections/shellWords.ts';
import { inEveryLanguage, type Localized } from '../site/languages.ts';
import type { LegalText } from '../site/paths.ts';

type Words<Content> = Localized<() => Promise<{ default: Content }>>;

/** Words of the frame, one chunk per language. */
export const shells: Words<ShellWords> = inEveryLanguage((language) => downloads[language].shell);

/** Words of the legal texts, downloaded when one is opened. */
export const legalTexts: Record<LegalText, Words<LegalWords>> = {
  terms: inEveryLanguage((language) => downloads[language].legal.terms),
  accessibility: inEveryLanguage((language) => downloads[language].legal.accessibility),
};
