/**
 * The rules for Netlify that follow from a build, from the list of languages or from the route-pair table: dist/_headers
 * and dist/_redirects.
 * What is fixed stands in netlify.toml.
 */
import { createHash } from 'node:crypto';
import { formerAddresses } from '../../site/formerAddresses.ts';
import { defaultLanguage, languages } from '../../site/languages.ts';
import { pageIds } from '../../site/pages.ts';
import {
  addressesOf,
  allAddresses,
  legalTextIds,
  pageAt,
  pathOf,
  prefixedLanguages,
} from '../../site/paths.ts';
import { maps } from '../../site/facts/venue.ts';

/** Blocks of data are not run and need no hash; what has no type, or one of these, is. */
const runs = /^(|module|text\/javascript|importmap|speculationrules)$/;

/** CSP sources of the scripts that stand in a document itself. */
export const inlineScripts = (html: string): string[] =>
  [...html.matchAll(/<script\b([^>]*)>(.*?)<\/script>/gs)].flatMap(
    ([, attributes = '', text = '']) => {
      const type = /\btype="([^"]*)"/.exec(attributes)?.[1] ?? '';
      if (/\bsrc=/.test(attributes) || !runs.test(type)) return [];
      return [`'sha256-${createHash('sha256').update(text).digest('base64')}'`];
    },
  );

type Policy = {
  /** Sources of inline scripts, see inlineScripts. */
  scripts: readonly string[];
  /** Origin of the Supabase project; "" where the forms post to this site. */
  supabaseUrl: string;
  /** Who may frame the document; only a header can say so. */
  frameAncestors?: "'none'" | "'self'";
  /** On the internet everything is asked for over https; a site on one's own machine has no certificate. */
  production: boolean;
};

/** The origins of addresses that lead elsewhere. */
const originsOf = (...addresses: string[]): string[] => [
  ...new Set(addresses.flatMap((address) => URL.parse(address)?.origin ?? [])),
];

/**
 * The Content-Security-Policy of a document. Styles may be inline: each page carries the rules of its first paint
 * and each photo its colours, and a style cannot read or send anything that img-src and connect-src do not allow.
 */
export const contentSecurityPolicy = ({
  scripts,
  supabaseUrl,
  frameAncestors,
  production,
}: Policy): string => {
  const { location, churches } = maps;
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...new Set(scripts)],
    'style-src': ["'self'", "'unsafe-inline'"],
    // The map of the location is asked for a picture, too, to learn whether it can be reached.
    'img-src': ["'self'", 'data:', ...originsOf(location.embed, churches.tiles)],
    'connect-src': ["'self'", ...originsOf(supabaseUrl)],
    'frame-src': ["'self'", ...originsOf(location.embed, churches.embed)],
    'object-src': ["'none'"],
    'base-uri': ["'self'"],
    'form-action': ["'self'", ...originsOf(supabaseUrl)],
    ...(frameAncestors && { 'frame-ancestors': [frameAncestors] }),
    ...(production && { 'upgrade-insecure-requests': [] }),
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
};

const charset = /<meta charset="utf-8" ?\/?>/;

/**
 * A document that brings its policy along: the not-found pages, which Netlify also answers with where only the rules
 * of every path hold, for it matches rules with the address asked for. Throws where the document has no place for it.
 */
export const withPolicy = (
  html: string,
  policy: Omit<Policy, 'frameAncestors' | 'scripts'>,
): string => {
  if (!charset.test(html))
    throw new Error(
      'A document without <meta charset> cannot bring its policy along: see index.html.',
    );
  const content = contentSecurityPolicy({
    ...policy,
    scripts: inlineScripts(html),
    frameAncestors: undefined,
  });
  return html.replace(
    charset,
    (meta) => `${meta}<meta http-equiv="Content-Security-Policy" content="${content}">`,
  );
};

/**
 * Everything closed but what the site uses: the viewer fills the screen, phone numbers can be copied. Features that
 * some browsers do not know (bluetooth, web-share) are left out: Chromium complains of each on every page.
 */
const closed = [
  'accelerometer',
  'autoplay',
  'browsing-topics',
  'camera',
  'clipboard-read',
  'display-capture',
  'encrypted-media',
  'gamepad',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'picture-in-picture',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'storage-access',
  'usb',
  'window-management',
  'xr-spatial-tracking',
];
const open = ['clipboard-write', 'fullscreen'];

const permissionsPolicy = [
  ...closed.map((feature) => `${feature}=()`),
  ...open.map((feature) => `${feature}=(self)`),
].join(', ');

/** Where documents are answered. Scripts and photos lie elsewhere and need none of this. */
const prefixes = prefixedLanguages.map((language) => languages[language].home);
const pagePaths = [
  '/',
  '/:page',
  ...prefixes.map((prefix) => `${prefix}/*`),
  ...legalTextIds.map((text) => `/${text}/*`),
];
const framedPaths = ['/map/*'];

/** The text of dist/_headers. Rules that meet on one path say the same, since Netlify does not promise which would win. */
export const headersFile = (policy: Omit<Policy, 'frameAncestors'>): string => {
  const rule = (path: string, frameAncestors: Policy['frameAncestors']) =>
    [
      path,
      `Content-Security-Policy: ${contentSecurityPolicy({ ...policy, frameAncestors })}`,
      `Permissions-Policy: ${permissionsPolicy}`,
      // Not in netlify.toml for all paths: the editor's sign-in window has to reach its opener.
      'Cross-Origin-Opener-Policy: same-origin',
      // Asked for again each time, so that a new deploy shows at once.
      'Cache-Control: no-cache',
    ].join('\n  ');
  return `${[...pagePaths.map((path) => rule(path, "'none'")), ...framedPaths.map((path) => rule(path, "'self'"))].join('\n')}\n`;
};

/** Where an address is written; Netlify serves /emeis from emeis.html without a redirect. */
export const fileOf = (path: string): string =>
  path === '/' ? 'index.html' : `${path.slice(1)}.html`;

/** An address with the prefix of a language and the name that the page has in the original, such as /en/gamos. */
const mixedAddresses = prefixedLanguages.flatMap((language) =>
  pageIds.flatMap((id) =>
    addressesOf(id, defaultLanguage)
      .map((path) => `${languages[language].home}${path}`.replace(/\/$/, ''))
      .filter((from) => pageAt(from) === undefined)
      .map((from) => ({ from, to: pathOf(id, language) })),
  ),
);

/**
 * The text of dist/_redirects. One address per page: whoever comes by another is sent to it, and search engines are told
 * so (301). A page is not found a second time under the name of its file, nor the site under a second address
 * (buildSettings.ts). An unknown address below a language's prefix gets the page of that language (404); Netlify itself
 * answers all others with 404.html. The first rule that matches wins, and files come before those without "!".
 */
export const redirectsFile = (second?: { from: string; to: string }): string =>
  [
    ...(second ? [`${second.from}/* ${second.to}/:splat 301!`] : []),
    ...[...allAddresses.map(({ path }) => path), maps.churches.embed].map(
      (path) => `/${fileOf(path)} ${path} 301!`,
    ),
    ...[...mixedAddresses, ...formerAddresses].map(({ from, to }) => `${from} ${to} 301`),
    ...prefixes.map((prefix) => `${prefix}/* ${prefix}/404.html 404`),
  ]
    .map((rule) => `${rule}\n`)
    .join('');
