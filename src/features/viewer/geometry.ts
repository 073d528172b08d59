/** Arithmetic of the viewer. Points and offsets are CSS pixels from the centre of the stage. */
export type Size = { readonly width: number; readonly height: number };
export type Point = { readonly x: number; readonly y: number };

/** How a photo lies: its scale, and where its centre is. */
export type View = Point & { readonly scale: number };

/** The stage, and the size that the photo has in it at 1x. */
export type Frame = { readonly stage: Size; readonly photo: Size };

/** docs/specification.md, "Gallery and viewer". */
export const zoom = { step: 1.5, min: 0.5, max: 5 } as const;

/** Where a double tap leads: two steps. */
export const closeUp = zoom.step ** 2;

export const initialView: View = { scale: 1, x: 0, y: 0 };

const clamp = (value: number, min: number, max: number): number =>
  Math.min(Math.max(value, min), max);

/** The largest size of the same shape that fits into a room. */
export const fit = (photo: Size, room: Size): Size => {
  const scale = Math.min(room.width / photo.width, room.height / photo.height);
  return { width: photo.width * scale, height: photo.height * scale };
};

/** A scale of the range; what rounding left beside 1 is 1, because dragging begins above it. */
export const clampScale = (scale: number): number =>
  Math.abs(scale - 1) < 1e-6 ? 1 : clamp(scale, zoom.min, zoom.max);

/** How far the photo may go from the centre, to each side: as far as it is larger than the stage. */
export const reach = ({ stage, photo }: Frame, scale: number): Point => ({
  x: Math.max(0, (photo.width * scale - stage.width) / 2),
  y: Math.max(0, (photo.height * scale - stage.height) / 2),
});

/** The nearest view within the range of scales and the bounds of the stage. */
export const withinBounds = (view: View, frame: Frame): View => {
  const scale = clampScale(view.scale);
  const { x, y } = reach(frame, scale);
  // Adding 0 turns -0 into 0.
  return { scale, x: clamp(view.x, -x, x) + 0, y: clamp(view.y, -y, y) + 0 };
};

/** The point of the photo, in pixels at 1x from its centre, that lies under a point of the stage. */
export const pointOfPhoto = (view: View, at: Point): Point => ({
  x: (at.x - view.x) / view.scale,
  y: (at.y - view.y) / view.scale,
});

/** Two fingers: what lay under `from` lies under `to`, that many times as large. Bounds are not applied. */
export const pinch = (
  view: View,
  { from, to, factor }: { from: Point; to: Point; factor: number },
): View => {
  const scale = clampScale(view.scale * factor);
  const held = pointOfPhoto(view, from);
  return { scale, x: to.x - held.x * scale, y: to.y - held.y * scale };
};

/** The photo at another scale, with the point under `about` left where it is. Bounds are not applied. */
export const zoomAbout = (view: View, scale: number, about: Point): View =>
  pinch(view, { from: about, to: about, factor: scale / view.scale });

/** The view after looking so many steps further, each a quarter of the stage: most of what was seen still is. Bounds are not applied. */
export const lookFurther = (view: View, steps: Point, { stage }: Frame): View => ({
  ...view,
  x: view.x - (steps.x * stage.width) / 4,
  y: view.y - (steps.y * stage.height) / 4,
});

/** The same part of the photo in the middle of a stage of another size, e.g. after a phone was turned. */
export const refit = (view: View, before: Frame, after: Frame): View => {
  const growth = before.photo.width > 0 ? after.photo.width / before.photo.width : 1;
  return withinBounds({ scale: view.scale, x: view.x * growth, y: view.y * growth }, after);
};

/** By how much one turn of the wheel magnifies: a notch of a mouse is one step, a touchpad's trickle is smooth. */
export const wheelFactor = ({
  deltaY,
  deltaMode,
  ctrlKey,
}: Pick<WheelEvent, 'deltaY' | 'deltaMode' | 'ctrlKey'>): number => {
  const linesToPixels = deltaMode === 0 ? 1 : 33;
  // Browsers report a pinch on a touchpad as a small wheel movement with Control.
  const pinchToPixels = ctrlKey ? 5 : 1;
  return zoom.step ** clamp((-deltaY * linesToPixels * pinchToPixels) / 100, -1, 1);
};

export type Swipe = 'previous' | 'next' | 'close' | 'stay';

/** Pixels of movement before a touch is more than a tap. */
export const slop = 8;

/** Which way a finger that has moved so far is going: along the row of photos, down and away, or neither. */
export const axisOf = ({ x, y }: Point): 'row' | 'away' | undefined => {
  if (Math.hypot(x, y) < slop) return undefined;
  if (Math.abs(x) >= Math.abs(y)) return 'row';
  return y > 0 ? 'away' : undefined;
};

/** What a swipe means: far enough or quick enough, the next photo or the way out. */
export const swipeOf = ({
  axis,
  moved,
  milliseconds,
  stage,
}: {
  axis: 'row' | 'away';
  moved: Point;
  milliseconds: number;
  stage: Size;
}): Swipe => {
  const distance = axis === 'row' ? Math.abs(moved.x) : moved.y;
  const length = axis === 'row' ? stage.width : stage.height;
  const quick = distance > 3 * slop && distance / Math.max(milliseconds, 1) > 0.4;
  if (!quick && distance < length / 4) return 'stay';
  if (axis === 'away') return 'close';
  return moved.x > 0 ? 'previous' : 'next';
};
