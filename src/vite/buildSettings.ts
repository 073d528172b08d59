import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import {
  parseKey,
  parseOrigin,
  parseSiteUrl,
  parseSupabaseUrl,
  readSetting,
  type Environment,
  type SettingsSource,
} from '../site/parseSetting.ts';

/** The process overrides .env. */
export const readEnvironment = (project: string): Environment => {
  const file = join(project, '.env');
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  // Some Windows editors write a BOM, which parseEnv adds to the first name.
  return { ...parseEnv(text.replace(/^\uFEFF/, '')), ...process.env };
};

export type BuildSettings = {
  /** Whether the site will be public. */
  readonly production: boolean;
  /** These values are in the pages. */
  readonly pageSettings: Readonly<
    Record<'SITE_URL' | 'VITE_SUPABASE_URL' | 'VITE_SUPABASE_ANON_KEY', string>
  >;
  /** From <name>.netlify.app, whose forms would be refused. */
  readonly netlifySubdomainRedirect?: { readonly from: string; readonly to: string };
};

export const isProduction = (environment: Environment): boolean =>
  readSetting(environment, 'CONTEXT').toLowerCase() === 'production';

/** Only production needs all settings. */
export const parseBuildSettings = (source: SettingsSource): BuildSettings => {
  const { environment } = source;
  const production = isProduction(environment);
  const needs = { required: production, production };
  const pageSettings = {
    SITE_URL: parseSiteUrl(source, needs),
    VITE_SUPABASE_URL: parseSupabaseUrl(source, 'VITE_SUPABASE_URL', needs),
    VITE_SUPABASE_ANON_KEY: parseKey(source, 'VITE_SUPABASE_ANON_KEY', needs),
  };
  const siteName = readSetting(environment, 'SITE_NAME');
  const from =
    production && siteName
      ? parseOrigin(
          source,
          'SITE_NAME',
          'the name of the site on Netlify',
          `https://${siteName}.netlify.app`,
        )
      : '';
  const to = pageSettings.SITE_URL;
  return {
    production,
    pageSettings,
    ...(from && from !== to && { netlifySubdomainRedirect: { from, to } }),
  };
};

/** Throws one error that lists all problems. */
export const requireBuildSettings = (environment: Environment): BuildSettings => {
  const problems: string[] = [];
  const settings = parseBuildSettings({ environment, problems });
  if (problems.length > 0)
    throw new Error(
      `The site cannot be built with these settings.\n${problems.map((problem) => `  ${problem}`).join('\n')}`,
    );
  return settings;
};

/** Vite alone would inline VITE_ variables as they are. */
export const createDefinitions = ({ pageSettings }: BuildSettings): Record<string, string> =>
  Object.fromEntries(
    Object.entries(pageSettings).map(([name, value]) => [
      `import.meta.env.${name}`,
      JSON.stringify(value),
    ]),
  );
