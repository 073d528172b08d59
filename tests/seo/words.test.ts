// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { everyPage, loadEveryPage } from '../support/screens.ts';

const loaded = await loadEveryPage();
const repeated = (texts: string[]) => texts.filter((text, at) => texts.indexOf(text) !== at);

describe.each(everyPage)('the words of the head of $id in $language', ({ id, language }) => {
  const head = loaded.find((page) => page.id === id && page.language === language)?.content.head;

  it('title and describe it, and name what people search for', () => {
    expect(head?.title).toMatch(/\S/);
    expect(head?.description).toMatch(/\S/);
    expect(head?.keywords.filter((keyword) => keyword.trim() !== '').length).toBeGreaterThan(0);
  });
});

it('no two pages have the same title', () => {
  expect(repeated(loaded.map(({ content }) => content.head.title))).toEqual([]);
});

it('no two pages have the same description', () => {
  expect(repeated(loaded.map(({ content }) => content.head.description))).toEqual([]);
});
