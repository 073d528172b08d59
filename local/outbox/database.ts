import { readdir, readFile, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { projectFolder } from '../project.ts';

const migrationFolder = join(projectFolder, 'supabase', 'migrations');

/** As in a new Supabase project. */
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

const migrate = async (database: PGlite): Promise<void> => {
  await database.exec(prelude);
  const { rows } = await database.query<{ name: string }>('select name from local.migration');
  const names = (await readdir(migrationFolder)).filter((name) => name.endsWith('.sql')).toSorted();
  for (const name of names.filter((candidate) => !rows.some((row) => row.name === candidate))) {
    const sql = await readFile(join(migrationFolder, name), 'utf8');
    await database.transaction(async (transaction) => {
      await transaction.exec(sql);
      await transaction.query('insert into local.migration values ($1)', [name]);
    });
  }
};

const open = async (folder: string | undefined): Promise<PGlite> => {
  const database = await PGlite.create(folder);
  try {
    await migrate(database);
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
};

/**
 * Opens Postgres in this process, in memory without a folder. An unreadable folder is renamed, never deleted:
 * it may contain enquiries.
 */
export const openDatabase = async (
  folder: string | undefined,
  log: (line: string) => void = () => {},
): Promise<PGlite> => {
  try {
    return await open(folder);
  } catch (error) {
    if (folder === undefined) throw error;
    const aside = `${folder}-set-aside-${new Date().toISOString().replaceAll(':', '-')}`;
    await rename(folder, aside);
    log(
      `The outbox in ${folder} does not open (${error instanceof Error ? error.message : 'no reason given'}). It is kept in ${aside}. A new one was created.`,
    );
    return open(folder);
  }
};
