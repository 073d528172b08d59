import { endpoints, hiddenFields, plainEndpoint, type FormId } from '../../enquiry/fields.ts';
import type { FieldErrors } from '../../enquiry/validate.ts';
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

/** Why a post failed. The visitor sees the fields for which it was refused, or one text for all else, with a waiting time where the server names one. */
export class PostError extends Error {
  /** HTTP status; undefined where there was no answer. */
  readonly status: number | undefined;
  readonly retryAfterSeconds: number | undefined;
  /** The fields for which it was refused. */
  readonly fields: FieldErrors | undefined;

  constructor(
    message: string,
    {
      status,
      retryAfterSeconds,
      fields,
      cause,
    }: { status?: number; retryAfterSeconds?: number; fields?: FieldErrors; cause?: unknown },
  ) {
    super(message, { cause });
    this.name = 'PostError';
    this.status = status;
    this.retryAfterSeconds = retryAfterSeconds;
    this.fields = fields;
  }
}

/**
 * Posts one enquiry to its function; resolves when it has been accepted, throws a PostError otherwise. It needs no
 * code but the form's own: what else a page downloads may be lost on the way, an enquiry may not. As specified, home
 * and contact go to Supabase, the request form to this site, which takes the others, too, where Supabase does not answer
 * or fails. Words and key are the same, so that the two ways are one enquiry.
 */
export async function postEnquiry(post: Post): Promise<Posted> {
  const { form, payload } = post;
  if (!endpoints[form].startsWith('/functions/')) return request(endpoints[form], post, payload);
  return request(`${import.meta.env.VITE_SUPABASE_URL}${endpoints[form]}`, post, payload, {
    apikey: import.meta.env.VITE_SUPABASE_ANON_KEY,
  }).catch((error: unknown) => {
    const { status } = error as PostError;
    // 504: the mail may have been accepted, and the other way would not know of it.
    if (status !== undefined && (status < 500 || status === 504)) throw error;
    return request(plainEndpoint, post, { ...payload, [hiddenFields.form]: form });
  });
}

async function request(
  address: string,
  { language, idempotencyKey }: Post,
  payload: Payload,
  headers: Record<string, string> = {},
): Promise<Posted> {
  const response = await fetch(address, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'Content-Language': language,
      ...(idempotencyKey && { 'Idempotency-Key': idempotencyKey }),
      ...headers,
    },
    body: JSON.stringify(payload),
    signal: AbortSignal.timeout(timeout),
  }).catch((cause: unknown) => {
    throw new PostError('The enquiry got no answer.', { cause });
  });
  const { ok, status } = response;
  // The status alone decides: an answer that cannot be read is no reason to send again.
  if (ok) return { confirmed: (await response.json().catch(() => undefined))?.confirmed === true };
  const retryAfter = Number(response.headers.get('Retry-After'));
  const fields =
    status === 400
      ? ((await response.json().catch(() => undefined))?.fields as FieldErrors | undefined)
      : undefined;
  throw new PostError(`The enquiry was answered with status ${status}.`, {
    status,
    ...(status === 429 && retryAfter > 0 && { retryAfterSeconds: retryAfter }),
    ...(fields && { fields }),
  });
}
