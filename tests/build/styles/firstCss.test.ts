// @vitest-environment node
import { JSDOM } from 'jsdom';
import { describe, expect, it } from 'vitest';
import { firstCss } from '../../../src/build/styles/firstCss.ts';

const markup = `
  <div class="frame">
    <header class="bar" data-scrolled="false"><a href="/">Home</a></header>
    <main>
      <section class="cover"><h1>Heading</h1><section class="inner"></section></section>
      <div class="desk" data-first=""><form></form></div>
      <div class="east"></div>
      <section class="voice"><p class="quote">Words</p></section>
      <section class="close"></section>
    </main>
    <footer class="foot"></footer>
    <div class="pocket" style="color:var(--olive)"></div>
  </div>`;

const kept = (css: string, language = 'el') => firstCss(css, markup, language).replace(/\s*html\[data-bare\].*/s, '');

describe('the rules of a first paint', () => {
  it.each([
    '.frame:has(.cover) .bar{color:red}',
    '.bar[data-scrolled=false]{color:red}',
    '.inner{color:red}',
    '.desk form{color:red}',
    '.pocket{position:fixed}',
    'html:lang(el) h1{color:red}',
    '*,:before,:after{box-sizing:border-box}',
    '.cover:before{content:""}',
    '.cover>::before{content:""}',
    '.bar a:focus-visible{outline:1px solid}',
    '.cover:has(h1:focus){color:red}',
    'main:not(:has(+*))>:first-child:not(:has(+*)){color:red}',
    '@media (width>=768px){.cover{color:red}}',
    '@supports (display:grid){@media (hover){.cover{color:red}}}',
    '@font-face{font-family:A;src:local(Arial)}',
  ])('hold %s', (css) => {
    expect(kept(css)).toBe(css);
  });

  it.each([
    ['what lies below', '.east{color:red}.voice{color:red}.close{color:red}.quote{color:red}footer{color:red}'],
    ['other states', '.bar[data-scrolled=true]{color:red}.bar a:hover{color:red}.frame:has(.dialog) .bar{color:red}'],
    ['other languages', 'html:lang(en) h1{color:red}'],
    ['fonts to be downloaded', '@font-face{font-family:A;src:url(/a.woff2)}'],
    ['what paper and more contrast ask for', '@media print{.cover{color:red}}@media (prefers-contrast:more){.cover{color:red}}'],
    ['empty queries', '@media (hover){@media (width>=1px){.quote{color:red}}}'],
    ['movements of others', '@keyframes turn{to{rotate:1turn}}.quote{animation:turn 1s}'],
  ])('leave out %s', (_, css) => {
    expect(kept(css)).toBe('');
  });

  it('hold of a list of selectors those that match', () => {
    expect(kept('.quote,.cover,.close{color:red}')).toBe('.cover{color:red}');
  });

  it('hold a custom property where a rule or the markup needs it, by way of others, too', () => {
    expect(kept(':root{--a:var(--b);--b:red;--c:1px;--olive:green}@property --d{syntax:"*";inherits:false}.cover{color:var(--a)}')).toBe(':root{--a:var(--b);--b:red;--olive:green}.cover{color:var(--a)}');
  });

  it('hold the movements they use', () => {
    const css = '@keyframes rise{0%{opacity:0}to{opacity:1}}.cover{animation:.6s rise}';
    expect(kept(css)).toBe(css);
  });

  it('hold no layer that is empty without the rest: index.html says how layers rank', () => {
    expect(kept('@layer a{.quote{color:red}}@layer b{.cover{color:red}}')).toBe('@layer b{.cover{color:red}}');
  });

  it('keep what lies below unseen until the whole style sheet is there, but not from screen readers', () => {
    const css = firstCss('', markup, 'el');
    expect(css).toMatch(/html\[data-bare\] :is\(main>:first-child~:not\(\[data-first\]\),footer\)\{[^}]*opacity:0/);
    expect(css).not.toMatch(/visibility:\s*hidden|display:\s*none/);
  });

  it('show nothing that is hidden below, though a class of the first part gives it a display', () => {
    const page = `<main><section class="grid"></section><section><p class="grid" hidden>Sent</p></section></main>`;
    const css = firstCss('[hidden]{color:red;display:none!important}.grid{display:grid}.other{display:flex}', page, 'el');
    expect(css).toMatch(/^\[hidden\]\{display:none!important\}\.grid\{display:grid\}\s*html/);
    const window = new JSDOM(`<!doctype html><html data-bare><style>${css}</style>${page}`).window;
    expect(window.getComputedStyle(window.document.querySelector('p')!).display).toBe('none');
    expect(window.getComputedStyle(window.document.querySelector('section')!).display).toBe('grid');
  });

  it('hide below what is hidden in some size of the screen, and in no other', () => {
    const css = '.hidden{display:none}@media (width>=768px){.md-cell{display:table-cell;color:red}.lg-flex{display:flex}}';
    const page = '<main><section class="hidden"></section><section><p class="hidden md-cell"></p><p class="lg-flex"></p></section></main>';
    expect(firstCss(css, page, 'el').replace(/\s*html\[data-bare\].*/s, '')).toBe('.hidden{display:none}@media (width>=768px){.md-cell{display:table-cell}}');
  });

  it('stop at a selector that nobody understands, and name it', () => {
    expect(() => firstCss('.a:::b{color:red}', markup, 'el')).toThrow(/\.a:::b/);
  });
});
