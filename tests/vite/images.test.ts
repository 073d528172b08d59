import { readdir, readFile, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { writeIcons } from '../../src/vite/images/icons.ts';
import { shareImage } from '../../src/vite/images/shareImages.ts';
import { shareImageSize } from '../../src/site/brand.ts';
import { temporaryFolder } from '../support/folder.ts';

it('makes share images of the announced size below 150 kB, once, or again if a crash left an empty file', async () => {
  const cache = await temporaryFolder();
  const make = () =>
    shareImage({ photoFile: 'photos/061.jpg', language: 'el', title: 'Ο χώρος', cache });
  const drawn = await make();
  expect(await sharp(drawn).metadata()).toMatchObject({ format: 'jpeg', ...shareImageSize });
  expect(drawn.length).toBeLessThan(150_000);
  const [name = ''] = await readdir(cache);
  await writeFile(join(cache, name), 'cached');
  expect(String(await make())).toBe('cached');
  await truncate(join(cache, name));
  expect((await make()).equals(drawn)).toBe(true);
});

it('has the icons in public/ that "npm run icons" makes from the logo', async () => {
  const folder = await temporaryFolder();
  await writeIcons(folder);
  expect(await readdir('public')).toEqual(expect.arrayContaining(await readdir(folder)));
  for (const name of ['favicon.svg', 'site.webmanifest'])
    expect(await readFile(join('public', name), 'utf8'), name).toBe(
      await readFile(join(folder, name), 'utf8'),
    );
});
