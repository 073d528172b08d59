import { venue } from '../../site/facts/venue.ts';
import {
  isOneWord,
  parseKey,
  parseOrigin,
  parseSiteUrl,
  parseSupabaseUrl,
  parseUrl,
  readList,
  readSetting,
  refuse,
  type Environment,
  type Parsed,
} from '../../site/parseSetting.ts';
import type { StoreSettings } from './store.ts';

export type SmtpSettings = {
  readonly host: string;
  readonly port: number;
  /** TLS from the first byte (smtps://). */
  readonly secure: boolean;
  readonly user?: string;
  readonly password?: string;
  /** Without certificate check or login. */
  readonly local: boolean;
};

export type EnquirySettings = {
  readonly mailServer: SmtpSettings;
  readonly mailTo: string;
  readonly mailFrom: string;
  /** Per client address in 10 minutes; 0 = no limit. */
  readonly rateLimit: number;
  /** All clients in 24 hours; 0 = no limit. */
  readonly dailyLimit: number;
  /** `*` matches letters, digits and hyphens. */
  readonly origins: readonly string[];
  readonly apiKeys: readonly string[];
  readonly store?: StoreSettings;
};

export type SettingsResult =
  | { readonly ok: true; readonly settings: EnquirySettings }
  | {
      readonly ok: false;
      readonly problems: readonly string[];
      /** Their pages may read the error. */
      readonly origins: readonly string[];
    };

const localHosts = ['localhost', '127.0.0.1', '[::1]'];

const parseMailUrl = (environment: Environment): Parsed<SmtpSettings> => {
  const text = readSetting(environment, 'MAIL_URL');
  const refused = refuse(
    'MAIL_URL',
    'smtp://user:password@host:port or smtps://user:password@host:port (user and password may be left out on localhost only; % : / @ ? # in them as %25 %3A %2F %40 %3F %23)',
    text,
    { secret: true },
  );
  const url = parseUrl(text);
  if (!url || !/^smtps?:$/.test(url.protocol) || url.port === '0') return refused;
  // URL lower-cases hosts only for http and https.
  const host = url.hostname.toLowerCase();
  const local = localHosts.includes(host);
  if (!local && (!url.username || !url.password)) return refused;
  const secure = url.protocol === 'smtps:';
  try {
    return {
      value: {
        host: host.replace(/^\[|\]$/g, ''),
        // RFC 8314, sections 3.1 and 3.3.
        port: url.port ? Number(url.port) : secure ? 465 : 587,
        secure,
        local,
        ...(url.username && {
          user: decodeURIComponent(url.username),
          password: decodeURIComponent(url.password),
        }),
      },
    };
  } catch {
    return refused;
  }
};

