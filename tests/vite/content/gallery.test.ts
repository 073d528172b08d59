import { expect, it } from 'vitest';
import type { GalleryContent } from '../../../src/pages/gallery/schema.ts';
import { galleryAlbums } from '../../../src/site/photos/pagePicture.ts';
import { composeContent } from '../../../src/vite/content/composeContent.ts';
import { galleryPhotos, projectPhotos } from '../../support/photos.ts';

const getIds = (photos: readonly { id: string }[]): string[] => photos.map(({ id }) => id);

it.each(galleryAlbums)('shows the photos of the album %s in the order of its list', (album) => {
  const inAlbum = projectPhotos.filter((photo) => photo.album === album);
  expect(inAlbum.length).toBeGreaterThan(1);
  expect(getIds(galleryPhotos.en.filter((photo) => photo.album === album))).toEqual(
    getIds(inAlbum),
  );
});

it('shows every photo of the gallery albums once, all albums mixed', () => {
  const photos = projectPhotos.filter(({ album }) => galleryAlbums.some((one) => one === album));
  expect(getIds(galleryPhotos.en).sort()).toEqual(getIds(photos).sort());
  const start = galleryPhotos.en.slice(0, 20);
  for (const album of galleryAlbums)
    expect(start.filter((photo) => photo.album === album).length).toBeGreaterThan(1);
});

it.each(galleryAlbums)('shows a new photo of the album %s on the first screen', (album) => {
  const added = { ...projectPhotos[0]!, id: 'new', album };
  const { gallery } = composeContent<GalleryContent>('gallery', 'en', [added, ...projectPhotos]);
  expect(getIds(gallery.slice(0, galleryAlbums.length))).toContain('new');
});
