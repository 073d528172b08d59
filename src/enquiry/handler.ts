/**
 * Both functions are this handler. It refuses cheap things first, answers in codes and never in prose, and says
 * 2xx only after the mail server has accepted the message.
 */
import type { Localized } from '../site/languages.ts';
import { toResponse, type Answer, type PlainPost } from './answer.ts';
import { isNested, mediaTypeOf, readBody, type Body } from './body.ts';
import { hiddenFields } from './fields.ts';
import { fingerprint, isAllowedOrigin, isSameSecret } from './gate.ts';
import { formOf, languageOfPost } from './identify.ts';
import { compose, confirmation, type Enquiry, type Words } from './mail.ts';
import { createOnce } from './once.ts';
import { createRateLimit, networkOf } from './rateLimit.ts';
import { sendWithRetry, type Clock, type Send } from './retry.ts';
import type { EnquirySettings } from './settings.ts';
import { textOf, validate } from './validate.ts';

/** One line per request; nothing in it leads to a person. */
export type LogEntry = {
  readonly id: string;
  readonly form: string | null;
  readonly outcome: Answer['outcome'];
  readonly ms: number;
  /** SMTP reply of a refused mail. */
  readonly smtp?: number;
  /** What became of the confirmation mail. */
  readonly confirmation?: 'sent' | 'failed' | 'skipped';
  /** Kind of a surprise and the place in our code, never its message. */
  readonly fault?: string;
  /** Settings that cannot be used. */
  readonly problems?: readonly string[];
};

export type FunctionName = keyof typeof formOf;

export type EnquiryDeps = {
  readonly name: FunctionName;
  readonly settings: Omit<EnquirySettings, 'mailServer'>;
  /** What is wrong with the settings, if anything: then no post is sent, and every line of the log says why. */
  readonly problems?: readonly string[];
  readonly words: Localized<Words>;
  readonly send: Send;
  readonly log: (entry: LogEntry) => void;
  readonly clock?: Clock;
};

export type ClientContext = { readonly clientAddress?: string };
export type EnquiryHandler = (request: Request, context: ClientContext) => Promise<Response>;

/** The edge function is called from another host, so it needs CORS, and brings the key that SPEC section 7 names. */
const crossOrigin: Readonly<Record<FunctionName, boolean>> = { 'send-email': false, 'send-contact-email': true };

const minutes = 60_000;
const rateWindow = 10 * minutes;
const repeatWindow = 10 * minutes;
/** A form posted without script carries no key; the same words again so soon are a second tap. */
const doubleTapWindow = minutes / 4;
const confirmationWindow = 60 * minutes;
/** The whole request stays below the 10 s after which the browser gives up. */
const answerBudget = 9000;

const systemClock: Clock = {
  now: () => Date.now(),
  sleep: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
  random: () => Math.random(),
};

/** What is learned about a request on the way; the log and the response read it. */
type Visit = { post?: PlainPost; form: string | null; smtp?: number; confirmation?: LogEntry['confirmation']; fault?: string };

const isFilled = (input: unknown): boolean => input !== undefined && input !== null && input !== '';

const faultOf = (error: unknown): string => {
  if (!(error instanceof Error)) return typeof error;
  const place = error.stack?.split('\n').find((line) => /^\s+at .*\d+:\d+/.test(line));
  return `${error.name}${place ?? ''}`;
};

