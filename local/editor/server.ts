/**
 * The editor: Decap's files, our page around them, and the answers to Decap's proxy backend, which is how it reads and
 * writes files (https://decapcms.org/docs/beta-features/#working-with-a-local-git-repository). Ours and not decap-server,
 * which knows nothing of two languages in two files, of checks and of photos, and brings a hundred packages.
 */
import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage } from 'node:http';
import { basename, extname, join } from 'node:path';
import { json } from 'node:stream/consumers';
import { contentFiles } from '../../src/build/content/contentFiles.ts';
import { writeWhole } from '../../src/build/drafts.ts';
import { comesFromHere } from '../serve/callers.ts';
import { listen } from '../serve/ports.ts';
import { projectFolder } from '../project.ts';
import { configOf, entryName } from './form/config.ts';
import { decapFolder } from './bundles.ts';
import { createEntries } from './entries.ts';
import { createLibrary, type Asset } from './library.ts';
import { previewPath } from './previews.ts';
import { Refusal } from './refusal.ts';

export type Editor = { url: string; stop(): Promise<void> };
type Options = {
  port: number;
  siteUrl: string;
  /** The project that is edited. */
  root?: string;
  /** The folder with Decap's files. */
  decap?: string;
};

type Answer = { status?: number; type?: string; body: string | Buffer };
type Params = {
  path: string;
  files: { path: string; label?: string }[];
  dataFiles: { path: string; raw: string }[];
  assets: Asset[];
  asset: Asset;
};

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.wasm': 'application/wasm',
};
const pages = join(import.meta.dirname, 'admin');

/** Decap compiles templates of its own, and reads photos as blobs. Nothing of this reaches a visitor. */
const policy = (siteUrl: string): string =>
  [
    "default-src 'self'",
    "script-src 'self' 'unsafe-eval'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "connect-src 'self' blob:",
    `frame-src 'self' ${siteUrl}`,
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');

const asJson = (value: unknown, status = 200): Answer => ({
  status,
  type: 'application/json',
  body: JSON.stringify(value),
});

/** Starts the editor of a project, on this machine only. */
export const startEditor = async ({
  port: wantedPort,
  siteUrl,
  root = projectFolder,
  decap: given,
}: Options): Promise<Editor> => {
  const decap = given ?? (await decapFolder());
  const entries = createEntries(root, contentFiles);
  const library = createLibrary(root);

  const accepted = async (assets: readonly Asset[]): Promise<Map<string, Buffer>> =>
    new Map(await Promise.all(assets.map(library.accept)));

  const actions: Readonly<Record<string, (params: Params) => Promise<unknown>>> = {
    info: async () => ({ repo: basename(root), publish_modes: ['simple'], type: 'local_fs' }),
    entriesByFiles: ({ files }) =>
      Promise.all(files.map(({ path, label }) => entries.open(path, label))),
    getEntry: ({ path }) => entries.open(path),
    persistEntry: async ({ dataFiles, assets }) => {
      const photos = await accepted(assets);
      for (const { path, raw } of dataFiles) await entries.save(path, raw, photos);
      return { message: 'saved' };
    },
    getMedia: () => library.list(),
    getMediaFile: ({ path }) => library.find(path),
    persistMedia: async ({ asset }) => {
      for (const [path, photo] of await accepted([asset]))
        await writeWhole(join(root, path), photo);
      return library.find(asset.path);
    },
    deleteFiles: async () => {
      throw new Refusal(
        'Φωτογραφίες δεν σβήνονται από εδώ: μπορεί να τις δείχνει κάποια σελίδα. Βγάλτε την από τις σελίδες· στο αρχείο ας μείνει.',
        'Photos are not deleted here: a page may show them. Take it off the pages; in the folder it does no harm.',
      );
    },
  };

  /** What admin/start.js asks for. */
  const settings = async () => ({
    config: { ...configOf(contentFiles), site_url: siteUrl },
    previews: Object.fromEntries(
      contentFiles.map((file) => [entryName(file), previewPath(file.name)]),
    ),
    nextPhoto: await library.next(),
  });

  const act = async (request: IncomingMessage): Promise<Answer> => {
    const { action, params } = (await json(request)) as { action: string; params: Params };
    const perform = Object.hasOwn(actions, action) ? actions[action] : undefined;
    if (!perform) return asJson({ error: `This editor does not know "${action}".` }, 501);
    try {
      return asJson(await perform(params));
    } catch (error) {
      if (error instanceof Refusal) return asJson({ error: error.message }, 422);
      throw error;
    }
  };

  const file = async (path: string): Promise<Answer> => {
    const name = path === '/' ? 'index.html' : path.slice(1);
    if (!/^[\w.-]+$/.test(name)) return { status: 404, body: 'Not found' };
    const body = await readFile(join(pages, name)).catch(() =>
      readFile(join(decap, name)).catch(() => undefined),
    );
    return body ? { type: types[extname(name)], body } : { status: 404, body: 'Not found' };
  };

  const answer = async (request: IncomingMessage): Promise<Answer> => {
    if (!comesFromHere(request))
      return { status: 403, body: 'The editor answers only to this machine, at localhost.' };
    const path = (request.url ?? '/').split('?', 1)[0] ?? '/';
    if (path === '/api/v1' && request.method === 'POST') return act(request);
    if (path === '/config.json') return asJson(await settings());
    return file(path);
  };

  const server = createServer((request, response) => {
    void answer(request)
      .catch((error: Error) => asJson({ error: error.message }, 500))
      .then(({ status = 200, type = 'text/plain; charset=utf-8', body }) => {
        response.writeHead(status, {
          'content-type': type,
          'content-security-policy': policy(siteUrl),
          'x-content-type-options': 'nosniff',
          'cache-control': 'no-store',
        });
        response.end(body);
      });
  });
  const port = await listen(server, wantedPort, 'EDIT_PORT');
  return {
    url: `http://localhost:${port}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};
