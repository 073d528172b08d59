/** The photo library: which photo is in which album, with its alt text, as src/content/photos has it. Read by the build and by types only; pages import their pictures from `pictures:about` and the like. */
import apart from '../../content/photos/apart.json' with { type: 'json' };
import baptism from '../../content/photos/baptism.json' with { type: 'json' };
import corporate from '../../content/photos/corporate.json' with { type: 'json' };
import party from '../../content/photos/party.json' with { type: 'json' };
import upright from '../../content/photos/upright.json' with { type: 'json' };
import venue from '../../content/photos/venue.json' with { type: 'json' };
import wedding from '../../content/photos/wedding.json' with { type: 'json' };
import type { Localized } from '../languages.ts';
import type { AlbumFile } from './schema.ts';

/** The albums of the gallery. */
const galleryFiles = {
  /** The hall, the grounds, the chapel, the studio. */
  venue,
  /** Ceremony, dinner and dancing. */
  wedding,
  /** Font, favours, lunch. */
  baptism,
  /** Conferences, meetings and company evenings. */
  corporate,
  /** Birthdays, bar, dance floor. */
  party,
} satisfies Record<string, AlbumFile>;

/** All albums as they are written. */
export const albumFiles = {
  ...galleryFiles,
  /** What upright phones see in the place of a page's hero: the same scene, so the gallery leaves these out. */
  upright,
  /** What the gallery leaves out, too: four hours of one spot, which belong together; what is only shown small; and takes too like another. */
  apart,
} satisfies Record<string, AlbumFile>;

export type GalleryAlbumId = keyof typeof galleryFiles;

export type AlbumId = keyof typeof albumFiles;

/** The id of each photo and what is to be seen on it. */
export type Album = Readonly<Record<string, Localized>>;

/** The id of a photo, "141" of "photos/141.jpg". */
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

export const albumIds = Object.keys(albumFiles) as AlbumId[];
