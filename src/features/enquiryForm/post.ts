import {
  endpoints,
  getFields,
  hiddenFields,
  type Field,
  type FormId,
} from '../../enquiry/fields.ts';
import type { FieldErrors } from '../../enquiry/validate.ts';
import type { Language } from '../../site/languages.ts';

export type Payload = Record<string, string | string[]>;

/** Contains the honeypot only if it is filled. */
export function serializeForm(form: FormId, formData: FormData): Payload {
  const trap = String(formData.get(hiddenFields.trap) ?? '');
  return {
    ...Object.fromEntries(
      getFields(form).map((field) => [field.name, getFieldValue(field, formData)]),
    ),
    ...(trap && { [hiddenFields.trap]: trap }),
  };
}

export type Post = {
  form: FormId;
  language: Language;
  payload: Payload;
  /** The same in all retries, against duplicate mails. */
  idempotencyKey?: string;
};

export type PostResult = {
  confirmed: boolean;
};

export class PostError extends Error {
  override name = 'PostError';
  /** The second endpoint must not be asked. */
  isFinal = false;
  retryAfterSeconds?: number;
  fields?: FieldErrors | undefined;
}

/**
 * Throws PostError. If our function at Supabase does not decide about the enquiry, posts with the same key to this site.
 * No dynamic imports: a download may fail.
 */
export async function postEnquiry(post: Post): Promise<PostResult> {
  const { form, payload } = post;
  if (!endpoints[form].startsWith('/functions/'))
    return sendRequest(endpoints[form], post, payload);
  return sendRequest(`${import.meta.env.VITE_SUPABASE_URL}${endpoints[form]}`, post, payload, {
    apikey: import.meta.env.VITE_SUPABASE_ANON_KEY,
  }).catch((error: PostError) => {
    if (error.isFinal) throw error;
    return sendRequest(endpoints.request, post, { ...payload, [hiddenFields.form]: form });
  });
}

/**
 * Returns whether a redirect led here, not a bookmark. Firefox without `dom.enable_performance` counts no redirects,
 * so the referrer decides.
 */
export const isAfterRedirect = (): boolean => {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return (
    visit?.redirectCount !== 0 ||
    document.referrer.split(/[?#]/)[0] === location.origin + location.pathname
  );
};

const getFieldValue = (field: Field, formData: FormData): string | string[] =>
  field.kind === 'checkboxes'
    ? formData.getAll(field.name).map(String)
    : String(formData.get(field.name) ?? '');

/** Of our functions (src/enquiry/server/response.ts), not of a proxy or sign-in page. */
type ResponseBody = { ok?: unknown; confirmed?: unknown; error?: unknown; fields?: FieldErrors };

/**
 * Our functions' errors about the enquiry: its content, the number of posts, or that the mail may be accepted already.
 * Others concern us, for example a changed key.
 */
const finalErrors: readonly unknown[] = ['invalid', 'rateLimit', 'late'];

/** Milliseconds. */
const timeout = 10_000;

async function sendRequest(
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
  const responseBody: ResponseBody | null = await response.json().catch(() => null);
  if (response.ok && responseBody?.ok === true)
    return { confirmed: responseBody.confirmed === true };
  const error = new PostError(`The enquiry was answered with status ${status}.`);
  if (status === 429)
    error.retryAfterSeconds = Number(response.headers.get('Retry-After')) || undefined;
  error.isFinal = finalErrors.includes(responseBody?.error);
  if (error.isFinal) error.fields = responseBody?.fields;
  throw error;
}
