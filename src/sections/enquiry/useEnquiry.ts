import { useLayoutEffect, useRef, useState, type FormEvent } from 'react';
import type { FormId } from '../../enquiry/fields.ts';
import type { EnquiryWords } from '../../enquiry/enquiryWords.ts';
import { useFrame } from '../../frame/Frame.tsx';
import { clearDraft, restoreDraft, saveDraft } from './draft.ts';
import { payloadOf } from './payload.ts';
import { postEnquiry } from './post.ts';
import { useAskedDate } from './useAskedDate.ts';
import { useMistakes } from './useMistakes.ts';

/**
 * The states of docs/specification.md, "Sending". A success remembers where a confirmation goes, if one does, an error
 * the seconds to wait where the server says so.
 */
export type EnquiryState =
  | { phase: 'idle' | 'submitting' }
  | { phase: 'success'; confirmedTo: string | undefined }
  | { phase: 'error'; retryAfterSeconds?: number };

export type Enquiry = ReturnType<typeof useEnquiry>;

/** The post itself, until the machinery around it is here; nothing is lost if that never comes. */
let send = postEnquiry;

const loadMutation = (): void =>
  void import('./mutation.ts').then(
    ({ mutateEnquiry }) => (send = mutateEnquiry),
    () => {},
  );

/** What a filled form would send, to tell one content from another. */
const bodyOf = (form: FormId, filled: HTMLFormElement): string => JSON.stringify(payloadOf(form, new FormData(filled)));

/** What another page hands over to a form. It is put in by the page whose form it is: the others need not download how. */
export type Handed = {
  /** Said over the form while it stands there. */
  said: string;
  /** Puts it in, where it has not been yet and there is room; says whether it did. */
  handOver(element: HTMLFormElement): boolean;
  takeBack(element: HTMLFormElement): void;
};

/** The one engine behind every form: sending, states, mistakes, draft. The form itself is EnquiryForm, its answer ResultBox. */
export function useEnquiry(form: FormId, words: EnquiryWords, given?: Handed) {
  const { language } = useFrame();
  const [state, setState] = useState<EnquiryState>({ phase: 'idle' });
  const [isRestored, setIsRestored] = useState(false);
  const [isHanded, setIsHanded] = useState(false);
  const { mistakes, isAsked, ask, mistakeProps } = useMistakes(form, words);
  const element = useRef<HTMLFormElement>(null);
  const sending = useRef(false);
  const restored = useRef(false);
  const attempt = useRef({ body: '', key: '' });

  // All that fills the form does so before it is painted: nobody sees it empty first, nor pushed down by the line that says so.
  useLayoutEffect(() => {
    const filled = element.current;
    if (restored.current || !filled) return;
    const draft = restoreDraft(form, filled, language);
    // Nobody listened to what was typed before the application came.
    saveDraft(form, filled, draft?.key);
    if (!draft) return;
    restored.current = true;
    attempt.current = { body: bodyOf(form, filled), key: draft.key };
    setIsRestored(true);
  }, [form, language]);

  // After the draft: what the visitor wrote before comes below what is handed over.
  useLayoutEffect(() => {
    const filled = element.current;
    if (!given || !filled || !given.handOver(filled)) return;
    saveDraft(form, filled);
    setIsHanded(true);
  }, [form, given]);

  /** The button that was pressed goes with its line: the focus goes on at the beginning of the form. */
  const dismissDraft = () => {
    setIsRestored(false);
    element.current?.focus({ preventScroll: true });
  };

  const undoDraft = () => {
    element.current?.reset();
    clearDraft(form);
    setIsHanded(false);
    dismissDraft();
  };

  const dismissHandover = () => {
    setIsHanded(false);
    element.current?.focus({ preventScroll: true });
  };

  const undoHandover = () => {
    if (element.current) {
      given?.takeBack(element.current);
      saveDraft(form, element.current);
    }
    dismissHandover();
  };

  /** The same key for every try of the same content, after a reload as well; a changed form is another enquiry. */
  const keyFor = (body: string): string | undefined => {
    if (attempt.current.body !== body || !attempt.current.key) attempt.current = { body, key: crypto.randomUUID?.() ?? '' };
    return attempt.current.key || undefined;
  };

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (sending.current) return;
    sending.current = true;
    setState({ phase: 'submitting' });
    const filled = event.currentTarget;
    const payload = payloadOf(form, new FormData(filled));
    try {
      const idempotencyKey = keyFor(JSON.stringify(payload));
      saveDraft(form, filled, idempotencyKey);
      const { confirmed } = await send({ form, language, payload, idempotencyKey });
      filled.reset();
      clearDraft(form);
      attempt.current = { body: '', key: '' };
      setIsRestored(false);
      setIsHanded(false);
      setState({ phase: 'success', confirmedTo: confirmed ? String(payload.email ?? '') : undefined });
    } catch (error) {
      console.error('The enquiry was not sent:', error);
      setState({ phase: 'error', retryAfterSeconds: (error as { retryAfterSeconds?: number }).retryAfterSeconds });
    } finally {
      sending.current = false;
    }
  };

  useAskedDate(element);

  return {
    form,
    words,
    state,
    mistakes,
    isAsked,
    ask,
    /** A draft was filled in again, and the visitor has not yet said what is to become of it. */
    isRestored,
    undoDraft,
    dismissDraft,
    /** Says that another page filled something in. */
    handed: isHanded ? given?.said : undefined,
    undoHandover,
    dismissHandover,
    /** What the form element needs. */
    formProps: {
      ...mistakeProps,
      ref: element,
      onSubmit,
      onInput: (event: FormEvent<HTMLFormElement>) => {
        saveDraft(form, event.currentTarget);
        mistakeProps.onInput(event);
      },
      onFocus: loadMutation,
    },
  };
}
