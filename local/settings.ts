import { readBuildSettings, type BuildSettings } from '../src/vite/buildSettings.ts';
import { readEnvironment } from '../src/vite/environment.ts';
import { parseEnquirySettings } from '../src/enquiry/server/settings.ts';
import { venue } from '../src/site/facts/venue.ts';
import { readSetting, refuse, type Environment, type Parsed } from '../src/site/parseSetting.ts';
import { projectFolder } from './project.ts';
import { errorNote, exitWithError } from './terminal.ts';

export type LocalSettings = {
  port: number;
  inboxPort: number;
  /** True without MAIL_URL. */
  ownMail: boolean;
  functions: Readonly<Record<string, string>>;
  /** Compiled into the pages. */
  build: BuildSettings['inPages'];
};

export type Reading = { ok: true; settings: LocalSettings } | { ok: false; problems: string[] };

const developmentKey = 'local-development-key';

const ownMailPlaceholder = 'smtp://local:local@127.0.0.1:2525';

const defaults = {
  PORT: '8888',
  INBOX_PORT: '1080',
  MAIL_URL: ownMailPlaceholder,
  MAIL_TO: venue.email,
  MAIL_FROM: venue.email,
  ENQUIRY_RATE_LIMIT: '10',
  ENQUIRY_DAILY_LIMIT: '',
  SITE_URL: venue.url,
  ENQUIRY_ORIGINS: '',
  // Empty: pages post to their own origin.
  VITE_SUPABASE_URL: '',
  VITE_SUPABASE_ANON_KEY: developmentKey,
  SUPABASE_SECRET_KEY: '',
} as const;

type Name = keyof typeof defaults;

const functionNames = [
  'MAIL_URL',
  'MAIL_TO',
  'MAIL_FROM',
  'ENQUIRY_RATE_LIMIT',
  'ENQUIRY_DAILY_LIMIT',
  'ENQUIRY_ORIGINS',
  'SUPABASE_SECRET_KEY',
] as const;

const parsePort = (
  values: Readonly<Record<Name, string>>,
  name: Name,
  other?: Name,
): Parsed<number> => {
  const text = values[name];
  const port = /^\d+$/.test(text) ? Number(text) : 0;
  if (port < 1 || port > 65_535)
    return refuse(name, `a whole number from 1 to 65535, for example ${defaults[name]}`, text);
  return other && Number(values[other]) === port
    ? refuse(name, `a number other than that of ${other}`, text)
    : { value: port };
};

/** Returns all settings or every problem. */
export const readLocalSettings = (environment: Environment): Reading => {
  // An empty line (`MAIL_URL=`) counts as absent.
  const own = (name: Name): string => readSetting(environment, name);
  const ownMail = own('MAIL_URL') === '';
  // Never send real mail to the sample address.
  const given = (name: Name): string =>
    own(name) || (!ownMail && (name === 'MAIL_TO' || name === 'MAIL_FROM') ? '' : defaults[name]);
  const values = Object.fromEntries(
    Object.keys(defaults).map((name) => [name, given(name as Name)]),
  ) as Record<Name, string>;

  const port = parsePort(values, 'PORT');
  const inboxPort = parsePort(values, 'INBOX_PORT', 'PORT');
  const build = readBuildSettings(values);
  const enquiry = parseEnquirySettings(values, { edge: true });
  const problems = [
    ...[port, inboxPort].flatMap((parsed) => ('problem' in parsed ? parsed.problem : [])),
    ...(build.ok ? [] : build.problems),
    ...(enquiry.ok ? [] : enquiry.problems),
  ];
  if ('problem' in port || 'problem' in inboxPort || !build.ok || problems.length > 0)
    return { ok: false, problems: [...new Set(problems)] };

  const { inPages } = build.settings;
  return {
    ok: true,
    settings: {
      port: port.value,
      inboxPort: inboxPort.value,
      ownMail,
      functions: {
        ...Object.fromEntries(functionNames.map((name) => [name, values[name]])),
        ...inPages,
      },
      build: inPages,
    },
  };
};

/** Returns process.env merged over .env. */
export const localEnvironment = (): Environment => readEnvironment(projectFolder);

export const settingsOrExit = (): LocalSettings => {
  const reading = readLocalSettings(localEnvironment());
  return reading.ok
    ? reading.settings
    : exitWithError(
        errorNote(
          'Some settings cannot be used (each is explained in .env.example):',
          reading.problems,
        ),
      );
};
