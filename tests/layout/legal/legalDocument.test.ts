import { expect, it } from 'vitest';
import { stripMarkup } from '../../../src/components/text/markup.ts';
import elTerms from '../../../src/content/el/terms.ts';
import enAccessibility from '../../../src/content/en/accessibility.ts';
import { renderLegalDocument } from '../../../src/layout/legal/legalDocument.ts';
import { venue } from '../../../src/site/facts/venue.ts';

const getText = (html: string): string =>
  html
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&#39;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');

it.each([
  ['el', '/', elTerms],
  ['en', '/en', enAccessibility],
] as const)(
  'contains every text in %s, with links that work without script',
  (language, home, copy) => {
    const html = renderLegalDocument(copy, language);
    const sections = copy.parts.flatMap((part) => part.sections);
    for (const text of [
      copy.title,
      copy.updated,
      copy.short,
      ...copy.parts.map(({ heading }) => heading),
      ...sections.flatMap(({ heading, paragraphs }) => [heading, ...paragraphs]),
    ])
      expect(getText(html)).toContain(stripMarkup(text));
    for (const part of [
      `<html lang="${language}">`,
      'content="noindex"',
      `href="mailto:${venue.email}"`,
      `href="${home}"`,
    ])
      expect(html).toContain(part);
    expect(html).not.toContain('<script');
  },
);

it('stops the build at a link that it cannot follow', () => {
  expect(() => renderLegalDocument({ ...elTerms, short: '[here](wedding)' }, 'el')).toThrow(
    'A legal text links to "wedding"',
  );
});

it('escapes texts', () => {
  const html = renderLegalDocument({ ...elTerms, short: 'a < b & "c"' }, 'el');
  expect(html).toContain('<p>a &lt; b &amp; &quot;c&quot;</p>');
});
