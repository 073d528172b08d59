import { z } from 'zod';
import type { Review } from '../site/facts/reviews/schema.ts';
import { group, line, text, texts } from '../site/fields.ts';
import type { Language } from '../site/languages.ts';
import type { PageId } from '../site/pages.ts';
import type { GalleryPhoto, PagePicture } from '../site/photos/pagePicture.ts';

export const headSchema = group('Για μηχανές αναζήτησης', {
  title: line(
    'Τίτλος',
    'Ως 60 χαρακτήρες, διαφορετικός σε κάθε σελίδα. · Up to 60 characters, different on each page.',
  ),
  description: text(
    'Περιγραφή',
    'Από 70 ως 160 χαρακτήρες, διαφορετική σε κάθε σελίδα. · 70 to 160 characters, different on each page.',
  ),
  keywords: texts('Λέξεις-κλειδιά'),
});

/** Fields of the content file of every page. */
export const pageFields = { pageName: line('Όνομα στο μενού'), head: headSchema };

export type PageCopy = z.infer<z.ZodObject<typeof pageFields>>;

export type PageContent = PageCopy & {
  pictures: { hero: PagePicture };
  reviews?: readonly Review[];
  gallery?: readonly GalleryPhoto[];
};

export type DescribedPage = { id: PageId; language: Language; content: PageContent };
