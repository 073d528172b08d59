/** The photo library: which photo is in which album, with its alt text. Read by the build and by types only; pages import from `photo:library`. */
import type { Localized } from '../site/languages.ts';
import { apart } from './apart.ts';
import { baptism } from './baptism.ts';
import { corporate } from './corporate.ts';
import { party } from './party.ts';
import { upright } from './upright.ts';
import { venue } from './venue.ts';
import { wedding } from './wedding.ts';

/** The number of each photo and what is to be seen on it. */
export type Album = Readonly<Record<string, Localized>>;

/** The albums of the gallery. */
export const galleryAlbums = { venue, wedding, baptism, corporate, party } as const satisfies Record<string, Album>;

export type GalleryAlbumId = keyof typeof galleryAlbums;

export const albums = { ...galleryAlbums, upright, apart } as const satisfies Record<string, Album>;

export type AlbumId = keyof typeof albums;

export const albumIds = Object.keys(albums) as AlbumId[];
