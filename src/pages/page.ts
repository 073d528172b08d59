import type { ComponentType } from 'react';
import type { PageWords } from '../seo/schema.ts';
import type { AlbumPhoto } from '../site/photos/albumPhoto.ts';

export type PageProps<Words extends PageWords> = { content: Words };

/** What a page's module gives: the component, the photo of its link preview and, of a gallery, all its photos. */
export type PageModule<Words extends PageWords> = {
  default: ComponentType<PageProps<Words>>;
  hero: AlbumPhoto;
  photos?: readonly AlbumPhoto[];
};
