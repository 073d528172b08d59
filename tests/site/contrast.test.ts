// @vitest-environment node
/** WCAG 2.2, 1.4.3 and 1.4.11. */
import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { colors, moreContrast } from '../../src/site/colors.ts';
import { channels, contrast } from '../support/contrast.ts';

type Name = keyof typeof colors;

const over = (color: string, opacity: number, ground: string): string =>
  `#${channels(color)
    .map((value, at) =>
      Math.round(value * opacity + (channels(ground)[at] ?? 0) * (1 - opacity))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;

const mixed = {
  'other-language': over(colors.foreground, 0.82, colors.background), // the other language in the header: .82 of foreground
  'ghost-hover': over(colors.foreground, 0.07, colors.background), // Button.tsx
  'ghost-hover-tint': over(colors.foreground, 0.07, colors.tint),
} as const;

type Ground = Name | keyof typeof mixed;

const hex = (name: Ground): string => ({ ...colors, ...mixed })[name];

const text: Readonly<Record<string, readonly Ground[]>> = {
  foreground: [
    'background',
    'surface',
    'tint',
    'subtle',
    'subtle-hover',
    'moonlight',
    'success-tint',
    'error-tint',
    'ghost-hover',
    'ghost-hover-tint',
  ],
  muted: ['background', 'surface', 'tint', 'subtle'],
  primary: ['background', 'surface', 'tint'],
  // Not on tint (4.3:1), except icons and figures of 24 px or more.
  accent: ['background', 'surface', 'moonlight'],
  aegean: ['background', 'surface', 'tint'],
  tint: ['inverse'],
  success: ['success-tint', 'background', 'surface'],
  error: ['error-tint', 'background', 'surface', 'tint'],
  background: ['primary', 'inverse', 'foreground', 'accent', 'night', 'error', 'dusk'],
  'dusk-note': ['dusk'],
  surface: ['error', 'error-deep', 'accent', 'inverse', 'primary'],
  placeholder: ['background', 'surface'],
  'inverse-label': ['inverse'],
  'inverse-note': ['inverse'],
  'night-note': ['night'],
  'other-language': ['background'],
};

const edges: Readonly<Record<string, readonly Ground[]>> = {
  input: ['background', 'surface'],
  accent: ['background', 'surface', 'tint', 'subtle'],
  background: ['inverse', 'primary', 'night'],
  primary: ['background', 'surface', 'moonlight'],
  foreground: ['background', 'surface', 'tint'],
  'honey-deep': ['background', 'surface', 'tint'],
  honey: ['inverse', 'night'],
};

const pairsOf = (table: typeof text) =>
  Object.entries(table).flatMap(([front, grounds]) =>
    grounds.map((ground) => ({ front: front as Ground, ground })),
  );

it('contrast is computed as WCAG does', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
  expect(over('#000000', 0.5, '#ffffff')).toBe('#808080');
});

describe('text', () => {
  it.each(pairsOf(text))('$front on $ground can be read: 4.5:1', ({ front, ground }) => {
    expect(contrast(hex(front), hex(ground))).toBeGreaterThanOrEqual(4.5);
  });
});

describe('for those who ask for more contrast', () => {
  const more = { ...colors, ...moreContrast };
  const named = pairsOf({ ...text, ...edges }).flatMap(({ front, ground }) =>
    front in colors && ground in colors ? [{ front: front as Name, ground: ground as Name }] : [],
  );
  it.each(named.filter(({ front }) => front !== 'honey'))(
    '$front on $ground stands out: 7:1',
    ({ front, ground }) => {
      expect(contrast(more[front], more[ground])).toBeGreaterThanOrEqual(7);
    },
  );
});

describe('edges and focus rings', () => {
  it.each(pairsOf(edges))('$front on $ground can be seen: 3:1', ({ front, ground }) => {
    expect(contrast(hex(front), hex(ground))).toBeGreaterThanOrEqual(3);
  });
});

type Rule = {
  file: string;
  selector: string;
  color: string | undefined;
  ground: string | undefined;
};

const sheetRules: Rule[] = globSync('src/**/*.css').flatMap((file) => {
  const css = readFileSync(file, 'utf8').replaceAll(/\/\*[\s\S]*?\*\//g, '');
  return [...css.matchAll(/([^{};]+)\{([^{}]*)\}/g)].map(([, selector = '', body = '']) => ({
    file,
    selector: selector.trim(),
    color: /(?:^|[;\s])color:\s*([^;]+)/.exec(body)?.[1]?.trim(),
    ground: /(?:^|[;\s])background(?:-color)?:\s*(var\(--[\w-]+\)|#[0-9a-f]{6})/i.exec(body)?.[1],
  }));
});

const rulesIn = (file: string, classes: string): Rule[] => {
  const said = [
    ...classes.matchAll(
      /(?<=^|\s)((?:[^\s:]+:)*)(text|bg)-(?:([a-z-]+)|\[(#[\da-f]{6})\])(?=\s|$)/gi,
    ),
  ].flatMap(([, state, kind, name = '', literal]) => {
    const value = name in colors ? `var(--${name})` : literal;
    return value ? [{ state, kind, value }] : [];
  });
  return [...new Set(said.map(({ state }) => state))].map((state) => {
    const named = (kind: string) =>
      (
        said.find((one) => one.kind === kind && one.state === state) ??
        said.find((one) => one.kind === kind && one.state === '')
      )?.value;
    return { file, selector: classes, color: named('text'), ground: named('bg') };
  });
};

const rules: Rule[] = [
  ...sheetRules,
  ...globSync('src/**/*.tsx').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/(["'`])((?:(?!\1)[^\n])*)\1/g)].flatMap(
      ([, , classes = '']) => rulesIn(file, classes),
    ),
  ),
];

