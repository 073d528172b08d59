import type { Page } from '@playwright/test';
import type { Language } from '../../src/site/languages.ts';
import { injectTools } from './inPage.ts';

/** Reports text with a missing or wrong `lang` (WCAG 3.1.1, 3.1.2). */
export const findLanguageErrors = async (page: Page, language: Language): Promise<string[]> => {
  await injectTools(page);
  return page.evaluate((expected) => {
    const found = new Set<string>();
    const { lang } = document.documentElement;
    if (lang !== expected) found.add(`the page says it is in "${lang}"`);
    // Addresses are left out, because screen readers spell them.
    const address = /\S+@\S+|\bwww\.\S+|\S+\.example\S*|https?:\S+/g;
    // Greek voices pronounce these words well.
    const borrowed = /\b(?:DJ|e-mail|cookies?|EL|EN)\b/gi;
    const letters: Record<string, RegExp> = {
      el: /\p{Script=Latin}[\p{Script=Latin} ’'-]*\p{Script=Latin}/gu,
      en: /\p{Script=Greek}[\p{Script=Greek}\p{M} ’'-]*/gu,
    };
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const parent = node.parentElement;
      if (!parent || parent.closest('script, style, noscript')) continue;
      const spoken = parent.closest<HTMLElement>('[lang]')?.lang ?? '';
      const copy = (node.textContent ?? '').replaceAll(address, ' ').replaceAll(borrowed, ' ');
      for (const [foreign] of copy.matchAll(letters[spoken] ?? /\S+/g))
        found.add(
          `"${foreign.trim()}" is marked as "${spoken}", in ${inPage.describeElement(parent)}`,
        );
    }
    for (const link of document.querySelectorAll<HTMLElement>('a[hreflang]'))
      if (link.lang !== link.getAttribute('hreflang'))
        found.add(`${inPage.describeElement(link)} has no lang`);
    return [...found];
  }, language);
};
