/** The cheapest checks come first. 2xx means that the enquiry was accepted (deliver.ts). */
import { getPath } from '../../site/pages.ts';
import { hiddenFields } from '../fields.ts';
import { validate } from '../validate.ts';
import { computeSha256, isAllowedOrigin } from './auth.ts';
import { createDelivery, type DeliveryDeps, type DeliveryLog } from './deliver.ts';
import {
  formFinders,
  getFormPage,
  getPostLanguage,
  isNested,
  parseMediaType,
  readBody,
} from './readPost.ts';
import { isAccepted, toResponse, type EnquiryResponse, type PlainPost } from './response.ts';
import type { EnquirySettings } from './settings.ts';

/** One line per request, without personal data. */
export type LogEntry = Readonly<DeliveryLog> & {
  readonly id: string;
  readonly form: string | null;
  readonly outcome: EnquiryResponse['outcome'];
  readonly ms: number;
  /** Set if it is logged after the response. */
  readonly later?: true | undefined;
  /** Type and stack line only, because the message may contain personal data. */
  readonly error?: string | undefined;
  readonly problems?: readonly string[] | undefined;
};

export type FunctionName = keyof typeof formFinders;

export type EnquiryDeps = DeliveryDeps & {
  readonly name: FunctionName;
  readonly settings: EnquirySettings;
  /** Every enquiry is refused if settings are invalid. */
  readonly problems?: readonly string[];
  readonly log: (entry: LogEntry) => void;
};

export type ClientContext = {
  readonly clientAddress?: string;
  /** Keeps the instance alive, if the platform can. */
  readonly waitUntil?: (work: Promise<unknown>) => void;
};
export type EnquiryHandler = (request: Request, context: ClientContext) => Promise<Response>;

const minutes = 60_000;
const repeatWindow = 10 * minutes;
/** Milliseconds. A post without JavaScript has no key, so identical values count as a double tap. */
const doubleTapWindow = minutes / 4;
/** Milliseconds: the browser gives up after 10 s. */
const responseBudget = 8500;

type RequestState = {
  readonly started: number;
  readonly deliveryLog: DeliveryLog;
  readonly logOutcome: (outcome: EnquiryResponse['outcome'], later?: true) => void;
  post?: PlainPost;
  form: string | null;
  error?: string;
};

