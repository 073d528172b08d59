/** Feature names are from MDN's data (css.selectors.has). */
import { features } from 'web-features';
import { browsers, type Browser } from '../../src/vite/browsers.ts';

type Support = Partial<Record<string, string>>;

const supportOf = new Map(
  Object.values(features)
    .flatMap((feature) =>
      feature.kind === 'feature' ? Object.entries(feature.status.by_compat_key ?? {}) : [],
    )
    .map(([name, { support }]) => [name, support as Support]),
);

/** Accepts "16.4", or "≤37" for an unknown exact version. */
const ordinal = (version: string): number => {
  const [major = 0, minor = 0] = version.replace('≤', '').split('.').map(Number);
  return major * 1000 + minor;
};

/** Returns our browsers that lack the feature. */
export function lacking(feature: string): Browser[] {
  const support = supportOf.get(feature);
  if (!support) return [];
  const isThere = ([name, oldest]: [Browser, string]): boolean =>
    ordinal(support[name === 'ios' ? 'safari_ios' : name] ?? '9999') <= ordinal(oldest);
  const ours = Object.entries(browsers) as [Browser, string][];
  return ours.filter((browser) => !isThere(browser)).map(([name]) => name);
}

export const featuresLike = (pattern: RegExp): string[] =>
  [...supportOf.keys()].filter((name) => pattern.test(name));

export type Finding = { feature: string; where: string };

export type Loss = {
  feature: string;
  /** Defaults to all files. */
  where?: RegExp;
  /** Describes the fallback in those browsers. */
  instead: string;
};

/** Returns the findings without a fallback, and the fallbacks that nothing needs. */
export const compare = (findings: readonly Finding[], losses: readonly Loss[]) => {
  const explains = (loss: Loss, { feature, where }: Finding): boolean =>
    loss.feature === feature && (loss.where?.test(where) ?? true);
  const unexplained = findings
    .filter((finding) => !losses.some((loss) => explains(loss, finding)))
    .map(({ feature, where }) => `${feature} (not in ${lacking(feature).join(', ')}): ${where}`);
  const unused = losses.filter((loss) => !findings.some((finding) => explains(loss, finding)));
  return {
    unexplained: [...new Set(unexplained)],
    unused: unused.map(({ feature, instead }) => `${feature}: ${instead}`),
  };
};
