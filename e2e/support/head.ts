import { test as base, type Page } from '@playwright/test';

type HeadLines = string[];

/** Runs in the browser, which never runs scripts of parsed HTML. */
const read = (html: string | null): HeadLines => {
  const source = html === null ? document : new DOMParser().parseFromString(html, 'text/html');
  const queryAll = (selector: string) => [...source.querySelectorAll<HTMLElement>(selector)];
  const getAttribute = (element: Element, name: string) => element.getAttribute(name) ?? '';
  return [
    `html lang: ${source.documentElement.lang}`,
    ...queryAll('title:not(svg title)').map((title) => `title: ${title.textContent}`),
    ...queryAll('meta[name], meta[property]').map(
      (meta) =>
        `${getAttribute(meta, 'name') || getAttribute(meta, 'property')}: ${getAttribute(meta, 'content')}`,
    ),
    ...queryAll('link[rel=canonical]').map((link) => `canonical: ${getAttribute(link, 'href')}`),
    ...queryAll('link[rel=alternate]').map(
      (link) => `alternate ${getAttribute(link, 'hreflang')}: ${getAttribute(link, 'href')}`,
    ),
    ...queryAll('script[type="application/ld+json"]').map(
      (script) => `json-ld: ${script.textContent}`,
    ),
  ].sort();
};

export const readHeadInBrowser = (page: Page): Promise<HeadLines> => page.evaluate(read, null);

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
