import type { z } from 'zod';

/** Also values of the query parameter `category`. Photos of other albums are only on pages. */
export const galleryAlbums = ['wedding', 'baptism', 'corporate', 'party', 'venue'] as const;

export type GalleryAlbumId = (typeof galleryAlbums)[number];

/** In the order of the day. */
export const galleryHours = ['morning', 'arrival', 'ceremony', 'table', 'dance', 'place'] as const;

export type GalleryHour = (typeof galleryHours)[number];

export const albumHours: Readonly<Record<GalleryAlbumId, GalleryHour>> = {
  venue: 'place',
  wedding: 'table',
  baptism: 'ceremony',
  corporate: 'morning',
  party: 'dance',
};

export type MeasuredPhoto = {
  /** File name without extension: "061" or "olive-grove". */
  readonly id: string;
  /** Pixels after EXIF orientation. */
  readonly width: number;
  readonly height: number;
  /** Colours of the upper, middle and lower third, "#rgb". */
  readonly bands: readonly string[];
  /** Part of the file name. */
  readonly hash: string;
};

export type PagePicture = MeasuredPhoto & {
  readonly alt: string;
  /** Part that crops keep, such as "40% 60%". */
  readonly focus?: string;
  /** Behind text over the photo: per cent where the text begins, and pixels above it. */
  readonly veil?: { readonly depth?: number; readonly height?: number };
};

export type GalleryPhoto = PagePicture & {
  readonly album: GalleryAlbumId;
  readonly hour: GalleryHour;
};

export type CaptionedPicture = { readonly photo: PagePicture; readonly caption: string };

export type PagePictures<Schema extends z.ZodType, File = z.infer<Schema>> = {
  readonly [Name in keyof File]: File[Name] extends readonly unknown[]
    ? readonly CaptionedPicture[]
    : PagePicture;
};
