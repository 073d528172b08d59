import {
  clampView,
  closeUpScale,
  fitInside,
  initialView,
  panView,
  zoomAround,
  type Point,
  type Size,
  type View,
  type Viewport,
} from './geometry.ts';

/** `room` is the part of the stage for a photo at 1x. */
export type StageMetrics = { readonly size: Size; readonly room: Size };

export type ViewerState = {
  readonly photos: readonly Size[];
  /** Number of the photo, which goes on past both ends; see `wrapIndex`. */
  readonly position: number;
  readonly view: View;
  readonly dragOffset: Point;
  /** A finger is down, so nothing has a transition. */
  readonly held: boolean;
  readonly stage: StageMetrics;
};

export type ViewerAction =
  | { type: 'go'; by: number }
  | { type: 'show'; index: number }
  | { type: 'hold'; view: View; dragOffset: Point }
  | { type: 'release' }
  | { type: 'pan'; steps: Point }
  | { type: 'zoom'; factor: number; about?: Point }
  | { type: 'closeUp'; about?: Point }
  | { type: 'reset' }
  | { type: 'resize'; stage: StageMetrics };

const centre: Point = { x: 0, y: 0 };
const zeroSize: Size = { width: 0, height: 0 };

/** Zoom and pan reset for each photo. */
const atRest = { view: initialView, dragOffset: centre, held: false };

export const createViewerState = (photos: readonly Size[], position: number): ViewerState => ({
  ...atRest,
  photos,
  position,
  stage: { size: zeroSize, room: zeroSize },
});

export const wrapIndex = (position: number, total: number): number =>
  ((position % total) + total) % total;

export const computeViewport = ({ photos, stage }: ViewerState, position: number): Viewport => {
  const photo = photos[wrapIndex(position, photos.length)]!;
  return { stage: stage.size, photo: fitInside(photo, stage.room) };
};

export function viewerReducer(state: ViewerState, action: ViewerAction): ViewerState {
  const viewport = computeViewport(state, state.position);
  const applyView = (view: View): ViewerState => ({
    ...state,
    view: clampView(view, viewport),
    held: false,
  });
  const { scale } = state.view;
  switch (action.type) {
    case 'go':
      return state.photos.length > 1
        ? { ...state, ...atRest, position: state.position + action.by }
        : { ...state, dragOffset: centre, held: false };
    case 'show': {
      const by = action.index - wrapIndex(state.position, state.photos.length);
      return by === 0 ? state : { ...state, ...atRest, position: state.position + by };
    }
    case 'hold':
      return { ...state, view: action.view, dragOffset: action.dragOffset, held: true };
    case 'release':
      return { ...applyView(state.view), dragOffset: centre };
    case 'pan':
      return applyView(panView(state.view, action.steps, viewport));
    case 'zoom':
      return applyView(zoomAround(state.view, scale * action.factor, action.about ?? centre));
    case 'closeUp':
      return applyView(
        zoomAround(state.view, scale > 1 ? 1 : closeUpScale, action.about ?? centre),
      );
    case 'reset':
      return { ...state, view: initialView };
    case 'resize': {
      const resized = { ...state, stage: action.stage };
      return { ...resized, view: clampView(state.view, computeViewport(resized, state.position)) };
    }
  }
}
