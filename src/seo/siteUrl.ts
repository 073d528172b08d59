/** From src/vite/buildSettings.ts. */
export const siteUrl: string = import.meta.env.SITE_URL;

export const absolute = (path: string): string => `${siteUrl}${path === '/' ? '/' : path}`;
