import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import type { FormId } from '../../enquiry/fields.ts';
import { useLocale } from '../../components/Locale.tsx';
import { clearDraft, restoreDraft, saveDraft } from './draft.ts';
import { payloadOf } from './payload.ts';

const bodyOf = (form: FormId, filled: HTMLFormElement): string =>
  JSON.stringify(payloadOf(form, new FormData(filled)));

/** Restores unsent values and their key. */
export function useDraft(form: FormId, element: RefObject<HTMLFormElement | null>) {
  const { language } = useLocale();
  const [isRestored, setIsRestored] = useState(false);
  const attempt = useRef<{ body: string; key: string | undefined }>(undefined);

  useLayoutEffect(() => {
    const filled = element.current;
    if (attempt.current || !filled) return;
    const draft = restoreDraft(form, filled, language);
    // Saves text typed before hydration.
    saveDraft(form, filled, draft?.key);
    if (!draft) return;
    attempt.current = { body: bodyOf(form, filled), key: draft.key };
    setIsRestored(true);
  }, [form, element, language]);

  return {
    /** Not yet kept or cleared. */
    isRestored,
    keep: () => setIsRestored(false),
    forget: () => {
      clearDraft(form);
      attempt.current = undefined;
      setIsRestored(false);
    },
    /** Returns the same key for the same content. */
    keyFor: (filled: HTMLFormElement): string | undefined => {
      const body = bodyOf(form, filled);
      if (attempt.current?.body !== body || !attempt.current.key)
        attempt.current = { body, key: crypto.randomUUID?.() };
      saveDraft(form, filled, attempt.current.key);
      return attempt.current.key;
    },
  };
}
