import { venue } from '../../facts/venue/venue.ts';
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
  type SettingsSource,
} from '../../site/parseSetting.ts';
import type { SmtpSettings } from './send.ts';
import type { StoreSettings } from './store.ts';

export type EnquirySettings = {
  readonly mailServer: SmtpSettings;
  readonly mailTo: string;
  readonly mailFrom: string;
  /** Posts per client address in 10 minutes; 0 means no limit. */
  readonly rateLimit: number;
  /** Posts of all clients in 24 hours; 0 means no limit. */
  readonly dailyLimit: number;
  readonly siteUrl: string;
  readonly origins: readonly string[];
  readonly apiKeys: readonly string[];
  readonly store: StoreSettings;
};

/** If there are problems, settings have placeholders. Hosted Supabase provides most SUPABASE_ variables. */
export const parseEnquirySettings = (
  environment: Environment,
  { edge }: { readonly edge: boolean },
) => {
  const problems: string[] = [];
  const source: SettingsSource = { environment, problems };
  const mailServer = parseMailUrl(source);
  // Supabase blocks these ports, and connections would hang.
  if (edge && !mailServer.local && [25, 587].includes(mailServer.port))
    problems.push(
      `MAIL_URL: expected a port other than ${mailServer.port}, which Supabase blocks; most mail servers take smtps://…:465`,
    );
  const mailTo = parseAddress(source, 'MAIL_TO');
  const mailFrom = parseAddress(source, 'MAIL_FROM');
  const rateLimit = parseLimit(
    source,
    'ENQUIRY_RATE_LIMIT',
    10,
    'posts per client address in 10 minutes',
  );
  // Load tests disable both limits at once.
  const dailyLimit = parseLimit(
    source,
    'ENQUIRY_DAILY_LIMIT',
    rateLimit === 0 ? 0 : 300,
    'posts of everybody in 24 hours',
  );
  // With the default, a sample URL, Supabase would refuse posts of the real site.
  const siteUrl = parseSiteUrl(source, { required: edge });
  const origins = [
    siteUrl,
    ...readList(environment, 'ENQUIRY_ORIGINS').map((text) =>
      parseOrigin(
        source,
        'ENQUIRY_ORIGINS',
        'origins separated by commas, e.g. https://deploy-preview-*--liofos.netlify.app',
        text,
        { pattern: true },
      ),
    ),
  ].filter(Boolean);
  const hostedKeys = [
    parseKey(source, 'SUPABASE_ANON_KEY'),
    ...parseKeys(source, 'SUPABASE_PUBLISHABLE_KEYS'),
  ].filter(Boolean);
  const publicKey = parseKey(source, 'VITE_SUPABASE_ANON_KEY', {
    required: edge && hostedKeys.length === 0,
  });
  const hostedSecretKey = [
    ...parseKeys(source, 'SUPABASE_SECRET_KEYS'),
    parseKey(source, 'SUPABASE_SERVICE_ROLE_KEY'),
  ].find(Boolean);
  const secretKey = parseKey(source, 'SUPABASE_SECRET_KEY', { required: !hostedSecretKey });
  const urlName = readSetting(environment, 'SUPABASE_URL') ? 'SUPABASE_URL' : 'VITE_SUPABASE_URL';
  const settings: EnquirySettings = {
    mailServer,
    mailTo,
    mailFrom,
    rateLimit,
    dailyLimit,
    siteUrl,
    origins,
    apiKeys: [publicKey, ...hostedKeys].filter(Boolean),
    store: {
      url: parseSupabaseUrl(source, urlName, { required: true }),
      key: secretKey || (hostedSecretKey ?? ''),
    },
  };
  return { settings, problems: problems.length > 0 ? problems : undefined };
};

const localHosts = ['localhost', '127.0.0.1', '[::1]'];

const parseMailUrl = (source: SettingsSource): SmtpSettings => {
  const text = readSetting(source.environment, 'MAIL_URL');
  const refuseUrl = (): SmtpSettings => {
    refuse(
      source,
      'MAIL_URL',
      'smtp://user:password@host:port or smtps://user:password@host:port (user and password may be left out on localhost only; % : / @ ? # in them as %25 %3A %2F %40 %3F %23)',
      text,
      { secret: true },
    );
    return { host: '', port: 0, secure: true, local: false };
  };
  const url = parseUrl(text);
  if (!url || !/^smtps?:$/.test(url.protocol) || url.port === '0') return refuseUrl();
  // URL lower-cases hosts only for http and https.
  const host = url.hostname.toLowerCase();
  const local = localHosts.includes(host);
  if (!local && (!url.username || !url.password)) return refuseUrl();
  const secure = url.protocol === 'smtps:';
  try {
    return {
      host: host.replace(/^\[|\]$/g, ''),
      // Default ports (RFC 8314, sections 3.1 and 3.3).
      port: url.port ? Number(url.port) : secure ? 465 : 587,
      secure,
      local,
      ...(url.username && {
        user: decodeURIComponent(url.username),
        password: decodeURIComponent(url.password),
      }),
    };
  } catch {
    return refuseUrl();
  }
};

const parseAddress = (source: SettingsSource, name: string): string => {
  const text = readSetting(source.environment, name);
  return isOneWord(text) && /^(?=[!-~]+$)[^@<>(),;:"\\[\]]+@[a-z\d-]+(\.[a-z\d-]+)*$/i.test(text)
    ? text
    : refuse(source, name, `one e-mail address, e.g. ${venue.email}`, text);
};

const parseLimit = (
  source: SettingsSource,
  name: string,
  fallback: number,
  meaning: string,
): number => {
  const text = readSetting(source.environment, name);
  if (!/^\d{0,6}$/.test(text))
    refuse(source, name, `a whole number, ${meaning} (0 = no limit)`, text);
  return text ? Number(text) : fallback;
};

/** Keys by name: `{"default":"sb_publishable_…"}`. */
const parseKeys = (source: SettingsSource, name: string): string[] => {
  const text = readSetting(source.environment, name);
  try {
    const keys: unknown[] = Object.values(JSON.parse(text || '{}') as object);
    if (keys.every((key) => typeof key === 'string')) return keys;
  } catch {}
  refuse(source, name, 'keys by name in JSON, as Supabase sets it', text, { secret: true });
  return [];
};
