/** Which of our browsers know a feature of the web, by its name in MDN's tables (css.selectors.has, api.Element.checkVisibility). */
import { features } from 'web-features';
import { browsers, type Browser } from '../../src/vite/browsers.ts';

/** First version with the feature; absent where there is none. */
type Support = Partial<Record<string, string>>;

const tables = Object.values(features).flatMap((feature) =>
  feature.kind === 'feature' ? Object.entries(feature.status.by_compat_key ?? {}) : [],
);

const supportOf = new Map<string, Support>(
  tables.map(([name, { support }]) => [name, support as Support]),
);

/** "16.4", or "≤37" where nobody knows exactly, as a number that compares. */
const ordinal = (version: string): number => {
  const [major = 0, minor = 0] = version.replace('≤', '').split('.').map(Number);
  return major * 1000 + minor;
};

const own = Object.entries(browsers) as [Browser, string][];

/** The browsers whose oldest version lacks a feature; none where the tables do not know it. */
export function lacking(feature: string): Browser[] {
  const support = supportOf.get(feature);
  if (!support) return [];
  return own
    .filter(
      ([name, oldest]) =>
        !(ordinal(support[name === 'ios' ? 'safari_ios' : name] ?? '9999') <= ordinal(oldest)),
    )
    .map(([name]) => name);
}

/** The names in the tables that fit a pattern. */
export const featuresLike = (pattern: RegExp): string[] =>
  [...supportOf.keys()].filter((name) => pattern.test(name));

/** A use of something that some of our browsers lack. */
export type Finding = { feature: string; where: string };

/** One of the things that older browsers do without. */
export type Loss = {
  feature: string;
  /** The places that may use it; all, if it is left out. */
  where?: RegExp;
  /** What those browsers show or do instead. */
  instead: string;
};

/** Uses that nobody has thought about, and thoughts about what is not used: both lists are empty when all is well. */
export function compare(
  findings: readonly Finding[],
  losses: readonly Loss[],
): { unexplained: string[]; unused: string[] } {
  const explains = (loss: Loss, { feature, where }: Finding): boolean =>
    loss.feature === feature && (loss.where?.test(where) ?? true);
  const unexplained = findings.filter((finding) => !losses.some((loss) => explains(loss, finding)));
  return {
    unexplained: [
      ...new Set(
        unexplained.map(
          ({ feature, where }) => `${feature} (not in ${lacking(feature).join(', ')}): ${where}`,
        ),
      ),
    ],
    unused: losses
      .filter((loss) => !findings.some((finding) => explains(loss, finding)))
      .map(({ feature, instead }) => `${feature}: ${instead}`),
  };
}
