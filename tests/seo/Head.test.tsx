import { render, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { Head, HiddenHead, structuredDataId, type HeadPage } from '../../src/seo/Head.tsx';

const copy = { title: 'Το κτήμα', description: 'Κήποι και <αίθουσα>.', keywords: ['κτήμα'] };
const home: HeadPage = { id: 'home', language: 'el', copy, imageAlt: 'Ελιές' };
const wedding: HeadPage = { ...home, id: 'wedding', language: 'en' };

const all = (selector: string) => [...document.head.querySelectorAll(selector)];
const structuredData = () =>
  all('script[type="application/ld+json"]').map((script) => script.textContent);

const dataOf = ({ id, language }: HeadPage) => JSON.stringify({ page: `${id} ${language}` });
const loading = (page: HeadPage) => ({
  ...page,
  loadStructuredData: vi.fn(async () => dataOf(page)),
});

/** As the build writes the home page. */
beforeEach(() => {
  document.head.innerHTML = `<script id="${structuredDataId('home', 'el')}" type="application/ld+json">${dataOf(home)}</script>`;
});

it('keeps the structured data of the build without a download, and replaces them after a navigation', async () => {
  const page = loading(home);
  const { rerender } = render(<Head key="home" {...page} />);
  expect(structuredData()).toEqual([dataOf(home)]);
  expect(page.loadStructuredData).not.toHaveBeenCalled();
  rerender(<Head key="wedding" {...loading(wedding)} />);
  expect(structuredData()).toEqual([]);
  await waitFor(() => expect(structuredData()).toEqual([dataOf(wedding)]));
});

it('drops structured data that arrive after the visitor has left their page', async () => {
  let arrive = () => {};
  const slow = new Promise<string>((resolve) => (arrive = () => resolve(dataOf(wedding))));
  const { rerender } = render(<Head key="wedding" {...wedding} loadStructuredData={() => slow} />);
  rerender(<Head key="home" {...loading(home)} />);
  await waitFor(() => expect(structuredData()).toEqual([dataOf(home)]));
  arrive();
  await slow;
  expect(structuredData()).toEqual([dataOf(home)]);
});

it('has noindex and no structured data, canonical address or alternates on a hidden page', () => {
  render(<HiddenHead copy={copy} />);
  expect(structuredData()).toEqual([]);
  expect(all('link')).toEqual([]);
  expect(all('meta[name="robots"][content="noindex"]')).toHaveLength(1);
});
