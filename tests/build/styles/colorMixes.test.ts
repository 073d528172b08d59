// @vitest-environment node
import postcss from 'postcss';
import { expect, it } from 'vitest';
import { mixAtOnce } from '../../../src/build/styles/colorMixes.ts';

const mixed = (sheet: string): string => {
  const root = postcss.parse(sheet);
  mixAtOnce(root);
  return root.toString().replaceAll(/\s+/g, '');
};

const supports = '@supports (color: color-mix(in lab, red, red))';
const mix = 'color-mix(in srgb, var(--ink) 30%, transparent)';
const mixedAlone = `.a{fill:${mix}}`.replaceAll(' ', '');

it('a mixed colour stands alone, without the other one and without the question', () => {
  expect(mixed(`.a { fill: var(--ink) } ${supports} { .a { fill: ${mix} } }`)).toBe(mixedAlone);
});

it('what else the rule before says stays, and so do rules of other names and other questions', () => {
  expect(mixed(`.a { top: 0; fill: var(--ink) } ${supports} { .a { fill: ${mix} } }`)).toBe(`.a{top:0}${mixedAlone}`);
  expect(mixed(`.b { fill: red } ${supports} { .a { fill: ${mix} } }`)).toBe(`.b{fill:red}${mixedAlone}`);
  expect(mixed('@supports (display: grid) { .a { display: grid } }')).toBe('@supports(display:grid){.a{display:grid}}');
});

it('inside a media query, too', () => {
  expect(mixed(`@media (hover: hover) { .a { fill: red } ${supports} { .a { fill: ${mix} } } }`)).toBe(`@media(hover:hover){${mixedAlone}}`);
});
