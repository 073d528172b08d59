/** Stores an enquiry, then mails what is stored. Without the store, mails it directly. */
import { getTextValue } from '../validate.ts';
import { getNetwork, normalizeMailbox } from './limitKeys.ts';
import { sendMail, type Enquiry, type MailDeps } from './mail.ts';
import type { EnquiryResponse } from './response.ts';
import { createFailure, type SendError } from './send.ts';
import type { EnquirySettings } from './settings.ts';
import {
  reportDelivery,
  type Claimed,
  type Entry,
  type MailKind,
  type Store,
  type StoredEnquiry,
  type StoreResult,
} from './store.ts';

export type DeliveryDeps = MailDeps & {
  readonly settings: Pick<EnquirySettings, 'rateLimit' | 'dailyLimit'>;
  readonly store: Store;
};

export type PostedEnquiry = {
  readonly enquiry: Enquiry;
  readonly key: string;
  readonly repeatSeconds: number;
  readonly clientAddress: string | undefined;
  readonly waitUntil: (work: Promise<unknown>) => void;
  readonly logFailedMail: (kind: MailKind, error: SendError) => void;
};

/** Milliseconds, like the next two. */
const acceptTimeout = 2000;
/** The browser gives up after 10 s. */
const directTimeout = 6500;
/** Netlify ends a function after 60 s. */
const sendTimeout = 50_000;

/** The store decides on limits, repeats and the promise of a confirmation. */
export const deliver = async (
  deps: DeliveryDeps,
  posted: PostedEnquiry,
): Promise<EnquiryResponse> => {
  const entry = createEntry(deps.settings, posted);
  const accepting = deps.store.accept(entry);
  const reply = await deps.clock.waitAtMost(accepting, acceptTimeout);
  if (!reply?.ok) return mailWithoutStore(deps, posted, accepting, reply?.error ?? 'late');
  const accepted = reply.value;
  if (accepted.outcome === 'rateLimit')
    return { outcome: 'rateLimit', retryAfter: accepted.seconds };
  if (accepted.outcome === 'stored') posted.waitUntil(mailEntry(deps, posted, entry, accepted));
  return accepted;
};

/** Mails what is leased and reports the result. Resolves to the error, if any. */
export const mailStored = async (
  deps: MailDeps & { readonly store: Store },
  mail: Claimed,
  deadline: number,
): Promise<SendError | undefined> => {
  const { id, kind, content, receivedAt } = mail;
  const enquiry = { ...content, id, receivedAt: new Date(receivedAt) };
  const now = new Date(deps.clock.now());
  // A mail that cannot be composed must not block the others.
  const result = await sendMail(deps, kind, enquiry, deadline, now).catch((error: unknown) =>
    createFailure(error, false),
  );
  await reportDelivery(deps.store, deps.clock, mail, result);
  return result.ok ? undefined : result.error;
};

const mailEntry = async (
  deps: DeliveryDeps,
  { enquiry: { id, receivedAt }, logFailedMail }: PostedEnquiry,
  { content }: Entry,
  { confirmed }: Extract<StoredEnquiry, { readonly confirmed: boolean }>,
): Promise<void> => {
  const deadline = deps.clock.now() + sendTimeout;
  for (const kind of confirmed ? mailKinds : (['venue'] as const)) {
    const mail = { id, kind, content: content[kind]!, receivedAt, lease: id };
    const error = await mailStored(deps, mail, deadline);
    if (error !== undefined) logFailedMail(kind, error);
  }
};

const mailKinds = ['venue', 'confirmation'] as const;

/** If the store has the enquiry after all, it learns of the mail. */
const mailWithoutStore = async (
  deps: DeliveryDeps,
  { enquiry, waitUntil }: PostedEnquiry,
  accepting: Promise<StoreResult<StoredEnquiry>>,
  storeError: SendError,
): Promise<EnquiryResponse> => {
  const { store, clock } = deps;
  const result = await sendMail(deps, 'venue', enquiry, clock.now() + directTimeout);
  if (!result.ok) {
    const outcome = result.possiblyAccepted ? 'late' : 'mail';
    return { outcome, errors: { store: storeError, smtp: result.error } };
  }
  const mail = { id: enquiry.id, kind: 'venue', lease: enquiry.id } as const;
  waitUntil(accepting.then(() => reportDelivery(store, clock, mail, result)));
  return { outcome: 'mailed', confirmed: false, errors: { store: storeError } };
};

const createEntry = (
  { rateLimit, dailyLimit }: DeliveryDeps['settings'],
  { enquiry, key, repeatSeconds, clientAddress }: PostedEnquiry,
): Entry => {
  const { id, receivedAt: _, ...venue } = enquiry;
  /** Nothing else is stored twice. */
  const pick = (name: string) => getTextValue(enquiry.values, name);
  const email = pick('email');
  const values = { email, firstName: pick('firstName'), eventDate: pick('eventDate') };
  const canBeConfirmed = enquiry.form === 'request' && !enquiry.suspect;
  return {
    id,
    key,
    repeatSeconds,
    content: { venue, ...(canBeConfirmed && { confirmation: { ...venue, values } }) },
    caller: getNetwork(clientAddress),
    limit: rateLimit,
    dailyLimit,
    confirm: canBeConfirmed ? normalizeMailbox(email) : null,
  };
};
