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

/** The least room in which all buttons stand beside each other, in CSS pixels; in less they are drawn smaller. */
const least = { width: 320, height: 280 };

/** Puts the viewer into the part of the page that is seen, when the visitor has magnified it by pinching. */
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
