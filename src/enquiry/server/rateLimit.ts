const maxKeys = 10_000;

/**
 * Returns a function that takes a place for a key, and returns 0 or the seconds until the next place. It allows
 * `limit` places per key in any `windowMs` milliseconds; 0 disables the limit. Per instance; Netlify's limit comes
 * first.
 */
export const createRateLimit = (
  limit: number,
  windowMs: number,
  now: () => number,
): ((key: string) => number) => {
  const taken = new Map<string, readonly number[]>();
  return (key) => {
    if (limit === 0) return 0;
    const time = now();
    const recent = (taken.get(key) ?? []).filter((moment) => moment > time - windowMs);
    const full = recent.length >= limit;
    const next = full ? recent : [...recent, time];
    taken.delete(key);
    taken.set(key, next);
    if (taken.size > maxKeys) taken.delete(taken.keys().next().value ?? key);
    return full ? Math.max(1, Math.ceil(((next[0] ?? time) + windowMs - time) / 1000)) : 0;
  };
};

/** Returns the rate-limit key of an address. An IPv6 customer owns a /64, so four groups count. */
export const getNetwork = (address: string | undefined): string => {
  const text = (address ?? '').trim().toLowerCase().slice(0, 64);
  if (!text.includes(':') || text.includes('.')) return text;
  const splitGroups = (part: string) => part.split(':').filter(Boolean);
  const zeros = ':0'.repeat(Math.max(0, 8 - splitGroups(text).length));
  return splitGroups(text.replace('::', `${zeros}:`))
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':');
};

/** Hosts that ignore dots before the @. */
const hostsIgnoringDots: readonly string[] = ['gmail.com', 'googlemail.com'];

/** Returns one key for all spellings of a mailbox. */
export const normalizeMailbox = (address: string): string => {
  const text = address.trim().toLowerCase();
  const at = text.lastIndexOf('@');
  const [name = ''] = text.slice(0, at).split('+');
  const host = text.slice(at + 1);
  return hostsIgnoringDots.includes(host)
    ? `${name.replaceAll('.', '')}@${hostsIgnoringDots[0]}`
    : `${name}@${host}`;
};
