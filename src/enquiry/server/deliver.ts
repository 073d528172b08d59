/**
 * What becomes of an enquiry that is one: stored and then mailed, or mailed at once where there is no store or it does
 * not answer. Accepted means that it is in the store or with the venue's mail server; nothing else does.
 */
import type { Localized } from '../../site/languages.ts';
import type { Answer } from './answer.ts';
import { keyedHash } from './gate.ts';
import { compose, confirmation, type Enquiry, type Words } from './mail.ts';
import { confirmationContent, venueContent } from './outbox/content.ts';
import type { Accepted, Entry, MailKind, Store, Told } from './outbox/store.ts';
import { createLimits, createRateLimit, mailboxOf, networkOf } from './rateLimit.ts';
import { sendWithRetry, type Clock, type Fault, type Send, type SendResult } from './retry.ts';
import type { EnquirySettings } from './settings.ts';
import { textOf } from '../validate.ts';

export type Outbox = {
  readonly store: Store;
  /** Of the hashes that the store sees. */
  readonly secret: string;
};

export type DeliveryDeps = {
  readonly settings: Pick<EnquirySettings, 'mailTo' | 'mailFrom' | 'rateLimit' | 'dailyLimit'>;
  readonly words: Localized<Words>;
  readonly send: Send;
  readonly outbox?: Outbox | undefined;
  readonly clock: Clock;
};

/** What is learned on the way; the log reads it. */
export type Learned = {
  /** Why the mail server did not take the mail. */
  smtp?: Fault;
  /** Why the store did not take it. */
  store?: Fault;
  /** What became of the confirmation; "late" where the answer did not wait for it. */
  confirmation?: 'sent' | 'failed' | 'skipped' | 'stored' | 'late';
};

/** An enquiry that has been checked, and the circumstances of its post. */
export type Posted = {
  readonly enquiry: Enquiry;
  /** The same for every repeat of the same enquiry, and for how long a repeat is one. */
  readonly key: string;
  readonly repeatMs: number;
  readonly clientAddress: string | undefined;
  /** When the request began. */
  readonly started: number;
  readonly learned: Learned;
  readonly waitUntil: (work: Promise<unknown>) => void;
  /** What became of the mail, where the answer did not wait for it. */
  readonly tellLater: (outcome: 'sent' | 'mail') => void;
};

const hour = 3_600_000;
const confirmationsAnHour = 60;
/** Sending may go on after the answer: a mail server that is slow to accept must not be asked a second time. Netlify ends a function after 60 s. */
const sendBudget = 50_000;
/** The longest that an answer waits to learn whether the confirmation was accepted; a mail server that has just taken one mail takes another in less. */
const confirmationGrace = 1000;
/** A store that has not answered by then is done without, for the visitor waits. */
const acceptPatience = 2000;
/** What is stored is safe: so long the answer waits to learn whether it is mailed as well. */
const mailPatience = 4000;

/** Milliseconds before each try to tell the store something. */
const tellPauses = [0, 500, 1000, 2000, 4000, 8000, 16_000] as const;

/** Replies to a login that failed (RFC 4954, 6). They say nothing about the mail. */
const loginReplies: readonly Fault[] = [530, 534, 535, 538];

/** Returns whether a reply refuses the mail for good. */
export const refusesForGood = (result: SendResult): boolean =>
  !result.ok &&
  typeof result.fault === 'number' &&
  result.fault >= 500 &&
  !loginReplies.includes(result.fault);

/** Tells the store what became of a mail, again and again until `isHeard` with its answer. */
const tell = async (
  clock: Clock,
  say: () => Promise<Told<boolean>>,
  isHeard: (told: Told<boolean>) => boolean,
): Promise<void> => {
  for (const pause of tellPauses) {
    if (pause > 0) await clock.sleep(pause);
    if (isHeard(await say())) return;
  }
};

type StoredMail = { readonly id: string; readonly kind: MailKind; readonly lease: string };

