import { describe, expect, it } from 'vitest';
import { pageLoaders } from '../../src/app/pageModules.ts';
import { renderPath } from '../../src/app/prerender.tsx';
import { languageCodes } from '../../src/site/languages.ts';
import { headerPages, submenuOf, allAddresses, pageAt, pathOf } from '../../src/site/pages.ts';
import { layoutMessages } from '../support/renderInLayout.tsx';

const spokenText = (link: Element): string =>
  (link.getAttribute('aria-label') ?? link.textContent)
    .trim()
    .replaceAll(/\s+/g, ' ')
    .toLowerCase();

describe.each(languageCodes)('every page in %s', async (language) => {
  const pages = new Map<string, HTMLElement>();
  for (const { path } of allAddresses.filter((address) => address.language === language)) {
    const page = document.createElement('div');
    page.innerHTML = await renderPath(path);
    pages.set(path, page);
  }

  it('has one heading inside main, a title, and the layout in its language', async () => {
    for (const [path, page] of pages) {
      const { content } = await pageLoaders[pageAt(path)!](language);
      expect(page.querySelector('title')?.textContent, path).toBe(content.head.title);
      expect(page.querySelectorAll('h1'), path).toHaveLength(1);
      expect(page.querySelector('main#main h1')?.textContent, path).toMatch(/\S/);
      expect(page.querySelector('a')?.getAttribute('href'), path).toBe('#main');
      expect(page.querySelector('footer')?.textContent, path).toContain(
        layoutMessages[language].footer.registryNumber,
      );
    }
  });

  /** WCAG 2.2, 3.2.4. The language switch keeps its page. */
  it('links to the same page with the same words', () => {
    const targets = new Map<string, Set<string>>();
    for (const page of pages.values())
      for (const link of page.querySelectorAll('a[href^="/"]:not([hreflang])')) {
        const id = pageAt(link.getAttribute('href')!);
        const text = spokenText(link);
        if (id && text) targets.set(text, (targets.get(text) ?? new Set()).add(id));
      }
    expect(targets.size).toBeGreaterThan(20);
    expect([...targets].filter(([, ids]) => ids.size > 1)).toEqual([]);
  });

  it('can be reached from the home page by the menu', () => {
    const links = [...pages.get(pathOf('home', language))!.querySelectorAll('a')];
    const hrefs = links.map((link) => link.getAttribute('href'));
    for (const id of headerPages.flatMap((page) => [page, ...submenuOf(page)]))
      expect(hrefs).toContain(pathOf(id, language));
  });
});
