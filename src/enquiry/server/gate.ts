/** Who may post: the origin of the page and the public key of the edge function. */

/** No host name is longer than 253 letters (RFC 1035, 2.3.4); a pattern with several stars would take its time over more. */
const longestOrigin = 300;

/** Whether an Origin header is one of the site's. In a pattern, `*` stands for letters, digits and hyphens. */
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

/** SHA-256 as 64 hexadecimal digits. */
export const fingerprint = async (text: string): Promise<string> => hexadecimal(await digest(text));

/** Whether a secret is one of those expected; in a time that tells nothing: digests have one length, and every byte of each is looked at. */
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

/** HMAC-SHA-256 as 64 hexadecimal digits: tells two texts apart and leads back to neither, for whoever has not the secret. */
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