/** Tells the store what became of one try. `givenUp`: the mail is erased although it was not accepted. */
export const report = (
  store: Store,
  clock: Clock,
  { id, kind, lease }: StoredMail,
  result: SendResult,
  givenUp = false,
): Promise<void> =>
  tell(
    clock,
    () => store.done(id, kind, lease, result.ok || givenUp, result.ok ? undefined : result.fault),
    (told) => told.ok,
  );

const wantsConfirmation = ({ form, suspect }: Enquiry): boolean => form === 'request' && !suspect;

export const createDelivery = ({
  settings,
  words,
  send,
  outbox,
  clock,
}: DeliveryDeps): ((posted: Posted) => Promise<Answer>) => {
  // In memory, so per instance: for where there is no store, or it does not answer.
  const posts = createRateLimit(settings.rateLimit, hour / 6, clock.now);
  const everybody = createRateLimit(settings.dailyLimit, 24 * hour, clock.now);
  const confirmations = createLimits(
    createRateLimit(1, hour, clock.now),
    createRateLimit(confirmationsAnHour, hour, clock.now),
  );

  const mailOf = { venue: compose, confirmation } as const;

  const sendMail = async (
    kind: MailKind,
    enquiry: Enquiry,
    deadline: number,
  ): Promise<SendResult> =>
    sendWithRetry(send, mailOf[kind](enquiry, words[enquiry.language], settings), deadline, clock);

  /** Never throws: the enquiry is safe already. */
  const trySending = (kind: MailKind, { enquiry, started }: Posted): Promise<SendResult> =>
    sendMail(kind, enquiry, started + sendBudget).catch((): SendResult => ({
      ok: false,
      fault: 'EUNKNOWN',
      again: false,
    }));

  /** Resolves to undefined if this instance has sent enough confirmations. */
  const confirmAtOnce = async (posted: Posted): Promise<SendResult | undefined> =>
    confirmations.take(mailboxOf(textOf(posted.enquiry.values, 'email'))) > 0
      ? undefined
      : trySending('confirmation', posted);

  /** Mails without the store. `confirming` resolves when the mail server has answered to the confirmation, which may be after the answer. */
  const mailAtOnce = async (
    posted: Posted,
    confirms: boolean,
  ): Promise<{
    readonly answer: Answer;
    readonly confirming?: Promise<SendResult | undefined>;
  }> => {
    const { enquiry, clientAddress, started, learned, waitUntil } = posted;
    const retryAfter = posts.take(networkOf(clientAddress));
    if (retryAfter > 0) return { answer: { outcome: 'rateLimit', retryAfter } };
    if (everybody.take('') > 0) return { answer: { outcome: 'rateLimit' } };
    const result = await sendMail('venue', enquiry, started + sendBudget);
    if (!result.ok) {
      learned.smtp = result.fault;
      return { answer: { outcome: result.open ? 'late' : 'mail' } };
    }
    if (!confirms) return { answer: { outcome: 'sent', confirmed: false } };
    const confirming = confirmAtOnce(posted);
    waitUntil(confirming);
    learned.confirmation =
      (await clock.within(
        confirming.then((sent) => (sent ? (sent.ok ? 'sent' : 'failed') : 'skipped')),
        confirmationGrace,
      )) ?? 'late';
    return { answer: { outcome: 'sent', confirmed: learned.confirmation === 'sent' }, confirming };
  };

  /**
   * The store was asked and did not answer in time, and may have the enquiry all the same: it is told what is mailed
   * already. A confirmation that was not accepted stays there and is sent later, unless its address was refused for good.
   */
  const settleLater = async (
    { store }: Outbox,
    accepting: Promise<Told<Accepted>>,
    posted: Posted,
    confirming?: Promise<SendResult | undefined>,
  ): Promise<void> => {
    const { id } = posted.enquiry;
    const settle = (kind: MailKind, fault?: Fault): Promise<void> =>
      tell(
        clock,
        () => store.done(id, kind, id, true, fault),
        (told) => told.ok && told.value,
      );
    const told = await accepting;
    const accepted = told.ok ? told.value : undefined;
    if (accepted && accepted.outcome !== 'stored') return;
    // A store that was only slow has counted the confirmation, and nobody has sent it yet.
    const result = accepted?.confirmed
      ? await trySending('confirmation', posted)
      : await confirming;
    await Promise.all([
      settle('venue'),
      result &&
        (result.ok
          ? settle('confirmation')
          : refusesForGood(result) && settle('confirmation', result.fault)),
    ]);
  };

  const mailStored = async (
    { store }: Outbox,
    posted: Posted,
    counted: boolean,
  ): Promise<Answer> => {
    const {
      enquiry: { id },
      learned,
      waitUntil,
      tellLater,
    } = posted;
    const venue = trySending('venue', posted);
    waitUntil(
      venue.then((result) => report(store, clock, { id, kind: 'venue', lease: id }, result)),
    );
    const mailed = venue.then((result) => {
      if (!result.ok) learned.smtp = result.fault;
      return result;
    });
    const confirming = counted ? mailed.then(() => trySending('confirmation', posted)) : undefined;
    const result = await clock.within(mailed, mailPatience);
    if (!result) void mailed.then(({ ok }) => tellLater(ok ? 'sent' : 'mail'));
    // A server that has just taken the venue's mail and refuses this one for good refuses the visitor's address: nothing
    // is promised. Once it is promised, a confirmation is never given up for a refusal.
    const known =
      result?.ok && confirming ? await clock.within(confirming, confirmationGrace) : undefined;
    const givenUp = known !== undefined && refusesForGood(known);
    if (givenUp) learned.confirmation = 'failed';
    if (confirming)
      waitUntil(
        confirming.then((sent) =>
          report(store, clock, { id, kind: 'confirmation', lease: id }, sent, givenUp),
        ),
      );
    return { outcome: result?.ok ? 'sent' : 'stored', confirmed: counted && !givenUp };
  };

  const entryOf = async (
    secret: string,
    { enquiry, key, repeatMs, clientAddress }: Posted,
  ): Promise<Entry> => {
    const confirms = wantsConfirmation(enquiry);
    const [caller, confirm] = await Promise.all([
      keyedHash(secret, networkOf(clientAddress)),
      confirms ? keyedHash(secret, mailboxOf(textOf(enquiry.values, 'email'))) : null,
    ]);
    return {
      id: enquiry.id,
      key,
      repeatSeconds: Math.ceil(repeatMs / 1000),
      content: {
        venue: venueContent(enquiry),
        ...(confirms && { confirmation: confirmationContent(enquiry) }),
      },
      caller,
      limit: settings.rateLimit,
      dailyLimit: settings.dailyLimit,
      confirm,
    };
  };

  const storeFirst = async (given: Outbox, posted: Posted): Promise<Answer> => {
    const { enquiry, learned, waitUntil } = posted;
    const accepting = given.store.accept(await entryOf(given.secret, posted));
    waitUntil(accepting);
    const told = await clock.within(accepting, acceptPatience);
    if (!told?.ok) {
      learned.store = told?.fault ?? 'late';
      // A store that is only slow will count the confirmation: it is sent then, or more would be sent than the limit allows.
      const { answer, confirming } = await mailAtOnce(
        posted,
        told !== undefined && wantsConfirmation(enquiry),
      );
      // A store that says no has nothing; one that says nothing, or broke, may have it.
      const mayHaveIt = typeof learned.store === 'string' || learned.store >= 500;
      if (answer.outcome === 'sent' && mayHaveIt)
        waitUntil(settleLater(given, accepting, posted, confirming));
      return answer;
    }
    const accepted = told.value;
    if (accepted.outcome === 'rateLimit')
      return { outcome: 'rateLimit', ...(accepted.seconds && { retryAfter: accepted.seconds }) };
    if (accepted.outcome === 'repeated')
      return { outcome: 'repeated', confirmed: accepted.confirmed };
    if (wantsConfirmation(enquiry))
      learned.confirmation = accepted.confirmed ? 'stored' : 'skipped';
    return mailStored(given, posted, accepted.confirmed);
  };

  return async (posted) =>
    outbox
      ? storeFirst(outbox, posted)
      : (await mailAtOnce(posted, wantsConfirmation(posted.enquiry))).answer;
};
