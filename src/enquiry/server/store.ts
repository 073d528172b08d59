/** Calls the functions of supabase/migrations. */
import { computeHmac } from './auth.ts';
import type { Enquiry } from './mail.ts';
import type { Clock, SendError, SendResult } from './send.ts';

export type StoreSettings = {
  readonly url: string;
  /** sb_secret_…, or the legacy service_role key. */
  readonly key: string;
};

/** The error is an HTTP status or an error name, never a message. */
export type StoreResult<Value> =
  { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly error: SendError };

export type MailKind = 'venue' | 'confirmation';

/** Kept until delivery. */
export type Content = Omit<Enquiry, 'id' | 'receivedAt'>;

export type Entry = {
  /** A random UUID, which is also the first lease. */
  readonly id: string;
  /** Repeats of a post have the same key. */
  readonly key: string;
  readonly repeatSeconds: number;
  readonly content: Readonly<Partial<Record<MailKind, Content>>>;
  /** The client's network; the store gets its HMAC. */
  readonly caller: string;
  readonly limit: number;
  readonly dailyLimit: number;
  /** The mailbox of the confirmation; the store gets its HMAC. */
  readonly confirm: string | null;
};

export type StoredEnquiry =
  | { readonly outcome: 'stored' | 'repeated'; readonly confirmed: boolean }
  | { readonly outcome: 'rateLimit'; readonly seconds?: number };

export type Claimed = {
  readonly id: string;
  readonly kind: MailKind;
  readonly content: Content;
  readonly receivedAt: string | Date;
  readonly lease: string;
};

type Waiting = {
  readonly waiting: number;
  readonly oldestSeconds: number;
  readonly givenUp: number;
};

/** Milliseconds. */
const timeout = 10_000;

export const createStore = ({ url, key }: StoreSettings) => {
  /** `isReply` throws or returns false if another server answered. */
  const call = async <Value>(
    name: string,
    parameters: Readonly<Record<string, unknown>>,
    isReply: (value: Value) => boolean,
  ): Promise<StoreResult<Value>> => {
    try {
      const response = await fetch(`${url}/rest/v1/rpc/${name}`, {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          apikey: key,
          // Only legacy keys are JWTs; the gateway rejects new ones in Authorization.
          ...(key.startsWith('eyJ') && { Authorization: `Bearer ${key}` }),
        },
        body: JSON.stringify(
          Object.fromEntries(
            Object.entries(parameters).map(([parameter, value]) => [`p_${parameter}`, value]),
          ),
        ),
        signal: AbortSignal.timeout(timeout),
      });
      if (!response.ok) {
        await response.body?.cancel();
        return { ok: false, error: response.status };
      }
      const value = (await response.json()) as Value;
      return isReply(value) ? { ok: true, value } : { ok: false, error: 'ForeignReply' };
    } catch (error) {
      return { ok: false, error: error instanceof Error ? error.name : 'unknown' };
    }
  };
  return {
    accept: async ({ repeatSeconds, dailyLimit, caller, confirm, ...entry }: Entry) =>
      call<StoredEnquiry>(
        'enquiry_accept',
        {
          ...entry,
          repeat_seconds: repeatSeconds,
          daily_limit: dailyLimit,
          caller: await computeHmac(key, caller),
          confirm: confirm === null ? null : await computeHmac(key, confirm),
        },
        ({ outcome }) => ['stored', 'repeated', 'rateLimit'].includes(outcome),
      ),
    claim: (count: number, leaseSeconds: number) =>
      call<readonly Claimed[]>(
        'enquiry_claim',
        { count, lease_seconds: leaseSeconds },
        Array.isArray,
      ),
    /** Resolves to false if the enquiry is unknown. */
    finish: (id: string, kind: MailKind, lease: string, ok: boolean, error?: SendError) =>
      call<boolean>(
        'enquiry_done',
        { id, kind, lease, ok, fault: error === undefined ? null : String(error) },
        (known) => typeof known === 'boolean',
      ),
    /** Erases older enquiries; null erases nothing. */
    sweep: (days: number | null) =>
      call<Waiting>(
        'enquiry_sweep',
        { days },
        ({ waiting, oldestSeconds }) => Number.isFinite(waiting) && Number.isFinite(oldestSeconds),
      ),
  };
};

export type Store = ReturnType<typeof createStore>;

/** Milliseconds before each report. */
const retryPauses = [0, 500, 1000, 2000, 4000, 8000, 16_000] as const;

/** Repeats a report until the store knows the enquiry, for half a minute. */
export const reportDelivery = async (
  store: Store,
  clock: Clock,
  { id, kind, lease }: Pick<Claimed, 'id' | 'kind' | 'lease'>,
  result: SendResult,
): Promise<void> => {
  const error = result.ok ? undefined : result.error;
  for (const pause of retryPauses) {
    if (pause > 0) await clock.sleep(pause);
    const reply = await store.finish(id, kind, lease, result.ok, error);
    if (reply.ok && reply.value) return;
  }
};
