// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { pageCss } from '../../../src/vite/styles/pageCss.ts';

const markup = `
  <div class="layout">
    <header class="site-header" data-scrolled="false"><a href="/">Home</a></header>
    <main>
      <section class="cover"><h1>Heading</h1><section class="inner"></section></section>
      <div class="desk"><form></form></div>
    </main>
    <div class="mobile-cta-bar" style="color:var(--primary)"></div>
  </div>`;

const kept = (css: string) => pageCss(css, markup, 'el');

describe('the rules of a page', () => {
  it.each([
    '.layout:has(.cover) .site-header{color:red}',
    '.site-header[data-scrolled=false]{color:red}',
    '.inner{color:red}',
    '.desk form{color:red}',
    '.mobile-cta-bar{position:fixed}',
    'html:lang(el) h1{color:red}',
    '*,:before,:after{box-sizing:border-box}',
    '.cover:before{content:""}',
    '.cover>::before{content:""}',
    '.site-header a:focus-visible{outline:1px solid}',
    '.cover:has(h1:focus){color:red}',
    'main:not(:has(+*))>:first-child:not(:has(+*)){color:red}',
    '@media (width>=768px){.cover{color:red}}',
    '@supports (display:grid){@media (hover){.cover{color:red}}}',
    '@font-face{font-family:A;src:local(Arial)}',
  ])('hold %s', (css) => {
    expect(kept(css)).toBe(css);
  });

  it.each([
    [
      'what no element has',
      '.east{color:red}.voice{color:red}.close{color:red}.quote{color:red}footer{color:red}',
    ],
    [
      'other states',
      '.site-header[data-scrolled=true]{color:red}.site-header a:hover{color:red}.layout:has(.dialog) .site-header{color:red}',
    ],
    ['other languages', 'html:lang(en) h1{color:red}'],
    ['fonts to be downloaded', '@font-face{font-family:A;src:url(/a.woff2)}'],
    [
      'what paper and more contrast ask for',
      '@media print{.cover{color:red}}@media (prefers-contrast:more){.cover{color:red}}',
    ],
    ['empty queries', '@media (hover){@media (width>=1px){.quote{color:red}}}'],
    ['movements of others', '@keyframes turn{to{rotate:1turn}}.quote{animation:turn 1s}'],
  ])('leave out %s', (_, css) => {
    expect(kept(css)).toBe('');
  });

  it('hold of a list of selectors those that match', () => {
    expect(kept('.quote,.cover,.close{color:red}')).toBe('.cover{color:red}');
  });

  it('hold a custom property where a rule or the markup needs it, by way of others, too', () => {
    expect(
      kept(
        ':root{--a:var(--b);--b:red;--c:1px;--primary:green}@property --d{syntax:"*";inherits:false}.cover{color:var(--a)}',
      ),
    ).toBe(':root{--a:var(--b);--b:red;--primary:green}.cover{color:var(--a)}');
  });

  it('hold the movements they use', () => {
    const css = '@keyframes rise{0%{opacity:0}to{opacity:1}}.cover{animation:.6s rise}';
    expect(kept(css)).toBe(css);
  });

  it('hold no layer that is empty without the rest: index.html says how layers rank', () => {
    expect(kept('@layer a{.quote{color:red}}@layer b{.cover{color:red}}')).toBe(
      '@layer b{.cover{color:red}}',
    );
  });

  it('stop at a selector that nobody understands, and name it', () => {
    expect(() => pageCss('.a:::b{color:red}', markup, 'el')).toThrow(/\.a:::b/);
  });
});
