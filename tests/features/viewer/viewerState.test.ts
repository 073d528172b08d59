import fc from 'fast-check';
import { expect, it } from 'vitest';
import { initialView } from '../../../src/features/viewer/geometry.ts';
import {
  indexOf,
  startAt,
  viewerReducer,
  type ViewerAction,
  type ViewerState,
} from '../../../src/features/viewer/viewerState.ts';

const photos = [
  { width: 1500, height: 1000 },
  { width: 1000, height: 1500 },
  { width: 1200, height: 1200 },
];
const stage = { size: { width: 390, height: 700 }, room: { width: 390, height: 700 } };

const after = (
  actions: readonly ViewerAction[],
  from: ViewerState = startAt({ photos, index: 0 }),
): ViewerState => actions.reduce(viewerReducer, viewerReducer(from, { type: 'resize', stage }));

it('the row has no end in either direction', () => {
  expect(indexOf(after([{ type: 'go', by: -1 }]).position, 3)).toBe(2);
  expect(indexOf(after([1, 1, 1].map((by) => ({ type: 'go', by }))).position, 3)).toBe(0);
});

it('another photo begins at 1x', () => {
  const enlarged: ViewerAction[] = [
    { type: 'zoom', factor: 2 },
    { type: 'move', view: { scale: 2, x: 30, y: 0 } },
  ];
  expect(after(enlarged).view).toMatchObject({ scale: 2, x: 30 });
  expect(after([...enlarged, { type: 'go', by: 1 }]).view).toEqual(initialView);
  expect(after([...enlarged, { type: 'show', index: 2 }]).view).toEqual(initialView);
});

it('the photo that is shown already is left as it lies', () => {
  const enlarged = after([{ type: 'zoom', factor: 2 }]);
  expect(viewerReducer(enlarged, { type: 'show', index: 0 })).toBe(enlarged);
});

it('returns a pulled photo to its place on release', () => {
  expect(after([{ type: 'pull', by: { x: -40, y: 0 } }])).toMatchObject({
    pulled: { x: -40 },
    held: true,
  });
  expect(after([{ type: 'pull', by: { x: -40, y: 0 } }, { type: 'release' }])).toMatchObject({
    pulled: { x: 0, y: 0 },
    held: false,
  });
});

it('a set of one photo has no other', () => {
  const alone = startAt({ photos: photos.slice(0, 1), index: 0 });
  expect(after([{ type: 'go', by: 1 }], alone).position).toBe(0);
});

const point = fc.record({
  x: fc.integer({ min: -300, max: 300 }),
  y: fc.integer({ min: -300, max: 300 }),
});
it('a phone that turns by way of other sizes shows what it would have shown at once', () =>
  fc.assert(
    fc.property(
      fc.record({
        x: fc.integer({ min: -400, max: 400 }),
        y: fc.integer({ min: -400, max: 400 }),
        scale: fc.double({ min: 1, max: 5, noNaN: true }),
      }),
      fc.array(
        fc.record({
          width: fc.integer({ min: 200, max: 1000 }),
          height: fc.integer({ min: 200, max: 1000 }),
        }),
        { maxLength: 4 },
      ),
      (view, sizes) => {
        const turnBy = (steps: typeof sizes) =>
          after([
            { type: 'move', view },
            ...steps.map((size) => ({ type: 'resize' as const, stage: { size, room: size } })),
          ]).view;
        const last = { width: 844, height: 390 };
        expect(turnBy([...sizes, last])).toEqual(turnBy([last]));
      },
    ),
  ));

const action: fc.Arbitrary<ViewerAction> = fc.oneof(
  fc.record({ type: fc.constant('go' as const), by: fc.constantFrom(-1, 1) }),
  fc.record({
    type: fc.constant('zoom' as const),
    factor: fc.constantFrom(1.5, 1 / 1.5, 1.1),
    about: point,
  }),
  fc.record({
    type: fc.constant('zoomTo' as const),
    scale: fc.constantFrom(1, 2.25),
    about: point,
  }),
  fc.record({ type: fc.constant('move' as const), view: point.map((at) => ({ scale: 3, ...at })) }),
  fc.record({ type: fc.constant('pull' as const), by: point }),
  fc.constant({ type: 'release' as const }),
  fc.record({
    type: fc.constant('resize' as const),
    stage: fc.constantFrom(stage, {
      size: { width: 844, height: 300 },
      room: { width: 668, height: 300 },
    }),
  }),
);

it('whatever was done, reset brings the photo back and the view is within its limits', () =>
  fc.assert(
    fc.property(fc.array(action, { maxLength: 30 }), (actions) => {
      const state = after(actions);
      expect(state.view.scale).toBeGreaterThanOrEqual(0.5);
      expect(state.view.scale).toBeLessThanOrEqual(5);
      if (state.view.scale <= 1) expect(state.view).toMatchObject({ x: 0, y: 0 });
      expect(viewerReducer(state, { type: 'reset' }).view).toEqual(initialView);
    }),
  ));
