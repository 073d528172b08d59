import { expect, it } from 'vitest';
import { dropPageFonts, extractPageCss } from '../../../src/vite/styles/pageCss.ts';

const markup = `
  <div class="layout">
    <header class="site-header" data-scrolled="false"><a href="/">Home</a></header>
    <main><section class="cover"><h1>Heading</h1></section></main>
    <div style="color:var(--primary)"></div>
  </div>`;
const kept = (css: string) => extractPageCss(css, markup, 'el');

it.each([
  '.layout:has(.cover) .site-header[data-scrolled=false]{color:red}',
  'html:lang(el) h1{color:red}',
  '*,:before,:after{box-sizing:border-box}',
  '.cover>::before{content:""}',
  '.site-header a:focus-visible{outline:1px solid}',
  '@supports (display:grid){@media (width>=768px){.cover{color:red}}}',
  '.cover:not(.quote,:is(.close)){color:red}',
  '@keyframes rise{0%{opacity:0}to{opacity:1}}.cover{animation:.6s rise}',
])('keeps the used style %s', (css) => {
  expect(kept(css)).toBe(css);
});

it.each([
  ['.quote{color:red}footer{color:red}', ''],
  ['.site-header[data-scrolled=true]{color:red}.site-header a:hover{color:red}', ''],
  ['html:lang(en) h1{color:red}', ''],
  ['@media print{.cover{color:red}}@media (prefers-contrast:more){.cover{color:red}}', ''],
  ['@media (forced-colors:active){.cover{color:red}}', ''],
  [
    '@layer properties{@supports (display:grid){*{--a:0}}}.cover{color:var(--a)}',
    '.cover{color:var(--a)}',
  ],
  ['.cover{transition:color 1s;transition-delay:1s}h1{color:red;transition:none}', 'h1{color:red}'],
  ['@keyframes turn{to{rotate:1turn}}.quote{animation:turn 1s}', ''],
  ['.quote,.cover,.close{color:red}', '.cover{color:red}'],
  [
    ':root{--a:var(--b);--b:red;--c:1px;--primary:green}.cover{color:var(--a)}',
    ':root{--a:var(--b);--b:red;--primary:green}.cover{color:var(--a)}',
  ],
])('removes the unused parts of the style %s', (css, rest) => {
  expect(kept(css)).toBe(rest);
});

it('declares each font once: in the page if it has own letters, otherwise in the sheet', () => {
  const page =
    '@font-face{font-family:A;unicode-range:U+384,U+38E-3A1}@font-face{font-family:B;src:local(Arial)}';
  const sheet = '@font-face{font-family:A;unicode-range:U+100-130,U+2116}';
  expect(kept(page + sheet)).toBe(page);
  expect(dropPageFonts(page + sheet)).toBe(sheet);
});

it('refuses a selector that it cannot parse, and names it', () => {
  expect(() => kept('h1:::b{color:red}')).toThrow(/h1:::b/);
});
