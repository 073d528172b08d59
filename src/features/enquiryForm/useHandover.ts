import { useLayoutEffect, useState, type RefObject } from 'react';
import type { FormId } from '../../enquiry/fields.ts';
import { saveDraft } from './draft.ts';

/** A prop, so that other pages do not download the code. */
export type Handed = {
  said: string;
  /** Returns whether it prefilled the form. */
  handOver(element: HTMLFormElement): boolean;
  takeBack(element: HTMLFormElement): void;
};

/** Call it after the draft is restored. */
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
