/** Longer input slows patterns with stars. Host names have at most 253 characters (RFC 1035, 2.3.4). */
const longestOrigin = 300;

/** Returns whether an Origin is allowed. `*` matches letters, digits and hyphens. */
export const isAllowedOrigin = (origin: string, patterns: readonly string[]): boolean =>
  origin.length <= longestOrigin &&
  patterns.some((pattern) => {
    const literal = pattern.split('*').map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
    return new RegExp(`^${literal.join('[a-z0-9-]+')}$`).test(origin);
  });

const digest = async (text: string): Promise<Uint8Array> =>
  new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));

const hexadecimal = (bytes: Uint8Array): string =>
  [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** Returns SHA-256 in hex. */
export const fingerprint = async (text: string): Promise<string> => hexadecimal(await digest(text));

/** Returns whether a secret is expected. Constant time: compares every byte of equally long digests. */
export const isOneOfSecrets = async (
  given: string,
  expected: readonly string[],
): Promise<boolean> => {
  const [left, ...rights] = await Promise.all([given, ...expected].map(digest));
  return rights
    .map((right) =>
      right.reduce((difference, byte, index) => difference | (byte ^ (left?.[index] ?? 0)), 0),
    )
    .includes(0);
};

/** Returns HMAC-SHA-256 in hex. */
export const keyedHash = async (secret: string, text: string): Promise<string> => {
  const bytes = (part: string) => new TextEncoder().encode(part);
  const key = await crypto.subtle.importKey(
    'raw',
    bytes(secret),
    { name: 'HMAC', hash: 'SHA-256' },
    false,
    ['sign'],
  );
  return hexadecimal(new Uint8Array(await crypto.subtle.sign('HMAC', key, bytes(text))));
};
