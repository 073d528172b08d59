import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type CSSProperties,
  type Dispatch,
} from 'react';
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

/** Fits the viewer into the visible part of a pinch-zoomed page. */
export function useVisiblePart(): CSSProperties | undefined {
  const [visiblePart, setVisiblePart] = useState(getVisiblePart);
  useEffect(() => {
    const update = () => setVisiblePart(getVisiblePart());
    const listening = new AbortController();
    for (const event of ['resize', 'scroll'])
      window.visualViewport?.addEventListener(event, update, { signal: listening.signal });
    return () => listening.abort();
  }, []);
  return visiblePart;
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

/** CSS pixels. Below, the viewer shrinks with its buttons. */
const minSize = { width: 320, height: 280 };

const getVisiblePart = (): CSSProperties | undefined => {
  const part = window.visualViewport;
  if (!part || part.scale < 1.01) return undefined;
  const shrink = Math.min(1, part.width / minSize.width, part.height / minSize.height);
  return {
    left: part.offsetLeft,
    top: part.offsetTop,
    width: part.width / shrink,
    height: part.height / shrink,
    transform: `scale(${shrink})`,
    transformOrigin: '0 0',
  };
};
