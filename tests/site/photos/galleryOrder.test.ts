// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { galleryPhotos } from '../../support/photos.ts';
import { galleryAlbums, type GalleryAlbumId } from '../../../src/site/photos/albums.ts';
import { day, type Day } from '../../../src/site/photos/day.ts';
import { inOrder, dayOrder } from '../../../src/site/photos/galleryOrder.ts';

const photos = galleryPhotos.en;

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

describe('the order of the gallery', () => {
  it('shows the day once with the strongest photo of each row, then again with the others', () => {
    expect(dayOrder(small)).toEqual(['d1', 'j1', 'c1', 'l1', 'd2', 'c2', 'l2', 'd3', 'l3']);
  });

  it('puts a photo that the day does not name yet first, the newest before the others', () => {
    expect(
      inOrder(
        ['c1', 'd1', 'n1', 'n2'].map((id) => ({ id })),
        dayOrder(small),
      ).map(({ id }) => id),
    ).toEqual(['n2', 'n1', 'd1', 'c1']);
  });
});

/** Phones show ten photos per screen, wide screens 15 to 20. */
const onePhoneScreen = 10;

const kinds = Object.values(day)
  .flat()
  .reduce(
    (found, [kind, ...ids]) => found.set(kind, [...(found.get(kind) ?? []), ...ids]),
    new Map<string, string[]>(),
  );
const shown = (album?: GalleryAlbumId): string[] =>
  photos.filter((photo) => !album || photo.album === album).map(({ id }) => id);

describe('the gallery', () => {
  it('has no photo twice in the day, and shows those of which the day does not speak', () => {
    expect(new Set(dayOrder(day)).size).toBe(dayOrder(day).length);
    expect(shown().toSorted()).toEqual(
      Object.values(galleryAlbums)
        .flatMap((album) => Object.keys(album))
        .toSorted(),
    );
  });

  it.each([undefined, ...(Object.keys(galleryAlbums) as GalleryAlbumId[])])(
    'never shows two of a kind on one screen of a phone (category %s)',
    (album) => {
      const ids = shown(album);
      for (const [kind, alike] of kinds) {
        const places = ids.flatMap((id, at) => (alike.includes(id) ? [at] : []));
        for (const [at, place] of places.slice(1).entries())
          expect(
            place - places[at]!,
            `${kind}: ${ids[places[at]!]} and ${ids[place]}`,
          ).toBeGreaterThanOrEqual(onePhoneScreen);
      }
    },
  );
});
