// @vitest-environment node
import { copyFile, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { addPhoto } from '../../../src/vite/photos/addPhoto.ts';
import { albumFiles } from '../../../src/site/photos/albums.ts';
import type { AlbumFile } from '../../../src/site/photos/schema.ts';
import { inEachLanguage } from '../../../src/site/languages.ts';

const venueFile = 'src/content/photos/venue.json';

let root = '';
let file = '';
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'site-'));
  file = join(root, 'IMG_1.JPG');
  await mkdir(join(root, 'photos'));
  await mkdir(join(root, 'src/content/photos'), { recursive: true });
  await copyFile(venueFile, join(root, venueFile));
  await writeFile(join(root, 'photos/256.jpg'), '');
  await sharp({ create: { width: 1200, height: 8, channels: 3, background: '#c86432' } })
    .jpeg()
    .toFile(file);
});
afterEach(() => rm(root, { recursive: true, force: true }));

const alt = { ...inEachLanguage((language) => language), el: 'Η αυλή', en: "The couple's yard" };

it('a photo is taken in under the next number, with its record at the end of the album', async () => {
  expect(await addPhoto(root, { file, album: 'venue', alt })).toBe('257');
  expect(await readdir(join(root, 'photos'))).toEqual(['256.jpg', '257.jpg']);
  const { photos } = JSON.parse(await readFile(join(root, venueFile), 'utf8')) as AlbumFile;
  expect(photos).toEqual([...albumFiles.venue.photos, { photo: 'photos/257.jpg', alt }]);
});

it('refuses a file that is not a picture before it writes anything', async () => {
  await writeFile(file, 'not a photo');
  const before = await readFile(join(root, venueFile), 'utf8');
  await expect(addPhoto(root, { file, album: 'venue', alt })).rejects.toThrow(
    /unsupported image format/,
  );
  expect(await readdir(join(root, 'photos'))).toEqual(['256.jpg']);
  expect(await readFile(join(root, venueFile), 'utf8')).toBe(before);
});
