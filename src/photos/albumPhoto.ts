import type { Localized } from '../site/languages.ts';
import type { MeasuredPhoto } from '../ui/photoFiles.ts';
import type { AlbumId } from './albums.ts';

/** A photo with its words, as `import { '061' as hero } from 'photo:library'` gives it. */
export type AlbumPhoto = MeasuredPhoto & { readonly alt: Localized };

/** A photo with its album, as `import photos from 'photo:gallery'` lists them. */
export type LibraryPhoto = AlbumPhoto & { readonly album: AlbumId };
