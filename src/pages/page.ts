import type { ComponentType } from 'react';
import type { HeadWords } from '../head/headWords.ts';
import type { AlbumPhoto } from '../photos/albumPhoto.ts';

/** What every page's words file has besides the page's own words. */
export type PageWords = {
  /** What the page is called in the menu, the footer and breadcrumbs. */
  pageName: string;
  head: HeadWords;
};

export type PageProps<Words extends PageWords> = { content: Words };

/** What a page's module gives: the component, the photo of its link preview and, of a gallery, all its photos. */
export type PageModule<Words extends PageWords> = {
  default: ComponentType<PageProps<Words>>;
  hero: AlbumPhoto;
  photos?: readonly AlbumPhoto[];
};
