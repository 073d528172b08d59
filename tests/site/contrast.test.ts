/** WCAG 2.2, 1.4.3 and 1.4.11. */
import { expect, it } from 'vitest';
import { colors, hourTints, moreContrast } from '../../src/site/colors.ts';
import { computeContrast, parseChannels } from '../support/contrast.ts';

const over = (color: string, opacity: number, ground: string): string =>
  `#${parseChannels(color)
    .map((value, at) => Math.round(value * opacity + parseChannels(ground)[at]! * (1 - opacity)))
    .map((value) => value.toString(16).padStart(2, '0'))
    .join('')}`;

const palette: Readonly<Record<string, string>> = {
  ...colors,
  'other-language': over(colors.foreground, 0.82, colors.background), // header
  'ghost-hover': over(colors.foreground, 0.07, colors.background), // Button.tsx
  'ghost-hover-tint': over(colors.foreground, 0.07, colors.tint),
};

const text: Readonly<Record<string, string>> = {
  foreground:
    'background surface tint subtle subtle-hover moonlight success-tint error-tint ghost-hover ghost-hover-tint',
  muted: 'background surface tint subtle ghost-hover',
  primary: 'background surface tint',
  // Not on tint (4.3:1), except icons and figures of 24 px or more.
  accent: 'background surface moonlight ghost-hover',
  aegean: 'background surface tint',
  success: 'success-tint background surface',
  error: 'error-tint background surface tint',
  background: 'primary inverse foreground accent night error dusk',
  'dusk-note': 'dusk',
  surface: 'error foreground accent inverse primary',
  placeholder: 'background surface',
  'inverse-note': 'inverse night',
  'other-language': 'background',
};

const edges: typeof text = {
  input: 'background surface',
  accent: 'background surface tint subtle',
  background: 'inverse primary night',
  primary: 'background surface moonlight',
  foreground: 'background surface tint',
  'honey-deep': 'background surface tint',
  honey: 'inverse night',
};

const getPairs = (table: typeof text): [string, string][] =>
  Object.entries(table).flatMap(([front, grounds]) =>
    grounds.split(' ').map((ground): [string, string] => [front, ground]),
  );
const below = (ratio: number, pairs: readonly [string, string][], values = palette) =>
  pairs.filter(([front, ground]) => !(computeContrast(values[front]!, values[ground]!) >= ratio));

it('keeps text readable on its ground: 4.5:1', () => {
  expect(computeContrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
  expect(below(4.5, getPairs(text))).toEqual([]);
});

it.each(Object.entries(hourTints))('keeps text and edges readable at the hour %s', (_, tint) => {
  const values = { ...palette, tint };
  expect(below(4.5, getPairs(text), values)).toEqual([]);
  expect(below(3, getPairs(edges), values)).toEqual([]);
});

it('keeps edges and focus rings visible: 3:1', () => {
  expect(below(3, getPairs(edges))).toEqual([]);
});

it('reaches 7:1 for visitors who prefer more contrast', () => {
  const named = [...getPairs(text), ...getPairs(edges)].filter(
    ([front, ground]) => front !== 'honey' && front in colors && ground in colors,
  );
  expect(below(7, named, { ...colors, ...moreContrast })).toEqual([]);
});
