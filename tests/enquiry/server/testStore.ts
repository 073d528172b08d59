import { afterAll, beforeAll, beforeEach } from 'vitest';
import { createOutbox, type LocalOutbox } from '../../../local/outbox/outbox.ts';
import { createStore, type Store } from '../../../src/enquiry/server/store.ts';
import { passTime } from './support.ts';

export const createTestStore = () => {
  let outbox: LocalOutbox;
  const storeWith = (key: string): Store => createStore({ url: outbox.env.SUPABASE_URL, key });

  beforeAll(async () => {
    outbox = await createOutbox('memory://');
  }, 120_000);
  afterAll(() => outbox.stop());
  beforeEach(() => outbox.database.exec('truncate enquiry.mail, enquiry.hit'));

  return {
    storeWith,
    storeEnvironment: () => outbox.env,
    store: () => storeWith(outbox.env.SUPABASE_SECRET_KEY),
    database: () => outbox.database,
    rows: async <Row>(sql: string): Promise<Row[]> => (await outbox.database.query<Row>(sql)).rows,
    waiting: async () => (await outbox.readWaiting()).map(({ kind }) => kind),
    pass: (interval: string) => passTime(outbox, interval),
  };
};
