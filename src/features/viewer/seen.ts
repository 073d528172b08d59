import { initialView, type Point, type View } from './geometry.ts';
import type { Stage } from './viewerState.ts';

/** Returns the size, and the room inside its padding. */
export const stageOf = (stage: HTMLElement): Stage => {
  const { clientWidth: width, clientHeight: height } = stage;
  const { paddingLeft, paddingRight } = getComputedStyle(stage);
  const paddings = (Number.parseFloat(paddingLeft) || 0) + (Number.parseFloat(paddingRight) || 0);
  return { size: { width, height }, room: { width: width - paddings, height } };
};

const matrixOf = (element: Element): DOMMatrixReadOnly =>
  new DOMMatrixReadOnly(getComputedStyle(element).transform);

/** Returns the current view, also during a transition. */
export const seenView = (photo: Element | null): View => {
  if (!photo) return initialView;
  const { a, e, f } = matrixOf(photo);
  return { scale: a, x: e, y: f };
};

/** Returns the offset from its place. */
export const seenPulled = (slide: Element | null | undefined): Point => {
  if (!slide) return { x: 0, y: 0 };
  const { e, f } = matrixOf(slide);
  return { x: e, y: f };
};
