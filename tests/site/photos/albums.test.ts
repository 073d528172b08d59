// @vitest-environment node
import { readdirSync } from 'node:fs';
import { join, parse } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { albumFiles, albumIds, albums, photoId } from '../../../src/site/photos/albums.ts';
import { galleryPhotos } from '../../support/photos.ts';
import { languageCodes } from '../../../src/site/languages.ts';

const records = albumIds.flatMap((album) =>
  albumFiles[album].photos.map(({ photo, alt }) => ({ photo, id: photoId(photo), alt })),
);
const ids = records.map(({ id }) => id).sort();

describe('the photo library', () => {
  it('has a file for every record and a record for every file', () => {
    expect(records.map(({ photo }) => photo).sort()).toEqual(
      readdirSync('photos')
        .map((name) => `photos/${name}`)
        .sort(),
    );
  });

  it('has every photo in one album only', () => {
    expect(new Set(ids).size).toBe(ids.length);
  });

  it.each(languageCodes)('says of every photo what is to be seen, in %s', (language) => {
    for (const { id, alt } of records) expect(alt[language], id).toMatch(/\S/);
  });
});

const photos = galleryPhotos.en;

describe('the photos of the gallery', () => {
  it('lists every photo of its albums once', () => {
    const elsewhere = Object.keys({ ...albums.upright, ...albums.apart });
    expect(photos.map(({ id }) => id).toSorted()).toEqual(
      ids.filter((id) => !elsewhere.includes(id)),
    );
    for (const { id, album } of photos) expect(Object.keys(albums[album])).toContain(id);
  });

  it('has each photo measured', async () => {
    const photo = photos[0]!;
    const { id, album } = photo;
    const { autoOrient } = await sharp(
      join(
        'photos',
        readdirSync('photos').find((name) => parse(name).name === id)!,
      ),
    ).metadata();
    expect(photo).toMatchObject({ id, ...autoOrient, alt: albums[album][id]?.en });
    expect(photo.color).toMatch(/^#[0-9a-f]{3}$/);
    expect(photo.hash).toMatch(/^[0-9a-f]{6}$/);
    expect(photo.bands).toHaveLength(3);
  });
});
