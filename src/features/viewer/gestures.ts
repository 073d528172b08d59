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
  /** Where the photo is seen now, in the middle of a transition too. */
  seen: () => { view: View; pulled: Point };
  /** The nearest view that is allowed. */
  within: (view: View) => View;
  /** A finger or the mouse was put down: whatever moves stops. */
  onHold: (seen: { view: View; pulled: Point }) => void;
  /** Pinched, or dragged above 1x. */
  onMove: (view: View) => void;
  /** Pulled aside or down at 1x. */
  onPull: (by: Point) => void;
  onRelease: (swipe: Swipe) => void;
  /** Two taps or clicks. */
  onDoubleTap: (at: Point) => void;
  onWheel: (factor: number, at: Point) => void;
};

/** Milliseconds: the longest tap, and the longest pause between two of them. */
const tapTime = 300;
/** Two taps fall this near to each other. */
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

/** Listens to fingers, mouse and wheel on the stage; gives the way to stop. Every gesture can be taken over by the next touch. */
export function listenToGestures(stage: HTMLElement, gestures: Gestures): () => void {
  const fingers = new Map<number, Point>();
  /** How things were when the number of fingers last changed. */
  let start: Touch | undefined;
  let first: { at: Point; time: number } | undefined;
  let lastTap: { at: Point; time: number } | undefined;
  let isTap = false;
  /** Where the fingers have last put the photo; what is seen may be a frame behind. */
  let put: { view: View; pulled: Point } | undefined;

  const pointOf = ({ clientX, clientY }: MouseEvent): Point => {
    const box = stage.getBoundingClientRect();
    // On a page that the visitor has magnified, the whole viewer is drawn smaller.
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
    // The browser swallowed the release, e.g. behind a context menu or outside the window.
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
    // A mouse drags only above 1x; a finger left over from a pinch does not begin a swipe.
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
  // Follows every pointerup, where it finds nothing to do; alone it means that the browser took the finger away.
  stage.addEventListener('lostpointercapture', up, { signal });
  stage.addEventListener('wheel', wheel, { signal, passive: false });
  return () => listening.abort();
}
