import type { KeyboardEvent, MouseEvent } from 'react';

/** Does something in place of following a link. With Ctrl, Shift and the like a press is the browser's: a new tab, a new window, a download. */
export const plainPress = (act: () => void) => (event: MouseEvent | KeyboardEvent) => {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  act();
};
