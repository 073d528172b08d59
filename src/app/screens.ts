import type { ComponentType } from 'react';
import type { PageWords } from '../seo/schema.ts';
import type { PageModule } from '../pages/page.ts';
import type { AlbumPhoto } from '../site/photos/albumPhoto.ts';
import type { Language } from '../site/languages.ts';
import { pageIds, type PageId } from '../site/pages.ts';

export type LoadedScreen = {
  id: PageId;
  language: Language;
  Page: ComponentType<{ content: never }>;
  content: PageWords;
  hero: AlbumPhoto;
  photos?: readonly AlbumPhoto[];
};

type Screen = (language: Language) => Promise<LoadedScreen>;

const components: Record<PageId, () => Promise<PageModule<never>>> = {
  home: () => import('../pages/home/Home.tsx'),
  about: () => import('../pages/about/About.tsx'),
  reception: () => import('../pages/reception/Reception.tsx'),
  wedding: () => import('../pages/wedding/Wedding.tsx'),
  baptism: () => import('../pages/baptism/Baptism.tsx'),
  corporate: () => import('../pages/corporate/Corporate.tsx'),
  party: () => import('../pages/party/Party.tsx'),
  venue: () => import('../pages/venue/Venue.tsx'),
  churches: () => import('../pages/churches/Churches.tsx'),
  services: () => import('../pages/services/Services.tsx'),
  weddingPlanner: () => import('../pages/weddingPlanner/WeddingPlanner.tsx'),
  photographer: () => import('../pages/photographer/Photographer.tsx'),
  djMusic: () => import('../pages/djMusic/DjMusic.tsx'),
  reviews: () => import('../pages/reviews/Reviews.tsx'),
  prices: () => import('../pages/prices/Prices.tsx'),
  guests: () => import('../pages/guests/Guests.tsx'),
  contact: () => import('../pages/contact/Contact.tsx'),
  gallery: () => import('../pages/gallery/Gallery.tsx'),
  request: () => import('../pages/request/Request.tsx'),
};
const words = import.meta.glob<{ default: PageWords }>('./*/pages/*.json', {
  base: '../content',
});

const screen =
  (id: PageId): Screen =>
  async (language) => {
    const loadWords = words[`./${language}/pages/${id}.json`];
    if (!loadWords) throw new Error(`src/content/${language}/pages/${id}.json is missing.`);
    const [{ default: Page, hero, photos }, { default: content }] = await Promise.all([
      components[id](),
      loadWords(),
    ]);
    return { id, language, Page, content, hero, photos };
  };

export const screens = Object.fromEntries(pageIds.map((id) => [id, screen(id)])) as Record<
  PageId,
  Screen
>;
