import type { Store } from './store.ts';

/** Seconds: two five-minute rounds. */
const worrying = 600;
/** Milliseconds; the endpoint is public. */
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

/** Returns 200, or 503 if an enquiry waits over ten minutes or the store is missing or fails. */
export const createHealthEndpoint = (
  store: Store | undefined,
  now: () => number,
): ((request: Request) => Promise<Response>) => {
  let known:
    { readonly until: number; readonly look: Promise<readonly [number, unknown]> } | undefined;

  const look = async (): Promise<readonly [number, unknown]> => {
    if (!store) return [503, { error: 'settings' }];
    const swept = await store.sweep(null);
    if (!swept.ok) return [503, { error: 'store' }];
    const { waiting, oldestSeconds } = swept.value;
    return [oldestSeconds > worrying ? 503 : 200, { waiting, oldestSeconds }];
  };

  return async (request) => {
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return answer(405, { error: 'method' });
    if (!known || known.until <= now()) known = { until: now() + remembered, look: look() };
    return answer(...(await known.look));
  };
};