export const createEnquiryHandler = (deps: EnquiryDeps): EnquiryHandler => {
  const { name, settings, problems, words, send, log, clock = systemClock } = deps;
  const cors = crossOrigin[name];
  const posts = createRateLimit(settings.rateLimit, rateWindow, clock.now);
  const confirmations = createRateLimit(1, confirmationWindow, clock.now);
  const once = createOnce<Answer>((answer) => answer.outcome === 'sent', clock.now);

  const headersFor = (request: Request): Record<string, string> => {
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

  /** Everything that can be told from the headers alone. */
  const refuseByHeaders = async (request: Request): Promise<Answer | undefined> => {
    const origin = request.headers.get('origin');
    const preflight = cors && request.method === 'OPTIONS' && origin !== null;
    if (request.method !== 'POST' && !preflight) return { outcome: 'method' };
    if (origin !== null && !isAllowedOrigin(origin, settings.origins)) return { outcome: 'origin' };
    if (preflight) return { outcome: 'preflight' };
    if (cors && !problems && !(await isSameSecret(request.headers.get('apikey') ?? '', settings.apiKey))) return { outcome: 'apikey' };
    return undefined;
  };

  const confirm = async (enquiry: Enquiry, started: number): Promise<LogEntry['confirmation']> => {
    if (confirmations.take(textOf(enquiry.values, 'email').toLowerCase()) > 0) return 'skipped';
    try {
      const message = confirmation(enquiry, words[enquiry.language], settings);
      return (await send(message, Math.max(500, started + answerBudget - clock.now()))).ok ? 'sent' : 'failed';
    } catch {
      return 'failed';
    }
  };

  const deliver = async (enquiry: Enquiry, address: string, started: number, visit: Visit): Promise<Answer> => {
    const retryAfter = posts.take(address);
    if (retryAfter > 0) return { outcome: 'rateLimit', retryAfter };
    const result = await sendWithRetry(send, compose(enquiry, words[enquiry.language], settings), clock);
    if (!result.ok) {
      visit.smtp = result.code;
      return { outcome: 'mail' };
    }
    if (enquiry.form === 'request') visit.confirmation = await confirm(enquiry, started);
    return { outcome: 'sent' };
  };

  /** The key covers the values too, so that a corrected message under an old key is a message of its own. */
  const repeatKey = async (request: Request, body: Body, enquiry: Omit<Enquiry, 'id'>, plain: boolean): Promise<string | undefined> => {
    const given = request.headers.get('idempotency-key') ?? body[hiddenFields.idempotencyKey];
    const key = typeof given === 'string' && given.trim() !== '' ? given.trim() : plain ? 'plain' : undefined;
    return key && (await fingerprint(JSON.stringify([key, enquiry.form, enquiry.language, enquiry.values])));
  };

  const answer = async (request: Request, context: ClientContext, visit: Visit, started: number): Promise<Answer> => {
    const refused = await refuseByHeaders(request);
    if (refused) return refused;

    const type = mediaTypeOf(request.headers);
    if (!type) return { outcome: 'type' };
    const read = await readBody(request, type);
    if (!read.ok) return { outcome: read.error };
    const { body } = read;
    if (isFilled(body[hiddenFields.trap])) return { outcome: 'refused' };

    const form = formOf[name](body);
    if (!form) return { outcome: 'invalid', fields: { [hiddenFields.form]: 'choice' } };
    const language = languageOfPost(request.headers, form, body);
    const plain = type === 'form';
    visit.form = form;
    if (plain) visit.post = { form, language, showsPages: (request.headers.get('accept') ?? '').includes('text/html') };

    if (problems) return { outcome: 'settings' };
    const validation = validate(form, body);
    if (!validation.ok) return { outcome: 'invalid', fields: validation.errors };
    if (Object.values(body).some(isNested)) return { outcome: 'malformed' };

    const enquiry = { form, language, values: validation.values, receivedAt: new Date(clock.now()) };
    const key = await repeatKey(request, body, enquiry, plain);
    const work = (id: string) => deliver({ ...enquiry, id }, networkOf(context.clientAddress), started, visit);
    if (!key) return work(crypto.randomUUID());

    const hasOwnKey = !plain || isFilled(body[hiddenFields.idempotencyKey]) || request.headers.has('idempotency-key');
    const { result, repeated } = await once.run(key, hasOwnKey ? repeatWindow : doubleTapWindow, () => work(key.slice(0, 32)));
    return repeated && result.outcome === 'sent' ? { outcome: 'repeated' } : result;
  };

  return async (request, context) => {
    const started = clock.now();
    const visit: Visit = { form: null };
    const given = await answer(request, context, visit, started).catch((error: unknown): Answer => {
      visit.fault = faultOf(error);
      return { outcome: 'unexpected' };
    });
    const { form, smtp, confirmation: confirmed, fault } = visit;
    log({ id: crypto.randomUUID(), form, outcome: given.outcome, ms: clock.now() - started, smtp, confirmation: confirmed, fault, problems });
    return toResponse(given, visit.post, headersFor(request));
  };
};
