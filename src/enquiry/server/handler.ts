/** The cheapest checks come first. */
import { getPath } from '../../site/pages.ts';
import { hiddenFields } from '../fields.ts';
import { validate } from '../validate.ts';
import { computeSha256, isAllowedOrigin } from './auth.ts';
import { deliver, type DeliveryDeps } from './deliver.ts';
import { formFinders, getFormPage, getPostLanguage, parseMediaType, readBody } from './readPost.ts';
import {
  isAccepted,
  toResponse,
  type DeliveryErrors,
  type EnquiryResponse,
  type NoScriptPost,
} from './response.ts';
import type { SendError } from './send.ts';
import type { EnquirySettings } from './settings.ts';
import type { MailKind } from './store.ts';

/** Without personal data. */
export type LogEntry =
  | {
      readonly id: string;
      readonly form: string | null;
      readonly outcome: EnquiryResponse['outcome'];
      readonly ms: number;
      readonly confirmed?: boolean | undefined;
      readonly errors?: DeliveryErrors | undefined;
      /** Type and stack line: the message may contain personal data. */
      readonly error?: string | undefined;
      readonly problems?: readonly string[] | undefined;
    }
  | { readonly id: string; readonly failedMail: MailKind; readonly smtp: SendError };

export type FunctionName = keyof typeof formFinders;

export type EnquiryDeps = DeliveryDeps & {
  readonly name: FunctionName;
  readonly settings: EnquirySettings;
  /** With invalid settings, every enquiry is refused. */
  readonly problems?: readonly string[];
  readonly log: (entry: LogEntry) => void;
};

export type ClientContext = {
  readonly clientAddress?: string;
  /** Keeps the instance alive, if the platform can. */
  readonly waitUntil?: (work: Promise<unknown>) => void;
};
export type EnquiryHandler = (request: Request, context: ClientContext) => Promise<Response>;

/** Seconds. A post without JavaScript has no key, so identical values count as a double tap. */
const repeatWindow = 600;
const doubleTapWindow = 15;

type RequestState = {
  readonly id: string;
  post?: NoScriptPost;
  form: string | null;
  error?: string;
};

export const createEnquiryHandler = (deps: EnquiryDeps): EnquiryHandler => {
  const { name, settings, problems, log, clock } = deps;
  // Cross-origin, so it needs CORS and a key.
  const cors = name === 'send-contact-email';

  const refuseByHeaders = (request: Request): EnquiryResponse | undefined => {
    const origin = request.headers.get('origin');
    const preflight = cors && request.method === 'OPTIONS' && origin !== null;
    if (request.method !== 'POST' && !preflight) return { outcome: 'method' };
    if (origin !== null && !isAllowedOrigin(origin, settings.origins)) return { outcome: 'origin' };
    if (preflight) return { outcome: 'preflight' };
    // Every page has the key, so the comparison needs no constant time.
    if (cors && !problems && !settings.apiKeys.includes(request.headers.get('apikey') ?? ''))
      return { outcome: 'apikey' };
    return undefined;
  };

  const respond = async (
    request: Request,
    { clientAddress, waitUntil = () => {} }: ClientContext,
    state: RequestState,
  ): Promise<EnquiryResponse> => {
    const type = parseMediaType(request.headers);
    const isNoScript = type !== 'application/json';
    const showsPages =
      isNoScript &&
      request.method === 'POST' &&
      (request.headers.get('accept') ?? '').includes('text/html');
    // A browser gets a page even if the request is invalid.
    if (showsPages) state.post = { path: getFormPage(request.headers), showsPages };

    const refused = refuseByHeaders(request);
    if (refused) return refused;
    if (!type) return { outcome: 'type' };
    const body = await readBody(request, type);
    if (typeof body === 'string') return { outcome: body };
    const form = formFinders[name](body);
    if (!form) return { outcome: 'invalid', fields: { [hiddenFields.form]: 'choice' } };
    const language = getPostLanguage(request.headers, form, body);
    state.form = form;
    if (isNoScript) state.post = { path: getPath(form, language), showsPages };

    if (problems) return { outcome: 'settings' };
    const receivedAt = new Date(clock.now());
    const validation = validate(form, body, receivedAt);
    if (!validation.ok) return { outcome: 'invalid', fields: validation.errors };

    const { values } = validation;
    const suspect = (body[hiddenFields.trap] ?? '') !== '';
    const clientKey =
      request.headers.get('idempotency-key')?.trim() ||
      body[hiddenFields.idempotencyKey] ||
      (isNoScript ? undefined : crypto.randomUUID());
    // Includes the values: a corrected message is a new enquiry.
    const key = await computeSha256(
      JSON.stringify([clientKey ?? 'noScript', form, language, values]),
    );
    const enquiry = { id: crypto.randomUUID(), form, language, values, suspect, receivedAt };
    const delivering = deliver(deps, {
      enquiry,
      key,
      repeatSeconds: clientKey ? repeatWindow : doubleTapWindow,
      clientAddress,
      waitUntil,
      logFailedMail: (failedMail, smtp) => log({ id: state.id, failedMail, smtp }),
    });
    // The platform would log the message, which may contain personal data.
    waitUntil(delivering.catch(() => {}));
    return delivering;
  };

  return async (request, context) => {
    const started = clock.now();
    const state: RequestState = { id: crypto.randomUUID(), form: null };
    const response = await respond(request, context, state).catch(
      (error: unknown): EnquiryResponse => {
        state.error = describeError(error);
        return { outcome: 'unexpected' };
      },
    );
    const { id, form, error } = state;
    const { outcome, errors } = response;
    const confirmed = isAccepted(response) ? response.confirmed : undefined;
    log({ id, form, outcome, ms: clock.now() - started, confirmed, errors, error, problems });
    return toResponse(response, state.post, createHeaders(request, cors, settings.origins));
  };
};

const createHeaders = (
  request: Request,
  cors: boolean,
  origins: readonly string[],
): Record<string, string> => {
  const origin = request.headers.get('origin');
  return {
    ...(request.method !== 'POST' && { Allow: cors ? 'POST, OPTIONS' : 'POST' }),
    ...(cors && { Vary: 'Origin' }),
    ...(cors &&
      origin !== null &&
      isAllowedOrigin(origin, origins) && {
        'Access-Control-Allow-Origin': origin,
        'Access-Control-Allow-Methods': 'POST',
        'Access-Control-Allow-Headers': 'content-type, apikey, content-language, idempotency-key',
        'Access-Control-Expose-Headers': 'retry-after',
        'Access-Control-Max-Age': '86400',
      }),
  };
};

const describeError = (error: unknown): string => {
  if (!(error instanceof Error)) return typeof error;
  const place = error.stack?.split('\n').find((line) => /^\s+at .*\d+:\d+/.test(line));
  return `${error.name}${place ?? ''}`;
};
