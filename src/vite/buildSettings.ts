import {
  parseKey,
  parseOrigin,
  parseSiteUrl,
  parseSupabaseUrl,
  readSetting,
  type Environment,
} from '../site/parseSetting.ts';

export type BuildSettings = {
  /** Whether the site goes to the internet. */
  readonly production: boolean;
  /** What the pages contain, by name of the setting. */
  readonly inPages: Readonly<
    Record<'SITE_URL' | 'VITE_SUPABASE_URL' | 'VITE_SUPABASE_ANON_KEY', string>
  >;
  /**
   * Netlify serves a production build under <name>.netlify.app as well: a copy whose forms refuse every post, since it
   * comes from a foreign origin. It is redirected. Absent for previews, outside Netlify, which sets SITE_NAME, and for a
   * site that has no other address.
   */
  readonly second?: { readonly from: string; readonly to: string };
};

type Reading =
  | { readonly ok: true; readonly settings: BuildSettings }
  | { readonly ok: false; readonly problems: readonly string[] };

/** Returns whether Netlify builds the site for its visitors. */
export const isProduction = (environment: Environment): boolean =>
  readSetting(environment, 'CONTEXT').toLowerCase() === 'production';

/** Parses the settings of a build, or returns all problems. Only in production all settings are required. */
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

/** Parses the settings of a build. Throws an error that names every problem. */
export const requireBuildSettings = (environment: Environment): BuildSettings => {
  const reading = readBuildSettings(environment);
  if (!reading.ok)
    throw new Error(
      `The site cannot be built with these settings.\n${reading.problems.map((problem) => `  ${problem}`).join('\n')}`,
    );
  return reading.settings;
};

/** Returns the replacements for Vite's `define`. Vite itself would put the raw VITE_ values into the pages. */
export const definitionsOf = ({ inPages }: BuildSettings): Record<string, string> =>
  Object.fromEntries(
    Object.entries(inPages).map(([name, value]) => [
      `import.meta.env.${name}`,
      JSON.stringify(value),
    ]),
  );
