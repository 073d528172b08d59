/** What a function can say, and how HTTP says it. */
import type { Language } from '../site/languages.ts';
import { pathOf } from '../site/paths.ts';
import { plainResult, type FormId } from './fields.ts';
import type { FieldErrors } from './validate.ts';

/** Every refusal and its status. */
const statuses = {
  malformed: 400,
  invalid: 400,
  refused: 400,
  apikey: 401,
  origin: 403,
  method: 405,
  timeout: 408,
  tooLarge: 413,
  type: 415,
  rateLimit: 429,
  unexpected: 500,
  settings: 500,
  mail: 502,
} as const;

export type Refusal = keyof typeof statuses;

export type Answer =
  | { readonly outcome: 'sent' | 'repeated' | 'preflight' }
  | {
      readonly outcome: Refusal;
      readonly fields?: FieldErrors;
      /** Seconds. */
      readonly retryAfter?: number;
    };

/** Refusals that a person can meet, and that therefore lead a plain post back to the page. */
const personal: readonly string[] = ['invalid', 'rateLimit', 'mail', 'unexpected', 'settings'] satisfies Refusal[];

/** Where a plain post came from. */
export type PlainPost = {
  readonly form: FormId;
  readonly language: Language;
  /** A browser that shows pages; a program that posts a form gets codes for its errors. */
  readonly showsPages: boolean;
};

/** The platforms add no headers of the site to what a function answers. Nothing in it is a page: it may load nothing and be framed by nobody. */
const always = {
  'Cache-Control': 'no-store',
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'Referrer-Policy': 'strict-origin-when-cross-origin',
};

const isSent = (answer: Answer): boolean => answer.outcome === 'sent' || answer.outcome === 'repeated';

const back = (post: PlainPost, hash: string, headers: Readonly<Record<string, string>>): Response =>
  // Relative, so that the visitor stays on the address in use (a deploy preview, localhost). No value is in it.
  new Response(null, { status: 303, headers: { ...always, ...headers, Location: pathOf(post.form, post.language) + hash } });

const json = (status: number, body: unknown, headers: Readonly<Record<string, string>>): Response =>
  new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json; charset=utf-8', ...always, ...headers } });

/** The response for an answer. `headers` are added to every kind of response. */
export const toResponse = (answer: Answer, post: PlainPost | undefined, headers: Readonly<Record<string, string>>): Response => {
  if (answer.outcome === 'preflight') return new Response(null, { status: 204, headers: { ...always, ...headers } });
  if (isSent(answer)) return post ? back(post, plainResult.sent, headers) : json(200, { ok: true }, headers);
  if (post?.showsPages && personal.includes(answer.outcome)) return back(post, plainResult.notSent, headers);
  const { outcome, fields = {}, retryAfter } = answer as Extract<Answer, { outcome: Refusal }>;
  return json(statuses[outcome], { error: outcome, fields }, retryAfter ? { ...headers, 'Retry-After': String(retryAfter) } : headers);
};
