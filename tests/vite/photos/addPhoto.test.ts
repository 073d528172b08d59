// @vitest-environment node
import { copyFile, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { addPhoto } from '../../../src/vite/photos/addPhoto.ts';
import { albumFiles } from '../../../src/site/photos/albums.ts';
import { inEachLanguage } from '../../../src/site/languages.ts';
import { temporaryFolder } from '../../support/folder.ts';

const venueFile = 'src/content/photos/venue.json';
const alt = inEachLanguage((language) => `The couple's yard (${language})`);

const projectWithPhoto256 = async () => {
  const root = await temporaryFolder();
  await mkdir(join(root, 'photos'));
  await mkdir(join(root, 'src/content/photos'), { recursive: true });
  await copyFile(venueFile, join(root, venueFile));
  await writeFile(join(root, 'photos/256.jpg'), '');
  const records = async () => JSON.parse(await readFile(join(root, venueFile), 'utf8')) as unknown;
  return { root, file: join(root, 'IMG_1.JPG'), records };
};

it('adds a photo under the next number, with its record at the end of the album', async () => {
  const { root, file, records } = await projectWithPhoto256();
  await sharp({ create: { width: 1200, height: 8, channels: 3, background: '#c86432' } })
    .jpeg()
    .toFile(file);
  expect(await addPhoto(root, { file, album: 'venue', alt })).toBe('257');
  expect(await readdir(join(root, 'photos'))).toEqual(['256.jpg', '257.jpg']);
  expect(await records()).toMatchObject({
    photos: [...albumFiles.venue.photos, { photo: 'photos/257.jpg', alt }],
  });
});

it('refuses a file that is not an image before it writes anything', async () => {
  const { root, file, records } = await projectWithPhoto256();
  await writeFile(file, 'not a photo');
  await expect(addPhoto(root, { file, album: 'venue', alt })).rejects.toThrow(/unsupported image/);
  expect(await readdir(join(root, 'photos'))).toEqual(['256.jpg']);
  expect(await records()).toMatchObject({ photos: albumFiles.venue.photos });
});
