/** The words of the site, by language: specs find things by what a visitor reads. */
import elMap from '../../src/content/el/churchesMap.ts';
import elEnquiry from '../../src/content/el/enquiry.ts';
import elMail from '../../src/content/el/mail.ts';
import elTerms from '../../src/content/el/terms.ts';
import enMap from '../../src/content/en/churchesMap.ts';
import enEnquiry from '../../src/content/en/enquiry.ts';
import enMail from '../../src/content/en/mail.ts';
import enTerms from '../../src/content/en/terms.ts';
import type { PageWords } from '../../src/pages/page.ts';
import type { HeadWords } from '../../src/head/headWords.ts';
import type { Language } from '../../src/site/languages.ts';
import type { PageId } from '../../src/site/pages.ts';
import { wordsByLanguage, wordsOf } from '../../src/build/words/wordsOf.ts';
import type { FrameWords } from '../../src/frame/frameWords.ts';
import type { GalleryWords } from '../../src/pages/Gallery.tsx';
import type { HomeWords } from '../../src/pages/Home.tsx';

export const frame = wordsByLanguage<FrameWords>('frame');
export const enquiry = { el: elEnquiry, en: enEnquiry };
export const mail = { el: elMail, en: enMail };
export const gallery = wordsByLanguage<GalleryWords>('gallery');
export const home = wordsByLanguage<HomeWords>('home');
export const mapWords = { el: elMap, en: enMap };
export const terms = { el: elTerms, en: enTerms };

/** What a page says about itself in its head. */
export const headWords = (id: PageId, language: Language): HeadWords => wordsOf<PageWords>(id, language).head;
