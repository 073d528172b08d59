// @vitest-environment node
import { mkdtemp, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readCatalogue } from '../../../src/vite/photos/catalogue.ts';
import { deriveAll, deriveOne, placeAll } from '../../../src/vite/photos/derivatives.ts';
import type { AlbumFile } from '../../../src/site/photos/schema.ts';
import { webpWidthsOf, widthsOf } from '../../../src/components/photo/photoFiles.ts';
import { inEachLanguage } from '../../../src/site/languages.ts';

const alt = {
  ...inEachLanguage((language) => language),
  el: 'Ελιές στον λόφο',
  en: 'Olive trees on the hill',
};
let folder = '';
let cache = '';

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'photos-'));
  cache = await mkdtemp(join(tmpdir(), 'photos-cache-'));
});
afterEach(async () => {
  for (const path of [folder, cache]) await rm(path, { recursive: true, force: true });
});

const flat = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c86432' } });
const photo = (name: string, width = 1200, height = 8) =>
  flat(width, height).jpeg().toFile(join(folder, name));
const album = (records: Record<string, typeof alt>, ending = 'jpg'): AlbumFile => ({
  photos: Object.entries(records).map(([id, copy]) => ({
    photo: `photos/${id}.${ending}`,
    alt: copy,
  })),
});
const read = (venue: Record<string, typeof alt>, ending?: string) =>
  readCatalogue({ folder, cache, albums: { venue: album(venue, ending) } });

describe('the library is refused', () => {
  it('when a record has no file', async () => {
    await expect(read({ '300': alt })).rejects.toThrow(
      /photos\/300\.jpg is missing.*src\/content\/photos\/venue\.json.*Put the file there/,
    );
  });

  it.each(['el', 'en'])('when the alt text in "%s" is empty', async (language) => {
    await photo('300.jpg');
    await expect(read({ '300': { ...alt, [language]: ' ' } })).rejects.toThrow(
      new RegExp(
        `Photo 300 has no alt text in "${language}"\\. Say in src/content/photos/venue\\.json`,
      ),
    );
  });

  it('when a file is not a photo', async () => {
    await writeFile(join(folder, 'list.txt'), 'not a photo');
    await expect(read({})).rejects.toThrow(/photos\/list\.txt is not a photo\. Move it elsewhere/);
  });

  it('when the name of a photo would read badly in an address', async () => {
    await photo('IMG_2041.jpg');
    await expect(read({})).rejects.toThrow(
      /photos\/IMG_2041\.jpg has a name that does not suit an address\. Use small English letters/,
    );
  });

  it('when something else hides behind the name of a photo', async () => {
    await writeFile(join(folder, '300.jpg'), 'not a photo');
    await expect(read({ '300': alt })).rejects.toThrow(
      /photos\/300\.jpg is broken or not a picture .*Copy it again/,
    );
  });

  it('when a photo was cut off while it was copied', async () => {
    await photo('300.jpg', 1200, 800);
    await truncate(join(folder, '300.jpg'), 3000);
    await expect(read({ '300': alt })).rejects.toThrow(/photos\/300\.jpg is broken/);
  });

  it('when a photo is under 1200 px on its longer side', async () => {
    await photo('300.jpg', 8, 1199);
    await expect(read({ '300': alt })).rejects.toThrow(
      /photos\/300\.jpg is 8×1199 pixels, too small.*1200\. Use the original/,
    );
  });

  it('when a photo exists twice or has two records', async () => {
    await photo('300.jpg');
    await photo('300.webp');
    const library = {
      folder,
      cache,
      albums: { venue: album({ '300': alt }), party: album({ '300': alt }) },
    };
    await expect(readCatalogue(library)).rejects.toThrow(
      /Photo 300 has two records[^]*photos\/300 exists in two formats/,
    );
  });

  it('when an album has a photo twice', async () => {
    await photo('300.jpg');
    const twice = album({ '300': alt }).photos.concat(album({ '300': alt }).photos);
    await expect(
      readCatalogue({ folder, cache, albums: { venue: { photos: twice } } }),
    ).rejects.toThrow(/Photo 300 has two records/);
  });

  it('when a record has another ending than its file', async () => {
    await photo('300.webp');
    await expect(read({ '300': alt })).rejects.toThrow(
      /venue\.json has "photos\/300\.jpg", but the photo is photos\/300\.webp\. Write that there/,
    );
  });

  it('with every problem in one message', async () => {
    await photo('300.jpg', 100, 100);
    await photo('301.jpg');
    await expect(read({ '300': alt, '302': alt })).rejects.toThrow(
      /302\.jpg is missing[^]*300\.jpg is 100×100/,
    );
  });
});

it('a file that no album has is not shown, and stops nothing', async () => {
  await photo('300.jpg');
  await photo('301.jpg', 100, 100);
  expect((await read({ '300': alt })).map(({ id }) => id)).toEqual(['300']);
});

