import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { shareImageSize } from '../../src/site/brand.ts';
import { colors, drawingColors } from '../../src/site/colors.ts';
import { readDrawing } from '../../src/vite/images/drawings.ts';
import { createShareImage } from '../../src/vite/images/shareImages.ts';
import { createManifest } from '../../src/vite/pages/manifest.ts';
import { createRedirectsFile } from '../../src/vite/pages/netlifyFiles.ts';
import { createTemporaryFolder } from '../support/folder.ts';

it('makes share images of the announced size below 150 kB, once', async () => {
  const cache = await createTemporaryFolder();
  const make = () => createShareImage({ photoFile: 'photos/061.jpg', language: 'el', cache });
  const drawn = await make();
  expect(await sharp(drawn).metadata()).toMatchObject({ format: 'jpeg', ...shareImageSize });
  expect(drawn.length).toBeLessThan(150_000);
  const [name = ''] = await readdir(cache);
  await writeFile(join(cache, name), 'cached');
  expect(String(await make())).toBe('cached');
});

it('has the icons that the document and the manifest name, in their sizes', async () => {
  const { icons } = JSON.parse(createManifest()) as { icons: { src: string; sizes: string }[] };
  const linked = [
    { src: 'icon-32.png', sizes: '32x32' },
    { src: 'apple-touch-icon.png', sizes: '180x180' },
  ];
  for (const { src, sizes } of [...icons, ...linked]) {
    const { width, height } = await sharp(join('public', src)).metadata();
    expect(`${width}x${height}`, src).toBe(sizes);
  }
  const document = await readFile('index.html', 'utf8');
  for (const [, name = ''] of document.matchAll(/href="\/([\w-]*icon[\w-]*\.\w+)"/g))
    expect((await readFile(join('public', name))).length, name).toBeGreaterThan(200);
  // Feed readers and old browsers ask for it unseen.
  expect(createRedirectsFile()).toContain('/favicon.ico /icon-32.png 200\n');
});

it('puts the colours of the palette into drawings, and names one that is unknown', async () => {
  const file = join(await createTemporaryFolder(), 'plan.svg');
  await writeFile(file, '<path fill="var(--honey-deep)" stroke="var(--stone)"/>');
  expect(await readDrawing(file)).toBe(
    `<path fill="${colors['honey-deep']}" stroke="${drawingColors.stone}"/>`,
  );
  await writeFile(file, '<path fill="var(--grass)"/>');
  await expect(readDrawing(file)).rejects.toThrow('plan.svg: "grass" is not a colour. Add it');
});
