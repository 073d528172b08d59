import type { KeyboardEvent, MouseEvent } from 'react';

/** Keeps browser actions with a modifier key: new tab, window, download. */
export const plainPress = (act: () => void) => (event: MouseEvent | KeyboardEvent) => {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  act();
};
