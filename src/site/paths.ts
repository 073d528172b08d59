import { defaultLanguage, languageCodes, languages, type Language } from './languages.ts';
import { pageIds, pageRow, type PageId } from './pages.ts';

/** The address that links and the language switch use. */
export const pathOf = (id: PageId, language: Language): string => pageRow(id).path[language];

/** The address that search engines are told: the canonical alias where the row has one. */
export const canonicalPathOf = (id: PageId, language: Language): string =>
  pageRow(id).canonical?.[language] ?? pathOf(id, language);

/** Every address that answers with this page in this language. */
export const addressesOf = (id: PageId, language: Language): string[] => [
  ...new Set([pathOf(id, language), canonicalPathOf(id, language)]),
];

/** The languages whose addresses begin with their name; those of the original do not. */
export const prefixedLanguages = languageCodes.filter((language) => language !== defaultLanguage);

/** English is detected from a path that starts with /en (docs/specification.md, "Addresses"), and so is every other language but the original. */
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

/** The page at a path, or undefined; one trailing slash is forgiven. */
export const pageAt = (pathname: string): PageId | undefined =>
  pageByPath.get(pathname.replace(/(.)\/$/, '$1'));

/** The same page in another language; an unknown path leads to that language's home. */
export const counterpartOf = (pathname: string, language: Language): string => {
  const id = pageAt(pathname);
  return id ? pathOf(id, language) : languages[language].home;
};

/** Texts beside the pages, which open in a dialog: the terms with the privacy note, and the accessibility statement. */
export const legalTextIds = ['terms', 'accessibility'] as const;

export type LegalText = (typeof legalTextIds)[number];

/** A legal text as a document, for whom its dialog cannot open; no page of the site. */
export const legalPath = (text: LegalText, language: Language): string => `/${text}/${language}`;

/** Every address of the site with its page and language: 19 pairs and one alias. */
export const allAddresses = pageIds.flatMap((id) =>
  languageCodes.flatMap((language) =>
    addressesOf(id, language).map((path) => ({ path, id, language })),
  ),
);
