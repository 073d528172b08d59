import type { ComponentType } from 'react';
import { downloads, type LanguageWords } from '../content/downloads.ts';
import type { PageModule, PageProps, PageWords } from '../pages/page.ts';
import type { AlbumPhoto } from '../photos/albumPhoto.ts';
import type { Language } from '../site/languages.ts';
import { pageIds, type PageId } from '../site/pages.ts';

/** A page with its words in one language, downloaded. */
export type LoadedScreen = { Page: ComponentType<{ content: never }>; content: PageWords; hero: AlbumPhoto; photos?: readonly AlbumPhoto[] };

type Screen = (language: Language) => Promise<LoadedScreen>;

type WordsOf<Id extends PageId> = Awaited<ReturnType<LanguageWords['pages'][Id]>>['default'];

/** Every page of the table with its component, which takes the words of that name; each is a chunk of its own. */
const components: { [Id in PageId]: () => Promise<PageModule<WordsOf<Id>>> } = {
  home: () => import('../pages/Home.tsx'),
  about: () => import('../pages/About.tsx'),
  reception: () => import('../pages/Reception.tsx'),
  wedding: () => import('../pages/Wedding.tsx'),
  baptism: () => import('../pages/Baptism.tsx'),
  corporate: () => import('../pages/Corporate.tsx'),
  party: () => import('../pages/Party.tsx'),
  venue: () => import('../pages/Venue.tsx'),
  churches: () => import('../pages/Churches.tsx'),
  services: () => import('../pages/Services.tsx'),
  weddingPlanner: () => import('../pages/WeddingPlanner.tsx'),
  photographer: () => import('../pages/Photographer.tsx'),
  djMusic: () => import('../pages/DjMusic.tsx'),
  reviews: () => import('../pages/Reviews.tsx'),
  contact: () => import('../pages/Contact.tsx'),
  gallery: () => import('../pages/Gallery.tsx'),
  request: () => import('../pages/Request.tsx'),
};

const wordsOf = async (id: PageId, language: Language) => {
  const { pages } = (await downloads[language]()).default;
  return pages[id]();
};

const screen =
  (id: PageId): Screen =>
  async (language) => {
    const [{ default: Page, hero, photos }, { default: content }] = await Promise.all([components[id](), wordsOf(id, language)]);
    return { Page: Page as ComponentType<PageProps<never>>, content, hero, photos };
  };

/** How each page is downloaded. */
export const screens = Object.fromEntries(pageIds.map((id) => [id, screen(id)])) as Record<PageId, Screen>;
