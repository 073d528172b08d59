import { useSyncExternalStore, type CSSProperties } from 'react';

const subscribe = (changed: () => void) => {
  const part = window.visualViewport;
  part?.addEventListener('resize', changed);
  part?.addEventListener('scroll', changed);
  return () => {
    part?.removeEventListener('resize', changed);
    part?.removeEventListener('scroll', changed);
  };
};

const read = (): string => {
  const part = window.visualViewport;
  if (!part || part.scale < 1.01) return '';
  return [part.offsetLeft, part.offsetTop, part.width, part.height].join();
};

/** In CSS pixels; below, buttons shrink. */
const least = { width: 320, height: 280 };

/** Fits the viewer into the visible part of a pinch-zoomed page. */
export function useSeenPart(): CSSProperties | undefined {
  const part = useSyncExternalStore(subscribe, read, () => '');
  if (!part) return undefined;
  const [left = 0, top = 0, width = 0, height = 0] = part.split(',').map(Number);
  const shrink = Math.min(1, width / least.width, height / least.height);
  return {
    left,
    top,
    width: width / shrink,
    height: height / shrink,
    transform: `scale(${shrink})`,
    transformOrigin: '0 0',
  };
}
