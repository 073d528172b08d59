import { test as base, type Page } from '@playwright/test';

type HeadLines = string[];

/** Runs in the browser, which never runs scripts of parsed HTML. */
const read = (html: string | null): HeadLines => {
  const source = html === null ? document : new DOMParser().parseFromString(html, 'text/html');
  const all = (selector: string) => [...source.querySelectorAll<HTMLElement>(selector)];
  const attribute = (element: Element, name: string) => element.getAttribute(name) ?? '';
  return [
    `html lang: ${source.documentElement.lang}`,
    ...all('title:not(svg title)').map((title) => `title: ${title.textContent}`),
    ...all('meta[name], meta[property]').map(
      (meta) =>
        `${attribute(meta, 'name') || attribute(meta, 'property')}: ${attribute(meta, 'content')}`,
    ),
    ...all('link[rel=canonical]').map((link) => `canonical: ${attribute(link, 'href')}`),
    ...all('link[rel=alternate]').map(
      (link) => `alternate ${attribute(link, 'hreflang')}: ${attribute(link, 'href')}`,
    ),
    ...all('script[type="application/ld+json"]').map((script) => `json-ld: ${script.textContent}`),
  ].sort();
};

export const headInBrowser = (page: Page): Promise<HeadLines> => page.evaluate(read, null);

type Reader = { headOfText(html: string): Promise<HeadLines> };

/** All tests of a worker share a page, because opening one per test would take most of the time. */
export const headReader = base.extend<object, Reader>({
  headOfText: [
    async ({ browser }, use) => {
      const page = await browser.newPage();
      await use((html) => page.evaluate(read, html));
      await page.close();
    },
    { scope: 'worker' },
  ],
});
