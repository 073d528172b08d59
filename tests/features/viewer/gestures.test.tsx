import { expect, it, onTestFinished, vi } from 'vitest';
import { initialView } from '../../../src/features/viewer/geometry.ts';
import { listenToGestures } from '../../../src/features/viewer/gestures.ts';

const stage = () => {
  const element = Object.assign(document.createElement('div'), { setPointerCapture() {} });
  Object.defineProperties(element, { clientWidth: { value: 400 }, clientHeight: { value: 600 } });
  element.getBoundingClientRect = () => new DOMRect(0, 0, 400, 600);
  const gestures = {
    clampView: vi.fn((view) => view),
    onHold: vi.fn(),
    onRelease: vi.fn(),
    onDoubleTap: vi.fn(),
    onWheel: vi.fn(),
  };
  onTestFinished(
    listenToGestures(element, {
      ...gestures,
      getCurrentTransform: () => ({
        view: { ...initialView, scale: 2 },
        dragOffset: { x: 0, y: 0 },
      }),
    }),
  );
  const send = (type: string, init: PointerEventInit) =>
    element.dispatchEvent(
      new PointerEvent(type, { pointerId: 1, button: 0, pointerType: 'mouse', ...init }),
    );
  return { gestures, send };
};

it.each([
  ['no button is pressed', 0],
  ['only the right button is pressed', 2],
])('ends a drag whose release was swallowed: the mouse moves while %s', (_, buttons) => {
  const { gestures, send } = stage();
  send('pointerdown', { buttons: 1, clientX: 200, clientY: 300 });
  send('pointermove', { buttons: 1, clientX: 230, clientY: 300 });
  expect(gestures.onHold).toHaveBeenCalledTimes(2);
  send('pointermove', { buttons, clientX: 300, clientY: 300 });
  expect(gestures.onRelease).toHaveBeenCalledExactlyOnceWith('stay');
  send('pointermove', { buttons, clientX: 350, clientY: 300 });
  expect(gestures.onHold).toHaveBeenCalledTimes(2);
});
