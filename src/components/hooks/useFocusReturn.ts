import { useRef } from 'react';

/**
 * Gives the focus back to what had it when a Radix dialog opened. Radix itself does so only for a Dialog.Trigger,
 * and our dialogs are opened from elsewhere; without this the focus is lost at the top of the page.
 */
export function useFocusReturn() {
  const opener = useRef<Element | null>(null);
  return {
    onOpenAutoFocus: () => {
      opener.current = document.activeElement;
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      // A navigation has already moved the focus to the new page's heading.
      if (document.activeElement === document.body && opener.current instanceof HTMLElement)
        opener.current.focus({ preventScroll: true });
    },
  };
}
