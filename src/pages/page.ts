import type { ComponentType } from 'react';
import type { PageWords } from '../seo/schema.ts';
import type { AlbumPhoto } from '../site/photos/albumPhoto.ts';

export type PageProps<Words extends PageWords> = { content: Words };

/** `hero` is also the link preview. */
export type PageModule<Words extends PageWords> = {
  default: ComponentType<PageProps<Words>>;
  hero: AlbumPhoto;
  photos?: readonly AlbumPhoto[];
};
