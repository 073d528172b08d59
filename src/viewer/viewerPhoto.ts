import type { Picture } from '../ui/picture.ts';

export type ViewerPhoto = { readonly picture: Picture; readonly alt: string };

/** What stands below the photo: buttons to zoom and a row that ends (gallery), or a strip of all photos and a row without end. */
export type ViewerControls = 'zoom' | 'thumbnails';
