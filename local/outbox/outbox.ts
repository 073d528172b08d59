import type { PGlite } from '@electric-sql/pglite';
import { openDatabase } from './database.ts';
import { createRestServer, type StoreHooks } from './restServer.ts';

/** A mail in the store that is not delivered yet, as the inbox shows it. */
export type WaitingMail = {
  id: string;
  kind: 'venue' | 'confirmation';
  form: string;
  receivedAt: Date;
  attempts: number;
  nextAt: Date;
  lastFault: string | null;
};

export type LocalOutbox = {
  /** What the functions are told. */
  env: { SUPABASE_URL: string; SUPABASE_SECRET_KEY: string };
  database: PGlite;
  /** The oldest first. */
  waiting(): Promise<WaitingMail[]>;
  stop(): Promise<void>;
};

const secretKey = 'sb_secret_local_development';

/** The project's own store on this machine: Postgres, and the address by which the functions reach it. */
export const createOutbox = async (
  folder: string | undefined,
  publishableKey: string,
  hooks: StoreHooks = {},
  log?: (line: string) => void,
): Promise<LocalOutbox> => {
  const database = await openDatabase(folder, log);
  const server = await createRestServer(
    database,
    { secret: secretKey, publishable: publishableKey },
    hooks,
  );
  return {
    env: { SUPABASE_URL: server.url, SUPABASE_SECRET_KEY: secretKey },
    database,
    async waiting() {
      const { rows } = await database.query<WaitingMail>(
        `select id, kind, content ->> 'form' as form, received_at as "receivedAt", attempts, next_at as "nextAt", last_fault as "lastFault"
         from enquiry.mail where content is not null order by received_at, kind desc`,
      );
      return rows;
    },
    async stop() {
      await server.stop();
      await database.close();
    },
  };
};
