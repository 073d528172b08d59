// @vitest-environment node
import { mkdir, mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { build, createServer, type InlineConfig } from 'vite';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { inEachLanguage } from '../../../src/site/languages.ts';
import { libraryOf } from '../../../src/vite/photos/library.ts';
import { photos } from '../../../src/vite/photos/plugin.ts';

const alt = inEachLanguage((language) => `Olive trees (${language})`);
let root = '';

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'site-'));
  await mkdir(join(root, 'photos'));
  await mkdir(join(root, 'src/content/photos'), { recursive: true });
  await writeFile(join(root, 'entry.js'), 'export default 1;\n');
  await sharp({ create: { width: 1200, height: 8, channels: 3, background: '#c86432' } })
    .jpeg()
    .toFile(join(root, 'photos/300.jpg'));
});
afterEach(() => rm(root, { recursive: true, force: true }));

const siteWith = async (...ids: string[]): Promise<InlineConfig> => {
  const records = ids.map((id) => ({ photo: `photos/${id}.jpg`, alt }));
  await writeFile(join(root, 'src/content/photos/venue.json'), JSON.stringify({ photos: records }));
  return {
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [photos()],
    build: { outDir: 'dist', rollupOptions: { input: join(root, 'entry.js') } },
  };
};

it('a build puts all derivatives beside the pages', async () => {
  await build(await siteWith('300'));
  const names = await readdir(join(root, 'dist/photos'));
  expect(names).toHaveLength(6);
  expect(names.every((name) => /^300\.[0-9a-f]{6}-\d+\.(avif|webp)$/.test(name))).toBe(true);
});

it('a build stops at a record without a photo', async () => {
  await expect(build(await siteWith('300', '301'))).rejects.toThrow(/photos\/301\.jpg is missing/);
});

it('an upload may have a name instead of a number', async () => {
  await rename(join(root, 'photos/300.jpg'), join(root, 'photos/olive-grove-1.jpg'));
  await siteWith('olive-grove-1');
  expect(await libraryOf(root).photos()).toMatchObject([{ id: 'olive-grove-1', alt }]);
});

it('the dev server makes a derivative when it is asked for it, and answers 404 for one that cannot be', async () => {
  const server = await createServer({
    ...(await siteWith('300')),
    server: { port: 0, host: '127.0.0.1' },
    optimizeDeps: { noDiscovery: true },
  });
  try {
    await server.listen();
    const origin = server.resolvedUrls?.local[0] ?? '';
    const [photo] = await libraryOf(root).photos();
    const made = await fetch(`${origin}photos/300.${photo?.hash}-640.avif`);
    expect([made.status, made.headers.get('content-type')]).toEqual([200, 'image/avif']);
    expect((await sharp(Buffer.from(await made.arrayBuffer())).metadata()).width).toBe(640);
    expect((await fetch(`${origin}photos/300-641.${photo?.hash}.avif`)).status).toBe(404);
  } finally {
    await server.close();
  }
});
