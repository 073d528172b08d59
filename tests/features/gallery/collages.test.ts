import { expect, it } from 'vitest';
import {
  collages,
  computeSizes,
  computeSlots,
  type Collage,
} from '../../../src/features/gallery/collages.ts';

type Box = { columns: number; rows: number };

/** Places boxes like `grid-auto-flow: dense`. Returns how many cells of the rows stay empty. */
function emptyCells(columns: number, boxes: readonly Box[]): number {
  const taken: boolean[] = [];
  for (const box of boxes) {
    const getCells = (start: number) =>
      Array.from(
        { length: box.rows * box.columns },
        (_, at) => start + Math.floor(at / box.columns) * columns + (at % box.columns),
      );
    let start = 0;
    while ((start % columns) + box.columns > columns || getCells(start).some((cell) => taken[cell]))
      start += 1;
    for (const cell of getCells(start)) taken[cell] = true;
  }
  const cells = Math.ceil(taken.length / columns) * columns;
  return cells - boxes.reduce((sum, box) => sum + box.columns * box.rows, 0);
}

const onPhones = {
  across: { columns: 2, rows: 1 },
  half: { columns: 1, rows: 1 },
  tall: { columns: 1, rows: 2 },
  plate: { columns: 2, rows: 1 },
};

it.each(Object.entries<Collage>(collages))(
  'fills all rows with any number of photos: %s',
  (_, collage) => {
    for (let count = 1; count <= 40; count += 1) {
      const slots = computeSlots(collage, count);
      expect(slots).toHaveLength(count);
      expect(
        emptyCells(
          2,
          slots.map(({ narrow }) => onPhones[narrow]),
        ),
        `${count} on phones`,
      ).toBe(0);
      // An editorial has space around its photos.
      if (collage.kind !== 'editorial')
        expect(
          emptyCells(
            12,
            slots.map(({ columns, rows = 1 }) => ({ columns, rows })),
          ),
          `${count}`,
        ).toBe(0);
    }
  },
);

it('asks for the width of the whole photo where a slot crops its sides', () => {
  const photo = { id: '061', width: 1500, height: 1000, bands: [], hash: '', alt: '' };
  const slots = computeSlots(collages.editorial, 18);
  const across = slots[0];
  const upright = slots.find(({ shape, narrow }) => shape < 1 && narrow === 'half');
  expect(computeSizes(across!, collages.editorial, photo)).toBe(
    '(min-width: 640px) min(52vw, 733px), 100vw',
  );
  expect(computeSizes(upright!, collages.editorial, photo)).toBe(
    '(min-width: 640px) min(39vw, 555px), 94vw',
  );
});

it('asks for half of the dots of dense phones, whose screen a plate fills', () => {
  const photo = { id: '061', width: 1500, height: 1000, bands: [], hash: '', alt: '' };
  const plate = computeSlots(collages.editorial, 18).find(({ narrow }) => narrow === 'plate');
  expect(computeSizes(plate!, collages.editorial, photo)).toMatch(
    /min-resolution: 2\.5dppx\) max\(50vw, 405px\), .* max\(100vw, 810px\)$/,
  );
});
