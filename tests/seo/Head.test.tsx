import { render, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { Head, HiddenHead, structuredDataId } from '../../src/seo/Head.tsx';
import { headTags, type HeadPage } from '../../src/seo/headTags.ts';

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
const contents = () =>
  all('meta, link').map((tag) => [
    tag.getAttribute('name') ??
      tag.getAttribute('property') ??
      `${tag.getAttribute('rel')} ${tag.getAttribute('hreflang') ?? ''}`.trim(),
    tag.getAttribute('content') ?? tag.getAttribute('href'),
  ]);
const expected = (page: HeadPage) => {
  const { meta, link } = headTags(page);
  return [
    ...meta.map((tag) => [tag.name ?? tag.property, tag.content]),
    ...link.map((tag) => [`${tag.rel} ${tag.hrefLang ?? ''}`.trim(), tag.href]),
  ];
};
const scripts = () => all('script[type="application/ld+json"]');
const texts = () => scripts().map((script) => script.textContent);

const dataOf = ({ id, language }: HeadPage) => JSON.stringify({ page: `${id} ${language}` });
const loading = (page: HeadPage) => ({
  ...page,
  loadStructuredData: vi.fn(async () => dataOf(page)),
});

const prerendered = (page: HeadPage) => {
  const script = document.head.appendChild(document.createElement('script'));
  script.id = structuredDataId(page.id, page.language);
  script.type = 'application/ld+json';
  script.textContent = dataOf(page);
  return script;
};

it('has every tag of the page in the head once', () => {
  render(<Head {...loading(home)} />);
  expect(document.title).toBe('Το κτήμα');
  expect(all('title')).toHaveLength(1);
  expect(contents().toSorted()).toEqual(expected(home).toSorted());
});

it('after a navigation the tags are those of the new page and none of the old one are left', () => {
  const { rerender } = render(<Head key="home" {...loading(home)} />);
  rerender(<Head key="wedding" {...loading(wedding)} />);
  expect(document.title).toBe('Weddings');
  expect(all('title')).toHaveLength(1);
  expect(contents().toSorted()).toEqual(expected(wedding).toSorted());
});

it('the tags follow a change of words without a navigation', () => {
  const { rerender } = render(<Head {...loading(home)} />);
  rerender(
    <Head
      {...loading({
        ...home,
        copy: { ...home.copy, title: 'Το κτήμα μας', description: 'Κήποι.' },
      })}
    />,
  );
  expect(document.title).toBe('Το κτήμα μας');
  expect(all('meta[property="og:title"]').map((tag) => tag.getAttribute('content'))).toEqual([
    'Το κτήμα μας',
  ]);
});

it('the structured data that the build wrote are taken over: nothing is downloaded and nothing doubled', () => {
  const written = prerendered(home);
  const page = loading(home);
  render(<Head {...page} />);
  expect(scripts()).toEqual([written]);
  expect(page.loadStructuredData).not.toHaveBeenCalled();
});

it('the structured data follow a navigation, and those of the page before are gone at once', async () => {
  prerendered(home);
  const { rerender } = render(<Head key="home" {...loading(home)} />);
  rerender(<Head key="wedding" {...loading(wedding)} />);
  expect(texts()).toEqual([]);
  await waitFor(() => expect(texts()).toEqual([dataOf(wedding)]));
});

it('the structured data of the other language are other data', async () => {
  prerendered(home);
  render(<Head {...loading({ ...home, language: 'en' })} />);
  await waitFor(() => expect(texts()).toEqual([dataOf({ ...home, language: 'en' })]));
});

it('a visitor who is quicker than the download gets the structured data of the page they are on, once', async () => {
  let arrive = () => {};
  const slow = {
    ...home,
    loadStructuredData: () =>
      new Promise<string>((resolve) => (arrive = () => resolve(dataOf(home)))),
  };
  const { rerender } = render(<Head key="home" {...slow} />);
  rerender(<Head key="wedding" {...loading(wedding)} />);
  await waitFor(() => expect(texts()).toEqual([dataOf(wedding)]));
  arrive();
  await Promise.resolve();
  expect(texts()).toEqual([dataOf(wedding)]);
});

it('structured data that cannot be downloaded are missing, and so are those of the page before', async () => {
  prerendered(home);
  const refused = {
    ...wedding,
    loadStructuredData: vi.fn(() => Promise.reject(new TypeError('Failed to fetch'))),
  };
  render(<Head {...refused} />);
  await vi.waitFor(() => expect(refused.loadStructuredData).toHaveBeenCalled());
  expect(texts()).toEqual([]);
});

it('a page that must not be found has no structured data, not even those of the page before', () => {
  prerendered(home);
  render(<HiddenHead copy={home.copy} />);
  expect(scripts()).toEqual([]);
  expect(contents()).toEqual([
    ['description', 'Κήποι και <αίθουσα>.'],
    ['robots', 'noindex'],
  ]);
});
