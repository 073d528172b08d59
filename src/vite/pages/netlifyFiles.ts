/** netlify.toml has the rules that do not depend on the build. */
import { createHash } from 'node:crypto';
import { maps, mapTiles, ownMap } from '../../facts/venue/venue.ts';
import { defaultLanguage, languages } from '../../site/languages.ts';
import {
  allAddresses,
  findPage,
  getPath,
  legalTextIds,
  prefixedLanguages,
} from '../../site/pages.ts';

/** JSON-LD does not run, so it needs no hash. */
export const hashInlineScripts = (html: string): string[] =>
  [...html.matchAll(/<script\b([^>]*)>(.*?)<\/script>/gs)]
    .filter(([, attributes = '']) => !/\bsrc=|ld\+json/.test(attributes))
    .map(([, , text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);

type Policy = {
  scripts: readonly string[];
  /** "" if all forms post to this site. */
  supabaseUrl: string;
  /** Only production has https, a local site does not. */
  production: boolean;
};

/** Inline styles carry the first paint and the colours of photos. `frameAncestors` works only in a header. */
export const createContentSecurityPolicy = (
  { scripts, supabaseUrl, production }: Policy,
  frameAncestors?: "'none'" | "'self'",
): string => {
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...new Set(scripts)],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', ...getOrigins(mapTiles)],
    'connect-src': ["'self'", ...getOrigins(supabaseUrl)],
    'frame-src': ["'self'", ...getOrigins(maps.location.embed, maps.churches.embed)],
    'object-src': ["'none'"],
    'base-uri': ["'self'"],
    'form-action': ["'self'", ...getOrigins(supabaseUrl)],
    ...(frameAncestors && { 'frame-ancestors': [frameAncestors] }),
    ...(production && { 'upgrade-insecure-requests': [] }),
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
};

/** For 404 pages, because Netlify matches header rules with the requested path. */
export const addPolicy = (html: string, policy: Omit<Policy, 'scripts'>): string => {
  const content = createContentSecurityPolicy({ ...policy, scripts: hashInlineScripts(html) });
  return html.replace(
    /<meta charset="utf-8" ?\/?>/,
    (meta) => `${meta}<meta http-equiv="Content-Security-Policy" content="${content}">`,
  );
};

/** Pages use only the clipboard. */
const permissionsPolicy =
  'browsing-topics=(), camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=(), clipboard-write=(self)';

const prefixes = prefixedLanguages.map((language) => languages[language].home);
const pagePaths = [
  '/',
  '/:page',
  ...prefixes.map((prefix) => `${prefix}/*`),
  ...legalTextIds.map((text) => `/${text}/*`),
];

/** Netlify does not define which of two matching rules wins, so they agree. */
export const createHeadersFile = (policy: Policy): string => {
  const createRule = (path: string, frameAncestors: "'none'" | "'self'") =>
    [
      path,
      `Content-Security-Policy: ${createContentSecurityPolicy(policy, frameAncestors)}`,
      `Permissions-Policy: ${permissionsPolicy}`,
      // Without a cache, a deploy shows at once.
      'Cache-Control: no-cache',
    ].join('\n  ');
  return `${[...pagePaths.map((path) => createRule(path, "'none'")), createRule('/map/*', "'self'")].join('\n')}\n`;
};

/** Netlify serves /emeis from emeis.html. */
export const getHtmlFile = (path: string): string =>
  path === '/' ? 'index.html' : `${path.slice(1)}.html`;

/** Addresses with a wrong language prefix, such as /en/gamos. */
const mixedAddresses = prefixedLanguages.flatMap((language) =>
  allAddresses
    .filter((address) => address.language === defaultLanguage)
    .map(({ path, id }) => ({
      from: `${languages[language].home}${path}`.replace(/\/$/, ''),
      to: getPath(id, language),
    }))
    .filter(({ from }) => findPage(from) === undefined),
);

/** Mail and chat programs add punctuation to an address. */
const gluedAddresses = allAddresses
  .filter(({ path }) => path !== '/')
  .flatMap(({ path }) => ['.', ',', ';', ')'].map((mark) => ({ from: path + mark, to: path })));

const missingPages = ['', ...prefixes].flatMap((prefix) =>
  [`${prefix}/404`, `${prefix}/404.html`].map((from) => `${from} ${prefix}/404.html 404!`),
);

/** The first match wins, but a file wins over a rule without "!". Rules for a former site belong here. */
export const createRedirectsFile = (subdomainRedirect?: { from: string; to: string }): string =>
  [
    ...(subdomainRedirect
      ? [`${subdomainRedirect.from}/* ${subdomainRedirect.to}/:splat 301!`]
      : []),
    ...[...allAddresses.map(({ path }) => path), ownMap].map(
      (path) => `/${getHtmlFile(path)} ${path} 301!`,
    ),
    ...[...mixedAddresses, ...gluedAddresses].map(({ from, to }) => `${from} ${to} 301`),
    `/${defaultLanguage} / 301`,
    `/${defaultLanguage}/* /:splat 301`,
    ...missingPages,
    '/favicon.ico /icon-32.png 200',
    // A former site may have its worker here. Browsers refuse redirected workers.
    '/service-worker.js /sw.js 200',
    ...prefixes.map((prefix) => `${prefix}/* ${prefix}/404.html 404`),
  ]
    .map((rule) => `${rule}\n`)
    .join('');

/** Relative URLs have no origin and are skipped. */
const getOrigins = (...addresses: string[]): string[] => [
  ...new Set(addresses.flatMap((address) => URL.parse(address)?.origin ?? [])),
];
