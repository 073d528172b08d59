import { useSyncExternalStore } from 'react';

const subscribe = (changed: () => void) => {
  document.addEventListener('fullscreenchange', changed);
  return () => document.removeEventListener('fullscreenchange', changed);
};

/** Whether something fills the screen, and the switch; iPhones have neither. */
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
    // Refused by the browser: the viewer stays as large as it is.
    const done = on ? document.exitFullscreen() : element?.requestFullscreen();
    done?.catch(() => {});
  };
  return { possible: Boolean(document.fullscreenEnabled), on, toggle };
}
