// @vitest-environment node
/** What `npm ci` installs is decided here alone, on every machine and from whichever registry it uses. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

type Entry = {
  version?: string;
  resolved?: string;
  integrity?: string;
  link?: boolean;
  inBundle?: boolean;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
};

const read = (file: string) => JSON.parse(readFileSync(file, 'utf8'));
const packages = read('package-lock.json').packages as Record<string, Entry>;
const { '': own, ...installed } = packages;

it('every package has one version and the fingerprint of its content', () => {
  expect(Object.keys(installed).length).toBeGreaterThan(100);
  const loose = Object.entries(installed).filter(
    ([, { version, integrity, inBundle }]) =>
      !/^\d+\.\d+\.\d+/.test(version ?? '') || !(inBundle || integrity?.startsWith('sha512-')),
  );
  expect(loose.map(([name]) => name)).toEqual([]);
});

it('no registry is named, and no other address', () => {
  expect(Object.entries(installed).filter(([, { resolved, link }]) => resolved || link)).toEqual(
    [],
  );
  // Addresses of people who ask for donations stand under "funding"; nothing is downloaded from them.
  const elsewhere = readFileSync('package-lock.json', 'utf8')
    .split('\n')
    .filter(
      (line) =>
        /:\/\//.test(line) &&
        !/^\s*"(url|funding)": /.test(line) &&
        !/^\s*"https?:[^"]*",?$/.test(line),
    );
  expect(elsewhere).toEqual([]);
});

it('it knows everything that package.json asks for', () => {
  const asked = read('package.json') as Entry;
  for (const kind of ['dependencies', 'devDependencies', 'optionalDependencies'] as const)
    expect(own?.[kind]).toEqual(asked[kind]);
});

it('what package.json asks for is asked for by its exact version', () => {
  const asked = read('package.json') as Entry;
  const loose = Object.entries({
    ...asked.dependencies,
    ...asked.devDependencies,
    ...asked.optionalDependencies,
  }).filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version));
  expect(loose).toEqual([]);
});
