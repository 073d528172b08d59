import { hasPrices } from './facts/hasPrices.ts';
import type { Localized } from './languages.ts';

type Row<Parent extends string = string> = {
  /** The address per language, without a trailing slash. */
  path: Localized;
  /** A second address that shows the same page and is the canonical one (docs/specification.md, "Addresses"). */
  canonical?: Partial<Localized>;
  /** Whether the page is a word of the menu bar. */
  bar: boolean;
  /** Whether the slide-in menu has it as well, which has room for more than the bar. */
  menu?: true;
  /** The page of the bar in whose submenu it stands. */
  parent?: Parent;
  /** Whether the footer lists the page. */
  footer: boolean;
  sitemap: boolean;
  /** Small letters on paper, and the footer in one row: who takes it along gets two sheets. */
  paper?: 'dense';
  /** Not there: what it would tell has been left out. No address leads to it, no list names it. */
  missing?: boolean;
};

/**
 * The route-pair table: every page of the site, in menu order. It drives the router, links, the language
 * switch, the head, the sitemap, the static pages and the navigation; no path is written a second time.
 */
export const pages = {
  home: { path: { el: '/', en: '/en' }, bar: true, footer: true, sitemap: true },
  about: { path: { el: '/emeis', en: '/en/about' }, bar: true, footer: true, sitemap: true },
  reception: {
    path: { el: '/dexiosi', en: '/en/reception' },
    bar: true,
    footer: true,
    sitemap: true,
  },
  wedding: {
    path: { el: '/gamos', en: '/en/weddings' },
    bar: false,
    parent: 'reception',
    footer: true,
    sitemap: true,
  },
  baptism: {
    path: { el: '/vaptisi', en: '/en/baptism' },
    bar: false,
    parent: 'reception',
    footer: true,
    sitemap: true,
  },
  corporate: {
    path: { el: '/eterikes-ekdiloseis', en: '/en/corporate-events' },
    bar: false,
    parent: 'reception',
    footer: true,
    sitemap: true,
  },
  party: {
    path: { el: '/parti', en: '/en/party' },
    bar: false,
    parent: 'reception',
    footer: true,
    sitemap: true,
  },
  venue: { path: { el: '/o-horos', en: '/en/venue' }, bar: true, footer: true, sitemap: true },
  churches: {
    path: { el: '/ekklisies', en: '/en/churches' },
    bar: true,
    footer: true,
    sitemap: true,
  },
  services: {
    path: { el: '/ypiresies', en: '/en/services' },
    bar: true,
    footer: true,
    sitemap: true,
  },
  weddingPlanner: {
    path: { el: '/diorganotis-gamon', en: '/en/wedding-planner' },
    bar: false,
    parent: 'services',
    footer: true,
    sitemap: true,
  },
  photographer: {
    path: { el: '/fotografos', en: '/en/photographer' },
    bar: false,
    parent: 'services',
    footer: true,
    sitemap: true,
  },
  djMusic: {
    path: { el: '/dj-mousiki', en: '/en/dj-music' },
    bar: false,
    parent: 'services',
    footer: true,
    sitemap: true,
  },
  reviews: { path: { el: '/reviews', en: '/en/reviews' }, bar: true, footer: true, sitemap: true },
  prices: {
    path: { el: '/times', en: '/en/prices' },
    bar: false,
    menu: true,
    footer: true,
    sitemap: true,
    paper: 'dense',
    missing: !hasPrices,
  },
  guests: {
    path: { el: '/gia-tous-kalesmenous', en: '/en/for-guests' },
    bar: false,
    menu: true,
    footer: true,
    sitemap: true,
  },
  contact: {
    path: { el: '/contact', en: '/en/contact' },
    canonical: { el: '/epikoinonia' },
    bar: true,
    footer: true,
    sitemap: true,
  },
  gallery: { path: { el: '/gallery', en: '/en/gallery' }, bar: false, footer: true, sitemap: true },
  request: {
    path: { el: '/request', en: '/en/request' },
    bar: false,
    footer: false,
    sitemap: true,
  },
} as const satisfies Record<string, Row>;

export type PageId = keyof typeof pages;

/** A page with a submenu. */
export type ParentId = Extract<(typeof pages)[PageId], { parent: string }>['parent'];

const rows: Record<PageId, Row<PageId>> = pages;

/** The row of one page, with its optional parts visible to the type checker. */
export const pageRow = (id: PageId): Row<PageId> => rows[id];

/** The pages that there are. */
export const pageIds = (Object.keys(pages) as PageId[]).filter((id) => !rows[id].missing);

/** Pages of the menu bar, in order. */
export const barPages = pageIds.filter((id) => rows[id].bar);

/** Pages of the slide-in menu, in order. */
export const menuPages = pageIds.filter((id) => rows[id].bar || rows[id].menu);

/** Pages in the submenu of a bar page; empty where it has none. */
export const submenuOf = (id: PageId): PageId[] =>
  pageIds.filter((other) => rows[other].parent === id);

export const hasSubmenu = (id: PageId): id is ParentId => submenuOf(id).length > 0;

export const footerPages = pageIds.filter((id) => rows[id].footer);
