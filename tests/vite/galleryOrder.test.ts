import { expect, it } from 'vitest';
import { curatedDay, dayOrder, inOrder, type Day } from '../../src/vite/photos/galleryOrder.ts';
import { galleryAlbums, type GalleryAlbumId } from '../../src/site/photos/pagePicture.ts';
import { galleryPhotos, projectPhotos } from '../support/photos.ts';

const small: Day = {
  morning: [
    ['dress', 'd1', 'd2', 'd3'],
    ['jacket', 'j1'],
  ],
  table: [
    ['cake', 'c1', 'c2'],
    ['lounge', 'l1', 'l2', 'l3'],
  ],
};

it('shows the day with the first photo of each row, then again with the others', () => {
  expect(dayOrder(small)).toEqual(['d1', 'j1', 'c1', 'l1', 'd2', 'c2', 'l2', 'd3', 'l3']);
});

it('puts photos that the day does not name first, the newest before the others', () => {
  const photos = ['c1', 'd1', 'n1', 'n2'].map((id) => ({ id }));
  expect(inOrder(photos, dayOrder(small)).map(({ id }) => id)).toEqual(['n2', 'n1', 'd1', 'c1']);
});

const shown = (album?: GalleryAlbumId): string[] =>
  galleryPhotos.en.filter((photo) => !album || photo.album === album).map(({ id }) => id);

it('shows every photo of the gallery albums once', () => {
  const photos = projectPhotos.filter(({ album }) => galleryAlbums.some((one) => one === album));
  expect(shown().sort()).toEqual(photos.map(({ id }) => id).sort());
});

it.each([undefined, ...galleryAlbums])(
  'never shows two similar photos within ten, a phone screen (category %s)',
  (album) => {
    const kindOf = new Map(
      Object.values(curatedDay)
        .flat()
        .flatMap(([kind, ...ids]) => ids.map((id) => [id, kind] as const)),
    );
    const kinds = shown(album).map((id) => kindOf.get(id));
    for (const [at, kind] of kinds.entries())
      if (kind) expect(kinds.slice(at + 1, at + 10), `${kind} at ${at}`).not.toContain(kind);
  },
);
