import { useSyncExternalStore } from 'react';

const subscribe = (changed: () => void) => {
  document.addEventListener('fullscreenchange', changed);
  return () => document.removeEventListener('fullscreenchange', changed);
};

/** iPhones do not support fullscreen. */
export function useFullScreen(element: HTMLElement | null): {
  possible: boolean;
  on: boolean;
  toggle: () => void;
} {
  const on = useSyncExternalStore(
    subscribe,
    () => Boolean(document.fullscreenElement),
    () => false,
  );
  const toggle = () => {
    // If refused, nothing changes.
    const done = on ? document.exitFullscreen() : element?.requestFullscreen();
    done?.catch(() => {});
  };
  return { possible: Boolean(document.fullscreenEnabled), on, toggle };
}
