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
import { useHandover, type Handed } from './useHandover.ts';
import { useMistakes } from './useMistakes.ts';

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

/** The one engine behind every form: sending, states, mistakes, draft. The form itself is EnquiryForm, its answer ResultBox. */
export function useEnquiry(form: FormId, words: EnquiryWords, given?: Handed) {
  const { language } = useFrame();
  const element = useRef<HTMLFormElement>(null);
  const [state, setState] = useState<EnquiryState>({ phase: 'idle' });
  const { mistakes, isAsked, ask, mistakeProps } = useMistakes(form, words);

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
    setState({ phase: 'submitting' });
    const filled = event.currentTarget;
    const payload = payloadOf(form, new FormData(filled));
    try {
      const post = mutate.current ?? postEnquiry;
      const { confirmed } = await post({ form, language, payload, idempotencyKey: draft.keyFor(filled) });
      empty();
      setState({ phase: 'success', confirmedTo: confirmed ? String(payload.email ?? '') : undefined });
    } catch (error) {
      console.error('The enquiry was not sent:', error);
      setState({ phase: 'error', retryAfterSeconds: (error as Partial<PostError>).retryAfterSeconds });
    }
  };

  return {
    form,
    words,
    state,
    mistakes,
    isAsked,
    ask,
    Mutation,
    mutate,
    draft,
    handover,
    empty,
    /** What the form element needs. */
    formProps: {
      ...mistakeProps,
      ref: element,
      onSubmit,
      onInput: (event: FormEvent<HTMLFormElement>) => {
        saveDraft(form, event.currentTarget);
        mistakeProps.onInput(event);
      },
      onFocus: want,
    },
  };
}
