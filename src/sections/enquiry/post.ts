import { endpoints, type FormId } from '../../enquiry/fields.ts';
import type { Language } from '../../site/languages.ts';
import type { Payload } from './payload.ts';

/** Longest wait for an answer, in milliseconds. */
const timeout = 10_000;

export type Post = {
  form: FormId;
  language: Language;
  payload: Payload;
  /** The same for every try of the same filled form, so that a lost answer does not lead to two mails. */
  idempotencyKey?: string;
};

/** What became of an enquiry that arrived. */
export type Posted = {
  /** Whether a confirmation is on its way to the visitor. */
  confirmed: boolean;
};

/** Why a post failed; the visitor sees one text for all, with a waiting time where the server names one. */
export class PostError extends Error {
  readonly retryAfterSeconds: number | undefined;

  constructor(message: string, retryAfterSeconds?: number, options?: ErrorOptions) {
    super(message, options);
    this.name = 'PostError';
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/**
 * Posts one enquiry to its function; resolves when it has been accepted, throws a PostError otherwise. It needs no
 * code but the form's own: what else a page downloads may be lost on the way, an enquiry may not.
 */
export async function postEnquiry({ form, language, payload, idempotencyKey }: Post): Promise<Posted> {
  const response = await fetch(addressOf(form), {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'Content-Language': language,
      ...(idempotencyKey && { 'Idempotency-Key': idempotencyKey }),
      ...(isSupabase(form) && { apikey: import.meta.env.VITE_SUPABASE_ANON_KEY ?? '' }),
    },
    body: JSON.stringify(payload),
    signal: AbortSignal.timeout(timeout),
  }).catch((cause: unknown) => {
    throw new PostError('The enquiry got no answer.', undefined, { cause });
  });
  // The status alone decides: an answer that cannot be read is no reason to send again.
  if (response.ok) return { confirmed: (await response.json().catch(() => undefined))?.confirmed === true };
  const retryAfter = Number(response.headers.get('Retry-After'));
  throw new PostError(`The enquiry was answered with status ${response.status}.`, response.status === 429 && retryAfter > 0 ? retryAfter : undefined);
}

const isSupabase = (form: FormId): boolean => endpoints[form].startsWith('/functions/');

/** SPEC section 7: home and contact live below the Supabase host, the request form on this site. */
const addressOf = (form: FormId): string => `${isSupabase(form) ? (import.meta.env.VITE_SUPABASE_URL ?? '') : ''}${endpoints[form]}`;
