import { expect, it } from 'vitest';
import type { LegalCopy } from '../../../src/components/text/LegalLink.tsx';
import elTerms from '../../../src/content/el/terms.ts';
import enAccessibility from '../../../src/content/en/accessibility.ts';
import { venue } from '../../../src/facts/venue/venue.ts';
import { renderLegalDocument } from '../../../src/layout/legal/legalDocument.tsx';
import type { Language } from '../../../src/site/languages.ts';
import { layoutMessages } from '../../support/renderInLayout.tsx';
import { stripMarkup } from '../../support/stripMarkup.ts';

const render = (copy: LegalCopy, language: Language): string =>
  renderLegalDocument(copy, { language, messages: layoutMessages[language] });

const getText = (html: string): string =>
  html
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');

it.each([
  ['el', '/', elTerms],
  ['en', '/en', enAccessibility],
] as const)(
  'contains every text in %s, with links that work without script',
  (language, home, copy) => {
    const html = render(copy, language);
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
