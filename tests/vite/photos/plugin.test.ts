// @vitest-environment node
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { build, type InlineConfig } from 'vite';
import { expect, it } from 'vitest';
import { inEachLanguage } from '../../../src/site/languages.ts';
import { photos } from '../../../src/vite/photos/plugin.ts';
import { temporaryFolder } from '../../support/folder.ts';

/** Has the photo olive-1.jpg. */
const siteWith = async (...names: string[]) => {
  const root = await temporaryFolder();
  for (const folder of ['photos', 'src/content/photos'])
    await mkdir(join(root, folder), { recursive: true });
  await writeFile(join(root, 'entry.js'), 'export default 1;\n');
  await sharp({ create: { width: 1200, height: 8, channels: 3, background: '#c86432' } })
    .jpeg()
    .toFile(join(root, 'photos/olive-1.jpg'));
  const alt = inEachLanguage((language) => `Olive trees (${language})`);
  await writeFile(
    join(root, 'src/content/photos/venue.json'),
    JSON.stringify({ photos: names.map((name) => ({ photo: `photos/${name}`, alt })) }),
  );
  const config: InlineConfig = {
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [photos()],
    build: { outDir: 'dist', rollupOptions: { input: join(root, 'entry.js') } },
  };
  return { root, config };
};

it('puts all derivatives of a photo beside the pages', async () => {
  const { root, config } = await siteWith('olive-1.jpg');
  await build(config);
  const names = await readdir(join(root, 'dist/photos'));
  expect(names).toHaveLength(6);
  for (const name of names) expect(name).toMatch(/^olive-1\.[0-9a-f]{6}-\d+\.(avif|webp)$/);
});
