import type { ComponentType } from 'react';
import type { PageModule, PageProps, PageWords } from '../pages/page.ts';
import type { AlbumPhoto } from '../photos/albumPhoto.ts';
import type { Language } from '../site/languages.ts';
import type { PageId } from '../site/pages.ts';
import type { Words } from './frameWords.ts';

/** A page with its words in one language, downloaded. */
export type LoadedScreen = { Page: ComponentType<{ content: never }>; content: PageWords; hero: AlbumPhoto; photos?: readonly AlbumPhoto[] };

type Screen = (language: Language) => Promise<LoadedScreen>;

/** Pairs a component with its words per language; the compiler compares the two. */
const screen =
  <Content extends PageWords>(component: () => Promise<PageModule<Content>>, words: Words<Content>): Screen =>
  async (language) => {
    const [{ default: Page, hero, photos }, { default: content }] = await Promise.all([component(), words[language]()]);
    return { Page: Page as ComponentType<PageProps<never>>, content, hero, photos };
  };

/** Every page of the table with its component and its words; each is a chunk of its own. */
export const screens = {
  home: screen(() => import('../pages/Home.tsx'), { el: () => import('../content/el/home.ts'), en: () => import('../content/en/home.ts') }),
  about: screen(() => import('../pages/About.tsx'), { el: () => import('../content/el/about.ts'), en: () => import('../content/en/about.ts') }),
  reception: screen(() => import('../pages/Reception.tsx'), { el: () => import('../content/el/reception.ts'), en: () => import('../content/en/reception.ts') }),
  wedding: screen(() => import('../pages/Wedding.tsx'), { el: () => import('../content/el/wedding.ts'), en: () => import('../content/en/wedding.ts') }),
  baptism: screen(() => import('../pages/Baptism.tsx'), { el: () => import('../content/el/baptism.ts'), en: () => import('../content/en/baptism.ts') }),
  corporate: screen(() => import('../pages/Corporate.tsx'), { el: () => import('../content/el/corporate.ts'), en: () => import('../content/en/corporate.ts') }),
  party: screen(() => import('../pages/Party.tsx'), { el: () => import('../content/el/party.ts'), en: () => import('../content/en/party.ts') }),
  venue: screen(() => import('../pages/Venue.tsx'), { el: () => import('../content/el/venue.ts'), en: () => import('../content/en/venue.ts') }),
  churches: screen(() => import('../pages/Churches.tsx'), { el: () => import('../content/el/churches.ts'), en: () => import('../content/en/churches.ts') }),
  services: screen(() => import('../pages/Services.tsx'), { el: () => import('../content/el/services.ts'), en: () => import('../content/en/services.ts') }),
  weddingPlanner: screen(() => import('../pages/WeddingPlanner.tsx'), {
    el: () => import('../content/el/weddingPlanner.ts'),
    en: () => import('../content/en/weddingPlanner.ts'),
  }),
  photographer: screen(() => import('../pages/Photographer.tsx'), {
    el: () => import('../content/el/photographer.ts'),
    en: () => import('../content/en/photographer.ts'),
  }),
  djMusic: screen(() => import('../pages/DjMusic.tsx'), { el: () => import('../content/el/djMusic.ts'), en: () => import('../content/en/djMusic.ts') }),
  reviews: screen(() => import('../pages/Reviews.tsx'), { el: () => import('../content/el/reviews.ts'), en: () => import('../content/en/reviews.ts') }),
  contact: screen(() => import('../pages/Contact.tsx'), { el: () => import('../content/el/contact.ts'), en: () => import('../content/en/contact.ts') }),
  gallery: screen(() => import('../pages/Gallery.tsx'), { el: () => import('../content/el/gallery.ts'), en: () => import('../content/en/gallery.ts') }),
  request: screen(() => import('../pages/Request.tsx'), { el: () => import('../content/el/request.ts'), en: () => import('../content/en/request.ts') }),
} satisfies Record<PageId, Screen>;
