import type { z } from 'zod';
import type { Review } from '../facts/reviews/schema.ts';
import type { pageFields } from '../model/groups.ts';
import type { Language } from '../site/languages.ts';
import type { PageId } from '../site/pages.ts';
import type { GalleryPhoto, PagePicture } from '../site/photos/pagePicture.ts';

export type PageCopy = z.infer<z.ZodObject<typeof pageFields>>;

export type PageContent = PageCopy & {
  pictures: { hero: PagePicture };
  reviews?: readonly Review[];
  /** Euros per guest. */
  priceRange?: { from: number; to: number };
  gallery?: readonly GalleryPhoto[];
};

export type DescribedPage = { id: PageId; language: Language; content: PageContent };
