import { expect, it } from 'vitest';
import { renderPath } from '../../src/app/prerender.tsx';
import { languageCodes } from '../../src/site/languages.ts';
import { allAddresses, findPage } from '../../src/site/pages.ts';

const spokenText = (link: Element): string =>
  (link.getAttribute('aria-label') ?? link.textContent)
    .trim()
    .replaceAll(/\s+/g, ' ')
    .toLowerCase();

/** WCAG 2.2, 3.2.4. The language switch keeps its page. */
it.each(languageCodes)('links to the same page with the same words in %s', async (language) => {
  const targets = new Map<string, Set<string>>();
  for (const { path } of allAddresses.filter((address) => address.language === language)) {
    const page = document.createElement('div');
    page.innerHTML = await renderPath(path);
    for (const link of page.querySelectorAll('a[href^="/"]:not([hreflang])')) {
      const id = findPage(link.getAttribute('href')!);
      const text = spokenText(link);
      if (id && text) targets.set(text, (targets.get(text) ?? new Set()).add(id));
    }
  }
  expect(targets.size).toBeGreaterThan(20);
  expect([...targets].filter(([, ids]) => ids.size > 1)).toEqual([]);
});
