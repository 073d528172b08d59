import type { MeasuredPhoto } from '../../site/photos/albumPhoto.ts';

export type ViewerPhoto = MeasuredPhoto & { readonly alt: string };

/** Only `thumbnails` has an endless row. */
export type ViewerControls = 'zoom' | 'thumbnails';