it('the colours of utilities are found, state by state', () => {
  const found = (classes: string) =>
    rulesIn('', classes).map(({ color, ground }) => [color, ground]);
  expect(found('btn bg-primary text-background hover:bg-inverse text-balance bg-[red]')).toEqual([
    ['var(--background)', 'var(--primary)'],
    ['var(--background)', 'var(--inverse)'],
  ]);
  expect(found('md:text-muted bg-[#C9CDB8]')).toEqual([
    ['var(--muted)', '#C9CDB8'],
    [undefined, '#C9CDB8'],
  ]);
});

const nameOf = (value: string): string =>
  /^var\(--([\w-]+)\)/.exec(value)?.[1] ??
  Object.entries({ ...mixed, ...colors }).find(
    ([, color]) => color.toLowerCase() === value.toLowerCase(),
  )?.[0] ??
  value;
const isStars = (file: string) => /components.text.Stars\.\w+$/.test(file);
const isColour = (value: string) => value in colors || value in mixed;

describe('sheets and utilities', () => {
  it('give no colour to text that is not checked here', () => {
    const unchecked = rules.filter(
      ({ color }) =>
        color && !/^(inherit|currentColor|transparent)\b/.test(color) && !(nameOf(color) in text),
    );
    // Stars are an image with a label; the other is a disabled map button.
    expect(
      unchecked.filter(
        ({ file, selector }) =>
          !isStars(file) && selector !== '#map .leaflet-bar a.leaflet-disabled',
      ),
    ).toEqual([]);
  });

  it('put no text on a ground that is not checked here', () => {
    const checked = new Set<string>(Object.values(text).flat());
    const withoutText = new Set(['sea', 'honey', 'input', 'moon']);
    const unchecked = rules.filter(
      ({ ground }) =>
        ground &&
        isColour(nameOf(ground)) &&
        !checked.has(nameOf(ground)) &&
        !withoutText.has(nameOf(ground)),
    );
    expect(unchecked).toEqual([]);
  });

  it('that name text and ground together name a pair that is checked here', () => {
    const together = rules.flatMap(({ file, selector, color, ground }) =>
      color && ground ? [{ file, selector, front: nameOf(color), ground: nameOf(ground) }] : [],
    );
    expect(together.length).toBeGreaterThan(5);
    expect(
      together.filter(
        ({ front, ground }) =>
          isColour(front) && isColour(ground) && !text[front]?.includes(ground as Ground),
      ),
    ).toEqual([]);
  });

  it('never write words in honey, which is for stars and small marks, the deep one on light grounds', () => {
    const honey = rules.filter(({ color }) => color?.includes('--honey'));
    expect(honey.map(({ color }) => color)).toEqual(['var(--honey-deep)']);
    expect(honey.every(({ file }) => isStars(file))).toBe(true);
  });
});
