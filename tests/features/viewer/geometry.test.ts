import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  clampScale,
  clampView,
  classifySwipe,
  findAxis,
  fitInside,
  getWheelFactor,
  touchSlop,
  zoom,
} from '../../../src/features/viewer/geometry.ts';

const number = (min: number, max: number) => fc.double({ min, max, noNaN: true });
const size = fc.record({ width: number(100, 4000), height: number(100, 4000) });
const scale = number(zoom.min, zoom.max);
const view = fc.record({ scale, x: number(-5000, 5000), y: number(-5000, 5000) });
const viewport = fc
  .tuple(size, size)
  .map(([stage, photo]) => ({ stage, photo: fitInside(photo, stage) }));

it('leaves no gap beside a larger photo, and a smaller one in the middle', () => {
  fc.assert(
    fc.property(view, viewport, (wanted, around) => {
      const bounded = clampView(wanted, around);
      for (const [axis, length] of [
        ['x', 'width'],
        ['y', 'height'],
      ] as const) {
        const gap = (around.photo[length] * bounded.scale - around.stage[length]) / 2;
        expect(Math.abs(bounded[axis])).toBeLessThanOrEqual(Math.max(0, gap) + 1e-9);
      }
      expect(clampView(bounded, around)).toEqual(bounded);
    }),
  );
});

it('returns to exactly 1, so that nothing can be dragged, and ends at 0.5 and 5', () => {
  expect(clampScale((((1 * 1.5) / 1.5) * 1.5) / 1.5 + 1e-12)).toBe(1);
  expect(clampScale(0.5 / zoom.step)).toBe(0.5);
  expect(clampScale(3.375 * zoom.step)).toBe(5);
});

it.each([
  ['one step up for a notch', { deltaY: -100 }, 1.5],
  ['one step down', { deltaY: 100 }, 1 / 1.5],
  ['a step for a notch of lines', { deltaY: -3, deltaMode: 1 }, 1.5 ** 0.99],
  ['never more than a step', { deltaY: -5000 }, 1.5],
])('zooms with the wheel: %s', (_, event, factor) => {
  expect(getWheelFactor({ deltaMode: 0, ctrlKey: false, ...event })).toBeCloseTo(factor);
});

it.each([
  ['row', -150, 0, 1000, 'next'],
  ['row', 150, 0, 1000, 'previous'],
  ['dismiss', 0, 300, 1000, 'close'],
  // Short but quick.
  ['row', -60, 0, 80, 'next'],
  ['dismiss', 0, 60, 80, 'close'],
  // Short and slow.
  ['row', -60, 0, 1000, 'stay'],
  ['dismiss', 0, 60, 1000, 'stay'],
] as const)('reads a swipe (%s) by %i, %i in %i ms as "%s"', (axis, x, y, milliseconds, swipe) => {
  const stage = { width: 400, height: 800 };
  expect(classifySwipe({ axis, moved: { x, y }, milliseconds, stage })).toBe(swipe);
});

it('has a direction once a swipe is more than a tap, and none upwards', () => {
  expect(findAxis({ x: touchSlop - 1, y: 0 })).toBeUndefined();
  expect(findAxis({ x: 20, y: 12 })).toBe('row');
  expect(findAxis({ x: 5, y: 20 })).toBe('dismiss');
  expect(findAxis({ x: 5, y: -20 })).toBeUndefined();
});
