import type { MeasuredPhoto } from '../../site/photos/albumPhoto.ts';

/** A photo with its alt text in the visitor's language. */
export type ViewerPhoto = MeasuredPhoto & { readonly alt: string };

/** What stands below the photo: buttons to zoom and a row that ends (gallery), or a strip of all photos and a row without end. */
export type ViewerControls = 'zoom' | 'thumbnails';
