import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { composeDocument, splitHoisted, type PageParts } from '../../../src/vite/pages/document.ts';

const sheet = '/assets/site-5e6f7a8b.css';
const template = readFileSync('index.html', 'utf8')
  .replace(/<script.*<\/script>/, '')
  .replace(
    '</head>',
    `<script type="module" crossorigin src="/assets/site-1.js"></script>
    <link rel="modulepreload" crossorigin href="/assets/vendor-1.js">
    <link rel="stylesheet" crossorigin href="${sheet}"></head>`,
  );
const page: PageParts = {
  path: '/en/weddings',
  language: 'en',
  markup: "<title>Weddings</title><main>$& $1 $' $`</main>",
  structuredData: '{"@type":"EventVenue"}',
  css: '.a::after{content:"$&"}',
};
const html = composeDocument(template, page);
const head = html.slice(html.indexOf('<head>'), html.indexOf('</head>'));

it('splits only leading title, meta and link tags from the markup', () => {
  const tags = ['<title>Α</title>', '<meta name="a" content="b"/>', '<link rel="c" href="d"/>'];
  const body = '<metadata></metadata><main><link rel="e" href="f"/></main>';
  expect(splitHoisted(tags.join('') + body)).toEqual({ head: tags, body });
});

it('waits for the whole style sheet only without script', () => {
  expect(head).toContain(`<link rel="stylesheet" href="${sheet}" disabled>`);
  expect(head).toContain(`<noscript><link rel="stylesheet" href="${sheet}"></noscript>`);
  expect(head.match(/rel="stylesheet"/g)).toHaveLength(2);
});

it('fetches scripts after the photo, and puts styles before and data behind the content', () => {
  expect(
    head.match(/<(?:script type="module"|link rel="modulepreload") fetchpriority="low"/g),
  ).toHaveLength(2);
  const order = [
    '<style>.a',
    'rel="stylesheet"',
    '<title>',
    '<div id="root">',
    'ld+json',
    '</body>',
  ];
  const places = order.map((part) => html.indexOf(part));
  expect(places).toEqual([...places].sort((a, b) => a - b));
  expect(places).not.toContain(-1);
});

it('keeps text that looks like a replacement pattern', () => {
  expect(html).toContain('<div id="root"><main>$& $1 $\' $`</main></div>');
  expect(head).toContain(`<style>${page.css}</style>`);
});
