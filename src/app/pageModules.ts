import type { ReactNode } from 'react';
import type { LayoutMessages } from '../layout/schema.ts';
import type { DescribedPage, PageContent } from '../seo/schema.ts';
import { mapLanguages, type Language } from '../site/languages.ts';
import { findAddress, getLanguage, type PageId } from '../site/pages.ts';

export type LoadedPage = DescribedPage & {
  /** A method, because TypeScript compares its parameters loosely: a page needs more content than all pages have. */
  Page(props: { content: PageContent }): ReactNode;
};

/** The Vite plugin in src/vite/content composes these files, and `npm run check` validates them. */
const files = import.meta.glob<unknown>(
  ['../content/*/{layout,pages/*}.json', '!../content/pictures/*'],
  { query: '?composed', import: 'default' },
);

const loadContent = async <Content>(language: Language, name: string): Promise<Content> => {
  const file = files[`../content/${language}/${name}.json`];
  if (!file) throw new Error(`src/content/${language}/${name}.json is missing.`);
  return (await file()) as Content;
};

const createPageLoader =
  <Content extends PageContent>(
    id: PageId,
    loadComponent: () => Promise<{ default: (props: { content: Content }) => ReactNode }>,
  ) =>
  async (language: Language): Promise<LoadedPage> => {
    const [{ default: Page }, content] = await Promise.all([
      loadComponent(),
      loadContent<Content>(language, `pages/${id}`),
    ]);
    return { id, language, content, Page };
  };

export const layoutRouteIds = mapLanguages((language) => `layout-${language}`);

export const layoutLoaders = mapLanguages(
  (language) => () => loadContent<LayoutMessages>(language, 'layout'),
);

export const pageLoaders: Record<PageId, (language: Language) => Promise<LoadedPage>> = {
  home: createPageLoader('home', () => import('../pages/home/index.tsx')),
  about: createPageLoader('about', () => import('../pages/about/index.tsx')),
  reception: createPageLoader('reception', () => import('../pages/reception/index.tsx')),
  wedding: createPageLoader('wedding', () => import('../pages/wedding/index.tsx')),
  baptism: createPageLoader('baptism', () => import('../pages/baptism/index.tsx')),
  corporate: createPageLoader('corporate', () => import('../pages/corporate/index.tsx')),
  party: createPageLoader('party', () => import('../pages/party/index.tsx')),
  venue: createPageLoader('venue', () => import('../pages/venue/index.tsx')),
  churches: createPageLoader('churches', () => import('../pages/churches/index.tsx')),
  services: createPageLoader('services', () => import('../pages/services/index.tsx')),
  weddingPlanner: createPageLoader(
    'weddingPlanner',
    () => import('../pages/weddingPlanner/index.tsx'),
  ),
  photographer: createPageLoader('photographer', () => import('../pages/photographer/index.tsx')),
  djMusic: createPageLoader('djMusic', () => import('../pages/djMusic/index.tsx')),
  reviews: createPageLoader('reviews', () => import('../pages/reviews/index.tsx')),
  prices: createPageLoader('prices', () => import('../pages/prices/index.tsx')),
  guests: createPageLoader('guests', () => import('../pages/guests/index.tsx')),
  contact: createPageLoader('contact', () => import('../pages/contact/index.tsx')),
  gallery: createPageLoader('gallery', () => import('../pages/gallery/index.tsx')),
  request: createPageLoader('request', () => import('../pages/request/index.tsx')),
};

/** Returns the loader data of the routes by id. Rejects if a download fails. */
export async function loadRouteData(pathname: string): Promise<Record<string, unknown>> {
  const language = getLanguage(pathname);
  const address = findAddress(pathname);
  const [messages, loadedPage] = await Promise.all([
    layoutLoaders[language](),
    address && pageLoaders[address.id](language),
  ]);
  return { [layoutRouteIds[language]]: messages, ...(address && { [address.path]: loadedPage }) };
}
