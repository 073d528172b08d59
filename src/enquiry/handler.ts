/**
 * Both functions are this handler. It refuses cheap things first, answers in codes and never in prose, and says
 * 2xx only after the mail server has accepted the message.
 */
import type { Localized } from '../site/languages.ts';
import { pathOf } from '../site/paths.ts';
import { toResponse, type Answer, type PlainPost } from './answer.ts';
import { isNested, mediaTypeOf, readBody, type Body } from './body.ts';
import { hiddenFields } from './fields.ts';
import { fingerprint, isAllowedOrigin, isOneOfSecrets } from './gate.ts';
import { formOf, formPageOf, languageOfPost } from './identify.ts';
import { compose, confirmation, type Enquiry, type Words } from './mail.ts';
import { createOnce } from './once.ts';
import { createLimits, createRateLimit, mailboxOf, networkOf } from './rateLimit.ts';
import { sendWithRetry, systemClock, type Clock, type Fault, type Send } from './retry.ts';
import type { EnquirySettings } from './settings.ts';
import { textOf, validate } from './validate.ts';

/** One line per request, and one more where its work went on after the answer; nothing in it leads to a person. */
export type LogEntry = {
  readonly id: string;
  readonly form: string | null;
  readonly outcome: Answer['outcome'];
  readonly ms: number;
  /** Why the mail server did not take the mail. */
  readonly smtp?: Fault;
  /** What became of the confirmation mail; "late" where the answer did not wait for it. */
  readonly confirmation?: 'sent' | 'failed' | 'skipped' | 'late';
  /** Told after the answer, in a line of its own with the same id. */
  readonly later?: true;
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

export type ClientContext = {
  readonly clientAddress?: string;
  /** Keeps the instance running until the work is done, as far as the platform can. */
  readonly waitUntil?: (work: Promise<unknown>) => void;
};
export type EnquiryHandler = (request: Request, context: ClientContext) => Promise<Response>;

/** The edge function is called from another host, so it needs CORS, and brings the key that SPEC section 7 names. */
const crossOrigin: Readonly<Record<FunctionName, boolean>> = { 'send-email': false, 'send-contact-email': true };

const minutes = 60_000;
const rateWindow = 10 * minutes;
const repeatWindow = 10 * minutes;
/** A form posted without script carries no key; the same words again so soon are a second tap. */
const doubleTapWindow = minutes / 4;
const day = 24 * 60 * minutes;
const confirmationWindow = 60 * minutes;
const confirmationsAnHour = 60;
/** From the first byte of a request to its answer: the browser gives up after 10 s, and a slow line takes its share. */
const answerBudget = 8500;
/** Sending may go on after the answer: a mail server that is slow to accept must not be asked a second time. Netlify ends a function after 60 s. */
const sendBudget = 50_000;
/** The longest that an answer waits to learn whether the confirmation was accepted; a mail server that has just taken one mail takes another in less. */
const confirmationGrace = 1000;

/** What is learned about a request on the way; the log and the response read it. */
type Visit = { readonly started: number; post?: PlainPost; form: string | null; smtp?: Fault; confirmation?: LogEntry['confirmation']; fault?: string; late?: Promise<Answer> };

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
  const everybody = createRateLimit(settings.dailyLimit, day, clock.now);
  const confirmations = createLimits(createRateLimit(1, confirmationWindow, clock.now), createRateLimit(confirmationsAnHour, confirmationWindow, clock.now));
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
    if (cors && !problems && !(await isOneOfSecrets(request.headers.get('apikey') ?? '', settings.apiKeys))) return { outcome: 'apikey' };
    return undefined;
  };

  const confirm = async (enquiry: Enquiry, deadline: number): Promise<LogEntry['confirmation']> => {
    if (confirmations.take(mailboxOf(textOf(enquiry.values, 'email'))) > 0) return 'skipped';
    try {
      const message = confirmation(enquiry, words[enquiry.language], settings);
      return (await send(message, deadline - clock.now())).ok ? 'sent' : 'failed';
    } catch {
      return 'failed';
    }
  };

  const deliver = async (enquiry: Enquiry, address: string, visit: Visit, waitUntil: (work: Promise<unknown>) => void): Promise<Answer> => {
    const retryAfter = posts.take(address);
    if (retryAfter > 0) return { outcome: 'rateLimit', retryAfter };
    if (everybody.take('') > 0) return { outcome: 'rateLimit' };
    const deadline = visit.started + sendBudget;
    const result = await sendWithRetry(send, compose(enquiry, words[enquiry.language], settings), deadline, clock);
    if (!result.ok) {
      visit.smtp = result.fault;
      return { outcome: 'mail' };
    }
    if (enquiry.form === 'request' && !enquiry.suspect) {
      const confirming = confirm(enquiry, deadline);
      waitUntil(confirming);
      visit.confirmation = (await clock.within(confirming, confirmationGrace)) ?? 'late';
    }
    return { outcome: 'sent', confirmed: visit.confirmation === 'sent' };
  };

  /** The visitor hears of it in time; the work goes on, and a second press of the button waits for the same work. */
  const inTime = async (visit: Visit, work: Promise<Answer>): Promise<Answer> => {
    const given = await clock.within(work, visit.started + answerBudget - clock.now());
    if (given) return given;
    visit.late = work.catch(() => ({ outcome: 'unexpected' }));
    return { outcome: 'mail' };
  };

  /** The key covers the values too, so that a corrected message under an old key is a message of its own. */
  const repeatKey = async (request: Request, body: Body, enquiry: Omit<Enquiry, 'id'>, plain: boolean): Promise<string | undefined> => {
    const given = request.headers.get('idempotency-key') ?? body[hiddenFields.idempotencyKey];
    const key = typeof given === 'string' && given.trim() !== '' ? given.trim() : plain ? 'plain' : undefined;
    return key && (await fingerprint(JSON.stringify([key, enquiry.form, enquiry.language, enquiry.values])));
  };

  const answer = async (request: Request, { clientAddress, waitUntil = () => {} }: ClientContext, visit: Visit): Promise<Answer> => {
    const type = mediaTypeOf(request.headers);
    const plain = type !== 'json';
    const showsPages = plain && request.method === 'POST' && (request.headers.get('accept') ?? '').includes('text/html');
    // Whatever is wrong with it, who looks at a page gets a page.
    if (showsPages) visit.post = { path: formPageOf(request.headers), showsPages };

    const refused = await refuseByHeaders(request);
    if (refused) return refused;
    if (!type) return { outcome: 'type' };
    const read = await readBody(request, type);
    if (!read.ok) return { outcome: read.error };
    const { body } = read;
    const form = formOf[name](body);
    if (!form) return { outcome: 'invalid', fields: { [hiddenFields.form]: 'choice' } };
    const language = languageOfPost(request.headers, form, body);
    visit.form = form;
    if (plain) visit.post = { path: pathOf(form, language), showsPages };

    if (problems) return { outcome: 'settings' };
    const validation = validate(form, body);
    if (!validation.ok) return { outcome: 'invalid', fields: validation.errors };
    if (Object.values(body).some(isNested)) return { outcome: 'malformed' };

    const suspect = isFilled(body[hiddenFields.trap]);
    const enquiry = { form, language, values: validation.values, suspect, receivedAt: new Date(clock.now()) };
    const work = (id: string) => {
      const delivering = deliver({ ...enquiry, id }, networkOf(clientAddress), visit, waitUntil);
      waitUntil(delivering);
      return delivering;
    };
    const key = await repeatKey(request, body, enquiry, plain);
    if (!key) return inTime(visit, work(crypto.randomUUID()));

    // A key of the page's own makes the id: a repeat that slips through carries the Message-ID of the first. Words alone
    // make none: those of next season would be taken for those of this one, and dropped.
    const hasOwnKey = !plain || isFilled(body[hiddenFields.idempotencyKey]) || request.headers.has('idempotency-key');
    const id = hasOwnKey ? key.slice(0, 32) : crypto.randomUUID();
    const { result, repeated } = once.run(key, hasOwnKey ? repeatWindow : doubleTapWindow, () => work(id));
    const given = await inTime(visit, result);
    return repeated && given.outcome === 'sent' ? { ...given, outcome: 'repeated' } : given;
  };

  return async (request, context) => {
    const id = crypto.randomUUID();
    const visit: Visit = { started: clock.now(), form: null };
    const tell = (outcome: Answer['outcome'], more: Pick<LogEntry, 'later'> = {}): void => {
      const { form, started, smtp, confirmation: confirmed, fault } = visit;
      log({ id, form, outcome, ms: clock.now() - started, smtp, confirmation: confirmed, fault, problems, ...more });
    };
    const given = await answer(request, context, visit).catch((error: unknown): Answer => {
      visit.fault = faultOf(error);
      return { outcome: 'unexpected' };
    });
    tell(given.outcome);
    void visit.late?.then(({ outcome }) => tell(outcome, { later: true }));
    return toResponse(given, visit.post, headersFor(request));
  };
};
