import { venue } from '../facts/venue/venue.ts';
import { shareImageSize } from '../site/brand.ts';
import {
  defaultLanguage,
  languageCodes,
  languages,
  listOtherLanguages,
  type Language,
} from '../site/languages.ts';
import { getCanonicalPath, type PageId } from '../site/pages.ts';
import type { DescribedPage } from './schema.ts';

export const siteUrl: string = import.meta.env.SITE_URL;

export const getAbsoluteUrl = (path: string): string => `${siteUrl}${path}`;

export const getShareImagePath = (page: PageId, language: Language): string =>
  `/share/${page}-${language}.jpg`;

const formatLocale = (language: Language): string => languages[language].locale.replace('-', '_');

type HeadTags = {
  title: string;
  meta: Record<string, string>[];
  link: Record<string, string>[];
};

/** Follows docs/specification.md, "Head". */
export function createHeadTags({ id, language, content }: DescribedPage): HeadTags {
  const { head: copy, pictures } = content;
  const url = getAbsoluteUrl(getCanonicalPath(id, language));
  const image = getAbsoluteUrl(getShareImagePath(id, language));
  const { latitude, longitude } = venue.position;
  const createAlternate = (hrefLang: string, code: Language) => ({
    rel: 'alternate',
    hrefLang,
    href: getAbsoluteUrl(getCanonicalPath(id, code)),
  });
  return {
    title: copy.title,
    meta: [
      { name: 'description', content: copy.description },
      { name: 'keywords', content: copy.keywords.join(', ') },
      { name: 'robots', content: 'index, follow' },
      // For the home screen of iOS. The manifest has only one language.
      { name: 'apple-mobile-web-app-title', content: venue.shortName[language] },
      { name: 'geo.region', content: venue.geoRegion },
      { name: 'geo.placename', content: venue.address.locality.en },
      { name: 'geo.position', content: `${latitude};${longitude}` },
      { name: 'ICBM', content: `${latitude}, ${longitude}` },
      { property: 'og:type', content: 'website' },
      { property: 'og:site_name', content: venue.name[language] },
      { property: 'og:title', content: copy.title },
      { property: 'og:description', content: copy.description },
      { property: 'og:url', content: url },
      { property: 'og:locale', content: formatLocale(language) },
      ...listOtherLanguages(language).map((other) => ({
        property: 'og:locale:alternate',
        content: formatLocale(other),
      })),
      { property: 'og:image', content: image },
      { property: 'og:image:width', content: String(shareImageSize.width) },
      { property: 'og:image:height', content: String(shareImageSize.height) },
      { property: 'og:image:alt', content: pictures.hero.alt },
      { name: 'twitter:card', content: 'summary_large_image' },
      { name: 'twitter:title', content: copy.title },
      { name: 'twitter:description', content: copy.description },
      { name: 'twitter:image', content: image },
      { name: 'twitter:image:alt', content: pictures.hero.alt },
    ],
    link: [
      { rel: 'canonical', href: url },
      ...languageCodes.map((code) => createAlternate(code, code)),
      createAlternate('x-default', defaultLanguage),
    ],
  };
}
