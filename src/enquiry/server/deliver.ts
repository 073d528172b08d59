/**
 * Stores and mails an enquiry, or only mails it without a working store. It is accepted once the store or the mail
 * server has it.
 */
import { isAccepted, type EnquiryResponse } from './response.ts';
import { keyedHash } from './auth.ts';
import { sendMail, type Enquiry, type MailDeps } from './mail.ts';
import {
  report,
  type Entry,
  type MailKind,
  type Store,
  type StoredEnquiry,
  type StoreResult,
} from './store.ts';
import { createRateLimit, mailboxOf, networkOf } from './rateLimit.ts';
import { failureOf, type SendError, type SendResult } from './send.ts';
import type { EnquirySettings } from './settings.ts';
import { getTextValue } from '../validate.ts';

export type Outbox = {
  readonly store: Store;
  readonly secret: string;
};

export type DeliveryDeps = MailDeps & {
  readonly settings: Pick<EnquirySettings, 'rateLimit' | 'dailyLimit'>;
  readonly outbox?: Outbox | undefined;
};

/** Added to the request's line in the log. */
export type DeliveryLog = {
  smtp?: SendError;
  store?: SendError;
  /** "late": the result was unknown when the response was sent. */
  confirmation?: 'sent' | 'failed' | 'skipped' | 'stored' | 'late';
};

export type Posted = {
  readonly enquiry: Enquiry;
  /** Repeats of a post within `repeatMs` have the same key. */
  readonly key: string;
  readonly repeatMs: number;
  readonly clientAddress: string | undefined;
  readonly started: number;
  readonly deliveryLog: DeliveryLog;
  readonly waitUntil: (work: Promise<unknown>) => void;
  readonly logLater: (outcome: 'sent' | 'mail') => void;
};

const hour = 3_600_000;
const confirmationsAnHour = 60;
/** Milliseconds; sending may outlast the response. Netlify ends a function after 60 s. */
const sendBudget = 50_000;
/** Milliseconds until the response, before handler.ts answers without it. */
const responseBudget = 7500;
/** Milliseconds to wait for the store; then the enquiry is mailed without it. */
const acceptPatience = 2000;
/** Milliseconds that the response waits for the mail. */
const mailPatience = 4000;
/** Milliseconds that it then waits for the confirmation. */
const confirmationGrace = 1000;

/** SMTP replies to failed logins (RFC 4954, section 6). */
const loginReplies: readonly SendError[] = [530, 534, 535, 538];

const refusesForGood = (result: SendResult): boolean =>
  !result.ok &&
  typeof result.error === 'number' &&
  result.error >= 500 &&
  !loginReplies.includes(result.error);

/** The store erases a confirmation that was not promised, and frees its place in the limits. */
const unpromised: SendResult = { ok: false, error: 'unpromised', again: false };

const wantsConfirmation = ({ form, suspect }: Enquiry): boolean => form === 'request' && !suspect;

