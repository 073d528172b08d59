import type { MeasuredPhoto } from '../../site/photos/pagePicture.ts';

export const getPlaceholderBackground = ({ bands }: Pick<MeasuredPhoto, 'bands'>): string =>
  `linear-gradient(${bands.join()})`;

/** WebP is for Safari before 16.4, Edge before 121, link previews and downloads. */
export type PhotoFormat = 'avif' | 'webp';

const baseWidths = [320, 640, 960, 1280, 1600];
/** Pixels. */
const maxFileWidth = 2400;

/** Upscaling below this factor is invisible. */
const maxUpscale = 1.15;

/** Returns the widths of AVIF files in pixels, ascending. */
export const getWidths = ({ width }: Pick<MeasuredPhoto, 'width'>): number[] => {
  const top = Math.min(width, maxFileWidth);
  return [...baseWidths.filter((candidate) => candidate * maxUpscale < top), top];
};

/** Returns the width for phones, and the largest. */
export const getWebpWidths = (photo: Pick<MeasuredPhoto, 'width'>): number[] =>
  getWidths(photo).filter((width, at, { length }) => width === 960 || at === length - 1);

/**
 * Returns e.g. "/photos/061.1f2e3d-640.avif". Long equal beginnings compress well: this order saves 6 % of a gallery
 * page.
 */
export const getPhotoUrl = (
  { id, hash }: Pick<MeasuredPhoto, 'id' | 'hash'>,
  width: number,
  format: PhotoFormat,
): string => `/photos/${id}.${hash}-${width}.${format}`;

export const getLargestFile = (photo: Pick<MeasuredPhoto, 'id' | 'hash' | 'width'>): string =>
  getPhotoUrl(photo, getWidths(photo).at(-1)!, 'webp');

/** `maxWidth`, in pixels, limits only AVIF. */
export const getSrcSet = (photo: MeasuredPhoto, format: PhotoFormat, maxWidth = Infinity): string =>
  (format === 'avif' ? getWidths(photo).filter((width) => width <= maxWidth) : getWebpWidths(photo))
    .map((width) => `${getPhotoUrl(photo, width, format)} ${width}w`)
    .join(', ');

export const uprightPhones = '(max-width: 47.99em) and (orientation: portrait)';

/** Density, and the share of it that is asked for: 1.5 dots per CSS pixel on common phones. */
const densityShares = [
  [2.5, 0.5],
  [1.6, 0.75],
] as const;

/**
 * Returns `sizes` for phones held upright, where more than 1.6 dots per CSS pixel only delay the page. The photo covers
 * the width, and at most `height` CSS pixels.
 */
export const getPhoneSizes = (
  photo: Pick<MeasuredPhoto, 'width' | 'height'>,
  height: number,
): string =>
  densityShares
    .map(([density, share]) => {
      const pixels = Math.round((share * height * photo.width) / photo.height);
      return `${uprightPhones} and (min-resolution: ${density}dppx) max(${100 * share}vw, ${pixels}px)`;
    })
    .join(', ');
