import { useMutation } from '@tanstack/react-query';
import {
  useEffect,
  useRef,
  type FormEvent,
  useLayoutEffect,
  useState,
  type RefObject,
} from 'react';
import type { FormId } from '../../enquiry/fields.ts';
import type { EnquiryContent } from '../../components/defineContent.ts';
import { isDay } from '../../site/formats/days.ts';
import { getDayAtVenue } from '../../site/formats/formatDay.ts';
import type { Parameter } from '../../site/parameters.ts';
import { useSearch } from '../../components/hooks/useHydrated.ts';
import { useLocale } from '../../components/Locale.tsx';
import { saveDraft, clearDraft, restoreDraft, ifAllowed } from './draft.ts';
import { prefill, undoPrefill, type PrefillValues } from './prefill.ts';
import { payloadOf, postEnquiry, type Post, type PostResult, type PostError } from './post.ts';
import { useFieldErrors } from './useFieldErrors.ts';

export type EnquiryState = ReturnType<typeof useEnquiry>;

export function useEnquiry(
  form: FormId,
  messages: EnquiryContent,
  estimate?: { message: string; values: PrefillValues },
) {
  const { language } = useLocale();
  const element = useRef<HTMLFormElement>(null);
  const { errors, validate, showRefused, fieldErrorProps } = useFieldErrors(
    form,
    messages.fieldErrors,
  );

  // Runs before paint, which avoids a layout shift.
  const draft = useDraft(form, element);
  const prefilled = usePrefill(form, element, estimate?.values);
  useRequestedDate(element);

  // Some password managers fire only `change`, and React reports none for values set by script.
  useEffect(() => {
    const filled = element.current;
    const reportInput = ({ target }: Event) =>
      target?.dispatchEvent(new Event('input', { bubbles: true }));
    filled?.addEventListener('change', reportInput);
    return () => filled?.removeEventListener('change', reportInput);
  }, []);

  const empty = () => {
    element.current?.reset();
    draft.forget();
    prefilled.keep();
  };

  // Both also run after the visitor has left the page.
  const mutation = useMutation<PostResult, PostError, Post>({
    mutationFn: postEnquiry,
    onSuccess: empty,
    onError: (error) => {
      console.error('The enquiry was not sent:', error);
      // Errors at fields replace the box of a failure.
      if (error.fields && showRefused(error.fields)) mutation.reset();
    },
  });

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (mutation.isPending) return;
    const filled = event.currentTarget;
    // requestSubmit() does not click the button, which validates.
    if (!validate(filled)) return;
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
    validate,
    filledLines: [
      {
        text: draft.isRestored && messages.draft.restored,
        onUndo: empty,
        onDismiss: draft.keep,
      },
      {
        text: prefilled.isPrefilled && estimate?.message,
        onUndo: prefilled.undo,
        onDismiss: prefilled.keep,
      },
    ],
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
    /** The visitor has neither kept nor cleared the draft. */
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

/** Call it after useDraft, whose values have priority. */
function usePrefill(
  form: FormId,
  element: RefObject<HTMLFormElement | null>,
  values: PrefillValues | undefined,
) {
  const [isPrefilled, setIsPrefilled] = useState(false);

  useLayoutEffect(() => {
    const filled = element.current;
    if (!values || !filled || !prefill(form, filled, values)) return;
    saveDraft(form, filled);
    setIsPrefilled(true);
  }, [form, element, values]);

  return {
    isPrefilled,
    keep: () => setIsPrefilled(false),
    undo: () => {
      setIsPrefilled(false);
      if (!element.current) return;
      undoPrefill(form, element.current);
      saveDraft(form, element.current);
    },
  };
}

const dateField = 'eventDate' satisfies Parameter;

/** A new link may replace our last date, but never the visitor's. */
const dateKey = 'requested:eventDate';

/** Parses "?eventDate=2027-06-19". Returns undefined if past or invalid. */
export const dateIn = (search: string): string | undefined => {
  const date = new URLSearchParams(search).get(dateField) ?? '';
  return isDay(date) && date >= getDayAtVenue() ? date : undefined;
};

/** Call it after useDraft: it fills only an empty field. */
function useRequestedDate(form: RefObject<HTMLFormElement | null>): void {
  const date = dateIn(useSearch());
  useLayoutEffect(() => {
    const control = form.current?.querySelector<HTMLInputElement>(`input[name="${dateField}"]`);
    const last = ifAllowed(() => sessionStorage.getItem(dateKey));
    if (!date || !control || (control.value !== '' && control.value !== last)) return;
    control.value = date;
    ifAllowed(() => sessionStorage.setItem(dateKey, date));
  }, [form, date]);
}
