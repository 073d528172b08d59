import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import {
  parseKey,
  parseOrigin,
  parseSiteUrl,
  parseSupabaseUrl,
  readSetting,
  type Environment,
} from '../site/parseSetting.ts';

/** The process environment overrides .env. */
export const readEnvironment = (project: string): Environment => {
  let file = '';
  try {
    file = readFileSync(join(project, '.env'), 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  // Some Windows editors write a BOM, which parseEnv adds to the first name.
  return { ...parseEnv(file.replace(/^\uFEFF/, '')), ...process.env };
};

export type BuildSettings = {
  /** Whether the site goes public. */
  readonly production: boolean;
  /** Inlined into the pages. */
  readonly inPages: Readonly<
    Record<'SITE_URL' | 'VITE_SUPABASE_URL' | 'VITE_SUPABASE_ANON_KEY', string>
  >;
  /** Redirects <name>.netlify.app, whose forms would refuse posts, to the site's address. */
  readonly second?: { readonly from: string; readonly to: string };
};

type Reading =
  | { readonly ok: true; readonly settings: BuildSettings }
  | { readonly ok: false; readonly problems: readonly string[] };

/** Returns whether Netlify builds for production. */
export const isProduction = (environment: Environment): boolean =>
  readSetting(environment, 'CONTEXT').toLowerCase() === 'production';

/** Only production requires all settings. */
export const readBuildSettings = (environment: Environment): Reading => {
  const production = isProduction(environment);
  const needs = { required: production, production };
  const site = parseSiteUrl(environment, needs);
  const supabase = parseSupabaseUrl(environment, 'VITE_SUPABASE_URL', needs);
  const key = parseKey(environment, 'VITE_SUPABASE_ANON_KEY', needs);
  const siteName = readSetting(environment, 'SITE_NAME');
  const netlify =
    production && siteName
      ? parseOrigin(
          'SITE_NAME',
          'the name of the site on Netlify',
          `https://${siteName}.netlify.app`,
        )
      : { value: '' };
  if ('problem' in site || 'problem' in supabase || 'problem' in key || 'problem' in netlify)
    return {
      ok: false,
      problems: [site, supabase, key, netlify].flatMap((parsed) =>
        'problem' in parsed ? parsed.problem : [],
      ),
    };
  return {
    ok: true,
    settings: {
      production,
      inPages: {
        SITE_URL: site.value,
        VITE_SUPABASE_URL: supabase.value,
        VITE_SUPABASE_ANON_KEY: key.value,
      },
      ...(netlify.value &&
        netlify.value !== site.value && { second: { from: netlify.value, to: site.value } }),
    },
  };
};

/** Throws an error with all problems. */
export const requireBuildSettings = (environment: Environment): BuildSettings => {
  const reading = readBuildSettings(environment);
  if (!reading.ok)
    throw new Error(
      `The site cannot be built with these settings.\n${reading.problems.map((problem) => `  ${problem}`).join('\n')}`,
    );
  return reading.settings;
};

/** Vite itself would inline the raw VITE_ values. */
export const definitionsOf = ({ inPages }: BuildSettings): Record<string, string> =>
  Object.fromEntries(
    Object.entries(inPages).map(([name, value]) => [
      `import.meta.env.${name}`,
      JSON.stringify(value),
    ]),
  );
