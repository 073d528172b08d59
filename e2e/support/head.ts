import type { Page } from '@playwright/test';
import { JSDOM } from 'jsdom';

type HeadLines = string[];

/** Also runs in the browser. */
const read = (source = document): HeadLines => {
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

export const readHeadInBrowser = (page: Page): Promise<HeadLines> => page.evaluate(read, undefined);

export const readHead = (html: string): HeadLines => read(new JSDOM(html).window.document);
