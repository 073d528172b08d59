import { useLayoutEffect, useState, type RefObject } from 'react';
import type { FormId } from '../../enquiry/fields.ts';
import { saveDraft } from './draft.ts';

/** What another page hands over to a form. It is put in by the page whose form it is: the others need not download how. */
export type Handed = {
  /** Said over the form while it stands there. */
  said: string;
  /** Puts it in, where it has not been yet and there is room; says whether it did. */
  handOver(element: HTMLFormElement): boolean;
  takeBack(element: HTMLFormElement): void;
};

/** Puts in what is handed over; after the draft, since what the visitor wrote before comes below it. */
export function useHandover(
  form: FormId,
  element: RefObject<HTMLFormElement | null>,
  given: Handed | undefined,
) {
  const [isHanded, setIsHanded] = useState(false);

  useLayoutEffect(() => {
    const filled = element.current;
    if (!given || !filled || !given.handOver(filled)) return;
    saveDraft(form, filled);
    setIsHanded(true);
  }, [form, element, given]);

  return {
    said: isHanded ? given?.said : undefined,
    keep: () => setIsHanded(false),
    undo: () => {
      setIsHanded(false);
      if (!element.current) return;
      given?.takeBack(element.current);
      saveDraft(form, element.current);
    },
  };
}
