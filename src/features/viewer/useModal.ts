import { useLayoutEffect, useRef, type RefObject, type SyntheticEvent } from 'react';

/** Keyboard users start on the button, others on the dialog. */
export function useModal(closeButton: RefObject<HTMLElement | null>, onClose: () => void) {
  const ref = useRef<HTMLDialogElement>(null);

  useLayoutEffect(() => {
    const dialog = ref.current!;
    const byKeyboard = document.activeElement?.matches(':focus-visible');
    // No tip: the first Escape would only close it.
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
    /** Android's Back, or a screen reader's dismiss gesture. */
    onCancel: (event: SyntheticEvent) => {
      event.preventDefault();
      onClose();
    },
    /** A second Back fires no cancel event. */
    onClose: ({ currentTarget }: SyntheticEvent<HTMLDialogElement>) =>
      void (currentTarget.open || onClose()),
  };
}
