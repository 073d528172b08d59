/** What the application downloads, by language; nobody downloads the list of another. */
import type { LegalWords } from '../components/Legal.tsx';
import type { LanguageWords } from '../pages/languageWords.ts';
import { inEachLanguage, type Language } from '../site/languages.ts';
import type { LegalText } from '../site/paths.ts';

const folders = import.meta.glob<{ default: LanguageWords }>('./*/index.ts');

/** `npm run check` says which language has none. */
export const downloads = inEachLanguage((language) => folders[`./${language}/index.ts`]!);

/** The words of a legal text, downloaded when it is opened. */
export const legalWords = async (text: LegalText, language: Language): Promise<LegalWords> => {
  const { legal } = (await downloads[language]()).default;
  return (await legal[text]()).default;
};
