/** For the build and types only: pages get pictures with their content. */
import apart from '../../content/photos/apart.json' with { type: 'json' };
import baptism from '../../content/photos/baptism.json' with { type: 'json' };
import corporate from '../../content/photos/corporate.json' with { type: 'json' };
import party from '../../content/photos/party.json' with { type: 'json' };
import upright from '../../content/photos/upright.json' with { type: 'json' };
import venue from '../../content/photos/venue.json' with { type: 'json' };
import wedding from '../../content/photos/wedding.json' with { type: 'json' };
import type { Localized } from '../languages.ts';
import type { AlbumFile } from './schema.ts';

const galleryFiles = {
  venue,
  wedding,
  baptism,
  corporate,
  party,
} satisfies Record<string, AlbumFile>;

export const albumFiles = {
  ...galleryFiles,
  /** Portrait versions of heroes, with the same scenes. */
  upright,
  /** A time series, small pictures and near-duplicates. */
  apart,
} satisfies Record<string, AlbumFile>;

export type GalleryAlbumId = keyof typeof galleryFiles;

export type AlbumId = keyof typeof albumFiles;

export type Album = Readonly<Record<string, Localized>>;

/** Returns "141" for "photos/141.jpg". */
export const photoId = (path: string): string => path.replace(/^.*\//, '').replace(/\.\w+$/, '');

const albumsOf = <Id extends string>(
  files: Readonly<Record<Id, AlbumFile>>,
): Readonly<Record<Id, Album>> =>
  Object.fromEntries(
    Object.entries<AlbumFile>(files).map(([id, { photos }]) => [
      id,
      Object.fromEntries(photos.map(({ photo, alt }) => [photoId(photo), alt])),
    ]),
  ) as Record<Id, Album>;

export const galleryAlbums = albumsOf(galleryFiles);

export const albums = albumsOf(albumFiles);
