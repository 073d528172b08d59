/** Origin of the site (src/vite/buildSettings.ts). */
export const siteUrl: string = import.meta.env.SITE_URL;

/** The absolute form of a path of this site. */
export const absolute = (path: string): string => `${siteUrl}${path === '/' ? '/' : path}`;
