import { useLayoutEffect, useRef, type RefObject, type SyntheticEvent } from 'react';

/** What makes a dialog open over the page for as long as it is there. By keyboard its button gets the focus and shows its ring, otherwise the dialog itself. */
export function useModal(closeButton: RefObject<HTMLElement | null>, onClose: () => void) {
  const ref = useRef<HTMLDialogElement>(null);

  useLayoutEffect(() => {
    const dialog = ref.current!;
    const byKeyboard = document.activeElement?.matches(':focus-visible');
    // No tip opens, for nobody has sought that button: Escape, pressed at once, would close the tip only.
    const quietly = (event: Event) => event.stopPropagation();
    dialog.addEventListener('focusin', quietly);
    dialog.showModal();
    (byKeyboard ? closeButton.current : dialog)?.focus();
    dialog.removeEventListener('focusin', quietly);
    return () => dialog.close();
  }, [closeButton]);

  return {
    ref,
    tabIndex: -1,
    /** Android's Back, or a screen reader's way out. */
    onCancel: (event: SyntheticEvent) => {
      event.preventDefault();
      onClose();
    },
    /** A second Back in a row closes without asking. */
    onClose: ({ currentTarget }: SyntheticEvent<HTMLDialogElement>) =>
      void (currentTarget.open || onClose()),
  };
}
