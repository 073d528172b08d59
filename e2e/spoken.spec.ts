/** What a screen reader says of every page, from the first paint on. `npm run spoken` writes it down. */
import type { Page } from '@playwright/test';
import { readTree } from '../local/spoken/readTree.ts';
import { spokenLines, type SpokenNode } from '../local/spoken/spokenLines.ts';
import type { Language } from '../src/site/languages.ts';
import { allAddresses, pathOf } from '../src/site/paths.ts';
import { hold, idle, takenOver, visit } from './support/visitor.ts';
import { enquiry, frame } from './support/words.ts';
import { expect, test } from './support/world.ts';

const sheet = /\/assets\/style-[^/]*\.css$/;

/** Without what is the style sheet's: quotation marks, and gaps between words. */
const letters = (line: string): string => line.replaceAll(/[^\p{L}\p{N}]/gu, '');

const missingIn = (lines: readonly string[], others: readonly string[]): string[] => {
  const heard = new Set(['', ...lines.map(letters)]);
  return others.filter((line) => !heard.has(letters(line)));
};

const wordsIn = (texts: readonly string[]): string[] => texts.flatMap((text) => text.match(/[\p{L}\p{M}]{2,}/gu) ?? []);

/** All words of the document as it was written, also those for screen readers alone. */
const written = (page: Page): Promise<string[]> =>
  page.evaluate(() => [...document.querySelectorAll('*')].flatMap((element) => [...element.attributes, ...element.childNodes].map(({ nodeValue }) => nodeValue ?? '')));

/** Each of these is heard once on every page. */
const heardOnce = (language: Language, isMobile: boolean): string[] => {
  const { mainMenu, openMenu, languageMenu, footer } = frame[language];
  const menu = isMobile ? `button, ${openMenu}, ` : `navigation, ${mainMenu}`;
  return ['banner', 'main', 'content info', 'heading 1, ', `navigation, ${languageMenu}`, `navigation, ${footer.pages}`, menu];
};

/** Titles of the boxes that answer a post. */
const answers = (language: Language): string[] => Object.values(enquiry[language].forms).flatMap(({ success, error }) => [success.title, error.title]);

const troubleIn = (nodes: readonly SpokenNode[], texts: readonly string[], language: Language, isMobile: boolean): string[] => {
  const lines = spokenLines(nodes);
  const known = new Set(wordsIn(texts));
  const told = nodes.filter(({ ignored }) => !ignored);
  return [
    ...heardOnce(language, isMobile).flatMap((part) => (lines.filter((line) => line.startsWith(part)).length === 1 ? [] : [`not heard once: ${part}`])),
    ...lines.filter((line) => line.includes('(no name)')),
    ...lines.filter((line) => answers(language).includes(line)).map((line) => `the answer to a post that was not sent: ${line}`),
    ...wordsIn(lines).flatMap((word) => (word === word.toUpperCase() && !known.has(word) ? [`capitals that nobody wrote: ${word}`] : [])),
    ...told.flatMap(({ name, description }) => (description?.value && description.value === name?.value ? [`described by its own name: ${String(name?.value)}`] : [])),
    ...lines.filter((line, at) => line === lines[at - 1] && !line.startsWith('end of ')).map((line) => `twice in a row: ${line}`),
  ];
};

test('from its first paint on, a page tells a screen reader all that it tells later, and nothing else, while its styles are still on their way', async ({ page, isMobile }) => {
  test.slow();
  const trouble: string[] = [];
  for (const { path, language } of allAddresses) {
    const read = async (moment: string) => {
      const nodes = await readTree(page);
      const found = troubleIn(nodes, await written(page), language, isMobile);
      trouble.push(...found.map((one) => `${path} ${moment}: ${one}`));
      return spokenLines(nodes);
    };
    // Buttons that only script can have; it brings them.
    const isBrought = (line: string) => line.startsWith(`button, ${frame[language].phone.copy}`);
    const release = await hold(page, sheet);
    await visit(page, path);
    await page.waitForFunction(() => document.readyState !== 'loading');
    const first = await read('at first');
    release();
    await takenOver(page);
    await page.waitForFunction(() => !('unfolding' in document.documentElement.dataset));
    await idle(page);
    const later = (await read('later')).filter((line) => !isBrought(line));
    trouble.push(...missingIn(first, later).map((line) => `${path} only later: ${line}`));
    trouble.push(...missingIn(later, first).map((line) => `${path} only at first: ${line}`));
    await page.unroute(sheet);
  }
  expect(trouble).toEqual([]);
});

test('what would be heard wrongly is noticed', { tag: '@phone' }, async ({ page }) => {
  await visit(page, pathOf('contact', 'el'));
  await takenOver(page);
  const [answer = ''] = answers('el');
  await page.evaluate((words) => {
    const find = (selector: string) => document.querySelector<HTMLElement>(selector)!;
    const heading = find('h1').textContent;
    find('main label[for]').remove();
    find('footer').role = 'presentation';
    find('h1').style.textTransform = 'uppercase';
    find('.brand').setAttribute('aria-description', find('.brand').getAttribute('aria-label')!);
    for (const text of [words, heading, heading]) find('main').append(Object.assign(document.createElement('p'), { textContent: text }));
  }, answer);
  const found = troubleIn(await readTree(page), await written(page), 'el', true);
  for (const one of ['not heard once: content info', /^edit text, \(no name\)/, `the answer to a post that was not sent: ${answer}`, 'capitals that nobody wrote: ΕΛΑΤΕ', /^described by its own name: /, /^twice in a row: /])
    expect(found).toContainEqual(typeof one === 'string' ? one : expect.stringMatching(one));
});
