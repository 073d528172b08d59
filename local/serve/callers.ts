import type { IncomingMessage } from 'node:http';

const localNames = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * What runs here is private even on a developer's machine: a web page elsewhere could point its own name at 127.0.0.1
 * (DNS rebinding) and read it, or post to us from its own origin. Both show in Host and Origin.
 */
export const comesFromHere = ({ headers: { host, origin } }: IncomingMessage): boolean => {
  const address = URL.parse(`http://${host}`);
  return (
    address !== null &&
    localNames.has(address.hostname) &&
    (origin === undefined || origin === address.origin)
  );
};
