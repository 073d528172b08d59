/**
 * Counts in memory, so per isolate: a platform that runs several isolates allows several times the limit,
 * and a new isolate begins at zero. Netlify's own limit stands in front of its function (see its config).
 */
export type RateLimit = {
  /** Takes a place; 0 when there was one, else the seconds until the next one is free. */
  readonly take: (key: string) => number;
};

const maxKeys = 10_000;

/** At most `limit` places per key in any `windowMs` milliseconds; 0 switches the limit off. */
export const createRateLimit = (limit: number, windowMs: number, now: () => number): RateLimit => {
  const taken = new Map<string, readonly number[]>();
  return {
    take: (key) => {
      if (limit === 0) return 0;
      const time = now();
      const recent = (taken.get(key) ?? []).filter((moment) => moment > time - windowMs);
      const full = recent.length >= limit;
      const next = full ? recent : [...recent, time];
      // Deleting first keeps the map in order of last use, so the key dropped is the one idle for longest.
      taken.delete(key);
      taken.set(key, next);
      if (taken.size > maxKeys) taken.delete(taken.keys().next().value ?? key);
      return full ? Math.max(1, Math.ceil(((next[0] ?? time) + windowMs - time) / 1000)) : 0;
    },
  };
};

/** Two limits in front of one thing: so many per key, so many of all together. A key that is refused takes no place of the others. */
export const createLimits = (each: RateLimit, all: RateLimit): RateLimit => ({
  take: (key) => each.take(key) || all.take(''),
});

/** The key of an address. An IPv6 customer owns a whole /64, so its first four groups stand for it; unknown addresses share one key. */
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

/** Hosts that deliver a.b@ and ab@ to one mailbox. */
const ignoresDots: readonly string[] = ['gmail.com', 'googlemail.com'];

/** The key of an e-mail address: one for all spellings of a mailbox, by case, `+tag`, and dots where its host ignores them. */
export const mailboxOf = (address: string): string => {
  const text = address.trim().toLowerCase();
  const at = text.lastIndexOf('@');
  const [name = ''] = text.slice(0, at).split('+');
  const host = text.slice(at + 1);
  return ignoresDots.includes(host)
    ? `${name.replaceAll('.', '')}@${ignoresDots[0]}`
    : `${name}@${host}`;
};
