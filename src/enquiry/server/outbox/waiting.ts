/** Whether enquiries wait, for an uptime monitor: counts and ages, nothing else. */
import type { Store } from './store.ts';

/** After so many seconds something is wrong with the mail: a round every five minutes has tried at least once. */
const worrying = 600;
/** Anybody may ask, and the database need not answer each. Milliseconds. */
const remembered = 30_000;

const answer = (status: number, body: unknown): Response =>
  new Response(JSON.stringify(body), {
    status,
    headers: {
      'Content-Type': 'application/json; charset=utf-8',
      'Cache-Control': 'no-store',
      'X-Content-Type-Options': 'nosniff',
    },
  });

/** 200 while all is well, 503 when an enquiry waits for more than ten minutes, or the store does not answer or is not set up. */
export const createWaitingEndpoint = (
  store: Store | undefined,
  now: () => number,
): ((request: Request) => Promise<Response>) => {
  let known:
    { readonly until: number; readonly look: Promise<readonly [number, unknown]> } | undefined;

  const look = async (): Promise<readonly [number, unknown]> => {
    if (!store) return [503, { error: 'settings' }];
    const told = await store.sweep(null);
    if (!told.ok) return [503, { error: 'store' }];
    const { waiting, oldestSeconds } = told.value;
    return [oldestSeconds > worrying ? 503 : 200, { waiting, oldestSeconds }];
  };

  return async (request) => {
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return answer(405, { error: 'method' });
    if (!known || known.until <= now()) known = { until: now() + remembered, look: look() };
    return answer(...(await known.look));
  };
};
