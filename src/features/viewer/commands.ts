import { zoom } from './geometry.ts';
import type { ViewerAction } from './viewerState.ts';

export const commands = {
  previous: { type: 'go', by: -1 },
  next: { type: 'go', by: 1 },
  zoomIn: { type: 'zoom', factor: zoom.step },
  zoomOut: { type: 'zoom', factor: 1 / zoom.step },
  closeUp: { type: 'closeUp' },
  reset: { type: 'reset' },
} as const satisfies Record<string, ViewerAction>;

const { previous, next, zoomIn, zoomOut, reset } = commands;

const byKey: Readonly<Record<string, ViewerAction>> = {
  ArrowLeft: previous,
  ArrowRight: next,
  PageUp: previous,
  PageDown: next,
  '+': zoomIn,
  '=': zoomIn,
  '-': zoomOut,
  '0': reset,
};

const byKeyEnlarged: typeof byKey = {
  ...byKey,
  ArrowLeft: { type: 'pan', steps: { x: -1, y: 0 } },
  ArrowRight: { type: 'pan', steps: { x: 1, y: 0 } },
  ArrowUp: { type: 'pan', steps: { x: 0, y: -1 } },
  ArrowDown: { type: 'pan', steps: { x: 0, y: 1 } },
};

export const findCommand = (key: string, isEnlarged: boolean): ViewerAction | undefined =>
  (isEnlarged ? byKeyEnlarged : byKey)[key];
