// @vitest-environment node
import { mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { build, createServer, type BuildOptions, type InlineConfig } from 'vite';
import type { AlbumFile } from '../../../src/site/photos/schema.ts';
import type { PictureFile } from '../../../src/site/photos/schema.ts';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { photos } from '../../../src/vite/photos/plugin.ts';
import { inEachLanguage } from '../../../src/site/languages.ts';

const alt = {
  ...inEachLanguage((language) => language),
  el: 'Ελιές στον λόφο',
  en: 'Olive trees on the hill',
};
let root = '';

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'site-'));
  await mkdir(join(root, 'photos'));
  await sharp({ create: { width: 1200, height: 8, channels: 3, background: '#c86432' } })
    .jpeg()
    .toFile(join(root, 'photos/300.jpg'));
});
afterEach(() => rm(root, { recursive: true, force: true }));

const sea = { ...inEachLanguage((language) => language), el: 'Η θάλασσα', en: 'The sea' };
const record = (id: string, words = alt) => ({ photo: `photos/${id}.jpg`, alt: words });

const siteWith = async (
  pictures: PictureFile,
  photosOfVenue: AlbumFile['photos'] = [record('300')],
): Promise<InlineConfig> => {
  await mkdir(join(root, 'src/content/pictures'), { recursive: true });
  await writeFile(join(root, 'src/content/pictures/about.json'), JSON.stringify(pictures));
  await writeFile(
    join(root, 'entry.js'),
    "import { hero } from 'pictures:about';\nexport default hero;\n",
  );
  return {
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [photos({ albums: { venue: { photos: photosOfVenue } } })],
  };
};

const builtHero = async (site: InlineConfig): Promise<{ hero: unknown; text: string }> => {
  await build({ ...site, build: buildOptions(true) });
  const [entry = ''] = await readdir(join(root, 'dist'));
  const text = await readFile(join(root, 'dist', entry), 'utf8');
  return {
    hero: ((await import(join(root, 'dist', entry))) as { default: unknown }).default,
    text,
  };
};

const buildOptions = (ssr: boolean): BuildOptions => ({
  ssr,
  outDir: 'dist',
  rollupOptions: { input: join(root, 'entry.js'), preserveEntrySignatures: 'strict' },
});

it('a build puts all derivatives beside the pages', async () => {
  await build({
    ...(await siteWith({ hero: { photo: 'photos/300.jpg' } })),
    build: buildOptions(false),
  });
  const names = await readdir(join(root, 'dist/photos'));
  expect(names).toHaveLength(6);
  expect(names.every((name) => /^300\.[0-9a-f]{6}-\d+\.(avif|webp)$/.test(name))).toBe(true);
});

it('a build for the prerender knows the photo but puts nothing out', async () => {
  const { hero } = await builtHero(await siteWith({ hero: { photo: 'photos/300.jpg' } }));
  expect(hero).toMatchObject({ id: '300', width: 1200, height: 8, alt });
  expect(hero).not.toHaveProperty('focus');
  expect(await readdir(join(root, 'dist'))).not.toContain('photos');
});

it('gives each picture its own focus, even if other pictures use the same photo', async () => {
  const photo = 'photos/300.jpg';
  const { hero } = await builtHero(
    await siteWith({
      small: { photo, focus: '10% 20%' },
      hero: { photo, focus: '40% 60%' },
      plain: { photo, focus: '' },
    }),
  );
  expect(hero).toMatchObject({ id: '300', alt, focus: '40% 60%' });
});

it('a build carries the pictures that are imported and no others, nor two of one photo', async () => {
  await sharp({ create: { width: 1200, height: 8, channels: 3, background: '#6432c8' } })
    .jpeg()
    .toFile(join(root, 'photos/301.jpg'));
  const pictures = {
    hero: { photo: 'photos/300.jpg' },
    sea: { photo: 'photos/301.jpg' },
    seaInRow: { photo: 'photos/301.jpg', focus: '40% 60%' },
  };
  const { text } = await builtHero(await siteWith(pictures, [record('300'), record('301', sea)]));
  expect(text).toContain(alt.en);
  expect(text).not.toMatch(/The sea|40% 60%/);
});

it('a build stops at a name that the file of the page does not have', async () => {
  const site = await siteWith({ cover: { photo: 'photos/300.jpg' } });
  await expect(build({ ...site, build: buildOptions(false) })).rejects.toThrow(
    /hero.+pictures:about/,
  );
});

it('a build stops at a picture that is in no album', async () => {
  const site = await siteWith({ hero: { photo: 'photos/999.jpg' } });
  await expect(build({ ...site, build: buildOptions(false) })).rejects.toThrow(
    /src\/content\/pictures\/about\.json: "photos\/999\.jpg" is in no album\./,
  );
});

it('a build stops at a fault of the library even where no page shows the photo', async () => {
  const site = await siteWith({ hero: { photo: 'photos/300.jpg' } }, [
    record('300'),
    record('301'),
  ]);
  await expect(build({ ...site, build: buildOptions(false) })).rejects.toThrow(
    /photos\/301\.jpg is missing/,
  );
});

it('an upload may have a name instead of a number', async () => {
  await rename(join(root, 'photos/300.jpg'), join(root, 'photos/olive-grove-1.jpg'));
  const { hero } = await builtHero(
    await siteWith({ hero: { photo: 'photos/olive-grove-1.jpg' } }, [record('olive-grove-1')]),
  );
  expect(hero).toMatchObject({ id: 'olive-grove-1', alt });
});

it('the dev server makes a derivative when it is asked for it, and answers 404 for one that cannot be', async () => {
  const server = await createServer({
    ...(await siteWith({ hero: { photo: 'photos/300.jpg' } })),
    server: { port: 0, host: '127.0.0.1' },
    optimizeDeps: { noDiscovery: true },
  });
  try {
    await server.listen();
    const origin = server.resolvedUrls?.local[0] ?? '';
    const { hero: photo } = (await server.ssrLoadModule('pictures:about')) as {
      hero: { hash: string };
    };
    const made = await fetch(`${origin}photos/300.${photo.hash}-640.avif`);
    expect([made.status, made.headers.get('content-type')]).toEqual([200, 'image/avif']);
    expect((await sharp(Buffer.from(await made.arrayBuffer())).metadata()).width).toBe(640);
    expect((await fetch(`${origin}photos/300-641.${photo.hash}.avif`)).status).toBe(404);
  } finally {
    await server.close();
  }
});
