// @vitest-environment node
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { composeDocument, splitHoisted, type PageParts } from '../../../src/vite/pages/document.ts';

const template = readFileSync('index.html', 'utf8')
  .replace(/<script.*<\/script>/, '')
  .replace(
    '</head>',
    '  <script type="module" crossorigin src="/assets/site-1a2b3c4d.js"></script>\n    <link rel="modulepreload" crossorigin href="/assets/vendor-1.js">\n    <link rel="stylesheet" crossorigin href="/assets/site-5e6f7a8b.css">\n  </head>',
  );

const page: PageParts = {
  language: 'en',
  markup:
    '<title>Weddings</title><meta name="description" content="Gardens &gt; halls"/><link rel="canonical" href="https://x.example/en/weddings"/><div class="layout"><h1>Weddings</h1></div>',
  structuredData: '{"@type":"EventVenue"}',
  structuredDataId: 'structured-data',
  css: 'body{margin:0}',
  earlyPresses: 'keepPresses()',
};
const composed = (changes: Partial<PageParts> = {}) =>
  composeDocument(template, { ...page, ...changes });
const headOf = (html: string) => html.slice(html.indexOf('<head>'), html.indexOf('</head>'));
const count = (html: string, part: string) => html.split(part).length - 1;

describe('what React hoists', () => {
  it('is taken off the front of the page, and only from there', () => {
    expect(
      splitHoisted(
        '<title>Α</title><meta name="a" content="b"/><link rel="c" href="d"/><main><link rel="e" href="f"/></main>',
      ),
    ).toEqual({
      head: ['<title>Α</title>', '<meta name="a" content="b"/>', '<link rel="c" href="d"/>'],
      body: '<main><link rel="e" href="f"/></main>',
    });
  });

  it('may be nothing', () => {
    expect(splitHoisted('<main></main>')).toEqual({ head: [], body: '<main></main>' });
  });

  it('ends at anything else: other elements that begin alike stay in the page', () => {
    expect(splitHoisted('<metadata></metadata>').head).toEqual([]);
    expect(splitHoisted('text <title>Α</title>').head).toEqual([]);
  });
});

describe('a finished document', () => {
  it('asks for its scripts after its photo', () => {
    const scripts = headOf(composed()).match(
      /<(?:script type="module"|link rel="modulepreload")[^>]*>/g,
    );
    expect(scripts).toHaveLength(2);
    for (const script of scripts!) expect(script).toContain('fetchpriority="low"');
  });

  it('is in the language of its page', () => {
    expect(composed()).toMatch(/^<!doctype html>\s*<html lang="en">/);
    expect(composed({ language: 'el' })).toContain('<html lang="el">');
  });

  it('has the head of its page in the head and its body in the root', () => {
    const html = composed();
    for (const tag of [
      '<title>Weddings</title>',
      'content="Gardens &gt; halls"',
      'rel="canonical"',
    ]) {
      expect(headOf(html)).toContain(tag);
      expect(count(html, tag)).toBe(1);
    }
    expect(html).toContain('<div id="root"><div class="layout"><h1>Weddings</h1></div></div>');
  });

  it('has the rules of its first paint in the head, and waits for the whole style sheet only without script', () => {
    const head = headOf(composed());
    expect(head).toContain(`<style>${page.css}</style>`);
    expect(head).toContain('<link rel="stylesheet" href="/assets/site-5e6f7a8b.css" disabled>');
    expect(head).toContain(
      '<noscript><link rel="stylesheet" href="/assets/site-5e6f7a8b.css"></noscript>',
    );
    expect(count(head, 'rel="stylesheet"')).toBe(2);
  });

  it('has first what the first screen needs: the style before all else, the start of the script last', () => {
    const head = headOf(composed());
    const order = [
      '<style>\n',
      '<style>body',
      'rel="stylesheet"',
      '<title>',
      'application/ld+json',
      'keepPresses()',
    ].map((part) => head.indexOf(part));
    expect(order).toEqual(order.toSorted((a, b) => a - b));
    expect(order.every((place) => place > 0)).toBe(true);
  });

  it('has its structured data under the id that the browser looks for', () => {
    expect(headOf(composed())).toContain(
      '<script id="structured-data" type="application/ld+json">{"@type":"EventVenue"}</script>',
    );
  });

  it('without structured data has no element for them', () => {
    expect(composed({ structuredData: '' })).not.toContain('ld+json');
  });

  it('takes text as it is, even where it looks like a pattern', () => {
    const html = composed({ markup: "<main>$& $1 $' $`</main>", css: '.a::after{content:"$&"}' });
    expect(html).toContain("<main>$& $1 $' $`</main>");
    expect(html).toContain('.a::after{content:"$&"}');
  });

  it.each([
    ['<html lang="el">', '<html>'],
    ['</head>', ''],
    ['<div id="root"></div>', '<div id="app"></div>'],
  ])('is not made from a template without %s, and the error says so', (part, replacement) => {
    expect(template).toContain(part);
    expect(() => composeDocument(template.replace(part, replacement), page)).toThrow(
      /^index\.html has nothing that matches .+: the static pages cannot be made\.$/,
    );
  });
});
