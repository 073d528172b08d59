// @vitest-environment node
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { build, createServer, type BuildOptions, type InlineConfig } from 'vite';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { photos } from '../../../src/build/photos/plugin.ts';

const alt = { el: 'Ελιές στον λόφο', en: 'Olive trees on the hill' };
let root = '';

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'site-'));
  await mkdir(join(root, 'photos'));
  await sharp({ create: { width: 1200, height: 8, channels: 3, background: '#c86432' } }).jpeg().toFile(join(root, 'photos/300.jpg'));
});
afterEach(() => rm(root, { recursive: true, force: true }));

const siteThatImports = async (wanted: string, venue: Record<string, typeof alt> = { '300': alt }): Promise<InlineConfig> => {
  await writeFile(join(root, 'entry.js'), `import { '${wanted}' as photo } from 'photo:library';\nexport default photo;\n`);
  return { root, configFile: false, logLevel: 'silent', plugins: [photos({ albums: { venue } })] };
};
const buildOptions = (ssr: boolean): BuildOptions => ({ ssr, outDir: 'dist', rollupOptions: { input: join(root, 'entry.js'), preserveEntrySignatures: 'strict' } });

it('a build puts all derivatives beside the pages', async () => {
  await build({ ...(await siteThatImports('300')), build: buildOptions(false) });
  const names = await readdir(join(root, 'dist/photos'));
  expect(names).toHaveLength(10);
  expect(names.every((name) => /^300-\d+\.[0-9a-f]{6}\.(avif|webp)$/.test(name))).toBe(true);
});

it('a build for the prerender knows the photo but puts nothing out', async () => {
  await build({ ...(await siteThatImports('300')), build: buildOptions(true) });
  const names = await readdir(join(root, 'dist'));
  expect(names).not.toContain('photos');
  const { default: photo } = (await import(join(root, 'dist', names[0] ?? ''))) as { default: unknown };
  expect(photo).toMatchObject({ id: '300', width: 1200, height: 8, alt });
});

it('a build carries the photos that are imported and no others', async () => {
  await sharp({ create: { width: 1200, height: 8, channels: 3, background: '#6432c8' } }).jpeg().toFile(join(root, 'photos/301.jpg'));
  await build({ ...(await siteThatImports('300', { '300': alt, '301': { el: 'Η θάλασσα', en: 'The sea' } })), build: buildOptions(true) });
  const [entry = ''] = await readdir(join(root, 'dist'));
  const text = await readFile(join(root, 'dist', entry), 'utf8');
  expect(text).toContain(alt.en);
  expect(text).not.toContain('The sea');
});

it('a build stops at an unknown number', async () => {
  const site = await siteThatImports('999');
  await expect(build({ ...site, build: buildOptions(false) })).rejects.toThrow(/999.+photo:library/);
});

it('a build stops at a fault of the library even where no page shows the photo', async () => {
  const site = await siteThatImports('300', { '300': alt, '301': alt });
  await expect(build({ ...site, build: buildOptions(false) })).rejects.toThrow(/photos\/301\.jpg is missing/);
});

it('the dev server makes a derivative when it is asked for it, and answers 404 for one that cannot be', async () => {
  const server = await createServer({ ...(await siteThatImports('300')), server: { port: 0, host: '127.0.0.1' }, optimizeDeps: { noDiscovery: true } });
  try {
    await server.listen();
    const origin = server.resolvedUrls?.local[0] ?? '';
    const { '300': photo } = (await server.ssrLoadModule('photo:library')) as { '300': { hash: string } };
    const made = await fetch(`${origin}photos/300-640.${photo.hash}.avif`);
    expect([made.status, made.headers.get('content-type')]).toEqual([200, 'image/avif']);
    expect((await sharp(Buffer.from(await made.arrayBuffer())).metadata()).width).toBe(640);
    expect((await fetch(`${origin}photos/300-641.${photo.hash}.avif`)).status).toBe(404);
  } finally {
    await server.close();
  }
});
