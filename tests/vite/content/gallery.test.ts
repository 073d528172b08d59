import { expect, it } from 'vitest';
import type { GalleryContent } from '../../../src/pages/gallery/schema.ts';
import { albumHours, galleryAlbums, galleryHours } from '../../../src/site/photos/pagePicture.ts';
import { composeContent } from '../../../src/vite/content/composeContent.ts';
import type { SourcePhoto } from '../../../src/vite/photos/catalogue.ts';
import { galleryPhotos, projectPhotos } from '../../support/photos.ts';

const getIds = (photos: readonly { id: string }[]): string[] => photos.map(({ id }) => id);

const getGallery = (photos: readonly Partial<SourcePhoto>[]): string[] => {
  const others = projectPhotos.map((photo) => ({ ...photo, album: 'apart' }));
  const added = photos.map((photo) => ({ ...projectPhotos[0]!, ...photo }));
  return getIds(composeContent<GalleryContent>('gallery', 'en', [...others, ...added]).gallery);
};

it('shows every photo of the gallery albums once', () => {
  const photos = projectPhotos.filter(({ album }) => galleryAlbums.some((one) => one === album));
  expect(getIds(galleryPhotos.en).sort()).toEqual(getIds(photos).sort());
});

it('shows the hours of the day one after the other', () => {
  const photos = galleryHours.map((hour) => ({ id: hour, album: 'wedding', hour }));
  expect(getGallery(photos.reverse())).toEqual(galleryHours);
});

it.each(galleryAlbums)('gives a photo without an hour the usual one of the album %s', (album) => {
  const hours = galleryHours.map((hour) => ({ id: hour, album, hour }));
  const shown = getGallery([{ id: 'new', album }, ...hours]);
  expect(shown[shown.indexOf('new') + 1]).toBe(albumHours[album]);
});

it('mixes the albums of an hour evenly, each in the order of its list', () => {
  const [first, second] = galleryAlbums;
  const photos = [first, second].flatMap((album) =>
    ['9', '1', '5'].map((id) => ({ id: album + id, album, hour: galleryHours[0] })),
  );
  const pairs = ['9', '1', '5'].flatMap((id) => [first + id, second + id]);
  expect(getGallery(photos)).toEqual(pairs);
});
