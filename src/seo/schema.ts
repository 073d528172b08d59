import type { z } from 'zod';
import type { pageFields } from '../components/schema.ts';
import type { Review } from '../site/facts/reviews/schema.ts';
import type { Language } from '../site/languages.ts';
import type { PageId } from '../site/pages.ts';
import type { GalleryPhoto, PagePicture } from '../site/photos/pagePicture.ts';

export type PageCopy = z.infer<z.ZodObject<typeof pageFields>>;

export type PageContent = PageCopy & {
  pictures: { hero: PagePicture };
  reviews?: readonly Review[];
  gallery?: readonly GalleryPhoto[];
};

export type DescribedPage = { id: PageId; language: Language; content: PageContent };
