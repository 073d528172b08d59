import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  axisOf,
  clampScale,
  fit,
  initialView,
  pinch,
  pointOfPhoto,
  reach,
  refit,
  slop,
  swipeOf,
  wheelFactor,
  withinBounds,
  zoom,
  zoomAbout,
  type Viewport,
} from '../../../src/features/viewer/geometry.ts';

const number = (min: number, max: number) => fc.double({ min, max, noNaN: true });
const size = fc.record({ width: number(100, 4000), height: number(100, 4000) });
const point = fc.record({ x: number(-2000, 2000), y: number(-2000, 2000) });
const scale = number(zoom.min, zoom.max);
const view = fc.record({ scale, x: number(-5000, 5000), y: number(-5000, 5000) });
const viewport: fc.Arbitrary<Viewport> = fc
  .tuple(size, size)
  .map(([stage, photo]) => ({ stage, photo: fit(photo, stage) }));

const holds = fc.assert;
const near = (actual: number, expected: number) =>
  expect(Math.abs(actual - expected)).toBeLessThan(1e-6 * Math.max(1, Math.abs(expected)) + 1e-6);

describe('fit', () => {
  it('keeps the shape, stays in the room and touches two of its sides', () =>
    holds(
      fc.property(size, size, (photo, room) => {
        const fitted = fit(photo, room);
        near(fitted.width / fitted.height, photo.width / photo.height);
        near(Math.max(fitted.width / room.width, fitted.height / room.height), 1);
      }),
    ));
});

describe('zoom about a point', () => {
  it('leaves that point of the photo where it is', () =>
    holds(
      fc.property(view, scale, point, (before, to, about) => {
        const held = pointOfPhoto(before, about);
        const now = pointOfPhoto(zoomAbout(before, to, about), about);
        near(now.x, held.x);
        near(now.y, held.y);
      }),
    ));

  it('is undone by the way back about the same point', () =>
    holds(
      fc.property(view, scale, point, (before, to, about) => {
        const back = zoomAbout(zoomAbout(before, to, about), before.scale, about);
        near(back.scale, before.scale);
        near(back.x, before.x);
        near(back.y, before.y);
      }),
    ));
});

describe('pinch', () => {
  it('keeps under the fingers what was under them, even where the scale has reached its limit', () =>
    holds(
      fc.property(view, point, point, number(0.05, 20), (before, from, to, factor) => {
        const after = pinch(before, { from, to, factor });
        expect(after.scale).toBeGreaterThanOrEqual(zoom.min);
        expect(after.scale).toBeLessThanOrEqual(zoom.max);
        const held = pointOfPhoto(before, from);
        const now = pointOfPhoto(after, to);
        near(now.x, held.x);
        near(now.y, held.y);
      }),
    ));
});

describe('bounds', () => {
  it('are never exceeded: no gap beside a photo larger than the stage, a smaller one in the middle', () =>
    holds(
      fc.property(view, viewport, (wanted, around) => {
        const { scale: at, x, y } = withinBounds(wanted, around);
        const { stage, photo } = around;
        for (const [offset, length, room] of [
          [x, photo.width * at, stage.width],
          [y, photo.height * at, stage.height],
        ] as const) {
          if (length <= room) expect(offset).toBe(0);
          else expect(Math.abs(offset)).toBeLessThanOrEqual((length - room) / 2 + 1e-9);
        }
      }),
    ));

  it('change nothing that lies within them', () =>
    holds(
      fc.property(view, viewport, (wanted, around) => {
        const allowed = withinBounds(wanted, around);
        expect(withinBounds(allowed, around)).toEqual(allowed);
      }),
    ));

  it('leave nothing to drag at 1x and below', () =>
    holds(
      fc.property(number(zoom.min, 1), viewport, (at, around) => {
        near(reach(around, at).x, 0);
        near(reach(around, at).y, 0);
      }),
    ));
});

