import { createServer, type IncomingMessage } from 'node:http';
import { json } from 'node:stream/consumers';
import type { PGlite } from '@electric-sql/pglite';
import { close, listen, localAddress } from '../serve/ports.ts';

type Line = { drop(): void };

/** Test hooks: await to delay, throw to fail. */
export type StoreHooks = {
  onCall?(name: string, line: Line): void | Promise<void>;
  /** Runs after the commit. */
  onDone?(name: string, line: Line): void | Promise<void>;
};

type Keys = { readonly secret: string; readonly publishable: string };

type Reply = { readonly status: number; readonly body: unknown };

const roleOf = (request: IncomingMessage, keys: Keys): string | undefined =>
  ({ [keys.secret]: 'service_role', [keys.publishable]: 'anon' })[
    String(request.headers['apikey'])
  ];

/** PostgREST status by Postgres error code. */
const statusOf = (code: string, role: string): number =>
  ({ '42883': 404, '42501': role === 'anon' ? 401 : 403, '23505': 409 })[code] ?? 400;

const run = async (
  database: PGlite,
  role: string,
  name: string,
  parameters: Record<string, unknown>,
): Promise<Reply> => {
  const names = Object.keys(parameters);
  // Names become SQL; values are parameters.
  if (![name, ...names].every((word) => /^[a-z_]+$/.test(word)))
    return { status: 404, body: { code: 'PGRST202' } };
  const given = names.map((parameter, index) => `${parameter} => $${index + 1}`).join(', ');
  try {
    return await database.transaction(async (transaction) => {
      await transaction.exec(`set local role ${role}`);
      const { rows } = await transaction.query<{ result: unknown }>(
        `select public.${name}(${given}) as result`,
        Object.values(parameters),
      );
      return { status: 200, body: rows[0]?.result ?? null };
    });
  } catch (error) {
    const { code = 'XX000', message } = error as Error & { code?: string };
    return { status: statusOf(code, role), body: { code, message } };
  }
};

/** Substitute for Supabase's `/rest/v1/rpc/…`. */
export const createRestServer = async (
  database: PGlite,
  keys: Keys,
  hooks: StoreHooks = {},
): Promise<{ url: string; stop(): Promise<void> }> => {
  const answer = async (request: IncomingMessage): Promise<Reply> => {
    const name = /^\/rest\/v1\/rpc\/(\w+)$/.exec(request.url ?? '')?.[1];
    const parameters = (await json(request)) as Record<string, unknown>;
    const role = roleOf(request, keys);
    if (!role) return { status: 401, body: { message: 'Invalid API key' } };
    if (request.method !== 'POST' || !name) return { status: 404, body: { message: 'Not found' } };
    const line: Line = { drop: () => request.socket.destroy() };
    await hooks.onCall?.(name, line);
    const reply = await run(database, role, name, parameters);
    await hooks.onDone?.(name, line);
    return reply;
  };

  const server = createServer((request, response) => {
    void answer(request)
      .catch((error: Error): Reply => ({ status: 503, body: { message: error.message } }))
      .then(({ status, body }) => {
        response.writeHead(status, { 'content-type': 'application/json' });
        response.end(JSON.stringify(body));
      });
  });
  const port = await listen(server, 0, 'PORT');
  return { url: `http://${localAddress}:${port}`, stop: () => close(server) };
};
