/**
 * Stores and mails an enquiry, or mails it directly without a working store. Accepted means stored, or taken by
 * the mail server.
 */
import type { EnquiryResponse } from './response.ts';
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
import { textOf } from '../validate.ts';

export type Outbox = {
  readonly store: Store;
  /** Key of the hashes. */
  readonly secret: string;
};

export type DeliveryDeps = MailDeps & {
  readonly settings: Pick<EnquirySettings, 'rateLimit' | 'dailyLimit'>;
  readonly outbox?: Outbox | undefined;
};

/** Part of the log line. */
export type DeliveryLog = {
  smtp?: SendError;
  store?: SendError;
  /** "late": unknown when the response was sent. */
  confirmation?: 'sent' | 'failed' | 'skipped' | 'stored' | 'late';
};

export type Posted = {
  readonly enquiry: Enquiry;
  /** Equal for repeats within `repeatMs`. */
  readonly key: string;
  readonly repeatMs: number;
  readonly clientAddress: string | undefined;
  readonly started: number;
  readonly deliveryLog: DeliveryLog;
  readonly waitUntil: (work: Promise<unknown>) => void;
  /** Logs the result after the response. */
  readonly logLater: (outcome: 'sent' | 'mail') => void;
};

const hour = 3_600_000;
const confirmationsAnHour = 60;
/** Milliseconds; sending may outlast the response. Netlify ends a function after 60 s. */
const sendBudget = 50_000;
/** Milliseconds to wait for the confirmation. */
const confirmationGrace = 1000;
/** Milliseconds until the store is skipped. */
const acceptPatience = 2000;
/** Milliseconds to wait for a stored mail. */
const mailPatience = 4000;

/** Failed logins (RFC 4954, section 6). */
const loginReplies: readonly SendError[] = [530, 534, 535, 538];

const refusesForGood = (result: SendResult): boolean =>
  !result.ok &&
  typeof result.error === 'number' &&
  result.error >= 500 &&
  !loginReplies.includes(result.error);

const wantsConfirmation = ({ form, suspect }: Enquiry): boolean => form === 'request' && !suspect;

