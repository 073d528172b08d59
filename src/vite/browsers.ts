/**
 * The oldest browsers that the site is written for, of spring 2023 (docs/browsers.md). The build rewrites syntax
 * and adds prefixes for them; what they lack beyond that is told by tests/browsers.
 */
export const browsers = {
  chrome: '111',
  edge: '111',
  firefox: '114',
  safari: '16.4',
  ios: '16.4',
} as const;

export type Browser = keyof typeof browsers;

/** The same as Vite asks for it: "chrome111". */
export const buildTarget: string[] = Object.entries(browsers).map(
  ([name, version]) => `${name}${version}`,
);
