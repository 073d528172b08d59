import { useMutation } from '@tanstack/react-query';
import { useRef, type FormEvent, useLayoutEffect, useState, type RefObject } from 'react';
import type { FormId } from '../../enquiry/fields.ts';
import type { EnquiryMessages } from '../../enquiry/messages.ts';
import { useLocale } from '../../components/Locale.tsx';
import { saveDraft, clearDraft, restoreDraft } from './draft.ts';
import { payloadOf } from './payload.ts';
import { postEnquiry, type Post, type PostResult, type PostError } from './post.ts';
import { useAskedDate } from './useAskedDate.ts';
import { useFieldErrors } from './useFieldErrors.ts';
import { usePrefill, type Prefill } from './usePrefill.ts';

export type EnquiryState = ReturnType<typeof useEnquiry>;

/** Logic of every form; see EnquiryForm and ResultBox. */
export function useEnquiry(form: FormId, messages: EnquiryMessages, values?: Prefill) {
  const { language } = useLocale();
  const element = useRef<HTMLFormElement>(null);
  const { errors, validationEnabled, validate, show, fieldErrorProps } = useFieldErrors(
    form,
    messages.fieldErrors,
  );

  // Before paint: no layout shift.
  const draft = useDraft(form, element);
  const prefill = usePrefill(form, element, values);
  useAskedDate(element);

  const empty = () => {
    element.current?.reset();
    draft.forget();
    prefill.keep();
  };

  // Both also run after the visitor has left the page.
  const mutation = useMutation<PostResult, PostError, Post>({
    mutationFn: postEnquiry,
    onSuccess: empty,
    onError: (error) => {
      console.error('The enquiry was not sent:', error);
      // Field errors replace the red box.
      if (error.fields && show(error.fields)) mutation.reset();
    },
  });

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (mutation.isPending) return;
    const filled = event.currentTarget;
    // requestSubmit() does not click the button.
    validate(filled);
    if (!filled.reportValidity()) return;
    mutation.mutate({
      form,
      language,
      payload: payloadOf(form, new FormData(filled)),
      idempotencyKey: draft.keyFor(filled),
    });
  };

  return {
    form,
    messages,
    mutation,
    errors,
    validationEnabled,
    validate,
    draft,
    prefill,
    empty,
    formProps: {
      ...fieldErrorProps,
      ref: element,
      onSubmit,
      onInput: (event: FormEvent<HTMLFormElement>) => {
        saveDraft(form, event.currentTarget);
        fieldErrorProps.onInput(event);
      },
    },
  };
}

const bodyOf = (form: FormId, filled: HTMLFormElement): string =>
  JSON.stringify(payloadOf(form, new FormData(filled)));

/** Restores unsent values and their key. */
function useDraft(form: FormId, element: RefObject<HTMLFormElement | null>) {
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
