import type { Localized } from '../languages.ts';
import type { MeasuredPhoto } from '../../components/photo/photoFiles.ts';
import type { AlbumId } from './albums.ts';

/** A photo of the library with its words. */
export type AlbumPhoto = MeasuredPhoto & { readonly alt: Localized };

/** A photo with its album, as `import photos from 'photo:gallery'` lists them. */
export type GalleryPhoto = AlbumPhoto & { readonly album: AlbumId };
