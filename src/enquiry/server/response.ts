import { noScriptResult } from '../fields.ts';
import type { FieldErrors } from '../validate.ts';
import type { SendError } from './send.ts';

export const statuses = {
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
  // The server may have accepted the mail.
  late: 504,
} as const;

/** Only for the log. */
export type DeliveryErrors = { readonly store?: SendError; readonly smtp?: SendError };

export type EnquiryResponse = { readonly errors?: DeliveryErrors } & (
  | { readonly outcome: 'preflight' }
  | {
      /** A "mailed" enquiry is not stored. */
      readonly outcome: 'stored' | 'repeated' | 'mailed';
      /** Whether the page may promise a confirmation by mail. */
      readonly confirmed: boolean;
    }
  | {
      readonly outcome: keyof typeof statuses;
      readonly fields?: FieldErrors;
      /** Seconds. */
      readonly retryAfter?: number | undefined;
    }
);

export type NoScriptPost = {
  readonly path: string;
  /** False for programs, which get status codes instead. */
  readonly showsPages: boolean;
};

export const isAccepted = (
  response: EnquiryResponse,
): response is Extract<EnquiryResponse, { readonly confirmed: boolean }> => 'confirmed' in response;

/** Platforms add no headers to function responses. */
export const commonHeaders = {
  'Cache-Control': 'no-store',
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'Referrer-Policy': 'strict-origin-when-cross-origin',
};

export const toResponse = (
  response: EnquiryResponse,
  post: NoScriptPost | undefined,
  headers: Readonly<Record<string, string>>,
): Response => {
  const createInit = (status: number, extraHeaders?: Record<string, string>): ResponseInit => ({
    status,
    headers: { ...commonHeaders, ...headers, ...extraHeaders },
  });
  // A relative path keeps the current host.
  const redirect = ({ path }: NoScriptPost, hash: string): Response =>
    new Response(null, createInit(303, { Location: path + hash }));

  if (response.outcome === 'preflight') return new Response(null, createInit(204));
  if (isAccepted(response)) {
    const { confirmed } = response;
    return post
      ? redirect(post, noScriptResult.sent)
      : Response.json({ ok: true, confirmed }, createInit(200));
  }
  const { outcome, fields = {}, retryAfter } = response;
  if (post?.showsPages) return redirect(post, noScriptResult.notSent);
  return Response.json(
    { error: outcome, fields },
    createInit(statuses[outcome], retryAfter ? { 'Retry-After': String(retryAfter) } : {}),
  );
};
