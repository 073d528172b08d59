/**
 * The outbox: the four functions of supabase/migrations, called over HTTP. No driver and no package; both platforms'
 * functions reach it alike.
 */
import type { Fault } from '../retry.ts';
import type { Content } from './content.ts';

export type StoreSettings = {
  /** Address of the Supabase project. */
  readonly url: string;
  /** Its secret key: sb_secret_…, or the legacy service_role key. */
  readonly key: string;
};

/** What the store answers; a fault is an HTTP status or the name of an error, never words. */
export type Told<Value> =
  { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly fault: Fault };

export type MailKind = 'venue' | 'confirmation';

/** An enquiry on its way into the store. */
export type Entry = {
  /** Random, a UUID; also the lease under which whoever stores it mails it. */
  readonly id: string;
  /** The same for every repeat of the same enquiry. */
  readonly key: string;
  readonly repeatSeconds: number;
  readonly content: Readonly<Partial<Record<MailKind, Content>>>;
  /** Keyed hash of the sender's network. */
  readonly caller: string;
  readonly limit: number;
  readonly dailyLimit: number;
  /** Keyed hash of the mailbox that wants a confirmation, if one does. */
  readonly confirm: string | null;
};

export type Accepted =
  | { readonly outcome: 'stored' | 'repeated'; readonly confirmed: boolean }
  | { readonly outcome: 'rateLimit'; readonly seconds?: number };

/** A mail that is due, leased to whoever claimed it. */
export type Claimed = {
  readonly id: string;
  readonly kind: MailKind;
  readonly content: Content;
  /** ISO 8601. */
  readonly receivedAt: string;
  readonly lease: string;
};

/** How many mails to the venue wait, since when, and how many were given up just now. */
export type Waiting = {
  readonly waiting: number;
  readonly oldestSeconds: number;
  readonly givenUp: number;
};

export type Store = {
  readonly accept: (entry: Entry) => Promise<Told<Accepted>>;
  readonly claim: (count: number, leaseSeconds: number) => Promise<Told<readonly Claimed[]>>;
  /** False where the store knows no such mail. */
  readonly done: (
    id: string,
    kind: MailKind,
    lease: string,
    ok: boolean,
    fault?: Fault,
  ) => Promise<Told<boolean>>;
  /** Null removes nothing. */
  readonly sweep: (days: number | null) => Promise<Told<Waiting>>;
};

/** A call that has no answer by then has none. Milliseconds. */
const patience = 10_000;

/** The legacy keys are tokens and go into both headers; the keys of today are none, and the gateway refuses them there. */
const headersFor = (key: string): Record<string, string> => ({
  'Content-Type': 'application/json',
  apikey: key,
  ...(key.startsWith('eyJ') && { Authorization: `Bearer ${key}` }),
});

export const createStore = ({ url, key }: StoreSettings): Store => {
  const call = async <Value>(
    name: string,
    parameters: Readonly<Record<string, unknown>>,
  ): Promise<Told<Value>> => {
    try {
      const response = await fetch(`${url}/rest/v1/rpc/${name}`, {
        method: 'POST',
        headers: headersFor(key),
        body: JSON.stringify(
          Object.fromEntries(
            Object.entries(parameters).map(([parameter, value]) => [`p_${parameter}`, value]),
          ),
        ),
        signal: AbortSignal.timeout(patience),
      });
      if (!response.ok) {
        await response.body?.cancel();
        return { ok: false, fault: response.status };
      }
      return { ok: true, value: (await response.json()) as Value };
    } catch (error) {
      return { ok: false, fault: error instanceof Error ? error.name : 'unknown' };
    }
  };
  return {
    accept: ({ id, key: repeatKey, repeatSeconds, content, caller, limit, dailyLimit, confirm }) =>
      call('enquiry_accept', {
        id,
        key: repeatKey,
        repeat_seconds: repeatSeconds,
        content,
        caller,
        limit,
        daily_limit: dailyLimit,
        confirm,
      }),
    claim: (count, leaseSeconds) => call('enquiry_claim', { count, lease_seconds: leaseSeconds }),
    done: (id, kind, lease, ok, fault) =>
      call('enquiry_done', {
        id,
        kind,
        lease,
        ok,
        fault: fault === undefined ? null : String(fault),
      }),
    sweep: (days) => call('enquiry_sweep', { days }),
  };
};
