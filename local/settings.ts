import { parseEnquirySettings } from '../src/enquiry/server/settings.ts';
import { venue } from '../src/facts/venue/venue.ts';
import {
  readSetting,
  refuse,
  type Environment,
  type SettingsSource,
} from '../src/site/parseSetting.ts';
import { parseBuildSettings, readEnvironment } from '../src/vite/buildSettings.ts';
import { projectFolder } from './project.ts';
import { CannotStart } from './terminal.ts';

const defaults = {
  PORT: '8888',
  INBOX_PORT: '1080',
  // Valid, but nothing listens there; testEnvironment.ts replaces it.
  MAIL_URL: 'smtp://local:local@127.0.0.1:2525',
  MAIL_TO: venue.email,
  MAIL_FROM: venue.email,
  ENQUIRY_RATE_LIMIT: '10',
  ENQUIRY_DAILY_LIMIT: '',
  SITE_URL: venue.url,
  ENQUIRY_ORIGINS: '',
  // If it is empty, pages post to their origin.
  VITE_SUPABASE_URL: '',
  VITE_SUPABASE_ANON_KEY: 'local-development-key',
  // testEnvironment.ts replaces both, too.
  SUPABASE_URL: 'http://127.0.0.1:54321',
  SUPABASE_SECRET_KEY: 'local-store-key',
} as const;

type Name = keyof typeof defaults;

/** Throws CannotStart with all problems. */
export const readLocalSettings = (environment: Environment = readEnvironment(projectFolder)) => {
  // An empty line (`MAIL_URL=`) counts as absent.
  const ownMail = readSetting(environment, 'MAIL_URL') === '';
  const ownStore = readSetting(environment, 'SUPABASE_SECRET_KEY') === '';
  const values = { ...defaults } as Record<Name, string>;
  // A real mail server must not get mails to the sample address.
  if (!ownMail) values.MAIL_TO = values.MAIL_FROM = '';
  // The key of a real store belongs to the project of VITE_SUPABASE_URL.
  if (!ownStore) values.SUPABASE_URL = '';
  for (const name of Object.keys(defaults) as Name[])
    values[name] = readSetting(environment, name) || values[name];

  const source: SettingsSource = { environment: values, problems: [] };
  const port = parsePort(source, 'PORT');
  const inboxPort = parsePort(source, 'INBOX_PORT', port);
  const { pageSettings } = parseBuildSettings(source);
  const enquiry = parseEnquirySettings(values, { edge: true });
  const problems = new Set([...source.problems, ...(enquiry.problems ?? [])]);
  if (problems.size > 0)
    throw new CannotStart(
      [
        'Some settings cannot be used (each is explained in .env.example):',
        ...[...problems].map((problem) => `  - ${problem}`),
      ].join('\n'),
    );
  return {
    port,
    inboxPort,
    /** Whether MAIL_URL is missing. */
    ownMail,
    /** Whether SUPABASE_SECRET_KEY is missing. */
    ownStore,
    functions: { ...values, ...pageSettings },
    /** These values are in the pages. */
    build: pageSettings,
  };
};

export type LocalSettings = ReturnType<typeof readLocalSettings>;

const parsePort = (source: SettingsSource, name: 'PORT' | 'INBOX_PORT', taken?: number): number => {
  const text = readSetting(source.environment, name);
  const port = /^\d+$/.test(text) ? Number(text) : 0;
  if (port < 1 || port > 65_535)
    refuse(source, name, `a whole number from 1 to 65535, for example ${defaults[name]}`, text);
  else if (port === taken) refuse(source, name, 'a number other than that of PORT', text);
  return port;
};
