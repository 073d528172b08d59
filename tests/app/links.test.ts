import { expect, it } from 'vitest';
import { renderPath } from '../../src/app/prerender.tsx';
import { languageCodes } from '../../src/site/languages.ts';
import { allAddresses, pageAt } from '../../src/site/paths.ts';

const spoken = (link: Element): string =>
  (link.getAttribute('aria-label') ?? link.textContent)
    .trim()
    .replaceAll(/\s+/g, ' ')
    .toLowerCase();

/** WCAG 2.2, 3.2.4. The language switch keeps its page. */
it.each(languageCodes)(
  'the same words lead to the same page wherever they stand (%s)',
  async (language) => {
    const pagesOf = new Map<string, Set<unknown>>();
    for (const { path } of allAddresses.filter((address) => address.language === language)) {
      const page = document.createElement('div');
      page.innerHTML = await renderPath(path);
      for (const link of page.querySelectorAll('a[href^="/"]:not([hreflang])')) {
        const id = pageAt(link.getAttribute('href') ?? '');
        if (id && spoken(link))
          pagesOf.set(spoken(link), (pagesOf.get(spoken(link)) ?? new Set()).add(id));
      }
    }
    expect(pagesOf.size).toBeGreaterThan(20);
    expect(
      [...pagesOf].flatMap(([messages, pages]) => (pages.size > 1 ? [[messages, ...pages]] : [])),
    ).toEqual([]);
  },
);
