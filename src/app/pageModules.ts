import type { ReactNode } from 'react';
import type { LayoutMessages } from '../layout/schema.ts';
import type { DescribedPage, PageContent } from '../seo/schema.ts';
import { mapLanguages, type Language } from '../site/languages.ts';
import { findAddress, getLanguage, pages, type PageId } from '../site/pages.ts';

export type LoadedPage = DescribedPage & {
  /** A method, because TypeScript compares its parameters loosely: a page needs more content. */
  Page(props: { content: PageContent }): ReactNode;
};

const components = import.meta.glob<LoadedPage['Page']>('../pages/*/index.tsx', {
  import: 'default',
});

/** src/vite/content/plugin.ts composes these files. */
const files = import.meta.glob<unknown>(
  ['../content/*/{layout,pages/*}.json', '!../content/pictures/*'],
  { query: '?composed', import: 'default' },
);

const loadContent = <Content>(language: Language, name: string) =>
  files[`../content/${language}/${name}.json`]!() as Promise<Content>;

const loadPage = async (id: PageId, language: Language): Promise<LoadedPage> => {
  const [Page, content] = await Promise.all([
    components[`../pages/${id}/index.tsx`]!(),
    loadContent<PageContent>(language, `pages/${id}`),
  ]);
  return { id, language, content, Page };
};

export const layoutRouteIds = mapLanguages((language) => `layout-${language}`);

export const layoutLoaders = mapLanguages(
  (language) => () => loadContent<LayoutMessages>(language, 'layout'),
);

export const pageLoaders = Object.fromEntries(
  Object.keys(pages).map((id) => [id, (language: Language) => loadPage(id as PageId, language)]),
) as Record<PageId, (language: Language) => Promise<LoadedPage>>;

/** Returns loader data by route id. Rejects if a download fails. */
export async function loadRouteData(pathname: string): Promise<Record<string, unknown>> {
  const language = getLanguage(pathname);
  const address = findAddress(pathname);
  const [messages, loadedPage] = await Promise.all([
    layoutLoaders[language](),
    address && pageLoaders[address.id](language),
  ]);
  return { [layoutRouteIds[language]]: messages, ...(address && { [address.path]: loadedPage }) };
}
