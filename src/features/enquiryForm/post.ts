import { notifyManager, QueryClient } from '@tanstack/react-query';
import {
  endpoints,
  getFields,
  hiddenFields,
  plainEndpoint,
  type Field,
  type FormId,
} from '../../enquiry/fields.ts';
import type { FieldErrors } from '../../enquiry/validate.ts';
import type { Language } from '../../site/languages.ts';

export type Payload = Record<string, string | string[]>;

const valueOf = (field: Field, filled: FormData): string | string[] =>
  field.kind === 'checkboxes'
    ? filled.getAll(field.name).map(String)
    : String(filled.get(field.name) ?? '');

/** The payload contains the honeypot only if it is filled. */
export function payloadOf(form: FormId, filled: FormData): Payload {
  const trap = String(filled.get(hiddenFields.trap) ?? '');
  return {
    ...Object.fromEntries(getFields(form).map((field) => [field.name, valueOf(field, filled)])),
    ...(trap && { [hiddenFields.trap]: trap }),
  };
}

/** Milliseconds until a request is given up. */
const timeout = 10_000;

export type Post = {
  form: FormId;
  language: Language;
  payload: Payload;
  /** All retries have the same key, which prevents duplicate mails. */
  idempotencyKey?: string;
};

export type PostResult = {
  confirmed: boolean;
};

export class PostError extends Error {
  override name = 'PostError';
  /** Another endpoint could not help, or the mail may already be accepted. */
  isFinal = false;
  retryAfterSeconds?: number;
  fields?: FieldErrors;
}

/** Our functions answer with it (src/enquiry/server/response.ts), a proxy or a sign-in page does not. */
type Answer = { ok?: unknown; confirmed?: unknown; error?: unknown; fields?: FieldErrors };

/**
 * Throws PostError. If our function at Supabase does not answer, posts with the same key to this site. No dynamic
 * imports: a download may fail.
 */
export async function postEnquiry(post: Post): Promise<PostResult> {
  const { form, payload } = post;
  if (!endpoints[form].startsWith('/functions/')) return request(endpoints[form], post, payload);
  return request(`${import.meta.env.VITE_SUPABASE_URL}${endpoints[form]}`, post, payload, {
    apikey: import.meta.env.VITE_SUPABASE_ANON_KEY,
  }).catch((error: PostError) => {
    if (error.isFinal) throw error;
    return request(plainEndpoint, post, { ...payload, [hiddenFields.form]: form });
  });
}

async function request(
  address: string,
  { language, idempotencyKey }: Post,
  payload: Payload,
  headers: Record<string, string> = {},
): Promise<PostResult> {
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
  const { status } = response;
  const answer: Answer | null = await response.json().catch(() => null);
  if (response.ok && answer?.ok === true) return { confirmed: answer.confirmed === true };
  const error = new PostError(`The enquiry was answered with status ${status}.`);
  if (status === 429)
    error.retryAfterSeconds = Number(response.headers.get('Retry-After')) || undefined;
  if (typeof answer?.error === 'string' && typeof answer.fields === 'object') {
    error.isFinal = (status >= 400 && status < 500) || status === 504;
    error.fields = answer.fields;
  }
  throw error;
}

/**
 * Returns whether a redirect led here, not a bookmark. Firefox without `dom.enable_performance` counts no redirects,
 * so the referrer decides.
 */
export const mayFollowPost = (): boolean => {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return (
    visit?.redirectCount !== 0 ||
    document.referrer.split(/[?#]/)[0] === location.origin + location.pathname
  );
};

/** The values are those of docs/specification.md, "Posts". */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      retry: 3,
      retryDelay: (attempt) => Math.min(1000 * 2 ** attempt, 30_000),
      gcTime: 5 * 60 * 1000,
    },
    mutations: {
      // Sends even offline: an error is better than an endless spinner.
      networkMode: 'always',
      retry: false,
    },
  },
});

// Synchronous: before a timer fires, a second press could send twice.
notifyManager.setScheduler((notify) => notify());