export const createDelivery = (
  deps: DeliveryDeps,
): ((posted: Posted) => Promise<EnquiryResponse>) => {
  const { settings, outbox, clock } = deps;
  // Used only without a store; each instance counts for itself.
  const limitCaller = createRateLimit(settings.rateLimit, hour / 6, clock.now);
  const limitAll = createRateLimit(settings.dailyLimit, 24 * hour, clock.now);
  const limitMailbox = createRateLimit(1, hour, clock.now);
  const limitConfirmations = createRateLimit(confirmationsAnHour, hour, clock.now);

  /** Resolves to undefined when the response is due. */
  const waitFor = <Result>(
    work: Promise<Result>,
    { started }: Posted,
    milliseconds = responseBudget,
  ): Promise<Result | undefined> =>
    clock.within(work, Math.min(milliseconds, started + responseBudget - clock.now()));

  const send = (
    kind: MailKind,
    { enquiry, started }: Posted,
    budget = sendBudget,
  ): Promise<SendResult> => sendMail(deps, kind, enquiry, started + budget);

  /** Never throws: the enquiry is safe in the store. */
  const trySending = (...mail: Parameters<typeof send>): Promise<SendResult> =>
    send(...mail).catch((error: unknown) => failureOf(error, false));

  const limitPosts = ({ clientAddress }: Posted): EnquiryResponse | undefined => {
    const retryAfter = limitCaller(networkOf(clientAddress));
    if (retryAfter > 0) return { outcome: 'rateLimit', retryAfter };
    return limitAll('') > 0 ? { outcome: 'rateLimit' } : undefined;
  };

  /** Without a store, only an accepted confirmation is promised, so sending ends with the response. */
  const confirmAtOnce = async (
    posted: Posted,
  ): Promise<NonNullable<DeliveryLog['confirmation']>> => {
    // A refused mailbox must not use up the total.
    if (
      limitMailbox(mailboxOf(getTextValue(posted.enquiry.values, 'email'))) > 0 ||
      limitConfirmations('') > 0
    )
      return 'skipped';
    const confirming = trySending('confirmation', posted, responseBudget);
    posted.waitUntil(confirming);
    const result = await waitFor(confirming, posted);
    return result ? (result.ok ? 'sent' : 'failed') : 'late';
  };

  const answerMailed = async (
    posted: Posted,
    mailing: Promise<SendResult>,
    confirms: boolean,
  ): Promise<EnquiryResponse> => {
    const { deliveryLog } = posted;
    const result = await mailing;
    if (!result.ok) {
      deliveryLog.smtp = result.error;
      return { outcome: result.open ? 'late' : 'mail' };
    }
    if (confirms) deliveryLog.confirmation = await confirmAtOnce(posted);
    return { outcome: 'sent', confirmed: deliveryLog.confirmation === 'sent' };
  };

  if (!outbox)
    return async (posted) =>
      limitPosts(posted) ??
      answerMailed(posted, send('venue', posted), wantsConfirmation(posted.enquiry));
  const { store, secret } = outbox;

  const reportOwn = (
    kind: MailKind,
    { enquiry: { id } }: Posted,
    result: SendResult,
    givenUp?: boolean,
  ): Promise<void> => report(store, clock, { id, kind, lease: id }, result, givenUp);

  /** Reports what was mailed and promised to a store that answered too late. */
  const settle = async (
    accepting: Promise<StoreResult<StoredEnquiry>>,
    posted: Posted,
    response: EnquiryResponse,
  ): Promise<void> => {
    const reply = await accepting;
    const hasIt = reply.ok
      ? reply.value.outcome === 'stored'
      : typeof reply.error === 'string' || reply.error >= 500;
    if (!hasIt) return;
    const promised = isAccepted(response) && response.confirmed;
    await Promise.all([
      response.outcome === 'sent' && reportOwn('venue', posted, { ok: true }),
      wantsConfirmation(posted.enquiry) &&
        reportOwn('confirmation', posted, promised ? { ok: true } : unpromised, true),
    ]);
  };

  /** `mailing` is the mail to the venue, if it did not wait for the store. */
  const answerStored = async (
    accepted: StoredEnquiry,
    posted: Posted,
    mailing?: Promise<SendResult>,
  ): Promise<EnquiryResponse> => {
    if (accepted.outcome === 'rateLimit')
      return { outcome: 'rateLimit', retryAfter: accepted.seconds };
    if (accepted.outcome === 'repeated') return accepted;
    const { confirmed } = accepted;
    const { enquiry, deliveryLog, waitUntil, logLater } = posted;
    if (wantsConfirmation(enquiry)) deliveryLog.confirmation = confirmed ? 'stored' : 'skipped';
    const mailed = (mailing ?? trySending('venue', posted)).then((result) => {
      if (!result.ok) deliveryLog.smtp = result.error;
      return result;
    });
    waitUntil(mailed.then((result) => reportOwn('venue', posted, result)));
    const confirming = confirmed
      ? mailed.then(() => trySending('confirmation', posted))
      : undefined;
    const result = await waitFor(mailed, posted, mailPatience);
    if (!result) void mailed.then(({ ok }) => logLater(ok ? 'sent' : 'mail'));
    // The server just took another mail, so a permanent refusal concerns the visitor's address. A promised
    // confirmation is never dropped.
    const known =
      result?.ok && confirming ? await waitFor(confirming, posted, confirmationGrace) : undefined;
    const givenUp = known !== undefined && refusesForGood(known);
    if (givenUp) deliveryLog.confirmation = 'failed';
    if (confirming)
      waitUntil(confirming.then((sent) => reportOwn('confirmation', posted, sent, givenUp)));
    return { outcome: result?.ok ? 'sent' : 'stored', confirmed: confirmed && !givenUp };
  };

  const entryOf = async ({ enquiry, key, repeatMs, clientAddress }: Posted): Promise<Entry> => {
    const { id, receivedAt: _, ...venue } = enquiry;
    const entry = {
      id,
      key,
      repeatSeconds: Math.ceil(repeatMs / 1000),
      content: { venue },
      caller: await keyedHash(secret, networkOf(clientAddress)),
      limit: settings.rateLimit,
      dailyLimit: settings.dailyLimit,
      confirm: null,
    };
    if (!wantsConfirmation(enquiry)) return entry;
    const email = getTextValue(enquiry.values, 'email');
    const values = { firstName: getTextValue(enquiry.values, 'firstName'), email };
    return {
      ...entry,
      content: { venue, confirmation: { ...venue, values } },
      confirm: await keyedHash(secret, mailboxOf(email)),
    };
  };

  return async (posted) => {
    const { enquiry, deliveryLog, waitUntil } = posted;
    const accepting = store.accept(await entryOf(posted));
    waitUntil(accepting);
    const early = await waitFor(accepting, posted, acceptPatience);
    if (early?.ok) return answerStored(early.value, posted);
    deliveryLog.store = early?.error ?? 'late';
    const settled = (response: EnquiryResponse): EnquiryResponse => {
      waitUntil(settle(accepting, posted, response));
      return response;
    };
    const limited = limitPosts(posted);
    if (limited) return settled(limited);
    const mailing = trySending('venue', posted);
    const confirms = wantsConfirmation(enquiry);
    const answerable = mailing.then(({ ok }) => (ok && !confirms ? undefined : accepting));
    const reply = early ?? (await waitFor(Promise.race([accepting, answerable]), posted));
    if (reply?.ok && reply.value.outcome !== 'rateLimit')
      return answerStored(reply.value, posted, mailing);
    return settled(await answerMailed(posted, mailing, confirms && reply?.ok === false));
  };
};
