const maxKeys = 10_000;

/**
 * Returns a function that counts a request of a key. Its result is 0, or the seconds to wait. It allows `limit`
 * requests per key in any `windowMs` milliseconds; 0 disables it. Each instance counts for itself; Netlify's limit
 * comes first.
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
    // Evicts the least recently used key.
    taken.delete(key);
    taken.set(key, next);
    if (taken.size > maxKeys) taken.delete(taken.keys().next().value ?? key);
    return full ? Math.max(1, Math.ceil(((next[0] ?? time) + windowMs - time) / 1000)) : 0;
  };
};

/**
 * Returns the rate-limit key of an address. An IPv6 customer has a whole /64, so only four groups count. Unknown
 * addresses share a key.
 */
export const networkOf = (address: string | undefined): string => {
  const text = (address ?? '').trim().toLowerCase().slice(0, 64);
  if (!text.includes(':') || text.includes('.')) return text;
  const groupsOf = (part: string) => part.split(':').filter(Boolean);
  const zeros = ':0'.repeat(Math.max(0, 8 - groupsOf(text).length));
  return groupsOf(text.replace('::', `${zeros}:`))
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':');
};

/** Mail hosts that ignore dots before the @. */
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
