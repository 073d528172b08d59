import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { build } from 'vite';
import { beforeEach, expect, it } from 'vitest';
import { getWebpWidths, getWidths } from '../../src/components/photo/photoFiles.ts';
import { readCatalogue } from '../../src/vite/photos/catalogue.ts';
import { copyAllInto, deriveAll, deriveOne } from '../../src/vite/photos/derivatives.ts';
import { photos } from '../../src/vite/photos/plugin.ts';
import { createTemporaryFolder } from '../support/folder.ts';
import { localize } from '../support/localized.ts';

const alt = localize('Ελιές', 'Olive trees');
let folder = '';
let cache = '';
beforeEach(async () => {
  folder = await createTemporaryFolder();
  cache = await createTemporaryFolder();
});

const flat = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c86432' } });
const photo = (name: string, width = 1200, height = 8) =>
  flat(width, height).jpeg().toFile(join(folder, name));
const album = (names: readonly string[]) => ({
  photos: names.map((name) => ({ photo: `/photos/${name}`, alt })),
});
const catalogue = (...names: readonly string[]) =>
  readCatalogue({ folder, cache, albums: { venue: album(names) } });
const read = async (...names: readonly string[]) => (await catalogue(...names)).photos;

const write = (name: string, content: string | Buffer) => writeFile(join(folder, name), content);
const large = () => flat(1200, 8);
/** A flat photo would be too short to lose its end. */
const noisy = sharp({
  create: {
    width: 1200,
    height: 60,
    channels: 3,
    background: '#000',
    noise: { type: 'gaussian', mean: 128, sigma: 30 },
  },
});
const cutOff = (format: 'jpeg' | 'png' | 'webp' | 'avif', share: number) => async () => {
  const whole = await noisy.clone().toFormat(format).toBuffer();
  await write(`300.${format}`, whole.subarray(0, whole.length * share));
};

it.each<[string, string, () => unknown, RegExp]>([
  ['has no file', '300.jpg', () => {}, /It does not exist\. Put the file back/],
  ['has another ending', '300.jpg', () => photo('300.webp'), /photos\/300\.webp does\. Correct/],
  ['has no picture in it', '300.jpg', () => write('300.jpg', 'x'), /It is broken .*Copy it again/],
  ['is a folder', '300.jpg', () => mkdir(join(folder, '300.jpg')), /It is broken/],
  ['lost its second half', '300.jpeg', cutOff('jpeg', 0.5), /It is broken/],
  ['lost its last tenth', '300.jpeg', cutOff('jpeg', 0.9), /It is broken/],
  ['lost its end as PNG', '300.png', cutOff('png', 0.9), /It is broken/],
  ['lost its end as WebP', '300.webp', cutOff('webp', 0.9), /It is broken/],
  ['lost its end as AVIF', '300.avif', cutOff('avif', 0.9), /It is broken/],
  ['is small', '300.jpg', () => photo('300.jpg', 8, 1199), /It is 8×1199 pixels.*the original/],
  [
    'is a PNG called .jpg',
    '300.jpg',
    async () => write('300.jpg', await large().png().toBuffer()),
    /It is PNG inside/,
  ],
  [
    'is large',
    '300.jpg',
    async () =>
      write('300.jpg', Buffer.concat([await large().jpeg().toBuffer(), Buffer.alloc(26e6)])),
    /It has 27 MB, more than 25/,
  ],
])('reports a photo of an album that %s', async (_what, name, prepare, message) => {
  await prepare();
  const { problems } = await catalogue(name);
  expect(problems).toEqual([
    { file: `photos/${name}`, message: expect.stringMatching(message) as string },
  ]);
});

it.each(['300.svg', '300.bmp', '300.tiff', '300.jpg_large', '300', '300.mp4', '300.heic'])(
  'reports %s, in an album or not',
  async (name) => {
    await write(name, await large().tiff().toBuffer());
    const problem = { file: `photos/${name}`, message: expect.stringMatching(/It is not a JPEG/) };
    expect((await catalogue(name)).problems).toEqual([problem]);
    expect((await catalogue()).problems).toEqual([problem]);
  },
);

