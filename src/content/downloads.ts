/** What the application downloads, by language; nobody downloads the list of another. */
import type { LegalWords } from '../frame/legal/Legal.tsx';
import type { Language, Localized } from '../site/languages.ts';
import type { LegalText } from '../site/paths.ts';

/** The original says what there is to translate. */
export type LanguageWords = typeof import('./el/index.ts').default;

export const downloads: Localized<() => Promise<{ default: LanguageWords }>> = {
  el: () => import('./el/index.ts'),
  en: () => import('./en/index.ts'),
};

/** The words of a legal text, downloaded when it is opened. */
export const legalWords = async (text: LegalText, language: Language): Promise<LegalWords> => {
  const { legal } = (await downloads[language]()).default;
  return (await legal[text]()).default;
};
