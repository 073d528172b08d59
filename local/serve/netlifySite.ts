import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { NetlifyDev } from '@netlify/dev';
import { HeadersHandler } from '@netlify/headers';
import { photosOnRequest } from './photoFiles.ts';

export type Site = { answer(request: Request): Promise<Response>; stop(): Promise<unknown> };

const off = { enabled: false };

/** The Netlify emulation with only what this site uses; functions only on demand, see local/functions/netlifyHost.ts. */
export const createNetlify = (
  project: string,
  { functions = false, redirects = true } = {},
): NetlifyDev =>
  new NetlifyDev({
    projectRoot: project,
    functions: { enabled: functions },
    redirects: { enabled: redirects },
    aiGateway: off,
    blobs: off,
    database: off,
    edgeFunctions: off,
    environmentVariables: off,
    geolocation: off,
    // Matched by the emulation with the file that is the answer; see createSite.
    headers: off,
    images: off,
    skipGitignore: true,
  });

/**
 * The one address of a page, as Netlify's "pretty URLs" have it: in small letters, without a slash for emeis.html,
 * with one for the index.html of a folder. The emulation answers every spelling, the real platform redirects to this one.
 */
export const prettyPath = (path: string, isFile: (path: string) => boolean): string => {
  const bare = path.replaceAll(/\/{2,}/g, '/').replace(/(.)\/$/, '$1');
  if (bare === '/') return bare;
  for (const spelling of [bare, bare.toLowerCase()]) {
    if (isFile(`${spelling}.html`)) return spelling;
    if (!isFile(spelling) && isFile(`${spelling}/index.html`)) return `${spelling}/`;
  }
  return path;
};

const isRedirect = ({ status }: Response): boolean => status >= 300 && status < 400;

const withStatus = (status: number, { body, headers }: Response): Response =>
  new Response(body, { status, headers });

/** Answers requests for pages and files of a built site with the rules of netlify.toml, as the real platform does. */
export const createSite = async (project: string): Promise<Site> => {
  const netlify = createNetlify(project);
  // Files come before rules. The emulation does not tell a file that a rule matches from the target of the rule, so
  // files are asked of one without rules.
  const files = createNetlify(project, { redirects: false });
  await Promise.all([netlify.start(), files.start()]);
  const headers = new HeadersHandler({
    configPath: join(project, 'netlify.toml'),
    projectDir: project,
    publishDir: 'dist',
    logger: console,
  });

  const providePhoto = photosOnRequest(project);

  const isFile = (path: string): boolean => {
    const file = join(project, 'dist', path);
    return existsSync(file) && statSync(file).isFile();
  };

  const notFoundPage = async (origin: string): Promise<Response> => {
    const page = await files.handle(new Request(`${origin}/404.html`));
    return page ? withStatus(404, page) : new Response('Not found', { status: 404 });
  };

  const find = async (request: Request): Promise<Response> => {
    const url = new URL(request.url);

    // The name of a page's file leads to the page by a rule with `force`; only such rules come before files.
    if (url.pathname.endsWith('.html')) {
      const forced = await netlify.handleAndIntrospect(request.clone());
      if (forced && isRedirect(forced.response)) return forced.response;
    }

    const path = prettyPath(url.pathname, isFile);
    if (path !== url.pathname)
      return new Response(null, { status: 301, headers: { location: path + url.search } });

    if (isFile(url.pathname) || isFile(`${path}.html`))
      return (await files.handle(request)) ?? notFoundPage(url.origin);
    const found = await netlify.handleAndIntrospect(request);
    if (!found) return notFoundPage(url.origin);
    // The emulation forgets the status of a rewrite. All rewrites, in netlify.toml and in dist/_redirects, lead
    // to a 404 page, so a rewrite that found a file is one.
    const rewritten = found.type === 'redirect' && found.response.status === 200;
    return rewritten ? withStatus(404, found.response) : found.response;
  };

  return {
    async answer(request) {
      const { pathname } = new URL(request.url);
      try {
        decodeURIComponent(pathname);
      } catch {
        return new Response('Bad request', { status: 400 });
      }
      await providePhoto(pathname);
      const answer = await find(request);
      // Headers belong to files, also to the page of an address that was not found. The rules are matched with the
      // address that was asked for, whichever file is the answer.
      if (!isRedirect(answer)) await headers.apply(request, answer);
      return answer;
    },
    stop: () => Promise.all([netlify.stop(), files.stop()]),
  };
};
