// @vitest-environment node
import type { WeddingContent } from '../../src/pages/wedding/schema.ts';
import { describe, expect, it, vi } from 'vitest';
import { textsIn } from '../support/texts.ts';
import { contentOf } from '../../src/vite/content/contentOf.ts';
import { languageCodes } from '../../src/site/languages.ts';
import { pageIds } from '../../src/site/pages.ts';

vi.mock('../../src/site/facts/hasPrices.ts', () => ({ hasPrices: false }));
vi.mock('../../src/site/facts/houseFacts.ts', () => ({ house: {} }));
vi.mock('../../src/site/facts/driveFacts.ts', async (original) => ({
  ...(await original<object>()),
  drives: [],
}));
vi.mock('../../src/site/facts/guestFacts.ts', async (original) => ({
  ...(await original<object>()),
  lodgings: [],
}));

describe.each(languageCodes)(
  'an owner who tells neither prices nor hours nor ways, in %s',
  (language) => {
    it.each(pageIds)('has whole sentences on the page %s', (id) => {
      const copy = contentOf(id, language);
      const texts = textsIn(copy, id);
      expect(texts).not.toEqual([]);
      for (const { at, text } of texts) {
        expect(text, at).not.toMatch(/undefined|false|null|NaN/);
        expect(text, `${at}: no space is doubled or comes before a stop`).not.toMatch(
          / {2}| [.,·;]|[.,·] *[,·]|^ | $/,
        );
      }
    });

    it('keeps the rows of the weddings page that still have content', () => {
      const wedding = contentOf<WeddingContent>('wedding', language);
      for (const { answer } of wedding.know.answers) expect(answer).not.toBe('');
      expect(wedding.abroad.answers).toHaveLength(6);
      for (const { text } of wedding.abroad.answers) expect(text).not.toBe('');
    });
  },
);
