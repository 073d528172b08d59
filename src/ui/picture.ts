/** What the pages need to know of one photo of the library; measured at build (see src/build/photos.ts). */
export type Picture = {
  /** The number of the photo, e.g. "061". */
  readonly id: string;
  /** Pixels of the source, as it is seen (EXIF orientation applied). */
  readonly width: number;
  readonly height: number;
  /** Dominant colour, shown until the photo has loaded: "#rrggbb". */
  readonly color: string;
  /** Colours of its upper, middle and lower third: a preview that costs no request. Without it the colour alone is shown. */
  readonly bands?: readonly [string, string, string];
  /** A few hex digits of the source's content; part of every file name, so that files may be cached for ever. */
  readonly hash: string;
};

/** "#a1b2c3" as "#abc": near enough for a preview of which a page carries twenty. */
const short = (color: string): string => `#${color[1]}${color[3]}${color[5]}`;

/** What stands in a photo's place until it has loaded, as a CSS `background`. */
export const groundOf = ({ color, bands }: Pick<Picture, 'color' | 'bands'>): string => (bands ? `linear-gradient(${bands.map(short).join()})` : color);

/** In the order in which browsers should try them. */
export const photoFormats = ['avif', 'webp'] as const;

export type PhotoFormat = (typeof photoFormats)[number];

const ladder = [320, 480, 640, 960, 1280, 1600];
const highest = 1600;
/** For heroes that fill a wide screen; only sources larger than this have it. */
const fullBleed = 2400;

/** The widths in which a photo exists, ascending: never wider than its source. */
export const widthsOf = ({ width }: Pick<Picture, 'width'>): number[] => [
  ...ladder.filter((rung) => rung < Math.min(width, highest)),
  Math.min(width, highest),
  ...(width > fullBleed ? [fullBleed] : []),
];

/** The address of one derivative, e.g. "/photos/061-640.1f2e3d4c.avif". */
export const photoUrl = ({ id, hash }: Pick<Picture, 'id' | 'hash'>, width: number, format: PhotoFormat): string =>
  `/photos/${id}-${width}.${hash}.${format}`;

/** Every derivative of one format with its width, as `srcset` wants it; none wider than `widest` pixels. */
export const srcSetOf = (picture: Picture, format: PhotoFormat, widest = Infinity): string =>
  widthsOf(picture)
    .filter((width) => width <= widest)
    .map((width) => `${photoUrl(picture, width, format)} ${width}w`)
    .join(', ');

/** When the portrait picture of a pair is shown, and the exact opposite. */
export const portraitPhones = '(max-width: 767px) and (orientation: portrait)';
const otherScreens = '(min-width: 768px), (orientation: landscape)';

/** Attributes of a `<link>` as React spells them; written into HTML they are the lower-case ones. */
export type PreloadLink = {
  rel: 'preload';
  as: 'image';
  type: 'image/avif';
  imageSrcSet: string;
  imageSizes: string;
  fetchPriority: 'high';
  media?: string;
};

const preloadLink = (picture: Picture, sizes: string): PreloadLink => ({
  rel: 'preload',
  as: 'image',
  type: 'image/avif',
  imageSrcSet: srcSetOf(picture, 'avif'),
  imageSizes: sizes,
  fetchPriority: 'high',
});

/** The links that start a hero's download from the head: one, or two where phones see a picture of their own. */
export const preloadOf = (picture: Picture, sizes: string, portrait?: Picture): PreloadLink[] =>
  portrait
    ? [
        { ...preloadLink(portrait, sizes), media: portraitPhones },
        { ...preloadLink(picture, sizes), media: otherScreens },
      ]
    : [preloadLink(picture, sizes)];
