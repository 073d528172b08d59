import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { build } from 'vite';
import { beforeEach, expect, it } from 'vitest';
import { webpWidthsOf, widthsOf } from '../../src/components/photo/photoFiles.ts';
import { readCatalogue } from '../../src/vite/photos/catalogue.ts';
import { deriveAll, deriveOne, placeAll } from '../../src/vite/photos/derivatives.ts';
import { photos } from '../../src/vite/photos/plugin.ts';
import { temporaryFolder } from '../support/folder.ts';

const alt = { el: 'Ελιές', en: 'Olive trees' };
let folder = '';
let cache = '';
beforeEach(async () => {
  folder = await temporaryFolder();
  cache = await temporaryFolder();
});

const flat = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c86432' } });
const photo = (name: string, width = 1200, height = 8) =>
  flat(width, height).jpeg().toFile(join(folder, name));
const album = (names: readonly string[]) => ({
  photos: names.map((name) => ({ photo: `/photos/${name}`, alt })),
});
const read = (...names: readonly string[]) =>
  readCatalogue({ folder, cache, albums: { venue: album(names) } });

const broken = (text: string | Buffer) => writeFile(join(folder, '300.jpg'), text);
const cutOff = async () => broken((await flat(1200, 800).jpeg().toBuffer()).subarray(0, 3000));

it.each<[string, () => unknown, RegExp]>([
  ['no file', () => {}, /photos\/300\.jpg is missing.*venue\.json.*Put the file/],
  ['another extension', () => photo('300.webp'), /the photo is photos\/300\.webp\. Correct/],
  ['no picture in it', () => broken('x'), /300\.jpg is broken or not a picture .*Copy it again/],
  ['lost its end', cutOff, /300\.jpg is broken/],
  ['less than 1200 px', () => photo('300.jpg', 8, 1199), /8×1199 pixels, too small.*the original/],
])('refuses a photo that has %s', async (_what, prepare, problem) => {
  await prepare();
  await expect(read('300.jpg')).rejects.toThrow(problem);
});

it('names every problem of the library in one message', async () => {
  await photo('300.jpg');
  await photo('300.webp');
  await photo('I_1.jpg');
  await writeFile(join(folder, 'list.txt'), 'not a photo');
  const albums = { venue: album(['300.jpg']), party: album(['300.jpg']) };
  const reading = expect(readCatalogue({ folder, cache, albums })).rejects;
  await reading.toThrow(/Photo 300 has two records/);
  await reading.toThrow(/photos\/300 exists in two formats/);
  await reading.toThrow(/photos\/I_1\.jpg has a name.*Use lower-case English letters/);
  await reading.toThrow(/photos\/list\.txt is not a photo\. Move it elsewhere/);
});

it('measures a file again when it changes, and changes its hash', async () => {
  await photo('300.jpg', 1200);
  const [before] = await read('300.jpg');
  await photo('300.jpg', 1400);
  const [after] = await read('300.jpg');
  expect([before!.width, after!.width]).toEqual([1200, 1400]);
  expect(after!.hash).not.toBe(before!.hash);
});

it('measures the colours of a photo from top to bottom', async () => {
  const dark = { create: { width: 1200, height: 800, channels: 3, background: '#000' } } as const;
  await sharp({ create: { width: 1200, height: 1200, channels: 3, background: '#fff' } })
    .composite([{ input: await sharp(dark).png().toBuffer(), left: 0, top: 400 }])
    .png()
    .toFile(join(folder, '300.png'));
  const [source] = await read('300.png');
  expect(source?.bands?.[0]).toMatch(/^#[ef]/);
  expect(source?.bands?.[2]).toMatch(/^#[01]/);
});

it('derives files without EXIF and profile, upright and in the same colours', async () => {
  await flat(1200, 600)
    .jpeg({ quality: 100 })
    .withIccProfile('p3')
    .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '37/1 47/1 0/1' } })
    .withMetadata({ orientation: 8 })
    .toFile(join(folder, '300.jpg'));
  const source = (await read('300.jpg'))[0]!;
  expect(source).toMatchObject({ width: 600, height: 1200 });
  for (const name of ['320.avif', '600.webp']) {
    const file = await deriveOne([source], `300.${source.hash}-${name}`, cache);
    const { width, height, exif, icc, xmp, orientation } = await sharp(file).metadata();
    expect(height).toBe(2 * width);
    expect([exif, icc, xmp, orientation]).toEqual(Array.from({ length: 4 }));
    const pixel = await sharp(file).resize(1, 1).raw().toBuffer();
    for (const [channel, value] of [0xc8, 0x64, 0x32].entries())
      expect(Math.abs(pixel[channel]! - value)).toBeLessThan(8);
  }
});

it('derives every width in both formats, and again if a crash left an empty file', async () => {
  await photo('300.jpg', 1250, 20);
  const source = (await read('300.jpg'))[0]!;
  const empty = `300.${source.hash}-320.avif`;
  await writeFile(join(cache, empty), '');
  await deriveAll([source], cache);
  await placeAll([source], cache, join(folder, 'out'));
  const names = [
    ...widthsOf({ width: 1250 }).map((width) => `${width}.avif`),
    ...webpWidthsOf({ width: 1250 }).map((width) => `${width}.webp`),
  ];
  expect(names).toContain('320.avif');
  expect(await deriveOne([source], `300.${source.hash}-641.avif`, cache)).toBeUndefined();
  for (const name of names) {
    const { width } = await sharp(join(folder, 'out', `300.${source.hash}-${name}`)).metadata();
    expect(width).toBe(Number.parseInt(name, 10));
  }
});

it('puts all derivatives of a photo beside the pages of a build', async () => {
  const root = await temporaryFolder();
  folder = join(root, 'photos');
  await mkdir(folder);
  await mkdir(join(root, 'src/content/photos'), { recursive: true });
  await photo('olive-1.jpg');
  await writeFile(
    join(root, 'src/content/photos/venue.json'),
    JSON.stringify(album(['olive-1.jpg'])),
  );
  await writeFile(join(root, 'index.html'), '');
  await build({ root, configFile: false, logLevel: 'silent', plugins: [photos()] });
  const names = await readdir(join(root, 'dist/photos'));
  expect(names).toHaveLength(6);
  for (const name of names) expect(name).toMatch(/^olive-1\.[0-9a-f]{6}-\d+\.(avif|webp)$/);
});
