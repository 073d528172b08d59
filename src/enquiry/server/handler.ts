/**
 * Both functions are this handler. It refuses cheap things first, answers in codes and never in prose, and says
 * 2xx only when the enquiry has been accepted (deliver.ts).
 */
import { pathOf } from '../../site/paths.ts';
import { isAccepted, toResponse, type Answer, type PlainPost } from './answer.ts';
import { isNested, mediaTypeOf, readBody } from './body.ts';
import { hiddenFields } from '../fields.ts';
import { fingerprint, isAllowedOrigin, isOneOfSecrets } from './gate.ts';
import { formOf, formPageOf, languageOfPost } from './identify.ts';
import { createDelivery, type DeliveryDeps, type Learned } from './deliver.ts';
import type { Enquiry } from './mail.ts';
import { createOnce } from './once.ts';
import { systemClock, type Clock } from './retry.ts';
import type { EnquirySettings } from './settings.ts';
import { validate } from '../validate.ts';

/** One line per request, and one more where its work went on after the answer; nothing in it leads to a person. */
export type LogEntry = Readonly<Learned> & {
  readonly id: string;
  readonly form: string | null;
  readonly outcome: Answer['outcome'];
  readonly ms: number;
  /** Told after the answer, in a line of its own with the same id. */
  readonly later?: true | undefined;
  /** Kind of a surprise and the place in our code, never its message. */
  readonly fault?: string | undefined;
  /** Settings that cannot be used. */
  readonly problems?: readonly string[] | undefined;
};

export type FunctionName = keyof typeof formOf;

export type EnquiryDeps = Pick<DeliveryDeps, 'words' | 'send' | 'outbox'> & {
  readonly name: FunctionName;
  readonly settings: Omit<EnquirySettings, 'mailServer'>;
  /** What is wrong with the settings, if anything: then no post is sent, and every line of the log says why. */
  readonly problems?: readonly string[];
  readonly log: (entry: LogEntry) => void;
  readonly clock?: Clock;
};

export type ClientContext = {
  readonly clientAddress?: string;
  /** Keeps the instance running until the work is done, as far as the platform can. */
  readonly waitUntil?: (work: Promise<unknown>) => void;
};
export type EnquiryHandler = (request: Request, context: ClientContext) => Promise<Response>;

/** The edge function is called from another host, so it needs CORS, and brings a key (docs/specification.md, "Posts"). */
const crossOrigin: Readonly<Record<FunctionName, boolean>> = {
  'send-email': false,
  'send-contact-email': true,
};

const minutes = 60_000;
const repeatWindow = 10 * minutes;
/** A form posted without script carries no key; the same words again so soon are a second tap. */
const doubleTapWindow = minutes / 4;
/** From the first byte of a request to its answer: the browser gives up after 10 s, and a slow line takes its share. */
const answerBudget = 8500;

/** What is learned about a request on the way; the log and the response read it. */
type Visit = {
  readonly started: number;
  readonly learned: Learned;
  readonly tell: (outcome: Answer['outcome'], later?: true) => void;
  post?: PlainPost;
  form: string | null;
  fault?: string;
};

const isFilled = (input: unknown): boolean => input !== undefined && input !== null && input !== '';

const faultOf = (error: unknown): string => {
  if (!(error instanceof Error)) return typeof error;
  const place = error.stack?.split('\n').find((line) => /^\s+at .*\d+:\d+/.test(line));
  return `${error.name}${place ?? ''}`;
};

export const createEnquiryHandler = (deps: EnquiryDeps): EnquiryHandler => {
  const { name, settings, problems, words, send, outbox, log, clock = systemClock } = deps;
  const cors = crossOrigin[name];
  const deliver = createDelivery({ settings, words, send, outbox, clock });
  const once = createOnce<Answer>(isAccepted, clock.now);

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
    if (
      cors &&
      !problems &&
      !(await isOneOfSecrets(request.headers.get('apikey') ?? '', settings.apiKeys))
    )
      return { outcome: 'apikey' };
    return undefined;
  };

  /** The visitor hears of it in time; the work goes on, and a second press of the button waits for the same work. */
  const inTime = async (visit: Visit, work: Promise<Answer>): Promise<Answer> => {
    const given = await clock.within(work, visit.started + answerBudget - clock.now());
    if (given) return given;
    void work.then(
      ({ outcome }) => visit.tell(outcome, true),
      () => visit.tell('unexpected', true),
    );
    return { outcome: 'late' };
  };

  /** The key covers the values too, so that a corrected message under an old key is a message of its own. */
  const repeatKey = (
    ownKey: unknown,
    { form, language, values }: Omit<Enquiry, 'id'>,
  ): Promise<string> => fingerprint(JSON.stringify([ownKey ?? 'plain', form, language, values]));

  const answer = async (
    request: Request,
    { clientAddress, waitUntil = () => {} }: ClientContext,
    visit: Visit,
  ): Promise<Answer> => {
    const type = mediaTypeOf(request.headers);
    const plain = type !== 'json';
    const showsPages =
      plain &&
      request.method === 'POST' &&
      (request.headers.get('accept') ?? '').includes('text/html');
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
    if (plain) visit.post = { path: pathOf(form, language), form, showsPages };

    if (problems) return { outcome: 'settings' };
    const validation = validate(form, body);
    if (!validation.ok) return { outcome: 'invalid', fields: validation.errors };
    if (Object.values(body).some(isNested)) return { outcome: 'malformed' };

    const suspect = isFilled(body[hiddenFields.trap]);
    const enquiry = {
      form,
      language,
      values: validation.values,
      suspect,
      receivedAt: new Date(clock.now()),
    };
    const ownKey =
      request.headers.get('idempotency-key')?.trim() ||
      body[hiddenFields.idempotencyKey] ||
      (plain ? undefined : crypto.randomUUID());
    const key = await repeatKey(ownKey, enquiry);
    const repeatMs = ownKey ? repeatWindow : doubleTapWindow;
    // Without a store a key of the page's own makes the id: a repeat that slips through to another instance carries the
    // Message-ID of the first. Words alone make none: those of next season would be taken for those of this one.
    const id = ownKey && !outbox ? key.slice(0, 32) : crypto.randomUUID();
    const { started, learned } = visit;
    const work = (): Promise<Answer> => {
      const delivering = deliver({
        enquiry: { ...enquiry, id },
        key,
        repeatMs,
        clientAddress,
        started,
        learned,
        waitUntil,
        tellLater: (outcome) => visit.tell(outcome, true),
      });
      // What a surprise says may name a person; it is told by its kind (faultOf), not by the platform.
      waitUntil(delivering.catch(() => {}));
      return delivering;
    };
    const { result, repeated } = once.run(key, repeatMs, work);
    const given = await inTime(visit, result);
    return repeated && isAccepted(given) ? { ...given, outcome: 'repeated' } : given;
  };

  return async (request, context) => {
    const id = crypto.randomUUID();
    const learned: Learned = {};
    const visit: Visit = {
      started: clock.now(),
      learned,
      form: null,
      tell: (outcome, later) =>
        log({
          id,
          form: visit.form,
          outcome,
          ms: clock.now() - visit.started,
          ...learned,
          fault: visit.fault,
          problems,
          later,
        }),
    };
    const given = await answer(request, context, visit).catch((error: unknown): Answer => {
      visit.fault = faultOf(error);
      return { outcome: 'unexpected' };
    });
    visit.tell(given.outcome);
    return toResponse(given, visit.post, headersFor(request));
  };
};
