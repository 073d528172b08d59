import type { PGlite } from '@electric-sql/pglite';
import { openDatabase } from './database.ts';
import { createRestServer, type StoreHooks } from './restServer.ts';

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
  env: { SUPABASE_URL: string; SUPABASE_SECRET_KEY: string };
  database: PGlite;
  /** Oldest first. */
  waiting(): Promise<WaitingMail[]>;
  stop(): Promise<void>;
};

const secretKey = 'sb_secret_local_development';

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
