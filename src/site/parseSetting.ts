import { venue } from '../facts/venue/venue.ts';

export type Environment = Readonly<Record<string, string | undefined>>;

/** A parser adds its problem and returns a placeholder, so that one run reports all problems. */
export type SettingsSource = { readonly environment: Environment; readonly problems: string[] };

/** Copying adds quotes, spaces and invisible characters. */
const strayCharacters = /^[\s\p{C}\p{DI}"'`“”„‘’«»]+|[\s\p{C}\p{DI}"'`“”„‘’«»]+$/gu;

const whiteOrInvisible = /[\s\p{C}\p{DI}]/u;

/** Returns "" if the variable is absent. */
export const readSetting = (environment: Environment, name: string): string =>
  dropStrayEnds(environment[name] ?? '');

export const readList = (environment: Environment, name: string): string[] =>
  (environment[name] ?? '').split(',').map(dropStrayEnds).filter(Boolean);

/** Logs may be public, so the problem contains no secret or login. */
export const refuse = (
  { problems }: SettingsSource,
  name: string,
  expected: string,
  text: string,
  { secret = false, fix = '' } = {},
): '' => {
  const shown = secret ? '' : `, not "${text.replace(/\/\/.*@/s, '//')}"`;
  const stray = whiteOrInvisible.exec(text)?.[0].codePointAt(0);
  const hint =
    stray === undefined
      ? fix
      : `delete the white space or invisible character in it (U+${stray.toString(16).toUpperCase().padStart(4, '0')})`;
  problems.push(
    `${name}: expected ${expected}${text ? shown + (hint && `; ${hint}`) : '; it is not set'}`,
  );
  return '';
};

export const isOneWord = (text: string): boolean => text !== '' && !whiteOrInvisible.test(text);

/** URL alone silently drops line breaks and zero-width characters. */
export const parseUrl = (text: string, { pattern = false } = {}): URL | undefined => {
  if (!isOneWord(text) || !URL.canParse(text)) return undefined;
  const url = new URL(text);
  // "https://a.example,https://b.example" has the host "a.example,https".
  const isHost = /^([\w-]+(\.[\w-]+)*|\[[\d:a-f]+\])$/i.test(
    pattern ? url.hostname.replaceAll('*', 'x') : url.hostname,
  );
  return isHost && /^\/*$/.test(url.pathname) && !url.search && !url.hash ? url : undefined;
};

/** With `pattern`, the host may contain `*`. */
export const parseOrigin = (
  source: SettingsSource,
  name: string,
  expected: string,
  text: string,
  { production = false, pattern = false } = {},
): string => {
  const refuseWith = (fix: string) => refuse(source, name, expected, text, { fix });
  if (!/^https?:/i.test(text)) return refuseWith('write https:// in front of the host');
  const url = parseUrl(text, { pattern });
  if (!url || url.username || url.password)
    return refuseWith('write nothing but https:// and the host');
  // A single word is the host of a container or of this computer.
  const isInternal = !url.hostname.includes('.') || url.hostname === '127.0.0.1';
  if (production && isInternal)
    return refuseWith('visitors cannot reach this host: write the public one');
  if (url.protocol === 'http:' && !isInternal) return refuseWith('write https instead of http');
  return url.origin;
};

type Requirements = {
  readonly required?: boolean;
  readonly production?: boolean;
};

/** Defaults to the URL of the venue. */
export const parseSiteUrl = (
  source: SettingsSource,
  { required = false, production }: Requirements = {},
): string => {
  const text = readSetting(source.environment, 'SITE_URL');
  const expected = 'the public address of the site, such as https://www.liofos.example';
  return text || required
    ? parseOrigin(source, 'SITE_URL', expected, text, { production })
    : parseOrigin(
        source,
        'src/content/facts/venue.json, "url"',
        expected,
        dropStrayEnds(venue.url),
      );
};

/** Returns "" if absent and not required. */
export const parseSupabaseUrl = (
  source: SettingsSource,
  name: 'VITE_SUPABASE_URL' | 'SUPABASE_URL',
  { required = false, production }: Requirements = {},
): string => {
  const text = readSetting(source.environment, name);
  const expected = 'the address of the Supabase project, such as https://abcdefgh.supabase.co';
  return text || required ? parseOrigin(source, name, expected, text, { production }) : '';
};

/** The key must fit an HTTP header. */
export const parseKey = (
  source: SettingsSource,
  name: string,
  { required = false }: Requirements = {},
): string => {
  const text = readSetting(source.environment, name);
  const expected = 'a key of the Supabase project, as its dashboard shows it';
  return (text === '' && !required) || /^[\w.~+/-]+=*$/.test(text)
    ? text
    : refuse(source, name, expected, text, { secret: true });
};

const dropStrayEnds = (text: string): string => text.replace(strayCharacters, '');
