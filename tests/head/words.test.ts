// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { everyPage, loadEveryPage } from '../support/screens.ts';

const loaded = await loadEveryPage();
const repeated = (texts: string[]) => texts.filter((text, at) => texts.indexOf(text) !== at);

describe.each(everyPage)('the words of the head of $id in $language', ({ id, language }) => {
  const head = loaded.find((page) => page.id === id && page.language === language)?.content.head;

  it('title the page in 10 to 60 characters', () => {
    expect(head?.title).toMatch(/^\S.{8,58}\S$/u);
  });

  it('describe it in 70 to 160 characters, as whole sentences', () => {
    expect(head?.description).toMatch(/^\S.{68,158}[.!;?]$/u);
  });

  it('name what people search for, each thing once', () => {
    expect(head?.keywords.length).toBeGreaterThan(0);
    for (const keyword of head?.keywords ?? []) expect(keyword).toMatch(/^\S(.*\S)?$/);
    expect(repeated([...(head?.keywords ?? [])])).toEqual([]);
  });
});

it('no two pages have the same title', () => {
  expect(repeated(loaded.map(({ content }) => content.head.title))).toEqual([]);
});

it('no two pages have the same description', () => {
  expect(repeated(loaded.map(({ content }) => content.head.description))).toEqual([]);
});
