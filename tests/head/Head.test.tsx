import { render } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { Head, HiddenHead, pageStructuredData } from '../../src/head/Head.tsx';
import { headTags, type HeadPage } from '../../src/head/headTags.ts';
import { structuredDataId } from '../../src/head/structuredData.ts';

beforeEach(() => {
  document.head.innerHTML = '';
});

const home: HeadPage = {
  id: 'home',
  language: 'el',
  words: { title: 'Το κτήμα', description: 'Κήποι και <αίθουσα>.', keywords: ['κτήμα'] },
  imageAlt: 'Ελιές',
};
const wedding: HeadPage = {
  id: 'wedding',
  language: 'en',
  words: { title: 'Weddings', description: 'Gardens and a hall.', keywords: ['weddings'] },
  imageAlt: 'Olive trees',
};

const all = (selector: string) => [...document.head.querySelectorAll(selector)];
const contents = () =>
  all('meta, link').map((tag) => [
    tag.getAttribute('name') ?? tag.getAttribute('property') ?? `${tag.getAttribute('rel')} ${tag.getAttribute('hreflang') ?? ''}`.trim(),
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

/** A page as the build writes it: its structured data already stands in the head. */
const prerendered = (page: HeadPage) => {
  const script = document.head.appendChild(document.createElement('script'));
  script.id = structuredDataId;
  script.type = 'application/ld+json';
  script.textContent = pageStructuredData(page);
  return script;
};

it('every tag of the page stands in the head, once', () => {
  render(<Head {...home} />);
  expect(document.title).toBe('Το κτήμα');
  expect(all('title')).toHaveLength(1);
  expect(contents().toSorted()).toEqual(expected(home).toSorted());
});

it('after a navigation the tags are those of the new page and none of the old one are left', () => {
  const { rerender } = render(<Head key="home" {...home} />);
  rerender(<Head key="wedding" {...wedding} />);
  expect(document.title).toBe('Weddings');
  expect(all('title')).toHaveLength(1);
  expect(contents().toSorted()).toEqual(expected(wedding).toSorted());
});

it('the tags and the structured data follow a change of words without a navigation', () => {
  const { rerender } = render(<Head {...home} />);
  rerender(<Head {...home} words={{ ...home.words, title: 'Το κτήμα μας', description: 'Κήποι.' }} />);
  expect(document.title).toBe('Το κτήμα μας');
  expect(JSON.parse(scripts()[0]?.textContent ?? '')).toMatchObject({ description: 'Κήποι.' });
  expect(all('meta[property="og:title"]').map((tag) => tag.getAttribute('content'))).toEqual(['Το κτήμα μας']);
});

it('the structured data of the page stand in the head as JSON-LD', () => {
  render(<Head {...home} />);
  expect(scripts()).toHaveLength(1);
  expect(JSON.parse(scripts()[0]?.textContent ?? '')).toMatchObject({ '@type': 'EventVenue', name: 'Κτήμα Λιόφως', description: 'Κήποι και <αίθουσα>.' });
});

it('the structured data that the build wrote are taken over, not doubled', () => {
  const written = prerendered(home);
  render(<Head {...home} />);
  expect(scripts()).toEqual([written]);
});

it('the structured data are kept current through a navigation', () => {
  prerendered(home);
  const { rerender } = render(<Head key="home" {...home} />);
  rerender(<Head key="wedding" {...wedding} />);
  expect(scripts().map((script) => script.textContent)).toEqual([pageStructuredData(wedding)]);
});

it('a page that must not be found has no structured data, not even those of the page before', () => {
  const { rerender } = render(<Head {...home} />);
  rerender(<HiddenHead words={home.words} />);
  expect(scripts()).toEqual([]);
  expect(contents()).toEqual([
    ['description', 'Κήποι και <αίθουσα>.'],
    ['robots', 'noindex'],
  ]);
});
