/** Points are CSS pixels from the centre of the stage. */
export type Size = { readonly width: number; readonly height: number };
export type Point = { readonly x: number; readonly y: number };

export type View = Point & { readonly scale: number };

/** `photo` is the size of the photo at 1x. */
export type Viewport = { readonly stage: Size; readonly photo: Size };

/** The values are those of docs/specification.md, "Gallery and viewer". */
export const zoom = { step: 1.5, min: 0.5, max: 5 } as const;

export const closeUpScale = zoom.step ** 2;

export const initialView: View = { scale: 1, x: 0, y: 0 };

/** Returns the size of a whole photo in a room, like `object-fit: contain`. */
export const fitInside = (photo: Size, room: Size): Size => {
  const scale = Math.min(room.width / photo.width, room.height / photo.height);
  return { width: photo.width * scale, height: photo.height * scale };
};

/** Rounds to 1 near 1, because dragging starts above 1. */
export const clampScale = (scale: number): number =>
  Math.abs(scale - 1) < 1e-6 ? 1 : clamp(scale, zoom.min, zoom.max);

export const clampView = (view: View, { stage, photo }: Viewport): View => {
  const scale = clampScale(view.scale);
  const x = Math.max(0, (photo.width * scale - stage.width) / 2);
  const y = Math.max(0, (photo.height * scale - stage.height) / 2);
  // Adding 0 turns -0 into 0.
  return { scale, x: clamp(view.x, -x, x) + 0, y: clamp(view.y, -y, y) + 0 };
};

/** Scales and moves `from` to `to`, also beyond the bounds. */
export const pinchView = (
  view: View,
  { from, to, factor }: { from: Point; to: Point; factor: number },
): View => {
  const scale = clampScale(view.scale * factor);
  const held = getPhotoPoint(view, from);
  return { scale, x: to.x - held.x * scale, y: to.y - held.y * scale };
};

/** Scales around a point, also beyond the bounds. */
export const zoomAround = (view: View, scale: number, about: Point): View =>
  pinchView(view, { from: about, to: about, factor: scale / view.scale });

/** Moves by quarters of the stage, also beyond the bounds. */
export const panView = (view: View, steps: Point, { stage }: Viewport): View => ({
  ...view,
  x: view.x - (steps.x * stage.width) / 4,
  y: view.y - (steps.y * stage.height) / 4,
});

/** Returns one zoom step for a notch of a mouse wheel. */
export const getWheelFactor = ({
  deltaY,
  deltaMode,
  ctrlKey,
}: Pick<WheelEvent, 'deltaY' | 'deltaMode' | 'ctrlKey'>): number => {
  const linesToPixels = deltaMode === 0 ? 1 : 33;
  // A touchpad reports a pinch as small wheel movements with Control.
  const pinchToPixels = ctrlKey ? 5 : 1;
  return zoom.step ** clamp((-deltaY * linesToPixels * pinchToPixels) / 100, -1, 1);
};

export type Swipe = 'previous' | 'next' | 'close' | 'stay';

/** Pixels. A shorter movement is a tap. */
export const touchSlop = 8;

export const findAxis = ({ x, y }: Point): 'row' | 'dismiss' | undefined => {
  if (Math.hypot(x, y) < touchSlop) return undefined;
  if (Math.abs(x) >= Math.abs(y)) return 'row';
  return y > 0 ? 'dismiss' : undefined;
};

export const classifySwipe = ({
  axis,
  moved,
  milliseconds,
  stage,
}: {
  axis: 'row' | 'dismiss';
  moved: Point;
  milliseconds: number;
  stage: Size;
}): Swipe => {
  const distance = axis === 'row' ? Math.abs(moved.x) : moved.y;
  const length = axis === 'row' ? stage.width : stage.height;
  const quick = distance > 3 * touchSlop && distance / Math.max(milliseconds, 1) > 0.4;
  if (!quick && distance < length / 4) return 'stay';
  if (axis === 'dismiss') return 'close';
  return moved.x > 0 ? 'previous' : 'next';
};

const clamp = (value: number, min: number, max: number): number =>
  Math.min(Math.max(value, min), max);

/** Returns pixels at 1x from the photo's centre. */
const getPhotoPoint = (view: View, at: Point): Point => ({
  x: (at.x - view.x) / view.scale,
  y: (at.y - view.y) / view.scale,
});
