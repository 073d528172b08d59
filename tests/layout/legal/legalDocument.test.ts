// @vitest-environment node
import { expect, it } from 'vitest';
import { legalDocument } from '../../../src/layout/legal/legalDocument.ts';
import elAccessibility from '../../../src/content/el/accessibility.ts';
import el from '../../../src/content/el/terms.ts';
import enAccessibility from '../../../src/content/en/accessibility.ts';
import en from '../../../src/content/en/terms.ts';
import { plainText } from '../../../src/components/text/markup.ts';
import { venue } from '../../../src/site/facts/venue.ts';

const textOf = (html: string): string =>
  html
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&#39;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');

it.each([
  ['el', el],
  ['en', en],
  ['el', elAccessibility],
  ['en', enAccessibility],
] as const)(
  'holds every word of the dialog in %s, links that work, and no script',
  (language, messages) => {
    const html = legalDocument(messages, language);
    const { title, updated, short, parts } = messages;
    const all = [
      title,
      updated,
      short,
      ...parts.flatMap((part) => [
        part.heading,
        ...part.sections.flatMap((section) => [section.heading, ...section.paragraphs]),
      ]),
    ];
    for (const text of all) expect(textOf(html)).toContain(plainText(text));
    expect(html).toContain(`<html lang="${language}">`);
    expect(html).toContain('content="noindex"');
    expect(html).toContain(`href="mailto:${venue.email}"`);
    expect(html).toContain(`href="${{ el: '/', en: '/en' }[language]}"`);
    expect(html).toContain('<meta name="color-scheme" content="only light">');
    expect(html).not.toContain('<script');
  },
);

it('stops the build at a link that it cannot follow', () => {
  expect(() => legalDocument({ ...el, short: '[here](wedding)' }, 'el')).toThrow(
    'A legal text links to "wedding"',
  );
});

it('shows words as words', () => {
  expect(legalDocument({ ...el, short: 'a < b & "c"' }, 'el')).toContain(
    '<p>a &lt; b &amp; &quot;c&quot;</p>',
  );
});