const parseAddress = (environment: Environment, name: string): Parsed<string> => {
  const text = readSetting(environment, name);
  return isOneWord(text) && /^[^@<>(),;:"\\[\]]+@[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)*$/u.test(text)
    ? { value: text }
    : refuse(name, `one e-mail address, e.g. ${venue.email}`, text);
};

const parseLimit = (
  environment: Environment,
  name: string,
  otherwise: number,
  meaning: string,
): Parsed<number> => {
  const text = readSetting(environment, name);
  return /^\d{0,6}$/.test(text)
    ? { value: text ? Number(text) : otherwise }
    : refuse(name, `a whole number, ${meaning} (0 = no limit)`, text);
};

/** Supabase's keys by name: `{"default":"sb_publishable_…"}`. */
const parseKeys = (environment: Environment, name: string): Parsed<readonly string[]> => {
  const text = readSetting(environment, name);
  try {
    const keys: unknown[] = Object.values(JSON.parse(text || '{}') as object);
    if (keys.every((key) => typeof key === 'string')) return { value: keys };
  } catch {
    // Refused below.
  }
  return refuse(name, 'keys by name in JSON, as Supabase sets it', text, { secret: true });
};

const keysOf = (all: readonly Parsed<string | readonly string[]>[]): string[] =>
  all.flatMap((parsed) => ('value' in parsed ? parsed.value : [])).filter(Boolean);

/** Blocked by Supabase; connections would hang. */
const blockedPorts: readonly number[] = [25, 587];

const refuseBlockedPort = (parsed: Parsed<SmtpSettings>): Parsed<SmtpSettings> =>
  'value' in parsed && !parsed.value.local && blockedPorts.includes(parsed.value.port)
    ? {
        problem: `MAIL_URL: expected a port other than ${parsed.value.port}, which Supabase blocks; most mail servers take smtps://…:465`,
      }
    : parsed;

const parseStore = (
  environment: Environment,
  key: string | undefined,
): Parsed<StoreSettings | undefined> => {
  if (!key) return { value: undefined };
  const url = parseSupabaseUrl(
    environment,
    readSetting(environment, 'SUPABASE_URL') ? 'SUPABASE_URL' : 'VITE_SUPABASE_URL',
    { required: true },
  );
  return 'value' in url ? { value: { url: url.value, key } } : url;
};

type Needs = { readonly edge: boolean };

/**
 * Parses the settings of the functions; hosted Supabase provides most SUPABASE_ variables. Empty variables count
 * as absent. Problems never contain a secret.
 */
export const parseEnquirySettings = (environment: Environment, needs: Needs): SettingsResult => {
  const anyMailServer = parseMailUrl(environment);
  const mailServer = needs.edge ? refuseBlockedPort(anyMailServer) : anyMailServer;
  const mailTo = parseAddress(environment, 'MAIL_TO');
  const mailFrom = parseAddress(environment, 'MAIL_FROM');
  const rateLimit = parseLimit(
    environment,
    'ENQUIRY_RATE_LIMIT',
    10,
    'posts per client address in 10 minutes',
  );
  // Load tests disable both limits at once.
  const dailyLimit = parseLimit(
    environment,
    'ENQUIRY_DAILY_LIMIT',
    'value' in rateLimit && rateLimit.value === 0 ? 0 : 300,
    'posts of everybody in 24 hours',
  );
  // The sample URL would make every request cross-origin.
  const site = parseSiteUrl(environment, { required: needs.edge });
  const more = readList(environment, 'ENQUIRY_ORIGINS').map((text) =>
    parseOrigin(
      'ENQUIRY_ORIGINS',
      'origins separated by commas, e.g. https://deploy-preview-*--liofos.netlify.app',
      text,
      { pattern: true },
    ),
  );
  const hostedKeys = [
    parseKey(environment, 'SUPABASE_ANON_KEY'),
    parseKeys(environment, 'SUPABASE_PUBLISHABLE_KEYS'),
  ];
  const apiKeys = [
    parseKey(environment, 'VITE_SUPABASE_ANON_KEY', {
      required: needs.edge && keysOf(hostedKeys).length === 0,
    }),
    ...hostedKeys,
  ];
  const secretKeys = [
    parseKey(environment, 'SUPABASE_SECRET_KEY'),
    parseKeys(environment, 'SUPABASE_SECRET_KEYS'),
    parseKey(environment, 'SUPABASE_SERVICE_ROLE_KEY'),
  ];
  const store = parseStore(environment, keysOf(secretKeys)[0]);

  const origins = [site, ...more].flatMap((parsed) => ('value' in parsed ? [parsed.value] : []));
  const all = [
    mailServer,
    mailTo,
    mailFrom,
    rateLimit,
    dailyLimit,
    site,
    ...more,
    ...apiKeys,
    ...secretKeys,
    store,
  ];
  const problems = all.flatMap((parsed) => ('problem' in parsed ? [parsed.problem] : []));
  if (
    'problem' in mailServer ||
    'problem' in mailTo ||
    'problem' in mailFrom ||
    'problem' in rateLimit ||
    'problem' in dailyLimit ||
    'problem' in store ||
    problems.length > 0
  )
    return { ok: false, problems, origins };
  return {
    ok: true,
    settings: {
      mailServer: mailServer.value,
      mailTo: mailTo.value,
      mailFrom: mailFrom.value,
      rateLimit: rateLimit.value,
      dailyLimit: dailyLimit.value,
      origins,
      apiKeys: keysOf(apiKeys),
      ...(store.value && { store: store.value }),
    },
  };
};
