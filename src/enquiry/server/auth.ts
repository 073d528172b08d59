/** In patterns, `*` matches letters, digits and hyphens. */
export const isAllowedOrigin = (origin: string, patterns: readonly string[]): boolean =>
  patterns.some((pattern) => {
    const literal = pattern.split('*').map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
    return new RegExp(`^${literal.join('[a-z0-9-]+')}$`).test(origin);
  });

export const computeSha256 = async (text: string): Promise<string> =>
  toHex(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));

export const computeHmac = async (secret: string, text: string): Promise<string> => {
  const encodeText = (part: string) => new TextEncoder().encode(part);
  const key = await crypto.subtle.importKey(
    'raw',
    encodeText(secret),
    { name: 'HMAC', hash: 'SHA-256' },
    false,
    ['sign'],
  );
  return toHex(await crypto.subtle.sign('HMAC', key, encodeText(text)));
};

const toHex = (bytes: ArrayBuffer): string =>
  [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
