import type { KeyboardEvent, MouseEvent } from 'react';

/** Leaves presses with a modifier key to the browser, e.g. for a new tab. */
export const createPressHandler = (onPress: () => void) => (event: MouseEvent | KeyboardEvent) => {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  onPress();
};
