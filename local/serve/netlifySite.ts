import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { HeadersHandler } from '@netlify/headers';
import { RedirectsHandler } from '@netlify/redirects';
import { StaticHandler } from '@netlify/static';
import { photosOnRequest } from './photoFiles.ts';

export type Site = { answer(request: Request): Promise<Response> };

/** From netlify.toml and dist/_redirects. */
export const redirectsOf = (project: string): RedirectsHandler =>
  new RedirectsHandler({
    configPath: join(project, 'netlify.toml'),
    configRedirects: [],
    projectDir: project,
    publicDir: join(project, 'dist'),
    // Only for role-based rules.
    jwtRoleClaim: '',
    jwtSecret: '',
  });

/**
 * Returns the path after Netlify's "pretty URLs": lower case, a trailing slash only for folders.
 * @netlify/static does not redirect other spellings.
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

export const createSite = (project: string): Site => {
  const rules = redirectsOf(project);
  const files = new StaticHandler({ directory: join(project, 'dist') });
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

  const fileAt = async (request: Request): Promise<Response | undefined> =>
    (await files.match(request))?.handle();

  const notFoundPage = async (origin: string): Promise<Response> => {
    const page = await fileAt(new Request(`${origin}/404.html`));
    return page ? withStatus(404, page) : new Response('Not found', { status: 404 });
  };

  const find = async (request: Request): Promise<Response> => {
    const url = new URL(request.url);
    const rule = await rules.match(request);
    const isForced = rule?.redirect && rule.force;
    if (!isForced) {
      const path = prettyPath(url.pathname, isFile);
      if (path !== url.pathname)
        return new Response(null, { status: 301, headers: { location: path + url.search } });
      // Existing files win over rules without `force`.
      const file = await fileAt(request);
      if (file) return file;
    }
    if (!rule) return notFoundPage(url.origin);
    if (rule.redirect) return Response.redirect(rule.target, rule.statusCode);
    const target = await fileAt(new Request(rule.target));
    return target ? withStatus(rule.statusCode, target) : notFoundPage(url.origin);
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
      // Matched by the requested path, also for the 404 page.
      if (!isRedirect(answer)) await headers.apply(request, answer);
      return answer;
    },
  };
};
