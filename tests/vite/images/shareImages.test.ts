// @vitest-environment node
import { mkdtemp, readdir, rm, truncate } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { shareImage, shareImagePixels } from '../../../src/vite/images/shareImages.ts';
import { shareImageSize } from '../../../src/seo/headTags.ts';
import { languageCodes } from '../../../src/site/languages.ts';

let folder = '';
let photoFile = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'share-'));
  photoFile = join(folder, '300.jpg');
  const left = await sharp({
    create: { width: 150, height: 150, channels: 3, background: '#ff0000' },
  })
    .png()
    .toBuffer();
  await sharp({ create: { width: 900, height: 150, channels: 3, background: '#0000ff' } })
    .composite([{ input: left, left: 0, top: 0 }])
    .jpeg()
    .toFile(photoFile);
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const make = (request: Partial<Parameters<typeof shareImage>[0]> = {}) =>
  shareImage({
    photoFile,
    language: 'el',
    title: 'Ο χώρος',
    cache: join(folder, 'cache'),
    ...request,
  });

it('has the size that the head announces', () => {
  expect(shareImagePixels).toEqual(shareImageSize);
});

it.each(languageCodes)(
  'is a progressive JPEG under 150 kB with the wordmark in %s',
  async (language) => {
    const picture = await make({ language });
    expect(await sharp(picture).metadata()).toMatchObject({
      format: 'jpeg',
      width: 1200,
      height: 630,
      isProgressive: true,
    });
    expect(picture.length).toBeLessThan(150_000);
  },
);

it('differs by language', async () => {
  expect((await make({ language: 'el' })).equals(await make({ language: 'en' }))).toBe(false);
});

it('shows the middle of its photo, as large as it fits', async () => {
  const right = await sharp({
    create: { width: 150, height: 150, channels: 3, background: '#00ff00' },
  })
    .png()
    .toBuffer();
  await sharp(await sharp(photoFile).toBuffer())
    .composite([{ input: right, left: 750, top: 0 }])
    .jpeg()
    .toFile(photoFile);
  const pixels = await sharp(await make())
    .extract({ left: 0, top: 20, width: 1200, height: 1 })
    .raw()
    .toBuffer();
  for (const x of [20, 600, 1180])
    expect(
      [...pixels.subarray(3 * x, 3 * x + 3)].map((value) => value > 128),
      `${x} px from the left`,
    ).toEqual([false, false, true]);
});

it('is drawn once and then taken from the cache', async () => {
  const first = await make();
  const [cached] = await readdir(join(folder, 'cache'));
  await sharp({ create: { width: 8, height: 8, channels: 3, background: '#fff' } })
    .jpeg()
    .toFile(join(folder, 'cache', cached ?? ''));
  expect((await make()).length).toBeLessThan(first.length);
});

it('is drawn again where nothing of it is left but its name', async () => {
  const first = await make();
  const [cached = ''] = await readdir(join(folder, 'cache'));
  await truncate(join(folder, 'cache', cached));
  expect((await make()).equals(first)).toBe(true);
});
