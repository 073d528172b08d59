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

/** The one engine behind every form: the mutation that sends it, errors at fields, draft. The form itself is EnquiryForm, its answer ResultBox. */
export function useEnquiry(form: FormId, words: EnquiryWords, given?: Handed) {
  const { language } = useFrame();
  const element = useRef<HTMLFormElement>(null);
  const { errors, isAsked, validate, show, fieldErrorProps } = useFieldErrors(form, words.mistakes);

  // All that fills the form does so before it is painted: nobody sees it empty first, nor pushed down by the line that says so.
  const draft = useDraft(form, element);
  const handover = useHandover(form, element, given);
  useAskedDate(element);

  const empty = () => {
    element.current?.reset();
    draft.forget();
    handover.keep();
  };

  // Both also for who has left the page meanwhile: the draft goes, and the failure is logged.
  const mutation = useMutation<Posted, PostError, Post>({
    mutationFn: postEnquiry,
    onSuccess: empty,
    onError: (error) => {
      console.error('The enquiry was not sent:', error);
      // Sending again what was refused for a field would be refused again: the visitor is told there, and by no red box.
      if (error.fields && show(error.fields)) mutation.reset();
    },
  });

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (mutation.isPending) return;
    const filled = event.currentTarget;
    // Whoever sends without a press on the button (form.requestSubmit) has not been asked yet.
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
    /** What the form element needs. */
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
