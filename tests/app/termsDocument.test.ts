// @vitest-environment node
import { expect, it } from 'vitest';
import { termsDocument } from '../../src/app/termsDocument.ts';
import el from '../../src/content/el/terms.ts';
import en from '../../src/content/en/terms.ts';
import { plainText } from '../../src/sections/markup.ts';
import { venue } from '../../src/site/venue.ts';

const words = { el, en };
const textOf = (html: string): string => html.replaceAll(/<[^>]*>/g, '').replaceAll('&#39;', "'").replaceAll('&quot;', '"').replaceAll('&amp;', '&');

it.each(['el', 'en'] as const)('holds every word of the dialog in %s, links that work, and no script', (language) => {
  const html = termsDocument(words[language], language);
  const { title, updated, short, parts } = words[language];
  const all = [title, updated, short, ...parts.flatMap((part) => [part.heading, ...part.sections.flatMap((section) => [section.heading, ...section.paragraphs])])];
  for (const text of all) expect(textOf(html)).toContain(plainText(text));
  expect(html).toContain(`<html lang="${language}">`);
  expect(html).toContain('content="noindex"');
  expect(html).toContain(`href="mailto:${venue.email}"`);
  expect(html).toContain(`href="${{ el: '/', en: '/en' }[language]}"`);
  expect(html).not.toContain('<script');
});

it('stops the build at a link that it cannot follow', () => {
  expect(() => termsDocument({ ...el, short: '[here](wedding)' }, 'el')).toThrow('The terms link to "wedding"');
});

it('shows words as words', () => {
  expect(termsDocument({ ...el, short: 'a < b & "c"' }, 'el')).toContain('<p>a &lt; b &amp; &quot;c&quot;</p>');
});
