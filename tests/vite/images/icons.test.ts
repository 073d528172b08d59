// @vitest-environment node
import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { writeIcons } from '../../../src/vite/images/icons.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'icons-'));
  await writeIcons(folder);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

it('the committed favicon and manifest are the ones that the mark gives', async () => {
  for (const name of ['favicon.svg', 'site.webmanifest'])
    expect(
      await readFile(join('public', name), 'utf8'),
      'after a change of the mark, a colour or the name: npm run icons',
    ).toBe(await readFile(join(folder, name), 'utf8'));
});

it('the committed folder has every icon', async () => {
  expect(await readdir('public')).toEqual(expect.arrayContaining(await readdir(folder)));
});

it.each([
  ['apple-touch-icon.png', 180],
  ['icon-192.png', 192],
  ['icon-512.png', 512],
])('%s is %i px and opaque, as phones want it', async (name, size) => {
  const icon = sharp(join(folder, name));
  expect(await icon.metadata()).toMatchObject({ width: size, height: size });
  expect((await icon.stats()).isOpaque).toBe(true);
});

it('favicon.ico holds 16 and 32 px', async () => {
  const icon = await readFile(join(folder, 'favicon.ico'));
  const sizes = [0, 1].map((at) => icon.readUInt8(6 + 16 * at));
  expect([icon.readUInt16LE(4), sizes]).toEqual([2, [16, 32]]);
  const offset = icon.readUInt32LE(6 + 16 + 12);
  expect(await sharp(icon.subarray(offset)).metadata()).toMatchObject({ format: 'png', width: 32 });
});