it('reports folders and broken files in no album, where it cannot look for GPS data', async () => {
  await mkdir(join(folder, 'old'));
  await mkdir(join(folder, 'older.jpg'));
  await write('x.jpg', 'x');
  expect((await catalogue()).problems).toMatchObject([
    { file: 'photos/old' },
    { file: 'photos/older.jpg' },
    { file: 'photos/x.jpg' },
  ]);
});

const gps = { IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '37/1 47/1 0/1' } };
const xmpPlace =
  '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description xmlns:exif="http://ns.adobe.com/exif/1.0/" exif:GPSLatitude="37,47N"/></rdf:RDF></x:xmpmeta>';

it.each(['jpeg', 'png', 'webp', 'avif'] as const)(
  'reports the place in a %s photo, in an album or not, and no other EXIF',
  async (format) => {
    const name = `300.${format}`;
    const problem = { file: `photos/${name}`, message: expect.stringContaining('(GPS)') as string };
    const problems = async (image: Sharp) => {
      await image.toFormat(format).toFile(join(folder, name));
      return [(await catalogue(name)).problems, (await catalogue()).problems];
    };
    expect(await problems(large().withExif(gps))).toEqual([[problem], [problem]]);
    expect(await problems(large().withXmp(xmpPlace))).toEqual([[problem], [problem]]);
    expect(await problems(large().withExif({ IFD0: { Model: 'Phone' } }))).toEqual([[], []]);
  },
);

it('reports each file once if two have one content or one name, or a photo two entries', async () => {
  await photo('300.jpg');
  await photo('301.jpg');
  expect((await catalogue('300.jpg', '301.jpg')).problems).toEqual([
    { file: 'photos/301.jpg', message: expect.stringContaining('same photo as photos/300.jpg') },
  ]);
  await flat(1300, 8).webp().toFile(join(folder, '300.webp'));
  expect((await catalogue('300.webp')).problems).toEqual([
    {
      file: 'photos/300.webp',
      message: expect.stringContaining('photos/300.jpg, photos/300.webp'),
    },
  ]);
  await rm(join(folder, '300.webp'));
  expect((await catalogue('300.jpg', '300.jpg')).problems).toEqual([
    { file: 'photos/300.jpg', message: expect.stringContaining('It has two entries') },
  ]);
});

it('ignores files of the system, and only notes photos in no album', async () => {
  for (const name of ['Thumbs.db', 'desktop.ini', '.DS_Store']) await write(name, '');
  await photo('Big.JPG');
  await photo('tiny.jpg', 8);
  expect(await catalogue()).toEqual({
    photos: [],
    problems: [],
    unused: ['photos/Big.JPG', 'photos/tiny.jpg'],
  });
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

it('derives every width in both formats', async () => {
  await photo('300.jpg', 1250, 20);
  const source = (await read('300.jpg'))[0]!;
  await deriveAll([source], cache);
  await copyAllInto([source], cache, join(folder, 'out'));
  const names = [
    ...getWidths({ width: 1250 }).map((width) => `${width}.avif`),
    ...getWebpWidths({ width: 1250 }).map((width) => `${width}.webp`),
  ];
  expect(names).toContain('320.avif');
  expect(await deriveOne([source], `300.${source.hash}-641.avif`, cache)).toBeUndefined();
  for (const name of names) {
    const { width } = await sharp(join(folder, 'out', `300.${source.hash}-${name}`)).metadata();
    expect(width).toBe(Number.parseInt(name, 10));
  }
});

it('puts all derivatives of a photo beside the pages of a build', async () => {
  const root = await createTemporaryFolder();
  folder = join(root, 'photos');
  await mkdir(folder);
  await mkdir(join(root, 'src/content/photos'), { recursive: true });
  await photo('olive-1.jpg');
  await writeFile(
    join(root, 'src/content/photos/venue.json'),
    JSON.stringify(album(['olive-1.jpg'])),
  );
  await writeFile(join(root, 'index.html'), '');
  const plugins = [photos({ onRequest: false })];
  await build({ root, configFile: false, logLevel: 'silent', plugins });
  const names = await readdir(join(root, 'dist/photos'));
  expect(names).toHaveLength(6);
  for (const name of names) expect(name).toMatch(/^olive-1\.[0-9a-f]{6}-\d+\.(avif|webp)$/);
});
