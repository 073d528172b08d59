import { useRef, useState, type FormEvent } from 'react';
import type { FormId } from '../../enquiry/fields.ts';
import type { EnquiryWords } from '../../enquiry/enquiryWords.ts';
import { useFrame } from '../../frame/Frame.tsx';
import { useOnDemand } from '../../ui/hooks/useOnDemand.ts';
import { saveDraft } from './draft.ts';
import { payloadOf } from './payload.ts';
import { postEnquiry, type PostError } from './post.ts';
import { useAskedDate } from './useAskedDate.ts';
import { useDraft } from './useDraft.ts';
import { useFieldErrors } from './useFieldErrors.ts';
import { useHandover, type Handed } from './useHandover.ts';

/**
 * The states of docs/specification.md, "Sending". A success remembers where a confirmation goes, if one does, an error
 * the seconds to wait where the server says so.
 */
type EnquiryState =
  | { phase: 'idle' | 'submitting' }
  | { phase: 'success'; confirmedTo: string | undefined }
  | { phase: 'error'; retryAfterSeconds: number | undefined };

export type Enquiry = ReturnType<typeof useEnquiry>;

const loadMutation = () => import('./EnquiryMutation.tsx');

/** The one engine behind every form: sending, states, errors at fields, draft. The form itself is EnquiryForm, its answer ResultBox. */
export function useEnquiry(form: FormId, words: EnquiryWords, given?: Handed) {
  const { language } = useFrame();
  const element = useRef<HTMLFormElement>(null);
  const [state, setState] = useState<EnquiryState>({ phase: 'idle' });
  const { errors, isAsked, validate, show, fieldErrorProps } = useFieldErrors(form, words.mistakes);

  // All that fills the form does so before it is painted: nobody sees it empty first, nor pushed down by the line that says so.
  const draft = useDraft(form, element);
  const handover = useHandover(form, element, given);
  useAskedDate(element);

  // Until the mutation is here, and where it never comes, the form posts without it: no code that can be lost stands in between.
  const [Mutation, want] = useOnDemand(loadMutation);
  const mutate = useRef<typeof postEnquiry>(null);

  const empty = () => {
    element.current?.reset();
    draft.forget();
    handover.keep();
  };

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (state.phase === 'submitting') return;
    const filled = event.currentTarget;
    // Whoever sends without a press on the button (form.requestSubmit) has not been asked yet.
    validate(filled);
    if (!filled.reportValidity()) return;
    setState({ phase: 'submitting' });
    const payload = payloadOf(form, new FormData(filled));
    try {
      const post = mutate.current ?? postEnquiry;
      const { confirmed } = await post({
        form,
        language,
        payload,
        idempotencyKey: draft.keyFor(filled),
      });
      empty();
      setState({
        phase: 'success',
        confirmedTo: confirmed ? String(payload.email ?? '') : undefined,
      });
    } catch (error) {
      console.error('The enquiry was not sent:', error);
      const { fields, retryAfterSeconds } = error as Partial<PostError>;
      // Sending again what was refused for a field would be refused again: the visitor is told where.
      setState({ phase: 'idle' });
      if (!fields || !show(fields)) setState({ phase: 'error', retryAfterSeconds });
    }
  };

  return {
    form,
    words,
    state,
    errors,
    isAsked,
    validate,
    Mutation,
    mutate,
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
      onFocus: want,
    },
  };
}
