import type { LegalWords } from '../components/Legal.tsx';
import type { LanguageWords } from '../pages/languageWords.ts';
import { inEachLanguage, type Language } from '../site/languages.ts';
import type { LegalText } from '../site/paths.ts';

const folders = import.meta.glob<{ default: LanguageWords }>('./*/index.ts');

/** Loaders of messages. `npm run check` reports a missing language. */
export const downloads = inEachLanguage((language) => folders[`./${language}/index.ts`]!);

export const legalWords = async (text: LegalText, language: Language): Promise<LegalWords> => {
  const { legal } = (await downloads[language]()).default;
  return (await legal[text]()).default;
};
