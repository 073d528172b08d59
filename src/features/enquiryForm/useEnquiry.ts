import { useMutation } from '@tanstack/react-query';
import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type FormEvent,
  type RefObject,
} from 'react';
import { useLocation } from 'react-router-dom';
import { toast } from 'sonner';
import { getPageKey } from '../../components/hooks/useCloseOnBack.ts';
import { useSearch } from '../../components/hooks/useHydrated.ts';
import { useLocale } from '../../components/Locale.tsx';
import { getFields, type FormId } from '../../enquiry/fields.ts';
import type { EnquiryMessages } from '../../enquiry/messages.ts';
import { isDay } from '../../site/formats/days.ts';
import { getDayAtVenue } from '../../site/formats/formatDay.ts';
import type { Parameter } from '../../site/parameters.ts';
import { clearDraft, readDraft, restoreDraft, saveDraft, tryStorage } from './draft.ts';
import { postEnquiry, serializeForm, type Post, type PostError, type PostResult } from './post.ts';
import { prefill, undoPrefill, type PrefillValues } from './prefill.ts';
import { useFieldErrors } from './useFieldErrors.ts';

export type EnquiryState = ReturnType<typeof useEnquiry>;

/** The text that a link adds to the form, and the message about it. */
type PrefillContent = Omit<PrefillValues, 'from'> & { message: string };

export function useEnquiry(form: FormId, messages: EnquiryMessages, addition?: PrefillContent) {
  const { language } = useLocale();
  const element = useRef<HTMLFormElement>(null);
  const { errors, validate, showRefused, fieldErrorProps } = useFieldErrors(
    form,
    messages.fieldErrors,
  );

  // Runs before paint, which avoids a layout shift.
  const draft = useDraft(form, element);
  const prefilled = usePrefill(form, element, addition);
  useRequestedDate(element);

  // Some password managers fire only `change`, and React reports none for values set by script.
  useEffect(() => {
    const formElement = element.current;
    const reportInput = ({ target }: Event) =>
      target?.dispatchEvent(new Event('input', { bubbles: true }));
    formElement?.addEventListener('change', reportInput);
    return () => formElement?.removeEventListener('change', reportInput);
  }, []);

  const resetForm = () => {
    element.current?.reset();
    draft.discard();
    prefilled.dismiss();
  };

  const { success, error: failure } = messages.forms[form];
  // Both also run after the visitor has left the page and its result box.
  const mutation = useMutation<PostResult, PostError, Post>({
    mutationFn: postEnquiry,
    onSuccess: (_result, { payload }) => {
      if (!element.current) toast(success.title);
      const now = element.current
        ? serializeForm(form, new FormData(element.current))
        : readDraft(form);
      // What was typed after the press stays.
      if (getFields(form).every(({ name }) => String(now?.[name]) === String(payload[name])))
        resetForm();
    },
    onError: (error) => {
      console.error('The enquiry was not sent:', error);
      if (!element.current) toast(failure.text, { duration: Infinity });
      // Errors at fields replace the box of a failure.
      if (error.fields && showRefused(error.fields)) mutation.reset();
    },
  });

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (mutation.isPending) return;
    const formElement = event.currentTarget;
    // requestSubmit() does not click the button, which validates.
    if (!validate(formElement)) return;
    mutation.mutate({
      form,
      language,
      payload: serializeForm(form, new FormData(formElement)),
      idempotencyKey: draft.getIdempotencyKey(formElement),
    });
  };

  return {
    form,
    messages,
    mutation,
    errors,
    validate,
    prefillNotices: [
      {
        text: draft.isRestored && messages.draft.restored,
        onUndo: resetForm,
        onDismiss: draft.dismiss,
      },
      {
        text: prefilled.isPrefilled && addition?.message,
        onUndo: prefilled.undo,
        onDismiss: prefilled.dismiss,
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

const dateField = 'eventDate' satisfies Parameter;

/** Parses "?eventDate=2027-06-19". Returns undefined if past or invalid. */
export const parseDate = (search: string): string | undefined => {
  const date = new URLSearchParams(search).get(dateField) ?? '';
  return isDay(date) && date >= getDayAtVenue() ? date : undefined;
};

/** Restores unsent values and their key. */
function useDraft(form: FormId, element: RefObject<HTMLFormElement | null>) {
  const { language } = useLocale();
  const [isRestored, setIsRestored] = useState(false);
  const attempt = useRef<{ body: string; key: string | undefined }>(undefined);

  useLayoutEffect(() => {
    const formElement = element.current;
    if (attempt.current || !formElement) return;
    const draft = restoreDraft(form, formElement, language);
    // Saves text typed before hydration.
    saveDraft(form, formElement, draft?.key);
    if (!draft) return;
    attempt.current = { body: serializeBody(form, formElement), key: draft.key };
    setIsRestored(true);
  }, [form, element, language]);

  return {
    /** The visitor has neither kept nor cleared the draft. */
    isRestored,
    dismiss: () => setIsRestored(false),
    discard: () => {
      clearDraft(form);
      attempt.current = undefined;
      setIsRestored(false);
    },
    /** Returns the same key for the same content. */
    getIdempotencyKey: (formElement: HTMLFormElement): string | undefined => {
      const body = serializeBody(form, formElement);
      if (attempt.current?.body !== body || !attempt.current.key)
        attempt.current = { body, key: crypto.randomUUID?.() };
      saveDraft(form, formElement, attempt.current.key);
      return attempt.current.key;
    },
  };
}

const serializeBody = (form: FormId, formElement: HTMLFormElement): string =>
  JSON.stringify(serializeForm(form, new FormData(formElement)));

/** Call it after useDraft, whose values have priority. */
function usePrefill(
  form: FormId,
  element: RefObject<HTMLFormElement | null>,
  { lines = '', input = '' }: Partial<PrefillContent> = {},
) {
  const { language } = useLocale();
  const from = `${getPageKey(useLocation())} ${language} ${useSearch()}`;
  const [isPrefilled, setIsPrefilled] = useState(false);

  useLayoutEffect(() => {
    const formElement = element.current;
    if (!lines || !formElement || !prefill(form, formElement, { from, lines, input })) return;
    saveDraft(form, formElement);
    setIsPrefilled(true);
  }, [form, element, from, lines, input]);

  return {
    isPrefilled,
    dismiss: () => setIsPrefilled(false),
    undo: () => {
      setIsPrefilled(false);
      if (!element.current) return;
      undoPrefill(form, element.current);
      saveDraft(form, element.current);
    },
  };
}

/** A new link may replace our last date, but never the visitor's. */
const dateKey = 'requested:eventDate';

/** Call it after useDraft: it fills only an empty field. */
function useRequestedDate(form: RefObject<HTMLFormElement | null>): void {
  const date = parseDate(useSearch());
  useLayoutEffect(() => {
    const control = form.current?.querySelector<HTMLInputElement>(`input[name="${dateField}"]`);
    const last = tryStorage(() => sessionStorage.getItem(dateKey));
    if (!date || !control || (control.value !== '' && control.value !== last)) return;
    control.value = date;
    tryStorage(() => sessionStorage.setItem(dateKey, date));
  }, [form, date]);
}
