import {
  axisOf,
  pinch,
  slop,
  swipeOf,
  wheelFactor,
  type Point,
  type Swipe,
  type View,
} from './geometry.ts';

export type Gestures = {
  /** Also during a transition. */
  seen: () => { view: View; pulled: Point };
  within: (view: View) => View;
  onHold: (seen: { view: View; pulled: Point }) => void;
  /** At a pinch, or a drag above 1x. */
  onMove: (view: View) => void;
  /** At 1x, sideways or down. */
  onPull: (by: Point) => void;
  onRelease: (swipe: Swipe) => void;
  onDoubleTap: (at: Point) => void;
  onWheel: (factor: number, at: Point) => void;
};

/** Milliseconds of a tap, and between two. */
const tapTime = 300;
/** Pixels between two taps. */
const tapDistance = 40;

type Touch = {
  fingers: number;
  at: Point;
  spread: number;
  time: number;
  view: View;
  pulled: Point;
  axis?: 'row' | 'away';
};

const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

/** Returns a stop function. A new touch can take over any gesture. */
export function listenToGestures(stage: HTMLElement, gestures: Gestures): () => void {
  const fingers = new Map<number, Point>();
  /** State when the number of fingers last changed. */
  let start: Touch | undefined;
  let first: { at: Point; time: number } | undefined;
  let lastTap: { at: Point; time: number } | undefined;
  let isTap = false;
  /** The rendered position may be a frame behind. */
  let put: { view: View; pulled: Point } | undefined;

  const pointOf = ({ clientX, clientY }: MouseEvent): Point => {
    const box = stage.getBoundingClientRect();
    // Pinch-zooming the page shrinks the viewer.
    const ratio = stage.clientWidth / box.width;
    return {
      x: (clientX - box.left - box.width / 2) * ratio,
      y: (clientY - box.top - box.height / 2) * ratio,
    };
  };

  const hands = (): Pick<Touch, 'fingers' | 'at' | 'spread'> => {
    const [one = { x: 0, y: 0 }, two] = [...fingers.values()];
    if (!two) return { fingers: 1, at: one, spread: 1 };
    return {
      fingers: 2,
      at: { x: (one.x + two.x) / 2, y: (one.y + two.y) / 2 },
      spread: Math.max(distance(one, two), 1),
    };
  };

  const begin = (time: number) => {
    const seen = put ?? gestures.seen();
    start = { ...hands(), ...seen, time };
    gestures.onHold(seen);
  };

  const down = (event: PointerEvent) => {
    if (event.button !== 0 || fingers.size === 2) return;
    stage.setPointerCapture(event.pointerId);
    fingers.set(event.pointerId, pointOf(event));
    isTap = fingers.size === 1;
    if (isTap) {
      first = { at: pointOf(event), time: event.timeStamp };
      put = undefined;
    }
    begin(event.timeStamp);
  };

  const move = (event: PointerEvent) => {
    if (!start || !fingers.has(event.pointerId)) return;
    // The release was lost, e.g. outside the window.
    if (!(event.buttons & 1)) return up(event);
    fingers.set(event.pointerId, pointOf(event));
    const now = hands();
    const moved = { x: now.at.x - start.at.x, y: now.at.y - start.at.y };
    if (Math.hypot(moved.x, moved.y) > slop) isTap = false;

    if (now.fingers === 2 || start.view.scale > 1) {
      put = {
        view: gestures.within(
          pinch(start.view, { from: start.at, to: now.at, factor: now.spread / start.spread }),
        ),
        pulled: { x: 0, y: 0 },
      };
      return gestures.onMove(put.view);
    }
    // The finger left after a pinch does not swipe.
    if (event.pointerType === 'mouse' || start.time !== first?.time) return;
    start.axis ??= axisOf(moved);
    if (start.axis === 'row') gestures.onPull({ x: start.pulled.x + moved.x, y: 0 });
    if (start.axis === 'away') gestures.onPull({ x: 0, y: Math.max(0, moved.y) });
  };

  const up = (event: PointerEvent) => {
    if (!start || !fingers.has(event.pointerId)) return;
    const { axis, at, time } = start;
    const end = pointOf(event);
    fingers.delete(event.pointerId);
    if (fingers.size > 0) return begin(event.timeStamp);
    start = undefined;

    const cancelled = event.type !== 'pointerup';
    if (axis && !cancelled) {
      const moved = { x: end.x - at.x, y: end.y - at.y };
      return gestures.onRelease(
        swipeOf({
          axis,
          moved,
          milliseconds: event.timeStamp - time,
          stage: { width: stage.clientWidth, height: stage.clientHeight },
        }),
      );
    }
    gestures.onRelease('stay');

    if (cancelled || !isTap || event.timeStamp - time > tapTime) lastTap = undefined;
    else if (
      lastTap &&
      event.timeStamp - lastTap.time < tapTime &&
      distance(lastTap.at, end) < tapDistance
    ) {
      lastTap = undefined;
      gestures.onDoubleTap(end);
    } else lastTap = { at: end, time: event.timeStamp };
  };

  const wheel = (event: WheelEvent) => {
    event.preventDefault();
    if (event.deltaY !== 0) gestures.onWheel(wheelFactor(event), pointOf(event));
  };

  const listening = new AbortController();
  const { signal } = listening;
  stage.addEventListener('pointerdown', down, { signal });
  stage.addEventListener('pointermove', move, { signal });
  stage.addEventListener('pointerup', up, { signal });
  stage.addEventListener('pointercancel', up, { signal });
  // Without pointerup: the browser has taken the pointer.
  stage.addEventListener('lostpointercapture', up, { signal });
  stage.addEventListener('wheel', wheel, { signal, passive: false });
  return () => listening.abort();
}
