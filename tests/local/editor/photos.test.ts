// @vitest-environment node
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { createLibrary } from '../../../local/editor/library.ts';
import { libraryPhoto } from '../../../local/editor/uploads.ts';
import { temporaryFolder } from '../../support/folder.ts';

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#7a8450' } });

describe('an upload', () => {
  it.each(['jpeg', 'png', 'webp', 'avif'] as const)(
    'is taken as %s and becomes a JPEG',
    async (format) => {
      const photo = await libraryPhoto(
        '288.jpg',
        await picture(60, 40).toFormat(format).toBuffer(),
      );
      expect(await sharp(photo).metadata()).toMatchObject({
        format: 'jpeg',
        width: 60,
        height: 40,
      });
    },
  );

  it('stands upright and says nothing of place and camera', async () => {
    const upload = await picture(60, 40)
      .withExif({ IFD3: { GPSLatitude: '37/1 47/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect((await sharp(upload).metadata()).exif).toBeDefined();
    const { width, height, exif, orientation } = await sharp(
      await libraryPhoto('288.jpg', upload),
    ).metadata();
    expect({ width, height, exif, orientation }).toEqual({
      width: 40,
      height: 60,
      exif: undefined,
      orientation: undefined,
    });
  });

  it('is no larger than the site can use', async () => {
    const photo = await libraryPhoto('288.jpg', await picture(5000, 100).jpeg().toBuffer());
    expect(await sharp(photo).metadata()).toMatchObject({ width: 4000, height: 80 });
  });

  it('that cannot be read is refused with what to do, in both languages', async () => {
    // The first as an iPhone writes photos, whole and sound; of the library's first photo, by libheif.
    for (const upload of [
      await readFile('tests/support/phone.heic'),
      Buffer.from('....ftypheic'),
      Buffer.alloc(0),
    ])
      await expect(libraryPhoto('288.jpg', upload)).rejects.toThrow(
        /Ρυθμίσεις > Κάμερα > Μορφές > Πιο συμβατή.*\n.*Most Compatible/,
      );
  });

  it('that is too large is refused before it is read', async () => {
    await expect(libraryPhoto('288.jpg', Buffer.alloc(41 * 1024 * 1024))).rejects.toThrow('40 MB');
  });
});

describe('the library of the editor', () => {
  const library = async () => {
    const root = await temporaryFolder();
    await mkdir(join(root, 'photos'));
    for (const name of ['007.jpg', '011.jpg'])
      await writeFile(join(root, 'photos', name), await picture(800, 600).jpeg().toBuffer());
    return createLibrary(root);
  };

  it('shows the newest photo first, as a small picture', async () => {
    const shown = await (await library()).list();
    expect(shown.map(({ path }) => path)).toEqual(['photos/011.jpg', 'photos/007.jpg']);
    expect(await sharp(Buffer.from(shown[0]!.content, 'base64')).metadata()).toMatchObject({
      width: 400,
    });
  });

  it('takes the next number, and nothing over a photo or beside the folder', async () => {
    const photos = await library();
    const content = (await picture(60, 40).jpeg().toBuffer()).toString('base64');
    expect(await photos.next()).toBe(12);
    expect((await photos.accept({ path: 'photos/012.jpg', content, encoding: 'base64' }))[0]).toBe(
      'photos/012.jpg',
    );
    for (const path of ['photos/011.jpg', 'photos/garden.jpg', '../../012.sh'])
      await expect(photos.accept({ path, content, encoding: 'base64' })).rejects.toThrow(
        'is not free',
      );
    expect((await photos.accept({ path: '../src/012.jpg', content, encoding: 'base64' }))[0]).toBe(
      'photos/012.jpg',
    );
  });
});
