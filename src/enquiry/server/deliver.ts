/**
 * Stores and mails an enquiry, or only mails it without a working store. It is accepted once the store or the mail
 * server has it.
 */
import { getTextValue } from '../validate.ts';
import { sendMail, type Enquiry, type MailDeps } from './mail.ts';
import { createRateLimit, getNetwork, normalizeMailbox } from './rateLimit.ts';
import { isAccepted, type EnquiryResponse } from './response.ts';
import { createFailure, type SendError, type SendResult } from './send.ts';
import type { EnquirySettings } from './settings.ts';
import {
  reportDelivery,
  type Entry,
  type MailKind,
  type Store,
  type StoredEnquiry,
  type StoreResult,
} from './store.ts';

export type DeliveryDeps = MailDeps & {
  readonly settings: Pick<EnquirySettings, 'rateLimit' | 'dailyLimit'>;
  readonly store?: Store | undefined;
};

/** Added to the request's line in the log. */
export type DeliveryLog = {
  smtp?: SendError;
  store?: SendError;
  /** "late": the result was unknown when the response was sent. */
  confirmation?: 'sent' | 'failed' | 'skipped' | 'stored' | 'late';
};

export type PostedEnquiry = {
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
const confirmationsPerHour = 60;
/** Milliseconds; sending may outlast the response. Netlify ends a function after 60 s. */
const sendBudget = 50_000;
/** Milliseconds until the response, before handler.ts answers without it. */
const responseBudget = 7500;
/** Milliseconds to wait for the store; then the enquiry is mailed without it. */
const acceptTimeout = 2000;
/** Milliseconds that the response waits for the mail. */
const mailTimeout = 4000;
/** Milliseconds that it then waits for the confirmation. */
const confirmationTimeout = 1000;

/** The store erases a confirmation that was not promised, and frees its place in the limits. */
const unpromised: SendResult = { ok: false, error: 'unpromised', canRetry: false };

export const createDelivery = (
  deps: DeliveryDeps,
): ((posted: PostedEnquiry) => Promise<EnquiryResponse>) => {
  const { settings, store, clock } = deps;
  // Used only without a store; each instance counts for itself.
  const limitCaller = createRateLimit(settings.rateLimit, hour / 6, clock.now);
  const limitAll = createRateLimit(settings.dailyLimit, 24 * hour, clock.now);
  const limitMailbox = createRateLimit(1, hour, clock.now);
  const limitConfirmations = createRateLimit(confirmationsPerHour, hour, clock.now);

  /** Resolves to undefined when the response is due. */
  const waitUntilDue = <Result>(
    work: Promise<Result>,
    { started }: PostedEnquiry,
    milliseconds = responseBudget,
  ): Promise<Result | undefined> =>
    clock.waitAtMost(work, Math.min(milliseconds, started + responseBudget - clock.now()));

  const send = (
    kind: MailKind,
    { enquiry, started }: PostedEnquiry,
    budget = sendBudget,
  ): Promise<SendResult> => sendMail(deps, kind, enquiry, started + budget);

  /** Never throws: the enquiry is safe in the store. */
  const trySending = (...mail: Parameters<typeof send>): Promise<SendResult> =>
    send(...mail).catch((error: unknown) => createFailure(error, false));

  const limitPosts = ({ clientAddress }: PostedEnquiry): EnquiryResponse | undefined => {
    const retryAfter = limitCaller(getNetwork(clientAddress));
    if (retryAfter > 0) return { outcome: 'rateLimit', retryAfter };
    return limitAll('') > 0 ? { outcome: 'rateLimit' } : undefined;
  };

  /** Without a store, only an accepted confirmation is promised, so sending ends with the response. */
  const confirmAtOnce = async (
    posted: PostedEnquiry,
  ): Promise<NonNullable<DeliveryLog['confirmation']>> => {
    // A refused mailbox must not use up the total.
    if (
      limitMailbox(normalizeMailbox(getTextValue(posted.enquiry.values, 'email'))) > 0 ||
      limitConfirmations('') > 0
    )
      return 'skipped';
    const confirming = trySending('confirmation', posted, responseBudget);
    posted.waitUntil(confirming);
    const result = await waitUntilDue(confirming, posted);
    return result ? (result.ok ? 'sent' : 'failed') : 'late';
  };

  const respondAfterMailing = async (
    posted: PostedEnquiry,
    mailing: Promise<SendResult>,
    confirms: boolean,
  ): Promise<EnquiryResponse> => {
    const { deliveryLog } = posted;
    const result = await mailing;
    if (!result.ok) {
      deliveryLog.smtp = result.error;
      return { outcome: result.possiblyAccepted ? 'late' : 'mail' };
    }
    if (confirms) deliveryLog.confirmation = await confirmAtOnce(posted);
    return { outcome: 'sent', confirmed: deliveryLog.confirmation === 'sent' };
  };

  if (!store)
    return async (posted) =>
      limitPosts(posted) ??
      respondAfterMailing(posted, send('venue', posted), canBeConfirmed(posted.enquiry));

  const reportResult = (
    kind: MailKind,
    { enquiry: { id } }: PostedEnquiry,
    result: SendResult,
    givenUp?: boolean,
  ): Promise<void> => reportDelivery(store, clock, { id, kind, lease: id }, result, givenUp);

  /** Reports what was mailed and promised to a store that answered too late. */
  const settleStore = async (
    accepting: Promise<StoreResult<StoredEnquiry>>,
    posted: PostedEnquiry,
    response: EnquiryResponse,
  ): Promise<void> => {
    const reply = await accepting;
    const isStored = reply.ok
      ? reply.value.outcome === 'stored'
      : typeof reply.error === 'string' || reply.error >= 500;
    if (!isStored) return;
    const promised = isAccepted(response) && response.confirmed;
    await Promise.all([
      response.outcome === 'sent' && reportResult('venue', posted, { ok: true }),
      canBeConfirmed(posted.enquiry) &&
        reportResult('confirmation', posted, promised ? { ok: true } : unpromised, true),
    ]);
  };

  /** `mailing` is the mail to the venue, if it did not wait for the store. */
  const respondAfterStoring = async (
    accepted: StoredEnquiry,
    posted: PostedEnquiry,
    mailing?: Promise<SendResult>,
  ): Promise<EnquiryResponse> => {
    if (accepted.outcome === 'rateLimit')
      return { outcome: 'rateLimit', retryAfter: accepted.seconds };
    if (accepted.outcome === 'repeated') return accepted;
    const { confirmed } = accepted;
    const { enquiry, deliveryLog, waitUntil, logLater } = posted;
    if (canBeConfirmed(enquiry)) deliveryLog.confirmation = confirmed ? 'stored' : 'skipped';
    const mailed = (mailing ?? trySending('venue', posted)).then((result) => {
      if (!result.ok) deliveryLog.smtp = result.error;
      return result;
    });
    waitUntil(mailed.then((result) => reportResult('venue', posted, result)));
    const confirming = confirmed
      ? mailed.then(() => trySending('confirmation', posted))
      : undefined;
    const result = await waitUntilDue(mailed, posted, mailTimeout);
    if (!result) void mailed.then(({ ok }) => logLater(ok ? 'sent' : 'mail'));
    // The server just took another mail, so a permanent refusal concerns the visitor's address. A promised
    // confirmation is never dropped.
    const known =
      result?.ok && confirming
        ? await waitUntilDue(confirming, posted, confirmationTimeout)
        : undefined;
    const givenUp = known !== undefined && isPermanentRefusal(known);
    if (givenUp) deliveryLog.confirmation = 'failed';
    if (confirming)
      waitUntil(confirming.then((sent) => reportResult('confirmation', posted, sent, givenUp)));
    return { outcome: result?.ok ? 'sent' : 'stored', confirmed: confirmed && !givenUp };
  };

  const createEntry = ({ enquiry, key, repeatMs, clientAddress }: PostedEnquiry): Entry => {
    const { id, receivedAt: _, ...venue } = enquiry;
    const entry = {
      id,
      key,
      repeatSeconds: Math.ceil(repeatMs / 1000),
      content: { venue },
      caller: getNetwork(clientAddress),
      limit: settings.rateLimit,
      dailyLimit: settings.dailyLimit,
      confirm: null,
    };
    if (!canBeConfirmed(enquiry)) return entry;
    const email = getTextValue(enquiry.values, 'email');
    const values = { firstName: getTextValue(enquiry.values, 'firstName'), email };
    return {
      ...entry,
      content: { venue, confirmation: { ...venue, values } },
      confirm: normalizeMailbox(email),
    };
  };

  return async (posted) => {
    const { enquiry, deliveryLog, waitUntil } = posted;
    const accepting = store.accept(createEntry(posted));
    waitUntil(accepting);
    const early = await waitUntilDue(accepting, posted, acceptTimeout);
    if (early?.ok) return respondAfterStoring(early.value, posted);
    deliveryLog.store = early?.error ?? 'late';
    const settleLater = (response: EnquiryResponse): EnquiryResponse => {
      waitUntil(settleStore(accepting, posted, response));
      return response;
    };
    const limited = limitPosts(posted);
    if (limited) return settleLater(limited);
    const mailing = trySending('venue', posted);
    const confirms = canBeConfirmed(enquiry);
    const answerable = mailing.then(({ ok }) => (ok && !confirms ? undefined : accepting));
    const reply = early ?? (await waitUntilDue(Promise.race([accepting, answerable]), posted));
    if (reply?.ok && reply.value.outcome !== 'rateLimit')
      return respondAfterStoring(reply.value, posted, mailing);
    return settleLater(await respondAfterMailing(posted, mailing, confirms && reply?.ok === false));
  };
};

/** SMTP replies to failed logins (RFC 4954, section 6). */
const loginReplies: readonly SendError[] = [530, 534, 535, 538];

const isPermanentRefusal = (result: SendResult): boolean =>
  !result.ok &&
  typeof result.error === 'number' &&
  result.error >= 500 &&
  !loginReplies.includes(result.error);

const canBeConfirmed = ({ form, suspect }: Enquiry): boolean => form === 'request' && !suspect;
