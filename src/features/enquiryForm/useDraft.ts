import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import type { FormId } from '../../enquiry/fields.ts';
import { useFrame } from '../../components/Frame.tsx';
import { clearDraft, restoreDraft, saveDraft } from './draft.ts';
import { payloadOf } from './payload.ts';

/** What a filled form would send, to tell one content from another. */
const bodyOf = (form: FormId, filled: HTMLFormElement): string =>
  JSON.stringify(payloadOf(form, new FormData(filled)));

/** Fills in again what was typed and not sent, and knows under which key it was tried to be sent. */
export function useDraft(form: FormId, element: RefObject<HTMLFormElement | null>) {
  const { language } = useFrame();
  const [isRestored, setIsRestored] = useState(false);
  const attempt = useRef<{ body: string; key: string | undefined }>(undefined);

  useLayoutEffect(() => {
    const filled = element.current;
    if (attempt.current || !filled) return;
    const draft = restoreDraft(form, filled, language);
    // Nobody listened to what was typed before the application came.
    saveDraft(form, filled, draft?.key);
    if (!draft) return;
    attempt.current = { body: bodyOf(form, filled), key: draft.key };
    setIsRestored(true);
  }, [form, element, language]);

  return {
    /** A draft was filled in again, and the visitor has not yet said what is to become of it. */
    isRestored,
    keep: () => setIsRestored(false),
    forget: () => {
      clearDraft(form);
      attempt.current = undefined;
      setIsRestored(false);
    },
    /** The same key for every try of the same content, after a reload as well; a changed form is another enquiry. */
    keyFor: (filled: HTMLFormElement): string | undefined => {
      const body = bodyOf(form, filled);
      if (attempt.current?.body !== body || !attempt.current.key)
        attempt.current = { body, key: crypto.randomUUID?.() };
      saveDraft(form, filled, attempt.current.key);
      return attempt.current.key;
    },
  };
}
