/** What a screen reader says of a page, and what is wrong with it. `npm run spoken` writes it down. */
import type { Page } from '@playwright/test';
import { spokenLines, type SpokenNode } from '../../local/spoken/spokenLines.ts';
import type { Language } from '../../src/site/languages.ts';
import { enquiry, frame } from './words.ts';

/** Without what is the style sheet's: quotation marks, and gaps between words. */
const letters = (line: string): string => line.replaceAll(/[^\p{L}\p{N}]/gu, '');

/** Which of some lines are not among others. */
export const missingIn = (lines: readonly string[], others: readonly string[]): string[] => {
  const heard = new Set(['', ...lines.map(letters)]);
  return others.filter((line) => !heard.has(letters(line)));
};

const wordsIn = (texts: readonly string[]): string[] =>
  texts.flatMap((text) => text.match(/[\p{L}\p{M}]{2,}/gu) ?? []);

/** The line without the role and states that a link gains when it becomes a button (src/ui/ActionLink.tsx). */
export const withoutRole = (line: string): string =>
  line
    .replace(/^(?:link|button), /, '')
    .replace(/(?:, opens a (?:menu|dialog))?(?:, (?:collapsed|expanded))?$/, '');

/** All words of the document as it was written, also those for screen readers alone. */
export const written = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('*')].flatMap((element) =>
      [...element.attributes, ...element.childNodes].map(({ nodeValue }) => nodeValue ?? ''),
    ),
  );

/** Each of these is heard once on every page. */
const heardOnce = (language: Language, isMobile: boolean): string[] => {
  const { mainMenu, openMenu, languageMenu, footer } = frame[language];
  const menu = isMobile ? openMenu : `navigation, ${mainMenu}`;
  return [
    'banner',
    'main',
    'content info',
    'heading 1, ',
    `navigation, ${languageMenu}`,
    `navigation, ${footer.pages}`,
    menu,
  ];
};

/** Titles of the boxes that answer a post. */
export const answers = (language: Language): string[] =>
  Object.values(enquiry[language].forms).flatMap(({ success, error }) => [
    success.title,
    error.title,
  ]);

/** What would be heard wrongly, one line for each. */
export const troubleIn = (
  nodes: readonly SpokenNode[],
  texts: readonly string[],
  language: Language,
  isMobile: boolean,
): string[] => {
  const lines = spokenLines(nodes);
  const known = new Set(wordsIn(texts));
  const told = nodes.filter(({ ignored }) => !ignored);
  return [
    ...heardOnce(language, isMobile).flatMap((part) =>
      lines.filter((line) => withoutRole(line).startsWith(part)).length === 1
        ? []
        : [`not heard once: ${part}`],
    ),
    ...lines.filter((line) => line.includes('(no name)')),
    ...lines
      .filter((line) => answers(language).includes(line))
      .map((line) => `the answer to a post that was not sent: ${line}`),
    ...wordsIn(lines).flatMap((word) =>
      word === word.toUpperCase() && !known.has(word)
        ? [`capitals that nobody wrote: ${word}`]
        : [],
    ),
    ...told.flatMap(({ name, description }) =>
      description?.value && description.value === name?.value
        ? [`described by its own name: ${String(name?.value)}`]
        : [],
    ),
    ...lines
      .filter((line, at) => line === lines[at - 1] && !line.startsWith('end of '))
      .map((line) => `twice in a row: ${line}`),
  ];
};
