import { useMutation } from '@tanstack/react-query';
import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type FormEvent,
  type RefObject,
} from 'react';
import { toast } from 'sonner';
import { useSearch } from '../../components/hooks/useSearch.ts';
import { useLocale } from '../../components/Locale.tsx';
import { getFields, type FormId } from '../../enquiry/fields.ts';
import type { EnquiryMessages } from '../../enquiry/messages.ts';
import { isDay } from '../../site/formats/days.ts';
import { getDayAtVenue } from '../../site/formats/formatDay.ts';
import type { Parameter } from '../../site/parameters.ts';
import { clearDraft, readDraft, restoreDraft, saveDraft } from './draft.ts';
import { postEnquiry, serializeForm, type Post, type PostError, type PostResult } from './post.ts';
import { useFieldErrors } from './useFieldErrors.ts';

export type EnquiryState = ReturnType<typeof useEnquiry>;

/** Values and message that a link brings. */
type Prefill = { message: string; values: Readonly<Record<string, string>> };

export function useEnquiry(form: FormId, messages: EnquiryMessages, prefill?: Prefill) {
  const { language } = useLocale();
  const element = useRef<HTMLFormElement>(null);
  const { errors, validate, showRefused, fieldErrorProps } = useFieldErrors(
    form,
    messages.fieldErrors,
  );

  // Runs before paint, which avoids a layout shift.
  const draft = useDraft(form, element);
  const date = parseDate(useSearch());
  usePrefill(element, date ? { [dateField]: date } : {});
  const prefilled = usePrefill(element, prefill?.values);

  // Some password managers fire only `change`, which React does not report.
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
  // Both also run after the visitor has left the page.
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
    prefillNotices: [
      {
        text: draft.isRestored && messages.draft.restored,
        onClear: resetForm,
        onDismiss: draft.dismiss,
      },
      {
        text: prefilled.isPrefilled && prefill?.message,
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

function useDraft(form: FormId, element: RefObject<HTMLFormElement | null>) {
  const { language } = useLocale();
  const [isRestored, setIsRestored] = useState(false);
  const attempt = useRef<{ body: string; key: string | undefined }>(undefined);

  useLayoutEffect(() => {
    const formElement = element.current;
    if (attempt.current || !formElement) return;
    const draft = restoreDraft(form, formElement, language);
    saveDraft(form, formElement, draft?.key);
    if (!draft) return;
    attempt.current = { body: serializeBody(form, formElement), key: draft.key };
    setIsRestored(true);
  }, [form, element, language]);

  return {
    isRestored,
    dismiss: () => setIsRestored(false),
    discard: () => {
      clearDraft(form);
      attempt.current = undefined;
      setIsRestored(false);
    },
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

/**
 * Fills empty fields once for each link. Call it after useDraft, whose values have priority. Saves no draft, so the
 * next link can fill an untouched form.
 */
function usePrefill(
  element: RefObject<HTMLFormElement | null>,
  values: Readonly<Record<string, string>> = {},
) {
  const [isPrefilled, setIsPrefilled] = useState(false);
  // As text, because the object is new in each render.
  const json = JSON.stringify(values);

  useLayoutEffect(() => {
    for (const [name, value] of Object.entries(JSON.parse(json) as typeof values)) {
      const control = element.current?.elements.namedItem(name);
      if (!(control && 'value' in control) || control.value !== '') continue;
      control.value = value;
      setIsPrefilled(true);
    }
  }, [element, json]);

  return { isPrefilled, dismiss: () => setIsPrefilled(false) };
}
