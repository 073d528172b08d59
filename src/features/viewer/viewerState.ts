import {
  closeUp,
  fit,
  initialView,
  lookFurther,
  refit,
  withinBounds,
  zoomAbout,
  type Viewport,
  type Point,
  type Size,
  type View,
} from './geometry.ts';

/** `room` is the part of the stage for a photo at 1x. */
export type StageMetrics = { readonly size: Size; readonly room: Size };

export type ViewerState = {
  readonly photos: readonly Size[];
  /** Number of the photo, which goes on past both ends; see `indexOf`. */
  readonly position: number;
  readonly view: View;
  /** Offset of a photo that is pulled but not released. */
  readonly pulled: Point;
  /** A finger is down, so nothing has a transition. */
  readonly held: boolean;
  readonly stage: StageMetrics;
  /** View before a series of resizes, e.g. a rotation. */
  readonly chosen?: { readonly view: View; readonly stage: StageMetrics };
};

export type ViewerAction =
  | { type: 'go'; by: number }
  | { type: 'show'; index: number }
  | { type: 'hold'; view: View; pulled: Point }
  | { type: 'release' }
  | { type: 'look'; steps: Point }
  | { type: 'zoom'; factor: number; about?: Point }
  | { type: 'closeUp'; about?: Point }
  | { type: 'reset' }
  | { type: 'resize'; stage: StageMetrics };

const centre: Point = { x: 0, y: 0 };
const nowhere: Size = { width: 0, height: 0 };

export const startAt = ({
  photos,
  index,
}: {
  photos: readonly Size[];
  index: number;
}): ViewerState => ({
  photos,
  position: index,
  view: initialView,
  pulled: centre,
  held: false,
  stage: { size: nowhere, room: nowhere },
});

export const indexOf = (position: number, total: number): number =>
  ((position % total) + total) % total;

export const frameOf = ({ photos, stage }: ViewerState, position: number): Viewport => {
  const photo = photos[indexOf(position, photos.length)]!;
  return { stage: stage.size, photo: fit(photo, stage.room) };
};

/** Zoom and pan reset for each photo. */
const at = (state: ViewerState, position: number): ViewerState => ({
  ...state,
  position,
  view: initialView,
  pulled: centre,
  held: false,
});

export function viewerReducer(state: ViewerState, action: ViewerAction): ViewerState {
  if (action.type === 'resize') {
    const chosen = state.chosen ?? { view: state.view, stage: state.stage };
    const resized = { ...state, stage: action.stage, chosen };
    return {
      ...resized,
      view: refit(
        chosen.view,
        frameOf({ ...state, stage: chosen.stage }, state.position),
        frameOf(resized, state.position),
      ),
    };
  }
  const next = act(state, action);
  return next === state ? state : { ...next, chosen: undefined };
}

function act(state: ViewerState, action: Exclude<ViewerAction, { type: 'resize' }>): ViewerState {
  const frame = frameOf(state, state.position);
  const withView = (view: View): ViewerState => ({
    ...state,
    view: withinBounds(view, frame),
    held: false,
  });
  const { scale } = state.view;
  switch (action.type) {
    case 'go':
      return state.photos.length > 1
        ? at(state, state.position + action.by)
        : { ...state, pulled: centre, held: false };
    case 'show': {
      const by = action.index - indexOf(state.position, state.photos.length);
      return by === 0 ? state : at(state, state.position + by);
    }
    case 'hold':
      return { ...state, view: action.view, pulled: action.pulled, held: true };
    case 'release':
      return { ...withView(state.view), pulled: centre };
    case 'look':
      return withView(lookFurther(state.view, action.steps, frame));
    case 'zoom':
      return withView(zoomAbout(state.view, scale * action.factor, action.about ?? centre));
    case 'closeUp':
      return withView(zoomAbout(state.view, scale > 1 ? 1 : closeUp, action.about ?? centre));
    case 'reset':
      return { ...state, view: initialView };
  }
}
