import type { IncomingMessage } from 'node:http';

const localNames = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * Returns whether a request comes from this machine. Blocks DNS rebinding (Host) and posts from other sites
 * (Origin).
 */
export const comesFromHere = ({ headers: { host, origin } }: IncomingMessage): boolean => {
  const address = URL.parse(`http://${host}`);
  return (
    address !== null &&
    localNames.has(address.hostname) &&
    (origin === undefined || origin === address.origin)
  );
};
