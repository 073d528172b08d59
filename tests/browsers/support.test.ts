// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { findingsInCss } from './css.ts';
import { findingsInScript } from './script.ts';
import { compare, lacking } from './support.ts';

const features = (findings: readonly { feature: string }[]): string[] =>
  findings.map(({ feature }) => feature);

it('a browser lacks what came after its oldest version, and what it never had', () => {
  expect(lacking('css.selectors.has')).toEqual(['firefox']);
  expect(lacking('api.URLSearchParams.size')).toEqual(['chrome', 'edge', 'safari', 'ios']);
  expect(lacking('api.Window.requestIdleCallback')).toEqual(['safari', 'ios']);
  expect(lacking('css.properties.display.grid')).toEqual([]);
  expect(lacking('nothing.of.the.kind')).toEqual([]);
});

describe('a style sheet', () => {
  it.each([
    ['.a{grid-template-columns:subgrid}', 'css.properties.grid-template-columns.subgrid'],
    ['.a{width:round(up,10px,3px)}', 'css.types.round'],
    ['.a{mask-image:none}', 'css.properties.mask-image'],
    ['.a:has(b){top:0}', 'css.selectors.has'],
    ['.a:user-invalid{top:0}', 'css.selectors.user-invalid'],
    ['.a{.b{top:0}}', 'css.selectors.nesting'],
    ['@starting-style{.a{top:0}}', 'css.at-rules.starting-style'],
    ['@media (scripting:none){.a{top:0}}', 'css.at-rules.media.scripting'],
  ])('is seen to use %s', (css, feature) => {
    expect(features(findingsInCss(css))).toEqual([feature]);
  });

  it.each([
    '.a{-webkit-mask-image:none;mask-image:none}',
    '@supports (grid-template-columns:subgrid){.a{grid-template-columns:subgrid}}',
    '.a{background:url(subgrid.png);content:"round(1)";color:var(--round)}',
    '@media (width>=768px){.a{height:min(50svh,400px);inset:0;color:color-mix(in srgb,red 50%,blue)}}',
    '.a:is(:hover,:focus-visible)::before{top:0}',
  ])('may use %s', (css) => {
    expect(findingsInCss(css)).toEqual([]);
  });

  it('has no selector in a list that would make the others void, too', () => {
    expect(features(findingsInCss('.a,.b::view-transition-old(c){top:0}'))).toContain(
      'a list void in older browsers',
    );
    expect(features(findingsInCss('.a,.b:is(:has(c)){top:0}'))).not.toContain(
      'a list void in older browsers',
    );
  });
});

describe('a chunk', () => {
  it.each([
    ['Promise.withResolvers()', 'javascript.builtins.Promise.withResolvers'],
    ['[].toSpliced(0)', 'javascript.builtins.Array.toSpliced'],
    ['a.checkVisibility()', 'api.Element.checkVisibility'],
    ['requestIdleCallback(a)', 'api.Window.requestIdleCallback'],
    ['a.test(/[a--b]/v)', 'javascript.builtins.RegExp.unicodeSets'],
  ])('is seen to use %s', (code, feature) => {
    expect(features(findingsInScript(code))).toEqual([feature]);
  });

  it('may ask first', () => {
    expect(findingsInScript('a.checkVisibility?.();"checkVisibility()";[].at(0)')).toEqual([]);
  });
});

it('both an unexplained use and an explanation of nothing are told', () => {
  const findings = findingsInCss('.a:has(b){top:0}.c:has(b){top:0}');
  const loss = (where: RegExp) => ({ feature: 'css.selectors.has', where, instead: 'nothing' });
  expect(compare(findings, [loss(/^\.a/), loss(/^\.c/)])).toEqual({ unexplained: [], unused: [] });
  expect(compare(findings, [loss(/^\.a/), loss(/^\.d/)])).toEqual({
    unexplained: ['css.selectors.has (not in firefox): .c:has(b)'],
    unused: ['css.selectors.has: nothing'],
  });
});
