/** Parses settings into the one form that the build, the functions and the local commands use. */
import { venue } from './facts/venueFacts.ts';

/** Names and values, as process.env has them. */
export type Environment = Readonly<Record<string, string | undefined>>;

export type Parsed<Setting> = { readonly value: Setting } | { readonly problem: string };

/** Copying leaves them around a value: white space, invisible characters, quotes. */
const strayEnds = /^[\s\p{C}\p{DI}"'`“”„‘’«»]+|[\s\p{C}\p{DI}"'`“”„‘’«»]+$/gu;

const whiteOrInvisible = /[\s\p{C}\p{DI}]/u;

const dropStrayEnds = (text: string): string => text.replace(strayEnds, '');

/** Returns the text of a setting without stray characters around it; "" if it is not set. */
export const readSetting = (environment: Environment, name: string): string =>
  dropStrayEnds(environment[name] ?? '');

/** Returns the entries of a setting that is a list separated by commas. */
export const readList = (environment: Environment, name: string): string[] =>
  (environment[name] ?? '').split(',').map(dropStrayEnds).filter(Boolean);

/** Returns the problem of a setting. Logs may be public: it repeats no secret and no login in an address. */
export const refuse = (
  name: string,
  expected: string,
  text: string,
  { secret = false, fix = '' } = {},
): { readonly problem: string } => {
  const shown = secret ? '' : `, not "${text.replace(/\/\/.*@/s, '//')}"`;
  const stray = whiteOrInvisible.exec(text)?.[0].codePointAt(0);
  const hint =
    stray === undefined
      ? fix
      : `delete the white space or invisible character in it (U+${stray.toString(16).toUpperCase().padStart(4, '0')})`;
  return {
    problem: `${name}: expected ${expected}${text ? shown + (hint && `; ${hint}`) : '; it is not set'}`,
  };
};

/** Returns whether a text has no white space and no invisible character. */
export const isOneWord = (text: string): boolean => text !== '' && !whiteOrInvisible.test(text);

/** Returns undefined for what is no URL. The parser itself would drop line breaks and zero-width characters in silence. */
export const parseUrl = (text: string, { pattern = false } = {}): URL | undefined => {
  if (!isOneWord(text) || !URL.canParse(text)) return undefined;
  const url = new URL(text);
  // "https://a.example,https://b.example" has the host "a.example,https".
  const isHost = /^([\w-]+(\.[\w-]+)*|\[[\d:a-f]+\])$/i.test(
    pattern ? url.hostname.replaceAll('*', 'x') : url.hostname,
  );
  return isHost && /^\/*$/.test(url.pathname) && !url.search && !url.hash ? url : undefined;
};

/** Parses the address of a site into its origin. In a pattern, `*` may be a part of the host. */
export const parseOrigin = (
  name: string,
  expected: string,
  text: string,
  { production = false, pattern = false } = {},
): Parsed<string> => {
  const refused = (fix: string) => refuse(name, expected, text, { fix });
  if (!/^https?:/i.test(text)) return refused('write https:// in front of the host');
  const url = parseUrl(text, { pattern });
  if (!url || url.username || url.password)
    return refused('write nothing but https:// and the host');
  // Names without a dot are those of this machine and of containers.
  const isInternal = !url.hostname.includes('.') || url.hostname === '127.0.0.1';
  if (production && isInternal)
    return refused('visitors cannot reach this host: write the public one');
  if (url.protocol === 'http:' && !isInternal) return refused('write https instead of http');
  return { value: url.origin };
};

type Needs = {
  /** An absent setting is a problem. */
  readonly required?: boolean;
  /** The site goes to the internet. */
  readonly production?: boolean;
};

/** Parses SITE_URL; if it is absent and not required, the address in the venue's facts. */
export const parseSiteUrl = (
  environment: Environment,
  { required = false, production }: Needs = {},
): Parsed<string> => {
  const text = readSetting(environment, 'SITE_URL');
  const expected = 'the public address of the site, such as https://www.liofos.example';
  return text || required
    ? parseOrigin('SITE_URL', expected, text, { production })
    : parseOrigin('src/content/facts/venue.json, "url"', expected, dropStrayEnds(venue.url));
};

/** Parses the address of the Supabase project; "" if it is absent and not required. */
export const parseSupabaseUrl = (
  environment: Environment,
  name: 'VITE_SUPABASE_URL' | 'SUPABASE_URL',
  { required = false, production }: Needs = {},
): Parsed<string> => {
  const text = readSetting(environment, name);
  return text || required
    ? parseOrigin(
        name,
        'the address of the Supabase project, such as https://abcdefgh.supabase.co',
        text,
        { production },
      )
    : { value: '' };
};

/** Parses a key of the Supabase project; "" if it is absent and not required. Keys travel in HTTP headers. */
export const parseKey = (
  environment: Environment,
  name: string,
  { required = false }: Needs = {},
): Parsed<string> => {
  const text = readSetting(environment, name);
  return (text === '' && !required) || /^[\w.~+/-]+=*$/.test(text)
    ? { value: text }
    : refuse(name, 'a key of the Supabase project, as its dashboard shows it', text, {
        secret: true,
      });
};
