import type { EstatePart } from './estateFacts.ts';

/** Per cent: inset of the box, and place of the number in it. */
export type MapSpot = {
  box: string;
  across: number;
  down: number;
  /** `across` counts from the right. */
  isLeft?: true;
};

/** The sea is below the drawing `wide`, and on the right of `upright`. */
export const spots: Readonly<Record<EstatePart, Readonly<Record<'wide' | 'upright', MapSpot>>>> = {
  hall: {
    wide: { box: '10.9% 38.1% 76.2% 45.6%', across: -103.4, down: -24.7 },
    upright: { box: '35.3% 75.7% 47.5% 11.2%', across: -57, down: 123.1 },
  },
  terrace: {
    wide: { box: '23.3% 36.6% 69.8% 44.1%', across: 6.6, down: 53.3 },
    upright: { box: '33.7% 69.1% 45.8% 23.9%', across: 49.8, down: -11.5, isLeft: true },
  },
  pergola: {
    wide: { box: '32.9% 55% 55.4% 32.5%', across: -29, down: 150.7 },
    upright: { box: '53.2% 54.3% 33.6% 33.7%', across: 238.2, down: 60.9 },
  },
  lawn: {
    wide: { box: '30.2% 31.3% 27% 45%', across: 7.4, down: 69 },
    upright: { box: '28% 25.2% 46.8% 30.9%', across: 49.5, down: 63.2 },
  },
  grove: {
    wide: { box: '6.6% 7.5% 33.4% 69.4%', across: 32.9, down: 67.9 },
    upright: { box: '2.9% 31.8% 72.6% 6.8%', across: 61.4, down: 38.9 },
  },
  arch: {
    wide: { box: '55.6% 37.3% 30.9% 54.8%', across: 69, down: 95.7 },
    upright: { box: '34.5% 29.3% 57.2% 56.9%', across: 108.9, down: -12.5 },
  },
  bar: {
    wide: { box: '36.3% 32.3% 50.2% 59.8%', across: 100.6, down: 45.2, isLeft: true },
    upright: { box: '29.2% 49% 62.5% 37.2%', across: -5.8, down: 124.7 },
  },
  chapel: {
    wide: { box: '72.7% 21.1% 13.8% 71.1%', across: 120.5, down: 62.6 },
    upright: { box: '17.3% 11.7% 74.4% 74.5%', across: 15.3, down: -29.9, isLeft: true },
  },
  gate: {
    wide: { box: '33.1% 77.9% 53.4% 14.2%', across: 8.5, down: 121.2 },
    upright: { box: '77.4% 52.3% 14.2% 33.9%', across: 135.7, down: 42.3 },
  },
  parking: {
    wide: { box: '2.4% 77.5% 71.9% 6.9%', across: -26.6, down: 24.8 },
    upright: { box: '77% 71.3% 6.5% 2.4%', across: 15.1, down: 56 },
  },
};