describe('steps', () => {
  it('up and down undo each other within the range', () =>
    holds(
      fc.property(number(zoom.min, zoom.max / zoom.step), (from) => {
        near(clampScale(clampScale(from * zoom.step) / zoom.step), clampScale(from));
      }),
    ));

  it('return to exactly 1, so that nothing can be dragged', () => {
    expect(clampScale((1 / zoom.step) * zoom.step)).toBe(1);
    expect(clampScale((((1 * 1.5) / 1.5) * 1.5) / 1.5 + 1e-12)).toBe(1);
  });

  it('end at 0.5 and 5', () => {
    expect(clampScale(0.5 / zoom.step)).toBe(0.5);
    expect(clampScale(3.375 * zoom.step)).toBe(5);
  });
});

describe('a stage of another size', () => {
  it('has the same part of the photo in its middle, unless an edge would come into it', () =>
    holds(
      fc.property(view, size, size, size, (wanted, photo, one, other) => {
        const before = { stage: one, photo: fit(photo, one) };
        const after = { stage: other, photo: fit(photo, other) };
        const start = withinBounds(wanted, before);
        const end = refit(start, before, after);
        expect(withinBounds(end, after)).toEqual(end);
        const limit = reach(after, end.scale);
        for (const [axis, length] of [
          ['x', 'width'],
          ['y', 'height'],
        ] as const) {
          if (Math.abs(end[axis]) >= limit[axis] - 1e-6) continue;
          near(end[axis] / after.photo[length], start[axis] / before.photo[length]);
        }
      }),
    ));

  it('after a turn and a turn back, a photo at rest is at rest', () =>
    holds(
      fc.property(size, size, size, (photo, one, other) => {
        const before = { stage: one, photo: fit(photo, one) };
        const after = { stage: other, photo: fit(photo, other) };
        expect(refit(refit(initialView, before, after), after, before)).toEqual(initialView);
      }),
    ));
});

describe('the wheel', () => {
  const turn = (deltaY: number, more = {}) =>
    wheelFactor({ deltaY, deltaMode: 0, ctrlKey: false, ...more });

  it('magnifies upwards and makes smaller downwards, never by more than a step', () =>
    holds(
      fc.property(number(-5000, 5000), (deltaY) => {
        const factor = turn(deltaY);
        expect(factor).toBeGreaterThanOrEqual(1 / zoom.step);
        expect(factor).toBeLessThanOrEqual(zoom.step);
        if (deltaY < 0) expect(factor).toBeGreaterThanOrEqual(1);
        near(turn(-deltaY) * factor, 1);
      }),
    ));

  it('takes one step per notch, whether the browser counts pixels or lines', () => {
    expect(turn(-100)).toBe(1.5);
    near(turn(-3, { deltaMode: 1 }), 1.5 ** 0.99);
  });
});

describe('a swipe', () => {
  const stage = { width: 400, height: 800 };
  const swipe = (axis: 'row' | 'away', x: number, y: number, milliseconds = 1000) =>
    swipeOf({ axis, moved: { x, y }, milliseconds, stage });

  it('to the left brings the next photo, to the right the previous one, down the page', () => {
    expect(swipe('row', -150, 0)).toBe('next');
    expect(swipe('row', 150, 0)).toBe('previous');
    expect(swipe('away', 0, 300)).toBe('close');
  });

  it('may be short if it is quick, and means nothing if it is short and slow', () => {
    expect(swipe('row', -60, 0, 80)).toBe('next');
    expect(swipe('row', -60, 0)).toBe('stay');
    expect(swipe('away', 0, 60, 80)).toBe('close');
    expect(swipe('away', 0, 60)).toBe('stay');
  });

  it('gives the same answer mirrored', () =>
    holds(
      fc.property(number(-800, 800), fc.integer({ min: 1, max: 2000 }), (x, milliseconds) => {
        const mirrored = { previous: 'next', next: 'previous', stay: 'stay', close: 'close' }[
          swipe('row', x, 0, milliseconds)
        ];
        expect(swipe('row', -x, 0, milliseconds)).toBe(mirrored);
      }),
    ));

  it('has a direction once it is more than a tap, and none upwards', () => {
    expect(axisOf({ x: slop - 1, y: 0 })).toBeUndefined();
    expect(axisOf({ x: 20, y: 12 })).toBe('row');
    expect(axisOf({ x: 5, y: 20 })).toBe('away');
    expect(axisOf({ x: 5, y: -20 })).toBeUndefined();
  });
});
