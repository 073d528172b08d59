/** Names and values, as process.env has them. */
type Environment = Readonly<Record<string, string | undefined>>;

const wanted = [
  { name: 'SITE_URL', expected: 'the public address of the site, such as https://www.example.com' },
  { name: 'VITE_SUPABASE_URL', expected: 'the address of the Supabase project, such as https://abcdefgh.supabase.co' },
  { name: 'VITE_SUPABASE_ANON_KEY', expected: 'the public anonymous key of the Supabase project' },
] as const;

const isAddress = (value: string): boolean => ['http:', 'https:'].includes(URL.parse(value)?.protocol ?? '');

/** What is wrong with the settings of a build: a wrong address anywhere, a missing setting in production. */
export const buildProblems = (environment: Environment): string[] =>
  wanted.flatMap(({ name, expected }) => {
    const value = environment[name]?.trim() ?? '';
    if (!value) return environment.CONTEXT === 'production' ? [`${name} is missing: set it to ${expected}.`] : [];
    if (name !== 'VITE_SUPABASE_ANON_KEY' && !isAddress(value)) return [`${name} is "${value}": set it to ${expected}.`];
    return [];
  });

/** Stops a build whose pages could not send an enquiry or would name the wrong address; names every problem. */
export const requireBuildSettings = (environment: Environment): void => {
  const problems = buildProblems(environment);
  if (problems.length > 0) throw new Error(`The site cannot be built with these settings.\n${problems.map((problem) => `  ${problem}`).join('\n')}`);
};

/**
 * Netlify serves a production build under <name>.netlify.app as well: a copy whose forms refuse every post, since it
 * comes from a foreign origin. This is where it leads from and to; undefined for previews, outside Netlify, which sets
 * SITE_NAME, and for a site that has no other address.
 */
export const secondAddress = ({ CONTEXT, SITE_NAME, SITE_URL = '' }: Environment): { from: string; to: string } | undefined => {
  if (CONTEXT !== 'production' || !SITE_NAME) return undefined;
  const [from, to] = [`https://${SITE_NAME}.netlify.app`, new URL(SITE_URL).origin];
  return from === to ? undefined : { from, to };
};
