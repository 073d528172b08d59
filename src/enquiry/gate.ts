/** Who may post: the origin of the page and the public key of the edge function. */

/** Whether an Origin header is one of the site's. In a pattern, `*` stands for letters, digits and hyphens. */
export const isAllowedOrigin = (origin: string, patterns: readonly string[]): boolean =>
  patterns.some((pattern) => {
    const literal = pattern.split('*').map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
    return new RegExp(`^${literal.join('[a-z0-9-]+')}$`).test(origin);
  });

const digest = async (text: string): Promise<Uint8Array> =>
  new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));

/** SHA-256 as 64 hexadecimal digits. */
export const fingerprint = async (text: string): Promise<string> =>
  [...(await digest(text))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** Compares in a time that depends on neither value: digests have one length, and every byte is looked at. */
export const isSameSecret = async (given: string, expected: string): Promise<boolean> => {
  const [left, right] = await Promise.all([digest(given), digest(expected)]);
  return left.reduce((difference, byte, index) => difference | (byte ^ (right[index] ?? 0)), 0) === 0;
};