describe('measuring', () => {
  it('turns a photo as its EXIF orientation says', async () => {
    await flat(1200, 40).jpeg().withMetadata({ orientation: 6 }).toFile(join(folder, '300.jpg'));
    expect((await read({ '300': alt }))[0]).toMatchObject({ width: 40, height: 1200 });
  });

  it('finds the colours from top to bottom', async () => {
    const lowerTwoThirds = await sharp({
      create: { width: 1200, height: 800, channels: 3, background: '#000000' },
    })
      .png()
      .toBuffer();
    await sharp({ create: { width: 1200, height: 1200, channels: 3, background: '#ffffff' } })
      .composite([{ input: lowerTwoThirds, left: 0, top: 400 }])
      .png()
      .toFile(join(folder, '300.png'));
    const [measured] = await read({ '300': alt }, 'png');
    expect(measured?.bands?.[0]).toMatch(/^#[ef]/);
    expect(measured?.bands?.[2]).toMatch(/^#[01]/);
  });

  it('is repeated when the file changes, and its hash with it', async () => {
    await photo('300.jpg', 1200);
    const [before] = await read({ '300': alt });
    await photo('300.jpg', 1400);
    const [after] = await read({ '300': alt });
    expect([before?.width, after?.width]).toEqual([1200, 1400]);
    expect(after?.hash).not.toBe(before?.hash);
  });

  it('lists photos by number, then by name', async () => {
    for (const id of ['olive-grove-1', '1001', '300', '045']) await photo(`${id}.jpg`);
    expect(
      (await read({ 'olive-grove-1': alt, '1001': alt, '300': alt, '045': alt })).map(
        ({ id }) => id,
      ),
    ).toEqual(['045', '300', '1001', 'olive-grove-1']);
  });
});

describe('derivatives', () => {
  const derived = async (photos: Awaited<ReturnType<typeof read>>): Promise<string> => {
    const stderr: string[] = [];
    const write = process.stderr.write;
    process.stderr.write = ((text: string) => stderr.push(text) > 0) as typeof write;
    await deriveAll(photos, cache).finally(() => (process.stderr.write = write));
    return stderr.join('');
  };

  it('carry no EXIF, no GPS and no colour profile, and stand upright', async () => {
    await flat(1200, 600)
      .jpeg()
      .withIccProfile('p3')
      .withExif({
        IFD0: { Artist: 'Nobody' },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '37/1 47/1 0/1' },
      })
      .withMetadata({ orientation: 8 })
      .toFile(join(folder, '300.jpg'));
    const [source] = await read({ '300': alt });
    if (!source) throw new Error('The photo was not read.');
    for (const name of ['320.avif', '600.webp']) {
      const file = await deriveOne([source], `300.${source.hash}-${name}`, cache);
      const { width, height, exif, icc, xmp, orientation } = await sharp(file).metadata();
      const wanted = Number.parseInt(name, 10);
      expect({ width, height, exif, icc, xmp, orientation }).toEqual({
        width: wanted,
        height: 2 * wanted,
      });
    }
  });

  it('keep the colours of a photo with a wide-gamut profile', async () => {
    await flat(1200, 40)
      .jpeg({ quality: 100 })
      .withIccProfile('p3')
      .toFile(join(folder, '300.jpg'));
    const [source] = await read({ '300': alt });
    if (!source) throw new Error('The photo was not read.');
    const pixel = await sharp(await deriveOne([source], `300.${source.hash}-960.webp`, cache))
      .resize(1, 1)
      .raw()
      .toBuffer();
    for (const [channel, value] of [0xc8, 0x64, 0x32].entries())
      expect(Math.abs((pixel[channel] ?? 0) - value)).toBeLessThan(8);
  });

  it('that the ladder does not have are not made', async () => {
    await photo('300.jpg');
    const [source] = await read({ '300': alt });
    if (!source) throw new Error('The photo was not read.');
    expect(await deriveOne([source], `300.${source.hash}-641.avif`, cache)).toBeUndefined();
    expect(await deriveOne([source], '300.ffffffff-640.avif', cache)).toBeUndefined();
  });

  it('exist in both formats and every width after a build, of the size that their name says', async () => {
    await photo('300.jpg', 1250, 20);
    const all = await read({ '300': alt });
    expect(await derived(all)).toMatch(/Photos .*1\/1/);
    await placeAll(all, cache, join(folder, 'out'));
    const names = [
      ...widthsOf({ width: 1250 }).map((width) => `${width}.avif`),
      ...webpWidthsOf({ width: 1250 }).map((width) => `${width}.webp`),
    ];
    for (const name of names) {
      const file = join(folder, 'out', `300.${all[0]?.hash}-${name}`);
      expect((await sharp(file).metadata()).width).toBe(Number.parseInt(name, 10));
    }
  });

  it('are made again where nothing of them is left but their names', async () => {
    await photo('300.jpg');
    const all = await read({ '300': alt });
    const [source] = all;
    if (!source) throw new Error('The photo was not read.');
    await derived(all);
    const [first, second] = ['320.avif', '960.webp'].map(
      (name) => `300.${source.hash}-${name}`,
    ) as [string, string];
    for (const name of [first, second]) await truncate(join(cache, name));
    expect((await readFile((await deriveOne([source], first, cache))!)).length).toBeGreaterThan(0);
    await derived(all);
    expect((await sharp(join(cache, first)).metadata()).width).toBe(320);
    expect((await sharp(join(cache, second)).metadata()).width).toBe(960);
    expect(await derived(all)).toBe('');
  });
});
