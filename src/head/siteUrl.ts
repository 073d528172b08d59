import { venue } from '../site/facts/venue.ts';

/** Absolute address of the site without a trailing slash: the setting SITE_URL of the build, else the venue's own. */
export const siteUrl: string = (import.meta.env.SITE_URL || venue.url).replace(/\/+$/, '');

/** The absolute form of a path of this site. */
export const absolute = (path: string): string => `${siteUrl}${path === '/' ? '/' : path}`;
