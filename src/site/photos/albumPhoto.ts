import type { Localized } from '../languages.ts';
import type { AlbumId } from './albums.ts';

/** What the pages need to know of one photo of the library; measured at build (see src/vite/photos/plugin.ts). */
export type MeasuredPhoto = {
  /** The name of its file without the ending, such as "061" or "olive-grove". */
  readonly id: string;
  /** Pixels of the source, as it is seen (EXIF orientation applied). */
  readonly width: number;
  readonly height: number;
  /** Dominant colour, shown until the photo has loaded: "#rgb" is near enough for a preview of which a page carries hundreds. */
  readonly color: string;
  /** Colours of its upper, middle and lower third: a preview that costs no request. Without it the colour alone is shown. */
  readonly bands?: readonly [string, string, string];
  /** A few hex digits of the source's content; part of every file name, so that files may be cached for ever. */
  readonly hash: string;
};

/** A photo of the library with its words. */
export type AlbumPhoto = MeasuredPhoto & { readonly alt: Localized };

/** A photo with its album, as `import photos from 'photo:gallery'` lists them. */
export type GalleryPhoto = AlbumPhoto & { readonly album: AlbumId };
