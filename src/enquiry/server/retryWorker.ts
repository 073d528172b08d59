import { defaultLanguage, type Localized } from '../../site/languages.ts';
import { venue } from '../../site/facts/venue.ts';
import { composeGivenUpNotice, composeMail } from './mail.ts';
import type { ServerMessages } from '../messages.ts';
import {
  failureOf,
  sendWithRetry,
  type Clock,
  type SendError,
  type Send,
  type SendResult,
} from './send.ts';
import type { EnquirySettings } from './settings.ts';
import { enquiryOf, report, type Claimed, type Store } from './store.ts';

/** No personal data. */
export type RoundEntry = {
  readonly round: 'done' | 'store';
  readonly delivered?: number;
  readonly errors?: readonly SendError[];
  /** `givenUp`: after thirty days. */
  readonly waiting?: number;
  readonly givenUp?: number;
  readonly store?: SendError;
};

export type RetryRound = () => Promise<void>;

type Deps = {
  readonly settings: Pick<EnquirySettings, 'mailTo' | 'mailFrom'>;
  readonly messages: Localized<ServerMessages>;
  readonly send: Send;
  readonly store: Store;
  readonly clock: Clock;
  readonly log: (entry: RoundEntry) => void;
};

const atOnce = 5;
/** Longer than a round. */
const leaseSeconds = 90;
/**
 * Milliseconds. Netlify ends a scheduled function after 30 s. No batch starts after `begin`; sending stops at
 * `end`.
 */
const begin = 8000;
const end = 22_000;

export const createRetryRound = ({
  settings,
  messages,
  send,
  store,
  clock,
  log,
}: Deps): RetryRound => {
  const write = async (mail: Claimed, deadline: number): Promise<SendResult> => {
    const enquiry = enquiryOf(mail);
    return sendWithRetry(
      send,
      composeMail[mail.kind](enquiry, messages[enquiry.language], settings, new Date(clock.now())),
      deadline,
      clock,
    );
  };

  const deliver = async (mail: Claimed, deadline: number): Promise<SendError | undefined> => {
    // One failure must not block the others.
    const result = await write(mail, deadline).catch((error: unknown) => failureOf(error, false));
    await report(store, clock, mail, result);
    return result.ok ? undefined : result.error;
  };

  const notifyOwner = (count: number, deadline: number) => {
    const notice = composeGivenUpNotice(
      count,
      defaultLanguage,
      crypto.randomUUID(),
      messages[defaultLanguage],
      settings,
      new Date(clock.now()),
    );
    return sendWithRetry(send, notice, deadline, clock);
  };

  return async () => {
    const started = clock.now();
    const deadline = started + end;
    const swept = await store.sweep(venue.undeliveredKeptDays);
    if (!swept.ok) return log({ round: 'store', store: swept.error });
    const { waiting, givenUp } = swept.value;
    const outcomes: (SendError | undefined)[] = [];
    for (;;) {
      const claimed = await store.claim(atOnce, leaseSeconds);
      if (!claimed.ok) return log({ round: 'store', store: claimed.error });
      const batch = await Promise.all(claimed.value.map((mail) => deliver(mail, deadline)));
      outcomes.push(...batch);
      // If a whole batch fails, the server is down.
      if (!batch.includes(undefined) || clock.now() - started > begin) break;
    }
    if (givenUp > 0) await notifyOwner(givenUp, deadline);
    const errors = outcomes.filter((error) => error !== undefined);
    log({ round: 'done', delivered: outcomes.length - errors.length, errors, waiting, givenUp });
  };
};
