import {
  classifySwipe,
  findAxis,
  getWheelFactor,
  pinchView,
  touchSlop,
  type Point,
  type Swipe,
  type View,
} from './geometry.ts';

/** `dragOffset` is the offset of a swipe sideways or down, only at 1x. */
export type HeldView = { view: View; dragOffset: Point };

type Gestures = {
  /** The state on the screen, also during a transition. */
  getCurrentTransform: () => HeldView;
  clampView: (view: View) => View;
  onHold: (held: HeldView) => void;
  onRelease: (swipe: Swipe) => void;
  onDoubleTap: (at: Point) => void;
  onWheel: (factor: number, at: Point) => void;
};

/** Milliseconds of a tap, and between two. */
const tapTime = 300;
/** Pixels that two taps of a double tap may be apart. */
const tapDistance = 40;

type GestureStart = HeldView & {
  at: Point;
  spread: number;
  time: number;
  axis?: 'row' | 'dismiss';
};

/** Returns a stop function. A new touch can take over any gesture. */
export function listenToGestures(stage: HTMLElement, gestures: Gestures): () => void {
  const fingers = new Map<number, Point>();
  /** State when the number of fingers last changed. */
  let start: GestureStart | undefined;
  let firstTime = 0;
  let lastTap: { at: Point; time: number } | undefined;
  let isTap = false;
  /** The last state sent. The DOM may be a frame behind. */
  let lastHeld: HeldView | undefined;

  const getStagePoint = ({ clientX, clientY }: MouseEvent): Point => {
    const box = stage.getBoundingClientRect();
    return { x: clientX - box.left - box.width / 2, y: clientY - box.top - box.height / 2 };
  };

  const computeCentroid = (): Pick<GestureStart, 'at' | 'spread'> => {
    const [one = { x: 0, y: 0 }, two] = [...fingers.values()];
    if (!two) return { at: one, spread: 1 };
    return {
      at: { x: (one.x + two.x) / 2, y: (one.y + two.y) / 2 },
      spread: Math.max(getDistance(one, two), 1),
    };
  };

  const hold = (held: HeldView) => {
    lastHeld = held;
    gestures.onHold(held);
  };

  const begin = (time: number) => {
    const held = lastHeld ?? gestures.getCurrentTransform();
    start = { ...computeCentroid(), ...held, time };
    hold(held);
  };

  const handlePointerDown = (event: PointerEvent) => {
    if (event.button !== 0 || fingers.size === 2) return;
    stage.setPointerCapture(event.pointerId);
    fingers.set(event.pointerId, getStagePoint(event));
    isTap = fingers.size === 1;
    if (isTap) {
      firstTime = event.timeStamp;
      lastHeld = undefined;
    }
    begin(event.timeStamp);
  };

  const handlePointerMove = (event: PointerEvent) => {
    if (!start || !fingers.has(event.pointerId)) return;
    // The release was lost, e.g. outside the window.
    if (!(event.buttons & 1)) return handlePointerUp(event);
    fingers.set(event.pointerId, getStagePoint(event));
    const now = computeCentroid();
    const moved = { x: now.at.x - start.at.x, y: now.at.y - start.at.y };
    if (Math.hypot(moved.x, moved.y) > touchSlop) isTap = false;

    const { view, dragOffset } = start;
    if (fingers.size === 2 || view.scale > 1) {
      const factor = now.spread / start.spread;
      const moving = pinchView(view, { from: start.at, to: now.at, factor });
      return hold({ view: gestures.clampView(moving), dragOffset: { x: 0, y: 0 } });
    }
    // The finger that remains after a pinch does not swipe.
    if (event.pointerType === 'mouse' || start.time !== firstTime) return;
    start.axis ??= findAxis(moved);
    if (start.axis === 'row') hold({ view, dragOffset: { x: dragOffset.x + moved.x, y: 0 } });
    if (start.axis === 'dismiss') hold({ view, dragOffset: { x: 0, y: Math.max(0, moved.y) } });
  };

  const handlePointerUp = (event: PointerEvent) => {
    if (!start || !fingers.has(event.pointerId)) return;
    const { axis, at, time } = start;
    const end = getStagePoint(event);
    fingers.delete(event.pointerId);
    if (fingers.size > 0) return begin(event.timeStamp);
    start = undefined;

    const cancelled = event.type !== 'pointerup';
    if (axis && !cancelled) {
      const moved = { x: end.x - at.x, y: end.y - at.y };
      return gestures.onRelease(
        classifySwipe({
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
      getDistance(lastTap.at, end) < tapDistance
    ) {
      lastTap = undefined;
      gestures.onDoubleTap(end);
    } else lastTap = { at: end, time: event.timeStamp };
  };

  const handleWheel = (event: WheelEvent) => {
    event.preventDefault();
    if (event.deltaY !== 0) gestures.onWheel(getWheelFactor(event), getStagePoint(event));
  };

  const listening = new AbortController();
  const { signal } = listening;
  stage.addEventListener('pointerdown', handlePointerDown, { signal });
  stage.addEventListener('pointermove', handlePointerMove, { signal });
  stage.addEventListener('pointerup', handlePointerUp, { signal });
  stage.addEventListener('pointercancel', handlePointerUp, { signal });
  // The browser may take over the pointer without pointerup.
  stage.addEventListener('lostpointercapture', handlePointerUp, { signal });
  stage.addEventListener('wheel', handleWheel, { signal, passive: false });
  return () => listening.abort();
}

const getDistance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);
