import type { MeasuredPhoto } from '../../site/photos/pagePicture.ts';

export const groundOf = ({ bands }: Pick<MeasuredPhoto, 'bands'>): string =>
  `linear-gradient(${bands.join()})`;

/** WebP is for Safari before 16.4, Edge before 121, link previews and downloads. */
export type PhotoFormat = 'avif' | 'webp';

const baseWidths = [320, 640, 960, 1280, 1600];
/** Pixels: no file is wider. */
const highest = 2400;

/** Upscaling below this factor is invisible. */
const unseen = 1.15;

/** Returns the widths of AVIF files in pixels, ascending and at most the source's. */
export const widthsOf = ({ width }: Pick<MeasuredPhoto, 'width'>): number[] => {
  const top = Math.min(width, highest);
  return [...baseWidths.filter((candidate) => candidate * unseen < top), top];
};

/** Returns the widths of WebP files: one for phones, and the largest. */
export const webpWidthsOf = (photo: Pick<MeasuredPhoto, 'width'>): number[] =>
  widthsOf(photo).filter((width, at, { length }) => width === 960 || at === length - 1);

/**
 * Returns e.g. "/photos/061.1f2e3d-640.avif". Long equal beginnings compress well: this order saves 6 % of a gallery
 * page.
 */
export const photoUrl = (
  { id, hash }: Pick<MeasuredPhoto, 'id' | 'hash'>,
  width: number,
  format: PhotoFormat,
): string => `/photos/${id}.${hash}-${width}.${format}`;

export const largestFile = (photo: Pick<MeasuredPhoto, 'id' | 'hash' | 'width'>): string =>
  photoUrl(photo, widthsOf(photo).at(-1)!, 'webp');

/** `widest`, in pixels, limits only AVIF. */
export const srcSetOf = (photo: MeasuredPhoto, format: PhotoFormat, widest = Infinity): string =>
  (format === 'avif' ? widthsOf(photo).filter((width) => width <= widest) : webpWidthsOf(photo))
    .map((width) => `${photoUrl(photo, width, format)} ${width}w`)
    .join(', ');

/** Returns the narrowest width that is sharp in a box of CSS pixels, otherwise the widest. */
export const widthFor = (
  photo: Pick<MeasuredPhoto, 'width' | 'height'>,
  box: { width: number; height: number },
  density: number,
): number => {
  const drawn = Math.max(box.width, (box.height * photo.width) / photo.height);
  const widths = widthsOf(photo);
  return widths.find((width) => width * unseen >= drawn * density) ?? widths.at(-1)!;
};

export const uprightPhones = '(max-width: 47.99em) and (orientation: portrait)';

/**
 * Returns the width of a phone's first file, about 1.6 pixels per CSS pixel. Below 1, the sharp file would count as a
 * new LCP.
 */
export const lightWidth = ({ width, height }: Pick<MeasuredPhoto, 'width' | 'height'>): number =>
  widthsOf({ width }).find(
    (candidate) => candidate >= Math.min(width, height > width ? 640 : 960),
  )!;
