import { languageCodes, type Localized } from '../../src/site/languages.ts';
import { pages, type PageId } from '../../src/site/pages.ts';
import { pathOf } from '../../src/site/paths.ts';
import type { Content } from './config.ts';

/** Where content that is no page is seen best. */
const shownOn: Readonly<Record<string, PageId>> = { estimate: 'request', reviewList: 'reviews' };

const pageOf = (name: string): PageId => (name in pages ? (name as PageId) : (shownOn[name] ?? 'home'));

/** The address that the preview of each kind shows, in each language. */
export const previewPaths = (contents: readonly Content[]): Record<string, Localized> =>
  Object.fromEntries(contents.map(({ kind: { name } }) => [name, Object.fromEntries(languageCodes.map((language) => [language, pathOf(pageOf(name), language)])) as Localized]));
