// @vitest-environment node
/** The redirects that stand in netlify.toml by hand, held against the route-pair table. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { languageCodes, languages } from '../src/site/languages.ts';
import { pageIds } from '../src/site/pages.ts';
import { addressesOf, allAddresses, pageAt, pathOf } from '../src/site/paths.ts';

const rows = readFileSync('netlify.toml', 'utf8')
  .split('[[redirects]]')
  .slice(1)
  .map((table) => Object.fromEntries([...table.matchAll(/^(from|to|status) = "?(.*?)"?$/gm)].map(([, key, value]) => [key, value])));

const moved = rows.filter(({ status }) => status === '301');

it('an English address with the Greek name of a page leads to the English page, for every page whose names differ', () => {
  const expected = pageIds.flatMap((id) =>
    addressesOf(id, 'el')
      .filter((path) => path !== languages.el.home && pageAt(`${languages.en.home}${path}`) === undefined)
      .map((path) => ({ from: `${languages.en.home}${path}`, to: pathOf(id, 'en'), status: '301' })),
  );
  expect(expected.length).toBeGreaterThan(10);
  expect(moved.filter(({ from }) => from?.startsWith(`${languages.en.home}/`))).toEqual(expected);
});

it('no redirect begins at a page or leads anywhere but to one', () => {
  for (const { from = '', to = '' } of moved) {
    expect(pageAt(from), from).toBeUndefined();
    if (!to.includes(':splat')) expect(allAddresses.map(({ path }) => path), from).toContain(to);
  }
});

it('no address is redirected twice', () => {
  const froms = rows.map(({ from }) => from);
  expect(new Set(froms).size).toBe(froms.length);
});

it('redirects of a single page stand before the not-found page of their language, which would take them', () => {
  const indexOf = (wanted: string) => rows.findIndex(({ from }) => from === wanted);
  for (const language of languageCodes.filter((code) => code !== 'el')) {
    const notFound = indexOf(`${languages[language].home}/*`);
    expect(notFound).toBeGreaterThan(-1);
    for (const [index, { status }] of rows.entries()) if (status === '301') expect(index).toBeLessThan(notFound);
  }
});
