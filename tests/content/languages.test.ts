// @vitest-environment node
import { expect, it } from 'vitest';
import { mails } from '../../src/content/mails.ts';
import { loadLegalText } from '../../src/layout/legal/loadLegalText.ts';
import { pageIds, legalTextIds } from '../../src/site/pages.ts';
import { contentOf } from '../../src/vite/content/contentOf.ts';

/** Keys and types; only the Greek reviews have dates (docs/specification.md, "Pages"). */
function shapeOf(value: unknown, at = ''): Set<string> {
  if (typeof value !== 'object' || value === null) return new Set([`${at}: ${typeof value}`]);
  return new Set(
    Object.entries(value)
      .filter(([key]) => key !== 'date')
      .flatMap(([key, entry]) => [
        ...shapeOf(entry, Array.isArray(value) ? `${at}[]` : `${at}.${key}`),
      ]),
  );
}

it.each([...pageIds, 'layout'])('has the same content in both languages: %s', (id) => {
  expect(shapeOf(contentOf(id, 'en'))).toEqual(shapeOf(contentOf(id, 'el')));
});

it('has the same messages of forms and mails in both languages', () => {
  expect(shapeOf(mails.en)).toEqual(shapeOf(mails.el));
});

it.each(legalTextIds)('has the same paragraphs of the %s in both languages', async (id) => {
  const [el, en] = await Promise.all([loadLegalText(id, 'el'), loadLegalText(id, 'en')]);
  expect(shapeOf(en)).toEqual(shapeOf(el));
  const lengths = ({ parts }: typeof el) =>
    parts.map(({ sections }) => sections.map(({ paragraphs }) => paragraphs.length));
  expect(lengths(en)).toEqual(lengths(el));
});
