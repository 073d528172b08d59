// @vitest-environment node
import { readdir, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeEach, expect, it } from 'vitest';
import { shareImage, shareImagePixels } from '../../../src/vite/images/shareImages.ts';
import { shareImageSize } from '../../../src/seo/Head.tsx';
import { temporaryFolder } from '../../support/folder.ts';

let cache = '';
beforeEach(async () => {
  cache = await temporaryFolder();
});

const make = () =>
  shareImage({ photoFile: 'photos/061.jpg', language: 'el', title: 'Ο χώρος', cache });

it('is a progressive JPEG below 150 kB, of the size that the head announces', async () => {
  const picture = await make();
  expect(await sharp(picture).metadata()).toMatchObject({
    format: 'jpeg',
    ...shareImageSize,
    isProgressive: true,
  });
  expect(shareImagePixels).toEqual(shareImageSize);
  expect(picture.length).toBeLessThan(150_000);
});

it('is read from the cache, unless a crash left an empty file', async () => {
  const drawn = await make();
  const [name = ''] = await readdir(cache);
  await writeFile(join(cache, name), 'cached');
  expect(String(await make())).toBe('cached');
  await truncate(join(cache, name));
  expect((await make()).equals(drawn)).toBe(true);
});
