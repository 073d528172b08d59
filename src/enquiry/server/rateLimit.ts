/** Per instance; Netlify's limit comes first. */
export type RateLimit = {
  /** Returns 0, or seconds until the next place. */
  readonly take: (key: string) => number;
};

const maxKeys = 10_000;

/** Allows `limit` calls per key in any `windowMs` milliseconds; 0 disables the limit. */
export const createRateLimit = (limit: number, windowMs: number, now: () => number): RateLimit => {
  const taken = new Map<string, readonly number[]>();
  return {
    take: (key) => {
      if (limit === 0) return 0;
      const time = now();
      const recent = (taken.get(key) ?? []).filter((moment) => moment > time - windowMs);
      const full = recent.length >= limit;
      const next = full ? recent : [...recent, time];
      // Evicts the least recently used key.
      taken.delete(key);
      taken.set(key, next);
      if (taken.size > maxKeys) taken.delete(taken.keys().next().value ?? key);
      return full ? Math.max(1, Math.ceil(((next[0] ?? time) + windowMs - time) / 1000)) : 0;
    },
  };
};

/** Combines both limits. A refused key does not use the total. */
export const createLimits = (each: RateLimit, all: RateLimit): RateLimit => ({
  take: (key) => each.take(key) || all.take(''),
});

/**
 * Returns the rate-limit key of an address. An IPv6 customer owns a /64, so four groups count. Unknown
 * addresses share one key.
 */
export const networkOf = (address: string | undefined): string => {
  const text = (address ?? '').trim().toLowerCase();
  if (!text.includes(':') || text.includes('.')) return text.slice(0, 64);
  const [head = '', tail = ''] = text.split('::');
  const front = head === '' ? [] : head.split(':');
  const back = tail === '' ? [] : tail.split(':');
  const zeros = text.includes('::')
    ? Array.from({ length: Math.max(0, 8 - front.length - back.length) }, () => '0')
    : [];
  return [...front, ...zeros, ...back]
    .slice(0, 4)
    .map((group) => group.slice(0, 4).replace(/^0+(?=.)/, ''))
    .join(':');
};

/** Hosts that ignore dots in the local part. */
const ignoresDots: readonly string[] = ['gmail.com', 'googlemail.com'];

/** Returns one key for all spellings of a mailbox. */
export const mailboxOf = (address: string): string => {
  const text = address.trim().toLowerCase();
  const at = text.lastIndexOf('@');
  const [name = ''] = text.slice(0, at).split('+');
  const host = text.slice(at + 1);
  return ignoresDots.includes(host)
    ? `${name.replaceAll('.', '')}@${ignoresDots[0]}`
    : `${name}@${host}`;
};
