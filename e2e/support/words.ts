/** The words of the site, by language: specs find things by what a visitor reads. */
import elMap from '../../src/content/el/churchesMap.ts';
import elEnquiry from '../../src/content/el/enquiry.ts';
import elMail from '../../src/content/el/mail.ts';
import elFrame from '../../src/content/el/frame.ts';
import elTerms from '../../src/content/el/terms.ts';
import elGallery from '../../src/content/el/gallery.ts';
import elHome from '../../src/content/el/home.ts';
import enMap from '../../src/content/en/churchesMap.ts';
import enEnquiry from '../../src/content/en/enquiry.ts';
import enGallery from '../../src/content/en/gallery.ts';
import enHome from '../../src/content/en/home.ts';
import enMail from '../../src/content/en/mail.ts';
import enFrame from '../../src/content/en/frame.ts';
import enTerms from '../../src/content/en/terms.ts';
import type { HeadWords } from '../../src/head/headWords.ts';
import type { Language } from '../../src/site/languages.ts';
import type { PageId } from '../../src/site/pages.ts';

export const frame = { el: elFrame, en: enFrame };
export const enquiry = { el: elEnquiry, en: enEnquiry };
export const mail = { el: elMail, en: enMail };
export const gallery = { el: elGallery, en: enGallery };
export const home = { el: elHome, en: enHome };
export const mapWords = { el: elMap, en: enMap };
export const terms = { el: elTerms, en: enTerms };

/** What a page says about itself in its head. */
export const headWords = async (id: PageId, language: Language): Promise<HeadWords> =>
  (await import(`../../src/content/${language}/${id}.ts`)).default.head;