export const createEnquiryHandler = (deps: EnquiryDeps): EnquiryHandler => {
  const { name, settings, problems, store, log, clock } = deps;
  // Cross-origin, so it needs CORS and a key (docs/specification.md, "Posts").
  const cors = name === 'send-contact-email';
  const deliver = createDelivery(deps);
  const runIdempotent = createIdempotency(clock.now);

  const createHeaders = (request: Request): Record<string, string> => {
    const origin = request.headers.get('origin');
    const allow = cors ? 'POST, OPTIONS' : 'POST';
    return {
      ...(request.method !== 'POST' && { Allow: allow }),
      ...(cors && { Vary: 'Origin' }),
      ...(cors &&
        origin !== null &&
        isAllowedOrigin(origin, settings.origins) && {
          'Access-Control-Allow-Origin': origin,
          'Access-Control-Allow-Methods': 'POST',
          'Access-Control-Allow-Headers': 'content-type, apikey, content-language, idempotency-key',
          'Access-Control-Expose-Headers': 'retry-after',
          'Access-Control-Max-Age': '86400',
        }),
    };
  };

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

  /** Responds in time while the work continues. */
  const respondInTime = async (
    state: RequestState,
    startDelivery: Promise<EnquiryResponse>,
  ): Promise<EnquiryResponse> => {
    const response = await clock.waitAtMost(
      startDelivery,
      state.started + responseBudget - clock.now(),
    );
    if (response) return response;
    void startDelivery.then(
      ({ outcome }) => state.logOutcome(outcome, true),
      () => state.logOutcome('unexpected', true),
    );
    return { outcome: 'late' };
  };

  const respond = async (
    request: Request,
    { clientAddress, waitUntil = () => {} }: ClientContext,
    state: RequestState,
  ): Promise<EnquiryResponse> => {
    const type = parseMediaType(request.headers);
    const plain = type !== 'application/json';
    const showsPages =
      plain &&
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
    if (plain) state.post = { path: getPath(form, language), form, showsPages };

    if (problems) return { outcome: 'settings' };
    const receivedAt = new Date(clock.now());
    const validation = validate(form, body, receivedAt);
    if (!validation.ok) return { outcome: 'invalid', fields: validation.errors };
    if (Object.values(body).some(isNested)) return { outcome: 'malformed' };

    const { values } = validation;
    const suspect = (body[hiddenFields.trap] ?? '') !== '';
    const clientKey =
      request.headers.get('idempotency-key')?.trim() ||
      body[hiddenFields.idempotencyKey] ||
      (plain ? undefined : crypto.randomUUID());
    // Includes the values: a corrected message is a new enquiry.
    const key = await computeSha256(JSON.stringify([clientKey ?? 'plain', form, language, values]));
    const repeatMs = clientKey ? repeatWindow : doubleTapWindow;
    // Without a store, repeats on other instances share the Message-ID. Values alone would merge identical enquiries
    // of different years.
    const id = clientKey && !store ? key.slice(0, 32) : crypto.randomUUID();
    const { started, deliveryLog } = state;
    const startDelivery = (): Promise<EnquiryResponse> => {
      const delivering = deliver({
        enquiry: { id, form, language, values, suspect, receivedAt },
        key,
        repeatMs,
        clientAddress,
        started,
        deliveryLog,
        waitUntil,
        logLater: (outcome) => state.logOutcome(outcome, true),
      });
      // The platform would log the message, which may contain personal data; describeError logs the type.
      waitUntil(delivering.catch(() => {}));
      return delivering;
    };
    const { result, repeated } = runIdempotent(key, repeatMs, startDelivery);
    const response = await respondInTime(state, result);
    return repeated && isAccepted(response) ? { ...response, outcome: 'repeated' } : response;
  };

  return async (request, context) => {
    const id = crypto.randomUUID();
    const deliveryLog: DeliveryLog = {};
    const state: RequestState = {
      started: clock.now(),
      deliveryLog,
      form: null,
      logOutcome: (outcome, later) =>
        log({
          id,
          form: state.form,
          outcome,
          ms: clock.now() - state.started,
          ...deliveryLog,
          error: state.error,
          problems,
          later,
        }),
    };
    const response = await respond(request, context, state).catch(
      (error: unknown): EnquiryResponse => {
        state.error = describeError(error);
        return { outcome: 'unexpected' };
      },
    );
    state.logOutcome(response.outcome);
    return toResponse(response, state.post, createHeaders(request));
  };
};

const describeError = (error: unknown): string => {
  if (!(error instanceof Error)) return typeof error;
  const place = error.stack?.split('\n').find((line) => /^\s+at .*\d+:\d+/.test(line));
  return `${error.name}${place ?? ''}`;
};

const maxKeys = 2000;

/** Lets repeats share the pending or accepted response. Per instance; the Message-ID identifies other duplicates. */
const createIdempotency = (now: () => number) => {
  const entries = new Map<string, { readonly result: Promise<EnquiryResponse>; until: number }>();
  /** `keepMs` is how long an accepted response is reused. */
  return (key: string, keepMs: number, work: () => Promise<EnquiryResponse>) => {
    const known = entries.get(key);
    if (known && known.until > now()) return { result: known.result, repeated: true };
    const entry = { result: work(), until: Number.POSITIVE_INFINITY };
    entries.delete(key);
    entries.set(key, entry);
    if (entries.size > maxKeys) entries.delete(entries.keys().next().value ?? key);
    entry.result.then(
      (response) => (entry.until = isAccepted(response) ? now() + keepMs : 0),
      () => (entry.until = 0),
    );
    return { result: entry.result, repeated: false };
  };
};
