import { defaultLanguage, languageCodes, languages, type Language } from './languages.ts';
import { pageIds, pageRow, type PageId } from './pages.ts';

export const pathOf = (id: PageId, language: Language): string => pageRow(id).path[language];

export const canonicalPathOf = (id: PageId, language: Language): string =>
  pageRow(id).canonical?.[language] ?? pathOf(id, language);

export const addressesOf = (id: PageId, language: Language): string[] => [
  ...new Set([pathOf(id, language), canonicalPathOf(id, language)]),
];

export const prefixedLanguages = languageCodes.filter((language) => language !== defaultLanguage);

/** Returns the language; a prefix such as /en selects it. */
export const languageOf = (pathname: string): Language =>
  prefixedLanguages.find((code) => `${pathname}/`.startsWith(`${languages[code].home}/`)) ??
  defaultLanguage;

const pageByPath = new Map(
  pageIds.flatMap((id) =>
    languageCodes.flatMap((language) =>
      addressesOf(id, language).map((path) => [path, id] as const),
    ),
  ),
);

/** Ignores one trailing slash. */
export const pageAt = (pathname: string): PageId | undefined =>
  pageByPath.get(pathname.replace(/(.)\/$/, '$1'));

/** Unknown paths lead to the home page. */
export const counterpartOf = (pathname: string, language: Language): string => {
  const id = pageAt(pathname);
  return id ? pathOf(id, language) : languages[language].home;
};

/** They open in a dialog. */
export const legalTextIds = ['terms', 'accessibility'] as const;

export type LegalText = (typeof legalTextIds)[number];

/** Standalone document, if the dialog cannot open. */
export const legalPath = (text: LegalText, language: Language): string => `/${text}/${language}`;

export const allAddresses = pageIds.flatMap((id) =>
  languageCodes.flatMap((language) =>
    addressesOf(id, language).map((path) => ({ path, id, language })),
  ),
);
