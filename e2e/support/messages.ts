import elTerms from '../../src/content/el/terms.ts';
import enTerms from '../../src/content/en/terms.ts';
import { mails } from '../../src/content/mails.ts';
import type { MapMessages } from '../../src/features/map/schema.ts';
import type { LayoutMessages } from '../../src/layout/schema.ts';
import type { GalleryContent } from '../../src/pages/gallery/schema.ts';
import type { PageCopy } from '../../src/seo/schema.ts';
import { mapLanguages, type Language } from '../../src/site/languages.ts';
import type { PageId } from '../../src/site/pages.ts';
import { composeContent } from '../../src/vite/content/composeContent.ts';

const compose = <Content>(name: string) =>
  mapLanguages((language) => composeContent<Content>(name, language));

export const mapMessages = compose<MapMessages>('venueMap');
export const terms = { el: elTerms, en: enTerms };
export const layoutMessages = compose<LayoutMessages>('layout');
export const enquiry = mapLanguages((language) => mails[language].enquiry);
export const mail = mapLanguages((language) => mails[language].mail);
export const galleryMessages = compose<GalleryContent>('gallery');

export const getTitle = (id: PageId, language: Language): string =>
  composeContent<PageCopy>(id, language).head.title;
