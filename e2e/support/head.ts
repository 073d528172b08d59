import { test as base, type Page } from '@playwright/test';

/** What a document says in its head, for those who never see it: one line per tag, in a stable order. */
export type HeadLines = string[];

/** Runs in the browser, on the live document or on a text whose scripts never run. */
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
  ].toSorted();
};

/** The head as it stands in the browser now. */
export const headInBrowser = (page: Page): Promise<HeadLines> => page.evaluate(read, null);

/** The values of all tags of one name. */
export const valuesOf = (head: HeadLines, name: string): string[] =>
  head.filter((line) => line.startsWith(`${name}: `)).map((line) => line.slice(name.length + 2));

type Reader = { headOfText(html: string): Promise<HeadLines> };

/** One empty page per worker parses the texts of all its tests: a page for each would take most of the time. */
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
