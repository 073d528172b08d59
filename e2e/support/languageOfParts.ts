import type { Page } from '@playwright/test';
import { languages, mapLanguages, type Language } from '../../src/site/languages.ts';
import { injectTools } from './inPage.ts';

/** Reports text with a missing or wrong `lang` (WCAG 3.1.1, 3.1.2). */
export const findLanguageErrors = async (page: Page, language: Language): Promise<string[]> => {
  await injectTools(page);
  const asked: { expected: string; alphabets: Readonly<Record<string, string>> } = {
    expected: language,
    alphabets: mapLanguages((code) => languages[code].alphabet),
  };
  return page.evaluate(({ expected, alphabets }) => {
    const found = new Set<string>();
    const { lang } = document.documentElement;
    if (lang !== expected) found.add(`the page says it is in "${lang}"`);
    // Addresses are left out, because screen readers spell them.
    const address = /\S+@\S+|\bwww\.\S+|\S+\.example\S*|https?:\S+/g;
    // Greek voices pronounce these words well, and the codes of the language switch are spelled.
    const codes = Object.keys(alphabets).join('|');
    const borrowed = new RegExp(String.raw`\b(?:DJ|e-mail|cookies?|${codes})\b`, 'gi');
    const foreignLetters: Record<string, RegExp> = {
      greek: /\p{Script=Latin}[\p{Script=Latin} ’'-]*\p{Script=Latin}/gu,
      latin: /\p{Script=Greek}[\p{Script=Greek}\p{M} ’'-]*/gu,
    };
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const parent = node.parentElement;
      if (!parent || parent.closest('script, style, noscript')) continue;
      const spoken = parent.closest<HTMLElement>('[lang]')?.lang ?? '';
      const copy = (node.textContent ?? '').replaceAll(address, ' ').replaceAll(borrowed, ' ');
      for (const [foreign] of copy.matchAll(foreignLetters[alphabets[spoken] ?? ''] ?? /\S+/g))
        found.add(
          `"${foreign.trim()}" is marked as "${spoken}", in ${inPage.describeElement(parent)}`,
        );
    }
    for (const link of document.querySelectorAll<HTMLElement>('a[hreflang]'))
      if (link.lang !== link.getAttribute('hreflang'))
        found.add(`${inPage.describeElement(link)} has no lang`);
    return [...found];
  }, asked);
};
