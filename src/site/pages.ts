import { hasCalculator, hasPrices, hasReviews } from '../facts/shown/shown.ts';
import type { hourTints } from './colors.ts';
import {
  defaultLanguage,
  languageCodes,
  languages,
  listOtherLanguages,
  type Language,
  type Localized,
} from './languages.ts';

type Row<Parent extends string = string> = {
  /** Paths without a trailing slash. */
  path: Localized;
  /** A second URL (docs/specification.md, "Addresses"). */
  canonical?: Partial<Localized>;
  bar?: true;
  menu?: true;
  parent?: Parent;
  notInFooter?: true;
  /** Colours the tinted section, and moves the sun in the footer (tailwind.config.ts); noon by default. */
  hour?: keyof typeof hourTints;
  /** The page is disabled: it has no route and no link. */
  missing?: boolean;
};

const table = {
  home: { path: { el: '/', en: '/en' }, bar: true, hour: 'dusk' },
  about: { path: { el: '/emeis', en: '/en/about' }, bar: true },
  reception: { path: { el: '/dexiosi', en: '/en/reception' }, bar: true },
  wedding: { path: { el: '/gamos', en: '/en/weddings' }, parent: 'reception', hour: 'gold' },
  baptism: { path: { el: '/vaptisi', en: '/en/baptism' }, parent: 'reception', hour: 'dawn' },
  corporate: {
    path: { el: '/eterikes-ekdiloseis', en: '/en/corporate-events' },
    parent: 'reception',
  },
  party: { path: { el: '/parti', en: '/en/party' }, parent: 'reception', hour: 'night' },
  venue: { path: { el: '/o-horos', en: '/en/venue' }, bar: true, hour: 'dusk' },
  churches: { path: { el: '/ekklisies', en: '/en/churches' }, bar: true },
  services: { path: { el: '/ypiresies', en: '/en/services' }, bar: true },
  weddingPlanner: {
    path: { el: '/diorganotis-gamon', en: '/en/wedding-planner' },
    parent: 'services',
  },
  photographer: {
    path: { el: '/fotografos', en: '/en/photographer' },
    parent: 'services',
    hour: 'gold',
  },
  djMusic: { path: { el: '/dj-mousiki', en: '/en/dj-music' }, parent: 'services', hour: 'night' },
  reviews: {
    path: { el: '/reviews', en: '/en/reviews' },
    bar: true,
    missing: !hasReviews,
  },
  prices: {
    path: { el: '/times', en: '/en/prices' },
    menu: true,
    missing: !hasPrices,
  },
  guests: { path: { el: '/gia-tous-kalesmenous', en: '/en/for-guests' }, menu: true },
  contact: {
    path: { el: '/contact', en: '/en/contact' },
    canonical: { el: '/epikoinonia' },
    bar: true,
  },
  gallery: { path: { el: '/gallery', en: '/en/gallery' } },
  request: { path: { el: '/request', en: '/en/request' }, notInFooter: true },
} as const satisfies Record<string, Row>;

export type PageId = keyof typeof table;

export type ParentId = Extract<(typeof table)[PageId], { parent: string }>['parent'];

/** Source of routes, links, sitemap and navigation. */
export const pages: Readonly<Record<PageId, Row<PageId>>> = table;

/** Returns whether the owner hides the page or the section. */
export const isMissing = (id: PageId, hash?: string): boolean =>
  Boolean(pages[id].missing) || (id === 'prices' && hash === 'calculator' && !hasCalculator);

export const pageIds = (Object.keys(pages) as PageId[]).filter((id) => !pages[id].missing);

export const headerPages = pageIds.filter((id) => pages[id].bar);

export const menuPages = pageIds.filter((id) => pages[id].bar || pages[id].menu);

export const getSubmenu = (id: PageId): PageId[] =>
  pageIds.filter((other) => pages[other].parent === id);

export const hasSubmenu = (id: PageId): id is ParentId => getSubmenu(id).length > 0;

export const footerPages = pageIds.filter((id) => !pages[id].notInFooter);

/** Ids that links such as [words](guests#stay) may name. */
export const linkableSections: Partial<Record<PageId, readonly string[]>> = {
  home: ['day', 'services', 'about', 'churches', 'contact'],
  reception: ['dates', 'layouts', 'rain'],
  wedding: ['abroad'],
  venue: ['plan', 'hall', 'terrace', 'pergola', 'lawn', 'grove', 'parking', 'chapel', 'gate'],
  prices: ['calculator', 'rates', 'rules'],
  guests: ['stay'],
};

export const getPath = (id: PageId, language: Language): string => pages[id].path[language];

export const getCanonicalPath = (id: PageId, language: Language): string =>
  pages[id].canonical?.[language] ?? getPath(id, language);

export const getPaths = (id: PageId, language: Language): string[] => [
  ...new Set([getPath(id, language), getCanonicalPath(id, language)]),
];

export const prefixedLanguages = listOtherLanguages(defaultLanguage);

export const getLanguage = (pathname: string): Language =>
  prefixedLanguages.find((code) => `${pathname}/`.startsWith(`${languages[code].home}/`)) ??
  defaultLanguage;

export const allAddresses = pageIds.flatMap((id) =>
  languageCodes.flatMap((language) =>
    getPaths(id, language).map((path) => ({ path, id, language })),
  ),
);

export type Address = (typeof allAddresses)[number];

const addressByPath = new Map(allAddresses.map((address) => [address.path, address]));

export const findAddress = (pathname: string): Address | undefined =>
  addressByPath.get(pathname.replace(/(.)\/$/, '$1'));

export const findPage = (pathname: string): PageId | undefined => findAddress(pathname)?.id;

/** Returns the home page for an unknown path. */
export const getTranslatedPath = (pathname: string, language: Language): string => {
  const id = findPage(pathname);
  return id ? getPath(id, language) : languages[language].home;
};

export const legalTextIds = ['terms', 'accessibility'] as const;

export type LegalText = (typeof legalTextIds)[number];

/** Returns the path of a document without the application. */
export const getLegalPath = (text: LegalText, language: Language): string => `/${text}/${language}`;
