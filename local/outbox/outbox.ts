import { readdir, readFile, rename } from 'node:fs/promises';
import type { Socket } from 'node:net';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { projectFolder } from '../project.ts';
import { localAddress, serve } from '../serve/server.ts';

export type WaitingMail = {
  kind: 'venue' | 'confirmation';
  form: string;
  receivedAt: Date;
  attempts: number;
  nextAt: Date;
  lastError: string | null;
};

/** Tests may delay a call, or throw to let it fail. */
export type StoreHooks = {
  onCall?(name: string, from: Socket, parameters: object): void | Promise<void>;
  /** After the commit. */
  onDone?(name: string, from: Socket): void | Promise<void>;
};

const secretKey = 'sb_secret_local_development';

/** Postgres in this process, behind a substitute for Supabase's `/rest/v1/rpc/…`. */
export const createOutbox = async (
  folder: string,
  hooks: StoreHooks = {},
  log: (line: string) => void = () => {},
) => {
  // A damaged folder may contain enquiries, so it is renamed instead of deleted.
  const database = await openDatabase(folder).catch(async ({ message }: Error) => {
    const aside = `${folder}-set-aside-${Date.now()}`;
    await rename(folder, aside);
    log(`${folder} does not open (${message}). It is kept in ${aside}. A new one was created.`);
    return openDatabase(folder);
  });

  const respond = async (request: Request, from: Socket): Promise<Response> => {
    const name = /^\/rest\/v1\/rpc\/(\w+)$/.exec(new URL(request.url).pathname)?.[1];
    const given = (await request.json()) as object;
    const parameters = Object.entries(given);
    if (request.headers.get('apikey') !== secretKey)
      return Response.json({ message: 'Invalid API key' }, { status: 401 });
    // Names become part of the SQL.
    if (!name || !parameters.every(([word]) => /^\w+$/.test(word)))
      return Response.json({ code: 'PGRST202' }, { status: 404 });
    await hooks.onCall?.(name, from, given);
    const list = parameters.map(([parameter], index) => `${parameter} => $${index + 1}`);
    const result = await database
      .transaction(async (transaction) => {
        await transaction.exec('set local role service_role');
        const { rows } = await transaction.query<{ result: unknown }>(
          `select public.${name}(${list.join(', ')}) as result`,
          parameters.map(([, value]) => value),
        );
        return Response.json(rows[0]?.result ?? null);
      })
      .catch(({ message }: Error) => Response.json({ message }, { status: 400 }));
    await hooks.onDone?.(name, from);
    return result;
  };

  const server = await serve((request, from) =>
    respond(request, from).catch((error: Error) => new Response(error.message, { status: 503 })),
  );
  return {
    env: {
      SUPABASE_URL: `http://${localAddress}:${server.port}`,
      SUPABASE_SECRET_KEY: secretKey,
    },
    database,
    /** Returns the oldest mail first. */
    async readWaiting(): Promise<WaitingMail[]> {
      const { rows } = await database.query<WaitingMail>(
        `select kind, content ->> 'form' as form, received_at as "receivedAt", attempts, next_at as "nextAt", last_fault as "lastError"
         from enquiry.mail where content is not null order by received_at, kind desc`,
      );
      return rows;
    },
    async stop(): Promise<void> {
      await server.stop();
      await database.close();
    },
  };
};

export type LocalOutbox = Awaited<ReturnType<typeof createOutbox>>;

/** Roles and rights as in a new Supabase project. */
const prelude = `
  do $$ begin
    create role anon nologin;
    create role authenticated nologin;
    create role service_role nologin bypassrls;
  exception when duplicate_object then null;
  end $$;
  alter default privileges in schema public grant all on functions to anon, authenticated, service_role;
  create schema if not exists local;
  create table if not exists local.migration (name text primary key);
`;

const migrations = join(projectFolder, 'supabase', 'migrations');

const openDatabase = async (folder: string): Promise<PGlite> => {
  const database = await PGlite.create(folder);
  await database.exec(prelude);
  const { rows } = await database.query<{ name: string }>('select name from local.migration');
  const done = rows.map(({ name }) => name);
  for (const name of (await readdir(migrations)).sort().filter((one) => !done.includes(one))) {
    const sql = await readFile(join(migrations, name), 'utf8');
    await database.transaction(async (transaction) => {
      await transaction.exec(sql);
      await transaction.query('insert into local.migration values ($1)', [name]);
    });
  }
  return database;
};
