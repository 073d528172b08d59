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
  home: createPageLoader('home', () => import('../pages/home/Home.tsx')),
  about: createPageLoader('about', () => import('../pages/about/About.tsx')),
  reception: createPageLoader('reception', () => import('../pages/reception/Reception.tsx')),
  wedding: createPageLoader('wedding', () => import('../pages/wedding/Wedding.tsx')),
  baptism: createPageLoader('baptism', () => import('../pages/baptism/Baptism.tsx')),
  corporate: createPageLoader('corporate', () => import('../pages/corporate/Corporate.tsx')),
  party: createPageLoader('party', () => import('../pages/party/Party.tsx')),
  venue: createPageLoader('venue', () => import('../pages/venue/Venue.tsx')),
  churches: createPageLoader('churches', () => import('../pages/churches/Churches.tsx')),
  services: createPageLoader('services', () => import('../pages/services/Services.tsx')),
  weddingPlanner: createPageLoader(
    'weddingPlanner',
    () => import('../pages/weddingPlanner/WeddingPlanner.tsx'),
  ),
  photographer: createPageLoader(
    'photographer',
    () => import('../pages/photographer/Photographer.tsx'),
  ),
  djMusic: createPageLoader('djMusic', () => import('../pages/djMusic/DjMusic.tsx')),
  reviews: createPageLoader('reviews', () => import('../pages/reviews/Reviews.tsx')),
  prices: createPageLoader('prices', () => import('../pages/prices/Prices.tsx')),
  guests: createPageLoader('guests', () => import('../pages/guests/Guests.tsx')),
  contact: createPageLoader('contact', () => import('../pages/contact/Contact.tsx')),
  gallery: createPageLoader('gallery', () => import('../pages/gallery/Gallery.tsx')),
  request: createPageLoader('request', () => import('../pages/request/Request.tsx')),
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
