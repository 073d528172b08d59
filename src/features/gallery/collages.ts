import { getPhoneSizes } from '../../components/photo/photoFiles.ts';
import type { PagePicture } from '../../site/photos/pagePicture.ts';

/** How phones show a photo, in two columns. A plate fills the screen, from edge to edge at any width. */
type Narrow = 'across' | 'half' | 'tall' | 'plate';

export type Slot = {
  /** Columns out of twelve, on wide screens. */
  columns: number;
  /** First column; without it, the next free one. */
  start?: number;
  /** Rows of a mosaic, which set the height. */
  rows?: number;
  /** Width ÷ height. */
  shape: number;
  narrow: Narrow;
};

export type Collage = {
  /** A mosaic runs from edge to edge. The photos of an editorial are numbered, with space around. */
  kind: 'mosaic' | 'rows' | 'editorial';
  /** Each band fills its rows. Bands repeat for more photos. */
  bands: readonly (readonly Slot[])[];
  /** Width ÷ height of two photos side by side on phones. */
  pair: number;
};

const landscapeShape = 3 / 2;

/** Fraction of the width of all twelve columns (`gutter` and `margin` in tailwind.config.ts). */
const gutter = 0.0248;

const computeWidth = (columns: number): number => (columns * (1 + gutter)) / 12 - gutter;

const createSlot = (columns: number, shape: number, start?: number): Slot => ({
  columns,
  start,
  shape,
  narrow: columns > 4 ? 'across' : 'half',
});

const createLandscape = (columns: number, start?: number) =>
  createSlot(columns, landscapeShape, start);
const createUpright = (columns: number, start?: number) => createSlot(columns, 4 / 5, start);

/** Returns slots of equal height, of which the widest shows all of a landscape photo. */
const createLevelRow = (...row: number[]): Slot[] => {
  const height = computeWidth(Math.max(...row)) / landscapeShape;
  return row.map((columns) => createSlot(columns, computeWidth(columns) / height));
};

/** Height of a plate on large phones, in CSS pixels. */
const plateHeight = 540;

/** On wide screens its height is that of the class `h-plate`. */
const plate: Slot = { columns: 12, shape: landscapeShape, narrow: 'plate' };

/** Slots of a mosaic whose small photos have these columns and this shape. */
const createMosaicSlots = (
  columns: number,
  shape: number,
): Record<'small' | 'tall' | 'large', Slot> => ({
  small: { columns, shape, narrow: 'half' },
  tall: { columns, rows: 2, shape: shape / 2, narrow: 'tall' },
  large: { columns: 2 * columns, rows: 2, shape, narrow: 'across' },
});

const quarter = createMosaicSlots(3, 3 / 2);
const sixth = createMosaicSlots(2, 4 / 3);

export const collages = {
  quarters: {
    kind: 'mosaic',
    pair: 1,
    bands: [
      [quarter.large, quarter.tall, quarter.small, quarter.small],
      [quarter.small, quarter.tall, quarter.large, quarter.small],
    ],
  },
  sixths: {
    kind: 'mosaic',
    pair: 1,
    bands: [
      [sixth.large, sixth.tall, sixth.small, sixth.large, sixth.small],
      [sixth.tall, sixth.small, sixth.large, sixth.small, sixth.tall, sixth.small, sixth.small],
      [createSlot(6, 2), createSlot(6, 2)],
    ],
  },
  editorial: {
    kind: 'editorial',
    pair: 4 / 5,
    bands: [
      [createLandscape(7), createUpright(4, 9)],
      [plate],
      [createUpright(3), createLandscape(4, 5), createUpright(3, 10)],
      [createUpright(4), createLandscape(7, 6)],
      [createLandscape(4), createUpright(4), createLandscape(4)],
      [createLandscape(8), createUpright(3, 10)],
      [createUpright(3), createLandscape(4, 5), createUpright(3, 10)],
      [createLandscape(5), createLandscape(6, 7)],
    ],
  },
  threes: {
    kind: 'rows',
    pair: 1,
    bands: [
      createLevelRow(6, 3, 3),
      createLevelRow(4, 4, 4),
      [plate],
      createLevelRow(3, 6, 3),
      createLevelRow(6, 6),
    ],
  },
  largeFirst: {
    kind: 'rows',
    pair: 3 / 2,
    bands: [createLevelRow(7, 5), createLevelRow(3, 3, 3, 3)],
  },
  plateBetween: {
    kind: 'rows',
    pair: 3 / 2,
    bands: [createLevelRow(7, 5), [plate], createLevelRow(4, 4, 4)],
  },
  mixed: {
    kind: 'rows',
    pair: 5 / 4,
    bands: [createLevelRow(8, 4), createLevelRow(3, 6, 3), [plate]],
  },
} satisfies Record<string, Collage>;

const alone = [createSlot(12, 2)];
const two = [createLandscape(6), createLandscape(6)];

/** Returns a slot for each photo. Those that do not fill a band get a row, alone or in twos. */
export function computeSlots({ kind, bands }: Collage, count: number): Slot[] {
  const slots: Slot[] = [];
  for (let turn = 0; slots.length < count; turn += 1) {
    const left = count - slots.length;
    const band = bands[turn % bands.length]!;
    slots.push(...(band.length <= left ? band : left === 1 ? alone : two));
  }
  return kind === 'mosaic' ? slots : fillGaps(slots);
}

export const getNarrowShape = ({ narrow }: Slot, { pair }: Collage): number =>
  ({ across: landscapeShape, half: pair, tall: pair / 2, plate: 4 / 5 })[narrow];

/** Returns the attribute `sizes`. A crop needs the width of the whole photo. */
export function computeSizes(one: Slot, collage: Collage, photo: PagePicture): string {
  if (one.narrow === 'plate') return `${getPhoneSizes(photo, plateHeight)}, max(100vw, 810px)`;
  const { width, height } = photo;
  const computeShare = (share: number, shape: number) =>
    share * Math.max(1, width / height / shape);
  const wide = computeShare(computeWidth(one.columns), one.shape);
  const narrow = computeShare(one.narrow === 'across' ? 1 : 0.5, getNarrowShape(one, collage));
  return collage.kind === 'mosaic'
    ? `(min-width: 640px) ${Math.round(100 * wide)}vw, ${Math.round(100 * narrow)}vw`
    : `(min-width: 640px) min(${Math.round(90 * wide)}vw, ${Math.round(1280 * wide)}px), ${Math.round(100 * narrow)}vw`;
}

/** Widens photos of half the width without a neighbour on phones. */
function fillGaps(slots: readonly Slot[]): Slot[] {
  let isOpen = false;
  return slots.map((one, at) => {
    if (one.narrow !== 'half') return one;
    const closes = isOpen;
    isOpen = !closes && slots[at + 1]?.narrow === 'half';
    return closes || isOpen ? one : { ...one, narrow: 'across' };
  });
}
