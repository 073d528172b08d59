// @vitest-environment node
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { build } from 'vite';
import { expect, it } from 'vitest';
import { photos } from '../../../src/vite/photos/plugin.ts';
import { temporaryFolder } from '../../support/folder.ts';

it('puts all derivatives of a photo beside the pages of a build', async () => {
  const root = await temporaryFolder();
  for (const folder of ['photos', 'src/content/photos'])
    await mkdir(join(root, folder), { recursive: true });
  await sharp({ create: { width: 1200, height: 8, channels: 3, background: '#c86432' } })
    .jpeg()
    .toFile(join(root, 'photos/olive-1.jpg'));
  await writeFile(
    join(root, 'src/content/photos/venue.json'),
    JSON.stringify({
      photos: [{ photo: 'photos/olive-1.jpg', alt: { el: 'Ελιές', en: 'Olives' } }],
    }),
  );
  await writeFile(join(root, 'entry.js'), 'export default 1;\n');
  await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [photos()],
    build: { outDir: 'dist', rollupOptions: { input: join(root, 'entry.js') } },
  });
  const names = await readdir(join(root, 'dist/photos'));
  expect(names.length).toBeGreaterThan(5);
  for (const name of names) expect(name).toMatch(/^olive-1\.[0-9a-f]{6}-\d+\.(avif|webp)$/);
});
