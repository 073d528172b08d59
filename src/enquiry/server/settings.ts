/** The settings of both functions, read from environment variables; `npm start` checks them with the same code. */
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
import type { StoreSettings } from './outbox/store.ts';

export type MailServer = {
  readonly host: string;
  readonly port: number;
  /** TLS from the first byte (smtps://). */
  readonly secure: boolean;
  readonly user?: string;
  readonly password?: string;
  /** On this machine: no certificate to check, no login needed. */
  readonly local: boolean;
};

export type EnquirySettings = {
  readonly mailServer: MailServer;
  readonly mailTo: string;
  readonly mailFrom: string;
  /** Posts per client address in 10 minutes; 0 = no limit. */
  readonly rateLimit: number;
  /** Posts of everybody together in 24 hours; 0 = no limit. Keeps a flood from using up what the mailbox may send in a day. */
  readonly dailyLimit: number;
  /** Origins that may post; `*` in one stands for letters, digits and hyphens. */
  readonly origins: readonly string[];
  /** Public keys of which the edge function expects one. */
  readonly apiKeys: readonly string[];
  /** Where enquiries are stored before they are mailed; absent where no key for it is set. */
  readonly store?: StoreSettings;
};

export type SettingsResult =
  | { readonly ok: true; readonly settings: EnquirySettings }
  | {
      readonly ok: false;
      readonly problems: readonly string[];
      /** Those that could be read: the site's pages may hear that something is wrong. */
      readonly origins: readonly string[];
    };

const localHosts = ['localhost', '127.0.0.1', '[::1]'];

const parseMailUrl = (environment: Environment): Parsed<MailServer> => {
  const text = readSetting(environment, 'MAIL_URL');
  const refused = refuse(
    'MAIL_URL',
    'smtp://user:password@host:port or smtps://user:password@host:port (user and password may be left out on localhost only; % : / @ ? # in them as %25 %3A %2F %40 %3F %23)',
    text,
    { secret: true },
  );
  const url = parseUrl(text);
  if (!url || !/^smtps?:$/.test(url.protocol) || url.port === '0') return refused;
  // Only hosts of http and https come in lower case.
  const host = url.hostname.toLowerCase();
  const local = localHosts.includes(host);
  if (!local && (!url.username || !url.password)) return refused;
  const secure = url.protocol === 'smtps:';
  try {
    return {
      value: {
        host: host.replace(/^\[|\]$/g, ''),
        // Submission ports of RFC 8314, sections 3.1 and 3.3.
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

/** Supabase's own list of keys by name, `{"default":"sb_publishable_…"}`. */
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

/** Returns the keys that are set. */
const keysOf = (all: readonly Parsed<string | readonly string[]>[]): string[] =>
  all.flatMap((parsed) => ('value' in parsed ? parsed.value : [])).filter(Boolean);

/** The platform of the edge function lets no mail out by these; a hanging line would be all that the log could tell. */
const blockedPorts: readonly number[] = [25, 587];

const refuseBlockedPort = (parsed: Parsed<MailServer>): Parsed<MailServer> =>
  'value' in parsed && !parsed.value.local && blockedPorts.includes(parsed.value.port)
    ? {
        problem: `MAIL_URL: expected a port other than ${parsed.value.port}, which Supabase blocks; most mail servers take smtps://…:465`,
      }
    : parsed;

/** The store needs an address and a key; without a key there is none. Hosted Supabase hands the edge function both. */
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

/** What a function needs beyond the rest: the edge function runs on Supabase and is called from another host. */
type Needs = { readonly edge: boolean };

/**
 * Reads MAIL_URL, MAIL_TO, MAIL_FROM, ENQUIRY_RATE_LIMIT, ENQUIRY_DAILY_LIMIT, SITE_URL, ENQUIRY_ORIGINS and the
 * public keys: VITE_SUPABASE_ANON_KEY, and what hosted Supabase provides (SUPABASE_PUBLISHABLE_KEYS, and
 * SUPABASE_ANON_KEY for as long as there are legacy keys). The store: SUPABASE_SECRET_KEY with VITE_SUPABASE_URL, or
 * what hosted Supabase provides (SUPABASE_URL, SUPABASE_SECRET_KEYS, SUPABASE_SERVICE_ROLE_KEY). An empty variable
 * counts as absent. Problems name each variable and what is expected, one line each; no problem repeats a secret.
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
  // Who switches the limit per address off, for a test of load, wants no other.
  const dailyLimit = parseLimit(
    environment,
    'ENQUIRY_DAILY_LIMIT',
    'value' in rateLimit && rateLimit.value === 0 ? 0 : 300,
    'posts of everybody in 24 hours',
  );
  // Nobody but the owner knows it on Supabase, and with the sample's every post would seem to come from elsewhere.
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
