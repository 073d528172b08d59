/** Oldest supported browsers, spring 2023 (docs/browsers.md). */
export const browsers = {
  chrome: '111',
  edge: '111',
  firefox: '114',
  safari: '16.4',
  ios: '16.4',
} as const;

export type Browser = keyof typeof browsers;

/** For Vite: "chrome111". */
export const buildTarget: string[] = Object.entries(browsers).map(
  ([name, version]) => `${name}${version}`,
);
