/** The settings of both functions, read from environment variables; `npm start` checks them with the same code. */
import { venue } from '../site/venue.ts';

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
  /** Origins that may post; `*` in one stands for letters, digits and hyphens. */
  readonly origins: readonly string[];
  /** Public key that the edge function expects; empty where none is set. */
  readonly apiKey: string;
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

const parseRateLimit = (text: string): Parsed<number> =>
  /^\d{1,6}$/.test(text) ? { value: Number(text) } : { problem: 'ENQUIRY_RATE_LIMIT: expected a whole number, posts per client address in 10 minutes (0 = no limit)' };

/** A `*` is legal nowhere in a URL's host, so a letter stands in for it while the rest is checked. */
const parseOrigin = (name: string, text: string, expected: string): Parsed<string> => {
  const url = urlOf(text.replaceAll('*', 'x'));
  if (!url || !['http:', 'https:'].includes(url.protocol)) return { problem: `${name}: expected ${expected}, not "${text}"` };
  return { value: text.includes('*') ? text.toLowerCase().replace(/\/+$/, '') : url.origin };
};

/**
 * Reads MAIL_URL, MAIL_TO, MAIL_FROM, ENQUIRY_RATE_LIMIT, SITE_URL, ENQUIRY_ORIGINS and
 * VITE_SUPABASE_ANON_KEY (or SUPABASE_ANON_KEY, which hosted Supabase provides). An empty variable counts as
 * absent. Problems name each variable and what is expected, one line each; no problem repeats a secret.
 */
export const parseEnquirySettings = (environment: Environment, needs: { readonly apiKey: boolean }): SettingsResult => {
  const read = (name: string, otherwise = ''): string => environment[name]?.trim() || otherwise;
  const apiKey = read('VITE_SUPABASE_ANON_KEY', read('SUPABASE_ANON_KEY'));

  const mailServer = parseMailUrl(read('MAIL_URL'));
  const mailTo = parseAddress('MAIL_TO', read('MAIL_TO'));
  const mailFrom = parseAddress('MAIL_FROM', read('MAIL_FROM'));
  const rateLimit = parseRateLimit(read('ENQUIRY_RATE_LIMIT', '10'));
  const site = parseOrigin('SITE_URL', read('SITE_URL', venue.url).replaceAll('*', ' '), 'the address of the site, e.g. https://www.liofos.example');
  const more = read('ENQUIRY_ORIGINS')
    .split(',')
    .map((origin) => origin.trim())
    .filter(Boolean)
    .map((origin) => parseOrigin('ENQUIRY_ORIGINS', origin, 'origins separated by commas, e.g. https://deploy-preview-*--liofos.netlify.app'));
  const key: Parsed<string> =
    needs.apiKey && !apiKey ? { problem: 'VITE_SUPABASE_ANON_KEY: expected the public (anon) key of the Supabase project' } : { value: apiKey };

  const origins = [site, ...more].flatMap((parsed) => ('value' in parsed ? [parsed.value] : []));
  const problems = [mailServer, mailTo, mailFrom, rateLimit, site, ...more, key].flatMap((parsed) => ('problem' in parsed ? [parsed.problem] : []));
  if ('problem' in mailServer || 'problem' in mailTo || 'problem' in mailFrom || 'problem' in rateLimit || problems.length > 0)
    return { ok: false, problems, origins };
  return {
    ok: true,
    settings: {
      mailServer: mailServer.value,
      mailTo: mailTo.value,
      mailFrom: mailFrom.value,
      rateLimit: rateLimit.value,
      origins,
      apiKey,
    },
  };
};
