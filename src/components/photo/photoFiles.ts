import type { MeasuredPhoto } from '../../site/photos/pagePicture.ts';

/** Returns the CSS `background` until the photo loads. */
export const groundOf = ({ bands }: Pick<MeasuredPhoto, 'bands'>): string =>
  `linear-gradient(${bands.join()})`;

/** WebP: Safari before 16.4, Edge before 121, link previews, downloads. */
export type PhotoFormat = 'avif' | 'webp';

const baseWidths = [320, 640, 960, 1280, 1600];
/** In pixels. */
const highest = 2400;

/** Upscaling below this factor is invisible. */
const unseen = 1.15;

/** Returns AVIF widths in pixels, ascending, at most the source's. */
export const widthsOf = ({ width }: Pick<MeasuredPhoto, 'width'>): number[] => {
  const top = Math.min(width, highest);
  return [...baseWidths.filter((candidate) => candidate * unseen < top), top];
};

/** Returns the width for phones, and the largest. */
export const webpWidthsOf = (photo: Pick<MeasuredPhoto, 'width'>): number[] =>
  widthsOf(photo).filter((width, at, { length }) => width === 960 || at === length - 1);

/** Returns e.g. "/photos/061.1f2e3d-640.avif". The common part first saves 6 % of a gallery. */
export const photoUrl = (
  { id, hash }: Pick<MeasuredPhoto, 'id' | 'hash'>,
  width: number,
  format: PhotoFormat,
): string => `/photos/${id}.${hash}-${width}.${format}`;

export const largestFile = (photo: Pick<MeasuredPhoto, 'id' | 'hash' | 'width'>): string =>
  photoUrl(photo, widthsOf(photo).at(-1)!, 'webp');

/** `widest` (pixels) limits AVIF only. */
export const srcSetOf = (photo: MeasuredPhoto, format: PhotoFormat, widest = Infinity): string =>
  (format === 'avif' ? widthsOf(photo).filter((width) => width <= widest) : webpWidthsOf(photo))
    .map((width) => `${photoUrl(photo, width, format)} ${width}w`)
    .join(', ');

/** Returns the narrowest width that is sharp in a box (CSS pixels), or the widest. */
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

/** Returns the light width, about 1.6 pixels per CSS pixel. From 1 on, the sharp file does not start a new LCP. */
export const lightWidth = ({ width, height }: Pick<MeasuredPhoto, 'width' | 'height'>): number =>
  widthsOf({ width }).find(
    (candidate) => candidate >= Math.min(width, height > width ? 640 : 960),
  )!;
