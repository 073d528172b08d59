import type { Localized } from './languages.ts';

type Row = {
  /** The address per language, without a trailing slash. */
  path: Localized;
  /** A second address that shows the same page and is the canonical one (docs/specification.md, "Addresses"). */
  canonical?: Partial<Localized>;
  /** Where the page stands in the menu: in the bar, in the submenu of another row, or nowhere. */
  menu: 'bar' | 'under reception' | 'under services' | 'none';
  /** Whether the footer lists the page. */
  footer: boolean;
  sitemap: boolean;
};

/**
 * The route-pair table: every page of the site, in menu order. It drives the router, links, the language
 * switch, the head, the sitemap, the static pages and the navigation; no path is written a second time.
 */
export const pages = {
  home: { path: { el: '/', en: '/en' }, menu: 'bar', footer: true, sitemap: true },
  about: { path: { el: '/emeis', en: '/en/about' }, menu: 'bar', footer: true, sitemap: true },
  reception: { path: { el: '/dexiosi', en: '/en/reception' }, menu: 'bar', footer: true, sitemap: true },
  wedding: { path: { el: '/gamos', en: '/en/weddings' }, menu: 'under reception', footer: true, sitemap: true },
  baptism: { path: { el: '/vaptisi', en: '/en/baptism' }, menu: 'under reception', footer: true, sitemap: true },
  corporate: { path: { el: '/eterikes-ekdiloseis', en: '/en/corporate-events' }, menu: 'under reception', footer: true, sitemap: true },
  party: { path: { el: '/parti', en: '/en/party' }, menu: 'under reception', footer: true, sitemap: true },
  venue: { path: { el: '/o-horos', en: '/en/venue' }, menu: 'bar', footer: true, sitemap: true },
  churches: { path: { el: '/ekklisies', en: '/en/churches' }, menu: 'bar', footer: true, sitemap: true },
  services: { path: { el: '/ypiresies', en: '/en/services' }, menu: 'bar', footer: true, sitemap: true },
  weddingPlanner: { path: { el: '/diorganotis-gamon', en: '/en/wedding-planner' }, menu: 'under services', footer: true, sitemap: true },
  photographer: { path: { el: '/fotografos', en: '/en/photographer' }, menu: 'under services', footer: true, sitemap: true },
  djMusic: { path: { el: '/dj-mousiki', en: '/en/dj-music' }, menu: 'under services', footer: true, sitemap: true },
  reviews: { path: { el: '/reviews', en: '/en/reviews' }, menu: 'bar', footer: true, sitemap: true },
  contact: {
    path: { el: '/contact', en: '/en/contact' },
    canonical: { el: '/epikoinonia' },
    menu: 'bar',
    footer: true,
    sitemap: true,
  },
  gallery: { path: { el: '/gallery', en: '/en/gallery' }, menu: 'none', footer: true, sitemap: true },
  request: { path: { el: '/request', en: '/en/request' }, menu: 'none', footer: false, sitemap: true },
} as const satisfies Record<string, Row>;

export type PageId = keyof typeof pages;

const rows: Record<PageId, Row> = pages;

/** The row of one page, with its optional parts visible to the type checker. */
export const pageRow = (id: PageId): Row => rows[id];

export const pageIds = Object.keys(pages) as PageId[];

/** Pages of the menu bar, in order. */
export const barPages = pageIds.filter((id) => rows[id].menu === 'bar');

/** Pages in the submenu of a bar page; empty where it has none. */
export const submenuOf = (id: PageId): PageId[] => pageIds.filter((other) => rows[other].menu === `under ${id}`);

/** The bar page in whose submenu a page stands. */
export const parentOf = (id: PageId): PageId | undefined => barPages.find((bar) => rows[id].menu === `under ${bar}`);

export const footerPages = pageIds.filter((id) => rows[id].footer);
