import { useEffect, useEffectEvent, useLayoutEffect, useRef, type Dispatch } from 'react';
import { commands } from './commands.ts';
import { clampView, type Swipe, type View } from './geometry.ts';
import { listenToGestures, type HeldView } from './gestures.ts';
import {
  computeViewport,
  type StageMetrics,
  type ViewerAction,
  type ViewerState,
} from './viewerState.ts';

export function useStage(
  state: ViewerState,
  dispatch: Dispatch<ViewerAction>,
  onClose: () => void,
) {
  const stage = useRef<HTMLDivElement>(null);
  const photo = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const element = stage.current!;
    const measure = () => dispatch({ type: 'resize', stage: measureStage(element) });
    measure();
    const resized = new ResizeObserver(measure);
    resized.observe(element);
    return () => resized.disconnect();
  }, [dispatch]);

  const clampToStage = useEffectEvent((view: View) =>
    clampView(view, computeViewport(state, state.position)),
  );
  const release = useEffectEvent((swipe: Swipe) => {
    if (swipe === 'close') onClose();
    else dispatch(swipe === 'stay' ? { type: 'release' } : commands[swipe]);
  });

  useEffect(
    () =>
      listenToGestures(stage.current!, {
        getCurrentTransform: () => readTransform(photo.current!),
        clampView: (view) => clampToStage(view),
        onHold: (held) => dispatch({ type: 'hold', ...held }),
        onRelease: (swipe) => release(swipe),
        onDoubleTap: (about) => dispatch({ type: 'closeUp', about }),
        onWheel: (factor, about) => dispatch({ type: 'zoom', factor, about }),
      }),
    [dispatch],
  );

  return { stage, photo };
}

const measureStage = (stage: HTMLElement): StageMetrics => {
  const { clientWidth: width, clientHeight: height } = stage;
  const { paddingLeft, paddingRight } = getComputedStyle(stage);
  const paddings = (Number.parseFloat(paddingLeft) || 0) + (Number.parseFloat(paddingRight) || 0);
  return { size: { width, height }, room: { width: width - paddings, height } };
};

/** Returns what is on the screen, also during a transition. */
const readTransform = (photo: HTMLElement): HeldView => {
  const { a, e, f } = readMatrix(photo);
  const slide = readMatrix(photo.parentElement!);
  return { view: { scale: a, x: e, y: f }, dragOffset: { x: slide.e, y: slide.f } };
};

const readMatrix = (element: Element): DOMMatrixReadOnly =>
  new DOMMatrixReadOnly(getComputedStyle(element).transform);
