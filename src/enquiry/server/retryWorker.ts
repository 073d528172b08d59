import { venue } from '../../facts/venue/venue.ts';
import { defaultLanguage } from '../../site/languages.ts';
import { mailStored } from './deliver.ts';
import { composeGivenUpNotice, type MailDeps } from './mail.ts';
import { sendWithRetry, type SendError } from './send.ts';
import type { Store } from './store.ts';

/** Without personal data. */
export type RoundEntry = {
  readonly round: 'done' | 'store';
  readonly delivered?: number;
  readonly errors?: readonly SendError[];
  /** `givenUp` counts enquiries erased after thirty days. */
  readonly waiting?: number;
  readonly givenUp?: number;
  readonly store?: SendError;
};

type Deps = MailDeps & {
  readonly store: Store;
  readonly log: (entry: RoundEntry) => void;
};

const batchSize = 5;
/** Longer than a round, in which no other may claim the mails. */
const leaseSeconds = 90;
/** Milliseconds. Netlify ends a scheduled function after 30 s. */
const lastBatchStart = 8000;
const sendDeadline = 22_000;

export const createRetryRound = (deps: Deps): (() => Promise<void>) => {
  const { settings, messages, send, store, clock, log } = deps;
  return async () => {
    const started = clock.now();
    const deadline = started + sendDeadline;
    const swept = await store.sweep(venue.undeliveredKeptDays);
    if (!swept.ok) return log({ round: 'store', store: swept.error });
    const { waiting, givenUp } = swept.value;
    const outcomes: (SendError | undefined)[] = [];
    for (;;) {
      const claimed = await store.claim(batchSize, leaseSeconds);
      if (!claimed.ok) return log({ round: 'store', store: claimed.error });
      const batch = await Promise.all(
        claimed.value.map((mail) => mailStored(deps, mail, deadline)),
      );
      outcomes.push(...batch);
      // If a whole batch fails, the server is down.
      if (!batch.includes(undefined) || clock.now() - started > lastBatchStart) break;
    }
    if (givenUp > 0) {
      const notice = composeGivenUpNotice(
        givenUp,
        messages[defaultLanguage],
        settings,
        new Date(clock.now()),
      );
      await sendWithRetry(send, notice, deadline, clock);
    }
    const errors = outcomes.filter((error) => error !== undefined);
    log({ round: 'done', delivered: outcomes.length - errors.length, errors, waiting, givenUp });
  };
};
