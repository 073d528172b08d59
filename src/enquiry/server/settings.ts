/** The settings of both functions, read from environment variables; `npm start` checks them with the same code. */
import { venue } from '../../site/facts/venue.ts';
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

export type Environment = Readonly<Record<string, string | undefined>>;

export type SettingsResult =
  | { readonly ok: true; readonly settings: EnquirySettings }
  | {
      readonly ok: false;
      readonly problems: readonly string[];
      /** Those that could be read: the site's pages may hear that something is wrong. */
      readonly origins: readonly string[];
    };

type Parsed<Setting> = { readonly value: Setting } | { readonly problem: string };

const localHosts = ['localhost', '127.0.0.1', '[::1]'];

const urlOf = (text: string): URL | undefined => (URL.canParse(text) ? new URL(text) : undefined);

const parseMailUrl = (text: string): Parsed<MailServer> => {
  const problem = 'MAIL_URL: expected smtp://user:password@host:port or smtps://user:password@host:port (user and password may be left out on localhost only; % : / @ in them as %25 %3A %2F %40)';
  const url = urlOf(text);
  if (!url || !['smtp:', 'smtps:'].includes(url.protocol) || !url.hostname) return { problem };
  const local = localHosts.includes(url.hostname);
  if (!local && (!url.username || !url.password)) return { problem };
  const secure = url.protocol === 'smtps:';
  try {
    return {
      value: {
        host: url.hostname.replace(/^\[|\]$/g, ''),
        // Submission ports of RFC 8314, sections 3.1 and 3.3.
        port: url.port ? Number(url.port) : secure ? 465 : 587,
        secure,
        local,
        ...(url.username && { user: decodeURIComponent(url.username), password: decodeURIComponent(url.password) }),
      },
    };
  } catch {
    return { problem };
  }
};

const parseAddress = (name: string, text: string): Parsed<string> =>
  /^[^\s@<>,;:"\\]+@[^\s@<>,;:"\\]+$/.test(text) ? { value: text } : { problem: `${name}: expected one e-mail address, e.g. ${venue.email}` };

const parseLimit = (name: string, text: string, meaning: string): Parsed<number> =>
  /^\d{1,6}$/.test(text) ? { value: Number(text) } : { problem: `${name}: expected a whole number, ${meaning} (0 = no limit)` };

/** Supabase's own list of keys by name, `{"default":"sb_publishable_…"}`. */
const parseKeys = (name: string, text: string): Parsed<readonly string[]> => {
  try {
    const keys: unknown[] = Object.values(JSON.parse(text || '{}') as object);
    if (keys.every((key) => typeof key === 'string')) return { value: keys };
  } catch {
    // Said below.
  }
  return { problem: `${name}: expected keys by name in JSON, as Supabase sets it` };
};

/** The platform of the edge function lets no mail out by these; a hanging line would be all that the log could tell. */
const blockedPorts: readonly number[] = [25, 587];

const refuseBlockedPort = (parsed: Parsed<MailServer>): Parsed<MailServer> =>
  'value' in parsed && !parsed.value.local && blockedPorts.includes(parsed.value.port)
    ? { problem: `MAIL_URL: expected a port other than ${parsed.value.port}, which Supabase blocks; most mail servers take smtps://…:465` }
    : parsed;

/** A `*` is legal nowhere in a URL's host, so a letter stands in for it while the rest is checked. */
const parseOrigin = (name: string, text: string, expected: string): Parsed<string> => {
  const url = urlOf(text.replaceAll('*', 'x'));
  if (!url || !['http:', 'https:'].includes(url.protocol)) return { problem: `${name}: expected ${expected}, not "${text}"` };
  return { value: text.includes('*') ? text.toLowerCase().replace(/\/+$/, '') : url.origin };
};

/** The store needs an address and a key; without a key there is none. Hosted Supabase hands the edge function both. */
const parseStore = (url: string, secretKey: string): Parsed<StoreSettings | undefined> => {
  if (!secretKey) return { value: undefined };
  const address = urlOf(url);
  return address && ['http:', 'https:'].includes(address.protocol)
    ? { value: { url: address.origin, key: secretKey } }
    : { problem: 'VITE_SUPABASE_URL: expected the address of the Supabase project, since SUPABASE_SECRET_KEY is set' };
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
  const read = (name: string, otherwise = ''): string => environment[name]?.trim() || otherwise;

  const anyMailServer = parseMailUrl(read('MAIL_URL'));
  const mailServer = needs.edge ? refuseBlockedPort(anyMailServer) : anyMailServer;
  const mailTo = parseAddress('MAIL_TO', read('MAIL_TO'));
  const mailFrom = parseAddress('MAIL_FROM', read('MAIL_FROM'));
  const rateLimit = parseLimit('ENQUIRY_RATE_LIMIT', read('ENQUIRY_RATE_LIMIT', '10'), 'posts per client address in 10 minutes');
  // Who switches the limit per address off, for a test of load, wants no other.
  const dailyLimit = parseLimit('ENQUIRY_DAILY_LIMIT', read('ENQUIRY_DAILY_LIMIT', read('ENQUIRY_RATE_LIMIT') === '0' ? '0' : '300'), 'posts of everybody in 24 hours');
  // Nobody but the owner knows it on Supabase, and with the sample's every post would seem to come from elsewhere.
  const site = parseOrigin('SITE_URL', read('SITE_URL', needs.edge ? '' : venue.url).replaceAll('*', ' '), 'the address of the site, e.g. https://www.liofos.example');
  const more = read('ENQUIRY_ORIGINS')
    .split(',')
    .map((origin) => origin.trim())
    .filter(Boolean)
    .map((origin) => parseOrigin('ENQUIRY_ORIGINS', origin, 'origins separated by commas, e.g. https://deploy-preview-*--liofos.netlify.app'));
  const published = parseKeys('SUPABASE_PUBLISHABLE_KEYS', read('SUPABASE_PUBLISHABLE_KEYS'));
  const apiKeys = [read('VITE_SUPABASE_ANON_KEY'), read('SUPABASE_ANON_KEY'), ...('value' in published ? published.value : [])].filter(Boolean);
  const secrets = parseKeys('SUPABASE_SECRET_KEYS', read('SUPABASE_SECRET_KEYS'));
  const secretKey = read('SUPABASE_SECRET_KEY', 'value' in secrets ? secrets.value[0] : '') || read('SUPABASE_SERVICE_ROLE_KEY');
  const store = parseStore(read('SUPABASE_URL', read('VITE_SUPABASE_URL')), secretKey);
  const keys: Parsed<readonly string[]> =
    needs.edge && apiKeys.length === 0 ? { problem: 'VITE_SUPABASE_ANON_KEY: expected the public (publishable) key of the Supabase project' } : { value: apiKeys };

  const origins = [site, ...more].flatMap((parsed) => ('value' in parsed ? [parsed.value] : []));
  const all = [mailServer, mailTo, mailFrom, rateLimit, dailyLimit, site, ...more, published, secrets, keys, store];
  const problems = all.flatMap((parsed) => ('problem' in parsed ? [parsed.problem] : []));
  if ('problem' in mailServer || 'problem' in mailTo || 'problem' in mailFrom || 'problem' in rateLimit || 'problem' in dailyLimit || 'problem' in store || problems.length > 0)
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
      apiKeys,
      ...(store.value && { store: store.value }),
    },
  };
};
