import { useMutation } from '@tanstack/react-query';
import { useRef, type FormEvent } from 'react';
import type { FormId } from '../../enquiry/fields.ts';
import type { EnquiryWords } from '../../enquiry/enquiryWords.ts';
import { useFrame } from '../../components/Frame.tsx';
import { saveDraft } from './draft.ts';
import { payloadOf } from './payload.ts';
import { postEnquiry, type Post, type Posted, type PostError } from './post.ts';
import { useAskedDate } from './useAskedDate.ts';
import { useDraft } from './useDraft.ts';
import { useFieldErrors } from './useFieldErrors.ts';
import { useHandover, type Handed } from './useHandover.ts';

export type Enquiry = ReturnType<typeof useEnquiry>;

/** Logic of every form; see EnquiryForm and ResultBox. */
export function useEnquiry(form: FormId, words: EnquiryWords, given?: Handed) {
  const { language } = useFrame();
  const element = useRef<HTMLFormElement>(null);
  const { errors, isAsked, validate, show, fieldErrorProps } = useFieldErrors(form, words.mistakes);

  // Before paint: no layout shift.
  const draft = useDraft(form, element);
  const handover = useHandover(form, element, given);
  useAskedDate(element);

  const empty = () => {
    element.current?.reset();
    draft.forget();
    handover.keep();
  };

  // Both also run after the visitor has left the page.
  const mutation = useMutation<Posted, PostError, Post>({
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
    words,
    mutation,
    errors,
    isAsked,
    validate,
    draft,
    handover,
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
