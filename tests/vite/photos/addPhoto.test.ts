// @vitest-environment node
import { cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { addPhoto } from '../../../src/vite/photos/addPhoto.ts';
import { albumFiles } from '../../../src/site/photos/albums.ts';
import { temporaryFolder } from '../../support/folder.ts';

const venueFile = 'src/content/photos/venue.json';
const alt = { el: 'Η αυλή', en: "The couple's yard" };

const projectWithPhoto256 = async () => {
  const root = await temporaryFolder();
  await cp(venueFile, join(root, venueFile));
  await mkdir(join(root, 'photos'));
  await writeFile(join(root, 'photos/256.jpg'), '');
  const state = async () => ({
    names: await readdir(join(root, 'photos')),
    ...(JSON.parse(await readFile(join(root, venueFile), 'utf8')) as object),
  });
  return { root, file: join(root, 'IMG_1.JPG'), state };
};

it('adds a photo under the next number, with its record at the end of the album', async () => {
  const { root, file, state } = await projectWithPhoto256();
  await cp('photos/061.jpg', file);
  expect(await addPhoto(root, { file, album: 'venue', alt })).toBe('257');
  expect(await state()).toMatchObject({
    names: ['256.jpg', '257.jpg'],
    photos: [...albumFiles.venue.photos, { photo: 'photos/257.jpg', alt }],
  });
});

it('refuses a file that is not an image before it writes anything', async () => {
  const { root, file, state } = await projectWithPhoto256();
  await writeFile(file, 'not a photo');
  await expect(addPhoto(root, { file, album: 'venue', alt })).rejects.toThrow(/unsupported image/);
  expect(await state()).toMatchObject({ names: ['256.jpg'], photos: albumFiles.venue.photos });
});
