import { useLayoutEffect, useState, type RefObject } from 'react';
import type { FormId } from '../../enquiry/fields.ts';
import { saveDraft } from './draft.ts';

/** A prop, so that other pages do not download the code. */
export type Prefill = {
  message: string;
  /** Returns whether it prefilled the form. */
  prefill(element: HTMLFormElement): boolean;
  undoPrefill(element: HTMLFormElement): void;
};

/** Call it after the draft is restored. */
export function usePrefill(
  form: FormId,
  element: RefObject<HTMLFormElement | null>,
  prefill: Prefill | undefined,
) {
  const [isPrefilled, setIsPrefilled] = useState(false);

  useLayoutEffect(() => {
    const filled = element.current;
    if (!prefill || !filled || !prefill.prefill(filled)) return;
    saveDraft(form, filled);
    setIsPrefilled(true);
  }, [form, element, prefill]);

  return {
    message: isPrefilled ? prefill?.message : undefined,
    keep: () => setIsPrefilled(false),
    undo: () => {
      setIsPrefilled(false);
      if (!element.current) return;
      prefill?.undoPrefill(element.current);
      saveDraft(form, element.current);
    },
  };
}
