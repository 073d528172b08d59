/** What a function can say, and how HTTP says it. */
import { controlId, fieldsOf, plainResult, type FormId } from '../fields.ts';
import { isTyped, type FieldErrors } from '../validate.ts';

/** Every refusal and its status. */
const statuses = {
  malformed: 400,
  invalid: 400,
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
  // Nobody knows yet, or ever will: the mail may have been accepted. Whoever sends it by another way may send it twice.
  late: 504,
} as const;

export type Refusal = keyof typeof statuses;

const acceptances = ['sent', 'stored', 'repeated'] as const;
type Acceptance = (typeof acceptances)[number];

export type Answer =
  | { readonly outcome: 'preflight' }
  | {
      /** "sent": the mail server has it; "stored": it is safe and will be mailed. */
      readonly outcome: Acceptance;
      /** Whether a confirmation is on its way to the visitor: only then may the page say so. */
      readonly confirmed: boolean;
    }
  | {
      readonly outcome: Refusal;
      readonly fields?: FieldErrors;
      /** Seconds. */
      readonly retryAfter?: number;
    };

/** A post of a form without script, which is answered by a page and not by codes. */
export type PlainPost = {
  /** The page of the form: a path of this site. */
  readonly path: string;
  /** Absent where the post does not say. */
  readonly form?: FormId;
  /** A browser that shows pages; a program that posts a form gets codes for its errors. */
  readonly showsPages: boolean;
};

export type Accepted = Extract<Answer, { readonly outcome: Acceptance }>;

/** Whether the enquiry has arrived: only then does a visitor see success. */
export const isAccepted = (answer: Answer): answer is Accepted =>
  acceptances.some((outcome) => outcome === answer.outcome);

/** The platforms add no headers of the site to what a function answers. Nothing in it is a page: it may load nothing and be framed by nobody. */
const always = {
  'Cache-Control': 'no-store',
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'Referrer-Policy': 'strict-origin-when-cross-origin',
};

const back = (
  { path }: PlainPost,
  hash: string,
  headers: Readonly<Record<string, string>>,
): Response =>
  // Relative, so that the visitor stays on the address in use (a deploy preview, localhost). No value is in it.
  new Response(null, { status: 303, headers: { ...always, ...headers, Location: path + hash } });

const json = (status: number, body: unknown, headers: Readonly<Record<string, string>>): Response =>
  new Response(JSON.stringify(body), {
    status,
    headers: { 'Content-Type': 'application/json; charset=utf-8', ...always, ...headers },
  });

/** The response for an answer. `headers` are added to every kind of response. */
export const toResponse = (
  answer: Answer,
  post: PlainPost | undefined,
  headers: Readonly<Record<string, string>>,
): Response => {
  if (answer.outcome === 'preflight')
    return new Response(null, { status: 204, headers: { ...always, ...headers } });
  if (isAccepted(answer)) {
    const { confirmed } = answer;
    return post
      ? back(post, confirmed ? plainResult.confirmed : plainResult.sent, headers)
      : json(200, { ok: true, confirmed }, headers);
  }
  const { outcome, fields = {}, retryAfter } = answer;
  if (post?.showsPages) {
    const { form } = post;
    const refused = form && fieldsOf(form).find((field) => fields[field.name] && isTyped(field));
    // Browsers focus the control that a fragment names. The error beside it becomes visible (base.css).
    return back(post, refused ? `#${controlId(form, refused.name)}` : plainResult.notSent, headers);
  }
  return json(
    statuses[outcome],
    { error: outcome, fields },
    retryAfter ? { ...headers, 'Retry-After': String(retryAfter) } : headers,
  );
};
