import { defaultLanguage } from '../../site/languages.ts';
import { venue } from '../../site/facts/venue.ts';
import { composeGivenUpNotice, sendMail, type MailDeps } from './mail.ts';
import { failureOf, sendWithRetry, type SendError } from './send.ts';
import { report, type Claimed, type Store } from './store.ts';

/** Result of a round for the log, without personal data. */
export type RoundEntry = {
  readonly round: 'done' | 'store';
  readonly delivered?: number;
  readonly errors?: readonly SendError[];
  /** `givenUp` counts enquiries erased after thirty days without delivery. */
  readonly waiting?: number;
  readonly givenUp?: number;
  readonly store?: SendError;
};

export type RetryRound = () => Promise<void>;

type Deps = MailDeps & {
  readonly store: Store;
  readonly log: (entry: RoundEntry) => void;
};

const atOnce = 5;
/** Other rounds leave these mails alone for so long, which is longer than a round. */
const leaseSeconds = 90;
/**
 * Milliseconds. No batch starts after `begin`, and sending stops at `end`: Netlify ends a scheduled function after 30
 * s.
 */
const begin = 8000;
const end = 22_000;

export const createRetryRound = (deps: Deps): RetryRound => {
  const { settings, messages, send, store, clock, log } = deps;
  const now = () => new Date(clock.now());

  const deliver = async (mail: Claimed, deadline: number): Promise<SendError | undefined> => {
    const { id, kind, content, receivedAt } = mail;
    const enquiry = { ...content, id, receivedAt: new Date(receivedAt) };
    // A mail that fails must not block the others.
    const result = await sendMail(deps, kind, enquiry, deadline, now()).catch((error: unknown) =>
      failureOf(error, false),
    );
    await report(store, clock, mail, result);
    return result.ok ? undefined : result.error;
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
      // If every mail of a batch fails, the mail server is down.
      if (!batch.includes(undefined) || clock.now() - started > begin) break;
    }
    if (givenUp > 0) {
      const notice = composeGivenUpNotice(givenUp, messages[defaultLanguage], settings, now());
      await sendWithRetry(send, notice, deadline, clock);
    }
    const errors = outcomes.filter((error) => error !== undefined);
    log({ round: 'done', delivered: outcomes.length - errors.length, errors, waiting, givenUp });
  };
};
