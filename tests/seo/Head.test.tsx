import { render, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import {
  Head,
  HiddenHead,
  structuredDataId,
  headTags,
  type HeadPage,
} from '../../src/seo/Head.tsx';

beforeEach(() => {
  document.head.innerHTML = '';
});

const home: HeadPage = {
  id: 'home',
  language: 'el',
  copy: { title: 'Το κτήμα', description: 'Κήποι και <αίθουσα>.', keywords: ['κτήμα'] },
  imageAlt: 'Ελιές',
};
const wedding: HeadPage = {
  id: 'wedding',
  language: 'en',
  copy: { title: 'Weddings', description: 'Gardens and a hall.', keywords: ['weddings'] },
  imageAlt: 'Olive trees',
};

const all = (selector: string) => [...document.head.querySelectorAll(selector)];
const values = () =>
  all('title, meta, link').map(
    (tag) => tag.getAttribute('content') ?? tag.getAttribute('href') ?? tag.textContent,
  );
const expected = (page: HeadPage) => {
  const { title, meta, link } = headTags(page);
  return [title, ...meta.map((tag) => tag.content), ...link.map((tag) => tag.href)];
};
const structuredData = () =>
  all('script[type="application/ld+json"]').map((script) => script.textContent);

const dataOf = ({ id, language }: HeadPage) => JSON.stringify({ page: `${id} ${language}` });
const loading = (page: HeadPage) => ({
  ...page,
  loadStructuredData: vi.fn(async () => dataOf(page)),
});
const prerender = (page: HeadPage) => {
  const script = document.head.appendChild(document.createElement('script'));
  script.id = structuredDataId(page.id, page.language);
  script.type = 'application/ld+json';
  script.textContent = dataOf(page);
};

it('has every tag of the page in the head once, and after a navigation those of the new page', () => {
  const { rerender } = render(<Head key="home" {...loading(home)} />);
  expect(values().toSorted()).toEqual(expected(home).toSorted());
  rerender(<Head key="wedding" {...loading(wedding)} />);
  expect(values().toSorted()).toEqual(expected(wedding).toSorted());
});

it('keeps the structured data of the build without a download', () => {
  prerender(home);
  const page = loading(home);
  render(<Head {...page} />);
  expect(structuredData()).toEqual([dataOf(home)]);
  expect(page.loadStructuredData).not.toHaveBeenCalled();
});

it.each([wedding, { ...home, language: 'en' as const }])(
  'replaces the structured data after a navigation to $id in $language',
  async (page) => {
    prerender(home);
    const { rerender } = render(<Head key="home" {...loading(home)} />);
    rerender(<Head key="other" {...loading(page)} />);
    expect(structuredData()).toEqual([]);
    await waitFor(() => expect(structuredData()).toEqual([dataOf(page)]));
  },
);

it('drops structured data that arrive after the visitor has left their page', async () => {
  let arrive = () => {};
  const slow = new Promise<string>((resolve) => (arrive = () => resolve(dataOf(home))));
  const { rerender } = render(<Head key="home" {...home} loadStructuredData={() => slow} />);
  rerender(<Head key="wedding" {...loading(wedding)} />);
  await waitFor(() => expect(structuredData()).toEqual([dataOf(wedding)]));
  arrive();
  await slow;
  expect(structuredData()).toEqual([dataOf(wedding)]);
});

it('has only title, description and noindex on a noindex page', () => {
  prerender(home);
  render(<HiddenHead copy={home.copy} />);
  expect(structuredData()).toEqual([]);
  expect(all('link')).toEqual([]);
  expect(values().toSorted()).toEqual(
    [home.copy.title, home.copy.description, 'noindex'].toSorted(),
  );
});
