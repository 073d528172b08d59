import type { MeasuredPhoto } from '../../site/photos/albumPhoto.ts';

/** What stands in a photo's place until it has loaded, as a CSS `background`. */
export const groundOf = ({ color, bands }: Pick<MeasuredPhoto, 'color' | 'bands'>): string =>
  bands ? `linear-gradient(${bands.join()})` : color;

/** WebP is for browsers without AVIF (Safari before 16.4, Edge before 121), link previews and downloads. */
export type PhotoFormat = 'avif' | 'webp';

const ladder = [320, 640, 960, 1280, 1600];
/** A wide screen at two dots to a pixel is larger still; few sources are. */
const highest = 2400;

/** How much a photo may be blown up before anybody sees it. */
const unseen = 1.15;

/** The widths in which a photo exists as AVIF, ascending: never wider than its source, and each visibly wider than the one before. */
export const widthsOf = ({ width }: Pick<MeasuredPhoto, 'width'>): number[] => {
  const top = Math.min(width, highest);
  return [...ladder.filter((rung) => rung * unseen < top), top];
};

/** The widths in which it exists as WebP: one for phones, and the largest. */
export const webpWidthsOf = (photo: Pick<MeasuredPhoto, 'width'>): number[] =>
  widthsOf(photo).filter((width, at, { length }) => width === 960 || at === length - 1);

/** The address of one derivative, e.g. "/photos/061.1f2e3d-640.avif". What all files of a photo share stands together: a gallery names 2,500, and weighs 6 % less so. */
export const photoUrl = (
  { id, hash }: Pick<MeasuredPhoto, 'id' | 'hash'>,
  width: number,
  format: PhotoFormat,
): string => `/photos/${id}.${hash}-${width}.${format}`;

/** The address of the largest file of a photo, in the format that more programs open. */
export const largestFile = (photo: Pick<MeasuredPhoto, 'id' | 'hash' | 'width'>): string =>
  photoUrl(photo, widthsOf(photo).at(-1)!, 'webp');

/** Every derivative of one format with its width, as `srcset` wants it; of AVIF none wider than `widest` pixels. */
export const srcSetOf = (photo: MeasuredPhoto, format: PhotoFormat, widest = Infinity): string =>
  (format === 'avif' ? widthsOf(photo).filter((width) => width <= widest) : webpWidthsOf(photo))
    .map((width) => `${photoUrl(photo, width, format)} ${width}w`)
    .join(', ');

/** The box of a photo from one width of the screen on (pixels): its width, and its height or its shape (width / height). */
export type Box = {
  readonly from?: number;
  /** A CSS length or function, as in "min(100svh, 900px)". */
  readonly width: string;
  readonly height?: string;
  readonly shape?: number;
};

const plain = /^([\d.]+)(px|vw)$/;

const times = (length: string, factor: number): string => {
  const [, number, unit] = plain.exec(length) ?? [];
  if (unit) return `${Math.round(Number(number) * factor * 10) / 10}${unit}`;
  // Not rounded up: a file that is wide enough to the pixel would make way for the next one.
  return `calc(${length} * ${Math.floor(factor * 1000) / 1000})`;
};

const larger = (one: string, other: string): string => {
  const [, number, unit] = plain.exec(one) ?? [];
  const [, otherNumber, otherUnit] = plain.exec(other) ?? [];
  if (!unit || unit !== otherUnit) return `max(${one}, ${other})`;
  return Number(number) > Number(otherNumber) ? one : other;
};

/** How wide a photo is drawn that fills its box (`object-fit: cover`): what is cropped at its sides counts. */
const coverWidth = (ratio: number, { width, height, shape = ratio }: Box): string => {
  if (height) return larger(width, times(height, ratio));
  return ratio > shape ? times(width, ratio / shape) : width;
};

/** The `sizes` of a photo that fills one box, or another from a width of the screen on: the widest screen first. */
export const sizesIn = (
  { width, height }: Pick<MeasuredPhoto, 'width' | 'height'>,
  ...boxes: readonly Box[]
): string =>
  boxes
    .map(
      (box) => `${box.from ? `(min-width: ${box.from}px) ` : ''}${coverWidth(width / height, box)}`,
    )
    .join(', ');

/** The narrowest file of a photo that fills a box of so many CSS pixels sharply; the widest one if none does. */
export const widthFor = (
  photo: Pick<MeasuredPhoto, 'width' | 'height'>,
  box: { width: number; height: number },
  density: number,
): number => {
  const drawn = Math.max(box.width, (box.height * photo.width) / photo.height);
  const widths = widthsOf(photo);
  return widths.find((width) => width * unseen >= drawn * density) ?? widths.at(-1)!;
};

/** Upright screens of phones: the head of a page shows them a photo of their own, if it has one, and a light file first. */
export const uprightPhones = '(max-width: 767px) and (orientation: portrait)';

/**
 * The file of the first paint on an upright phone, about 1.6 pixels to a CSS pixel: the largest paint comes early, and
 * none that follows is larger, since the file has more pixels than any box CSS pixels (useSharpWidth.ts brings the rest).
 */
export const lightWidth = ({ width, height }: Pick<MeasuredPhoto, 'width' | 'height'>): number =>
  widthsOf({ width }).find((rung) => rung >= Math.min(width, height > width ? 640 : 960))!;
