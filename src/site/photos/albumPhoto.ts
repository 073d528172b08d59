import type { Localized } from '../languages.ts';
import type { AlbumId } from './albums.ts';

/** Measured at build (src/vite/photos/plugin.ts). */
export type MeasuredPhoto = {
  /** "061" or "olive-grove". */
  readonly id: string;
  /** After EXIF orientation. */
  readonly width: number;
  readonly height: number;
  /** "#rgb" keeps pages small. */
  readonly color: string;
  /** Upper, middle and lower third. */
  readonly bands?: readonly [string, string, string];
  /** For immutable caching. */
  readonly hash: string;
};

export type AlbumPhoto = MeasuredPhoto & { readonly alt: Localized };

/** From `photo:gallery`. */
export type GalleryPhoto = AlbumPhoto & { readonly album: AlbumId };