export const createDelivery = (
  deps: DeliveryDeps,
): ((posted: Posted) => Promise<EnquiryResponse>) => {
  const { settings, outbox, clock } = deps;
  // Per instance, for use without a store.
  const limitCaller = createRateLimit(settings.rateLimit, hour / 6, clock.now);
  const limitAll = createRateLimit(settings.dailyLimit, 24 * hour, clock.now);
  const limitMailbox = createRateLimit(1, hour, clock.now);
  const limitConfirmations = createRateLimit(confirmationsAnHour, hour, clock.now);

  const send = (kind: MailKind, { enquiry, started }: Posted): Promise<SendResult> =>
    sendMail(deps, kind, enquiry, started + sendBudget);

  /** Never throws: the enquiry is safe. */
  const trySending = (kind: MailKind, posted: Posted): Promise<SendResult> =>
    send(kind, posted).catch((error: unknown) => failureOf(error, false));

  /** Resolves to undefined if the limit is reached. */
  const confirmAtOnce = async (posted: Posted): Promise<SendResult | undefined> =>
    // A refused mailbox does not use the total.
    limitMailbox(mailboxOf(textOf(posted.enquiry.values, 'email'))) > 0 ||
    limitConfirmations('') > 0
      ? undefined
      : trySending('confirmation', posted);

  /** `confirming` may resolve after the response. */
  const mailAtOnce = async (
    posted: Posted,
    confirms: boolean,
  ): Promise<{
    readonly response: EnquiryResponse;
    readonly confirming?: Promise<SendResult | undefined>;
  }> => {
    const { clientAddress, deliveryLog, waitUntil } = posted;
    const retryAfter = limitCaller(networkOf(clientAddress));
    if (retryAfter > 0) return { response: { outcome: 'rateLimit', retryAfter } };
    if (limitAll('') > 0) return { response: { outcome: 'rateLimit' } };
    const result = await send('venue', posted);
    if (!result.ok) {
      deliveryLog.smtp = result.error;
      return { response: { outcome: result.open ? 'late' : 'mail' } };
    }
    if (!confirms) return { response: { outcome: 'sent', confirmed: false } };
    const confirming = confirmAtOnce(posted);
    waitUntil(confirming);
    deliveryLog.confirmation =
      (await clock.within(
        confirming.then((sent) => (sent ? (sent.ok ? 'sent' : 'failed') : 'skipped')),
        confirmationGrace,
      )) ?? 'late';
    return {
      response: { outcome: 'sent', confirmed: deliveryLog.confirmation === 'sent' },
      confirming,
    };
  };

  if (!outbox)
    return async (posted) => (await mailAtOnce(posted, wantsConfirmation(posted.enquiry))).response;
  const { store, secret } = outbox;

  const reportOwn = (
    kind: MailKind,
    { enquiry: { id } }: Posted,
    result: SendResult,
    givenUp?: boolean,
  ): Promise<void> => report(store, clock, { id, kind, lease: id }, result, givenUp);

  /**
   * A slow store may have the enquiry, so it learns which mails were sent. An unaccepted confirmation stays
   * there, unless permanently refused.
   */
  const settleLater = async (
    accepting: Promise<StoreResult<StoredEnquiry>>,
    posted: Posted,
    confirming?: Promise<SendResult | undefined>,
  ): Promise<void> => {
    const reply = await accepting;
    const accepted = reply.ok ? reply.value : undefined;
    if (accepted && accepted.outcome !== 'stored') return;
    // Counted by the slow store, but not sent yet.
    const result = accepted?.confirmed
      ? await trySending('confirmation', posted)
      : await confirming;
    await Promise.all([
      reportOwn('venue', posted, { ok: true }),
      result &&
        (result.ok || refusesForGood(result)) &&
        reportOwn('confirmation', posted, result, true),
    ]);
  };

  const mailStored = async (posted: Posted, counted: boolean): Promise<EnquiryResponse> => {
    const { deliveryLog, waitUntil, logLater } = posted;
    const mailed = trySending('venue', posted).then((result) => {
      if (!result.ok) deliveryLog.smtp = result.error;
      return result;
    });
    waitUntil(mailed.then((result) => reportOwn('venue', posted, result)));
    const confirming = counted ? mailed.then(() => trySending('confirmation', posted)) : undefined;
    const result = await clock.within(mailed, mailPatience);
    if (!result) void mailed.then(({ ok }) => logLater(ok ? 'sent' : 'mail'));
    // The server just took another mail, so a permanent refusal concerns the visitor's address. A promised
    // confirmation is never dropped.
    const known =
      result?.ok && confirming ? await clock.within(confirming, confirmationGrace) : undefined;
    const givenUp = known !== undefined && refusesForGood(known);
    if (givenUp) deliveryLog.confirmation = 'failed';
    if (confirming)
      waitUntil(confirming.then((sent) => reportOwn('confirmation', posted, sent, givenUp)));
    return { outcome: result?.ok ? 'sent' : 'stored', confirmed: counted && !givenUp };
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
    const email = textOf(enquiry.values, 'email');
    const values = { firstName: textOf(enquiry.values, 'firstName'), email };
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
    const reply = await clock.within(accepting, acceptPatience);
    if (!reply?.ok) {
      deliveryLog.store = reply?.error ?? 'late';
      // A slow store may still count the confirmation; sending it here could exceed the limit.
      const { response, confirming } = await mailAtOnce(
        posted,
        reply !== undefined && wantsConfirmation(enquiry),
      );
      // A status below 500 means not stored.
      const mayHaveIt = typeof deliveryLog.store === 'string' || deliveryLog.store >= 500;
      if (response.outcome === 'sent' && mayHaveIt)
        waitUntil(settleLater(accepting, posted, confirming));
      return response;
    }
    const accepted = reply.value;
    if (accepted.outcome === 'rateLimit')
      return { outcome: 'rateLimit', retryAfter: accepted.seconds };
    if (accepted.outcome === 'repeated') return accepted;
    if (wantsConfirmation(enquiry))
      deliveryLog.confirmation = accepted.confirmed ? 'stored' : 'skipped';
    return mailStored(posted, accepted.confirmed);
  };
};
