import { existsSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import { HeadersHandler } from '@netlify/headers';
import { RedirectsHandler } from '@netlify/redirects';
import { StaticHandler } from '@netlify/static';
import { deriveOne } from '../../src/vite/photos/derivatives.ts';
import { getLibrary } from '../../src/vite/photos/library.ts';

/** Netlify's "pretty URLs": lower case, and a trailing slash only for folders. @netlify/static lacks them. */
export const getPrettyPath = (path: string, isFile: (path: string) => boolean): string => {
  const bare = path.replaceAll(/\/{2,}/g, '/').replace(/(.)\/$/, '$1');
  if (bare === '/') return bare;
  for (const spelling of [bare, bare.toLowerCase()]) {
    if (isFile(`${spelling}.html`)) return spelling;
    if (!isFile(spelling) && isFile(`${spelling}/index.html`)) return `${spelling}/`;
  }
  return path;
};

/** Serves dist with the rules of netlify.toml, _headers and _redirects. */
export const createSite = (project: string): ((request: Request) => Promise<Response>) => {
  const dist = join(project, 'dist');
  const rules = new RedirectsHandler({
    configPath: join(project, 'netlify.toml'),
    configRedirects: [],
    projectDir: project,
    publicDir: dist,
    // Only rules with roles need these two.
    jwtRoleClaim: '',
    jwtSecret: '',
  });
  const files = new StaticHandler({ directory: dist });
  const headers = new HeadersHandler({
    configPath: join(project, 'netlify.toml'),
    projectDir: project,
    publishDir: 'dist',
    logger: console,
  });
  const { cache, loadPhotos } = getLibrary(project);

  /** Encodes a photo on its first request. */
  const findPhoto = async (path: string): Promise<Response | undefined> => {
    const name = basename(path);
    const file = path === `/photos/${name}` && (await deriveOne(await loadPhotos(), name, cache));
    if (!file) return undefined;
    const type = `image/${extname(name).slice(1)}`;
    return new Response(await readFile(file), { headers: { 'content-type': type } });
  };

  // statSync() throws for a path that is too long.
  const isFile = (path: string): boolean =>
    existsSync(join(dist, path)) && statSync(join(dist, path)).isFile();

  const findFile = async (url: URL | string, status = 200): Promise<Response | undefined> => {
    const file = await (await files.match(new Request(url)))?.handle();
    return file && new Response(file.body, { status, headers: file.headers });
  };

  const findResponse = async (request: Request, url: URL): Promise<Response> => {
    const rule = await rules.match(request);
    if (!rule?.force) {
      const path = getPrettyPath(url.pathname, isFile);
      if (path !== url.pathname)
        return new Response(null, { status: 301, headers: { location: path + url.search } });
      // An existing file wins over a rule without `force`.
      const file = (await findFile(url)) ?? (await findPhoto(url.pathname));
      if (file) return file;
    }
    if (rule?.redirect) return Response.redirect(rule.target, rule.statusCode);
    return (
      (rule && (await findFile(rule.target, rule.statusCode))) ??
      (await findFile(new URL('/404.html', url), 404)) ??
      new Response('Not found', { status: 404 })
    );
  };

  return async (request) => {
    const url = new URL(request.url);
    const response = await findResponse(request, url);
    // Rules match the requested path, also for the 404 page. Headers of a redirect are immutable.
    if (!response.headers.has('location')) await headers.apply(request, response);
    return response;
  };
};
