import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { parseEnquirySettings, type Environment } from '../src/enquiry/server/settings.ts';
import { venue } from '../src/site/facts/venue.ts';
import { projectFolder } from './project.ts';

export type LocalSettings = {
  port: number;
  inboxPort: number;
  editPort: number;
  /** No mail server was named, so the local world brings its own and shows what arrives. */
  ownMail: boolean;
  /** What both functions are told. */
  functions: Record<string, string>;
  /** What goes into the pages when they are built. */
  build: Record<string, string>;
};

export type Reading = { ok: true; settings: LocalSettings } | { ok: false; problems: string[] };

/** Stands for the public key of a Supabase project where there is none. */
const developmentKey = 'local-development-key';

/** Takes the place of MAIL_URL until the own mail server is up and has an address. */
const ownMailPlaceholder = 'smtp://local:local@127.0.0.1:2525';

const defaults = {
  PORT: '8888',
  INBOX_PORT: '1080',
  EDIT_PORT: '8890',
  MAIL_URL: ownMailPlaceholder,
  MAIL_TO: venue.email,
  MAIL_FROM: venue.email,
  ENQUIRY_RATE_LIMIT: '10',
  ENQUIRY_DAILY_LIMIT: '',
  SITE_URL: venue.url,
  ENQUIRY_ORIGINS: '',
  // Empty: the pages post to the address they came from.
  VITE_SUPABASE_URL: '',
  VITE_SUPABASE_ANON_KEY: developmentKey,
  SUPABASE_SECRET_KEY: '',
} as const;

type Name = keyof typeof defaults;

const functionNames = ['MAIL_URL', 'MAIL_TO', 'MAIL_FROM', 'ENQUIRY_RATE_LIMIT', 'ENQUIRY_DAILY_LIMIT', 'SITE_URL', 'ENQUIRY_ORIGINS', 'VITE_SUPABASE_URL', 'VITE_SUPABASE_ANON_KEY', 'SUPABASE_SECRET_KEY'] as const;
const buildNames = ['SITE_URL', 'VITE_SUPABASE_URL', 'VITE_SUPABASE_ANON_KEY'] as const;

const isPort = (value: string): boolean => /^\d{1,5}$/.test(value) && Number(value) >= 1 && Number(value) <= 65_535;
const isSupabaseAddress = (value: string): boolean => value === '' || /^https?:$/.test(URL.parse(value)?.protocol ?? '');

/** The settings that only exist here; those of the functions are judged by the functions' own reader. */
const checks: readonly { name: Name; accepts(value: string): boolean; expected: string }[] = [
  { name: 'PORT', accepts: isPort, expected: 'a whole number from 1 to 65535, for example 8888' },
  { name: 'INBOX_PORT', accepts: isPort, expected: 'a whole number from 1 to 65535, for example 1080' },
  { name: 'EDIT_PORT', accepts: isPort, expected: 'a whole number from 1 to 65535, for example 8890' },
  { name: 'VITE_SUPABASE_URL', accepts: isSupabaseAddress, expected: 'nothing, or an address such as https://abcdefgh.supabase.co' },
];

const requiredForRealMail: ReadonlySet<Name> = new Set(['MAIL_TO', 'MAIL_FROM']);

const pick = (values: Record<Name, string>, names: readonly Name[]): Record<string, string> =>
  Object.fromEntries(names.map((name) => [name, values[name]]));

const secrets: ReadonlySet<string> = new Set(['MAIL_URL', 'SUPABASE_SECRET_KEY']);

/** What was given stands beside what is expected, but for what is secret. */
const withValue = (problem: string, values: Record<string, string>): string => {
  const name = problem.split(':', 1)[0] ?? '';
  const value = secrets.has(name) ? undefined : values[name];
  return value === undefined ? problem : `${problem}; it is "${value}"`;
};

/** Reads all settings at once: either every one is usable, or every problem is named. */
export const readLocalSettings = (environment: Environment): Reading => {
  // An empty line in .env (`MAIL_URL=`) means the same as no line.
  const own = (name: Name): string => environment[name]?.trim() ?? '';
  const ownMail = own('MAIL_URL') === '';
  // Real mail must not go to a sample address because somebody forgot to say where to.
  const given = (name: Name): string => own(name) || (!ownMail && requiredForRealMail.has(name) ? '' : defaults[name]);
  const values = Object.fromEntries(Object.keys(defaults).map((name) => [name, given(name as Name)])) as Record<Name, string>;

  const problems = checks.filter(({ name, accepts }) => !accepts(values[name])).map(({ name, expected }) => `${name}: expected ${expected}`);
  if (values.PORT === values.INBOX_PORT) problems.push('INBOX_PORT: expected a number other than that of PORT');
  if (values.EDIT_PORT === values.PORT || values.EDIT_PORT === values.INBOX_PORT) problems.push('EDIT_PORT: expected a number other than those of PORT and INBOX_PORT');
  const enquiry = parseEnquirySettings(pick(values, functionNames), { edge: true });
  if (!enquiry.ok) problems.push(...enquiry.problems);
  if (problems.length > 0) return { ok: false, problems: problems.map((problem) => withValue(problem, values)) };

  return {
    ok: true,
    settings: {
      port: Number(values.PORT),
      inboxPort: Number(values.INBOX_PORT),
      editPort: Number(values.EDIT_PORT),
      ownMail,
      functions: pick(values, functionNames),
      build: pick(values, buildNames),
    },
  };
};

/** The environment of this process on top of the file .env, where there is one. */
export const localEnvironment = (): Environment => {
  let file = '';
  try {
    file = readFileSync(join(projectFolder, '.env'), 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  return { ...parseEnv(file), ...process.env };
};
