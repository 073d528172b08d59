import { expect, it } from 'vitest';
import { initialView } from '../../../src/features/viewer/geometry.ts';
import {
  createViewerState,
  viewerReducer,
  type ViewerAction,
} from '../../../src/features/viewer/viewerState.ts';

const photo = { width: 1500, height: 1000 };
const turnTo = (width: number, height: number): ViewerAction => ({
  type: 'resize',
  stage: { size: { width, height }, room: { width, height } },
});

const after = (actions: readonly ViewerAction[]) =>
  [turnTo(390, 700), ...actions].reduce(viewerReducer, createViewerState([photo, photo, photo], 0));

const enlarge: ViewerAction[] = [
  { type: 'zoom', factor: 2 },
  { type: 'hold', view: { scale: 2, x: 30, y: 0 }, dragOffset: { x: 0, y: 0 } },
];

it('shows another photo at 1x and leaves the one that is shown as it is', () => {
  expect(after(enlarge).view).toMatchObject({ scale: 2, x: 30 });
  expect(after([...enlarge, { type: 'go', by: 1 }]).view).toEqual(initialView);
  expect(after([...enlarge, { type: 'show', index: 2 }]).view).toEqual(initialView);
  expect(after([...enlarge, { type: 'show', index: 0 }]).view).toMatchObject({ scale: 2, x: 30 });
});

it('returns a pulled photo to its place on release', () => {
  const pull: ViewerAction = { type: 'hold', view: initialView, dragOffset: { x: -40, y: 0 } };
  expect(after([pull])).toMatchObject({ dragOffset: { x: -40 }, held: true });
  expect(after([pull, { type: 'release' }])).toMatchObject({
    dragOffset: { x: 0, y: 0 },
    held: false,
  });
});

it('keeps the zoom when the screen turns, without a gap beside the photo', () => {
  const enlarged: ViewerAction = {
    type: 'hold',
    view: { scale: 2, x: 30, y: 200 },
    dragOffset: { x: 0, y: 0 },
  };
  expect(after([enlarged, turnTo(844, 390)]).view).toEqual({ scale: 2, x: 30, y: 195 });
});
