// @vitest-environment node
/** Colours and the other tokens of the theme: each is written once, and none for nothing. */
import { globSync, readFileSync } from 'node:fs';
import { sep } from 'node:path';
import { expect, it } from 'vitest';
import { colors } from '../src/site/colors.ts';
import config from '../tailwind.config.ts';
import { classesIn } from './support/classes.ts';

/** Colours written out in a text: no comment's, and not the black of a mask, which is no colour. */
const literalsIn = (text: string): string[] => {
  const plain = text
    .replaceAll(/\/\*[\s\S]*?\*\/|(?<=\s)\/\/ .*/g, '')
    .replaceAll('_', ' ')
    .toLowerCase();
  const unmasked = plain.replaceAll(/mask(?:-image)?:[^;\]]*/g, '');
  return [
    ...unmasked.matchAll(
      /(?:#|%23)(?:[\da-f]{6}(?:[\da-f]{2})?|[\da-f]{3,4})\b|\b(?:rgb|hsl)a?\(\s*\d[^)]*\)/g,
    ),
  ].map(([literal]) => literal.replaceAll(/\s*\/\s*/g, ' / '));
};

it('no colour is written out a second time: colors.ts names it, color-mix() thins it', () => {
  const files = globSync([
    'src/**/*.{css,ts,tsx,html}',
    'local/**/*.{ts,html}',
    'index.html',
    'tailwind.config.ts',
  ]).map((file) => file.replaceAll(sep, '/'));
  expect(files).toEqual(
    expect.arrayContaining([
      'src/build/images/icons.ts',
      'src/map/churches.html',
      'local/inbox/inboxPage.ts',
    ]),
  );
  const written = files
    .filter((file) => file !== 'src/site/colors.ts')
    .flatMap((file) =>
      literalsIn(readFileSync(file, 'utf8')).map((literal) => `${file}: ${literal}`),
    );
  expect(written).toEqual([]);
});

it('literal colours are found, in sheets and in markup', () => {
  expect(literalsIn('.a { color: #A1B2C3; background: rgb(1 2 3/.5) } /* #fff */')).toEqual([
    '#a1b2c3',
    'rgb(1 2 3 / .5)',
  ]);
  expect(
    literalsIn('<i className="[border-top:1px_solid_rgb(246_242_234/.38)] text-[#fff]" /> // #000'),
  ).toEqual(['rgb(246 242 234 / .38)', '#fff']);
  expect(
    literalsIn(
      '.a { mask-image: linear-gradient(#000 64%, transparent); background: rgb(var(--veil) / .5); stroke: url(#drawing) }',
    ),
  ).toEqual([]);
});

it('nothing else goes by the name of a colour: who asks for the one would be given the other', () => {
  const files = globSync(['src/**/*.css', 'src/**/*.tsx'])
    .map((file) => file.replaceAll(sep, '/'))
    .filter((file) => !file.startsWith('src/map/'));
  const given = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/(?<![\w-])--([\w-]+):/g)].map(([, name = '']) => ({
      file,
      name,
    })),
  );
  const names = new Set(given.map(({ name }) => name));
  expect(names).toContain('shade-to');
  expect(given.filter(({ name }) => Object.hasOwn(colors, name))).toEqual([]);
  // Nor is one asked for as if it were a figure.
  const asked = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/var\(--([\w-]+), ?\.?\d/g)].map(([, name = '']) => ({
      file,
      name,
    })),
  );
  expect(asked.length).toBeGreaterThan(2);
  expect(asked.filter(({ name }) => Object.hasOwn(colors, name))).toEqual([]);
});

type Properties = Record<string, string>;

/** The custom properties of the theme, and its own utilities. */
const tokensOf = (): { properties: Properties; utilities: Record<string, Properties> } => {
  let properties: Properties = {};
  let utilities = {};
  const add = {
    addBase: (rules: Record<string, Properties>) => (properties = rules[':root'] ?? {}),
    addUtilities: (rules: typeof utilities) => (utilities = rules),
  };
  for (const { handler } of config.plugins)
    handler(add as unknown as Parameters<typeof handler>[0]);
  return { properties, utilities };
};

it('no token is there for nothing', () => {
  const classes = globSync('src/**/*.tsx').flatMap((file) => classesIn(file));
  const names = Object.entries(config.theme).flatMap(([group, values]) =>
    Object.entries(values).map(([name, value]) => ({ group, name, value })),
  );
  const isAsked = ({ group, name }: { group: string; name: string }): boolean => {
    const asks = new RegExp(
      group === 'screens' ? `(?:^|[-:])${name}:` : `-${name.replace('.', '\\.')}(?:!|/[\\w.]+)?$`,
    );
    return name === 'DEFAULT' || classes.some((own) => asks.test(own));
  };
  expect(names.length).toBeGreaterThan(80);
  expect(
    names.filter((token) => !isAsked(token)).map(({ group, name }) => `${group}: ${name}`),
  ).toEqual([]);

  const { properties, utilities } = tokensOf();
  const readers = [
    ...globSync('src/**/*.{css,tsx,ts}').map((file) => readFileSync(file, 'utf8')),
    ...names.filter(isAsked).map(({ value }) => String(value)),
    ...Object.entries(utilities).flatMap(([selector, rule]) =>
      classes.includes(selector.slice(1)) ? Object.values(rule) : [],
    ),
  ].join('\n');
  expect(Object.keys(properties).length).toBeGreaterThan(60);
  expect(
    Object.keys(properties).filter(
      (name) =>
        !readers.includes(`(${name})`) &&
        !readers.includes(`(${name},`) &&
        !readers.includes(`(${name}/`),
    ),
  ).toEqual([]);
});
