// @vitest-environment node
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { shareImage, shareImagePixels } from '../../src/build/shareImages.ts';
import { shareImageSize } from '../../src/head/headTags.ts';
import { languageCodes } from '../../src/site/languages.ts';

let folder = '';
let photoFile = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'share-'));
  photoFile = join(folder, '300.jpg');
  const left = await sharp({ create: { width: 150, height: 150, channels: 3, background: '#ff0000' } }).png().toBuffer();
  await sharp({ create: { width: 900, height: 150, channels: 3, background: '#0000ff' } }).composite([{ input: left, left: 0, top: 0 }]).jpeg().toFile(photoFile);
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const make = (request: Partial<Parameters<typeof shareImage>[0]> = {}) =>
  shareImage({ photoFile, language: 'el', title: 'Ο χώρος', cache: join(folder, 'cache'), ...request });

it('has the size that the head announces', () => {
  expect(shareImagePixels).toEqual(shareImageSize);
});

it.each(languageCodes)('is a progressive JPEG under 150 kB with the wordmark in %s', async (language) => {
  const picture = await make({ language });
  expect(await sharp(picture).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630, isProgressive: true });
  expect(picture.length).toBeLessThan(150_000);
});

it('differs by language', async () => {
  expect((await make({ language: 'el' })).equals(await make({ language: 'en' }))).toBe(false);
});

it('keeps the focus of the photo in sight', async () => {
  const topLeft = async (focus: string) => (await sharp(await make({ focus })).extract({ left: 20, top: 20, width: 1, height: 1 }).raw().toBuffer())[0] ?? 0;
  expect(await topLeft('0% 50%')).toBeGreaterThan(200);
  expect(await topLeft('100% 50%')).toBeLessThan(50);
});

it('is drawn once and then taken from the cache', async () => {
  const first = await make();
  const [cached] = await readdir(join(folder, 'cache'));
  await sharp({ create: { width: 8, height: 8, channels: 3, background: '#fff' } }).jpeg().toFile(join(folder, 'cache', cached ?? ''));
  expect((await make()).length).toBeLessThan(first.length);
});
