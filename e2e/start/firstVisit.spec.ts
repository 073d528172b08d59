import type { Page } from '@playwright/test';
import { allAddresses, getPath, type PageId } from '../../src/site/pages.ts';
import { layoutMessages } from '../support/messages.ts';
import { findResultTitles, readOutline } from '../support/outline.ts';
import { readShifts, watchShifts } from '../support/shifts.ts';
import { createSlowLine } from '../support/slowLine.ts';
import { allowForEach, expect, observe, test } from '../support/testEnvironment.ts';
import {
  getMainHeading,
  holdRequests,
  languagesBySize,
  sheetFile,
  visit,
  visitAwake,
  waitForHydration,
  waitForIdle,
  waitForStyles,
} from '../support/visitor.ts';

/** Scripts and second style sheets before `load`, and more files than the page may take. */
const unneededRequests = async (page: Page, id: PageId): Promise<string[]> => {
  const names = await page.evaluate(() => {
    const [navigation] = performance.getEntriesByType(
      'navigation',
    ) as PerformanceNavigationTiming[];
    return performance
      .getEntriesByType('resource')
      .filter(({ startTime }) => startTime < navigation!.loadEventStart)
      .map(({ name }) => new URL(name).pathname);
  });
  const most = id === 'gallery' ? 27 : 19;
  return [
    ...names.filter((name) => /(?<!\/(?:site|facts)-[^/]*)\.js$/.test(name)),
    ...names.filter((name) => name.endsWith('.css')).slice(1),
    ...names.slice(most),
  ].map((name) => `asks for ${name}`);
};

/** Gallery photos may load later. */
const readPlaces = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('header *, main :not(.gallery-wall *), footer *')]
      .filter((element) => element.checkVisibility())
      .map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return `${element.tagName} ${element.className} ${[x, y, width, height].map(Math.round).join(' ')}`;
      }),
  );

/** One page of each kind of hero; phones visit all. */
const onDesktop: readonly PageId[] = ['home', 'wedding', 'gallery', 'contact'];

for (const { language, tag } of languagesBySize)
  test(
    `shows the final content at the first paint, also to screen readers, without layout shifts or unneeded requests (${language})`,
    { tag },
    async ({ page, isMobile }) => {
      const addresses = allAddresses.filter(
        ({ id, language: own }) => own === language && (isMobile || onDesktop.includes(id)),
      );
      allowForEach(addresses);
      await watchShifts(page);
      const found: string[] = [];
      for (const { path, id } of addresses) {
        const note = (...some: string[]) => found.push(...some.map((one) => `${path} ${one}`));
        // Released in this order, each after the previous one has arrived.
        const releaseSheet = await holdRequests(page, sheetFile);
        const releaseFonts = await holdRequests(page, '**/*.woff2');
        const releasePhotos = await holdRequests(page, '**/photos/**');
        const [sheet, font] = [page.waitForRequest(sheetFile), page.waitForRequest('**/*.woff2')];
        await visit(page, path);
        await sheet;
        await page.waitForFunction(() => document.readyState !== 'loading');
        const firstLines = await readOutline(page);
        const firstPlaces = await readPlaces(page);

        // Downloaded fonts may be a pixel wider, so compare only the sheet.
        releaseSheet();
        await page.waitForFunction(
          () => document.querySelector<HTMLLinkElement>('link[rel=stylesheet]')?.sheet,
        );
        const places = await readPlaces(page);
        const moved = places.findIndex((place, at) => place !== firstPlaces[at]);
        // Hydration adds buttons. On a busy machine, pages without photos may hydrate first.
        const isHydrated = await page.evaluate(() => history.scrollRestoration === 'manual');
        if (!isHydrated && (moved >= 0 || places.length !== firstPlaces.length))
          note(`with its styles: ${firstPlaces.at(moved)} became ${places.at(moved)}`);

        await font;
        releaseFonts();
        await waitForStyles(page);
        releasePhotos();
        await page.waitForLoadState('load');
        if (isMobile) note(...(await unneededRequests(page, id)));
        await waitForHydration(page);
        await waitForIdle(page);
        // Script adds these buttons.
        const added = `- button "${layoutMessages[language].phone.copy}`;
        const lines = (await readOutline(page)).filter((line) => !line.startsWith(added));
        note(
          ...lines.filter((line) => !firstLines.includes(line)).map((line) => `later: ${line}`),
          ...firstLines.filter((line) => !lines.includes(line)).map((line) => `at first: ${line}`),
          ...findResultTitles(lines, language).map((line) => `before any post: ${line}`),
          ...(await readShifts(page)),
        );
        await page.unrouteAll();
      }
      expect(found).toEqual([]);
    },
  );

for (const id of ['home', 'contact'] as const)
  test(
    `shows the first part of the page ${id} only when it is complete, so that nothing moves`,
    { tag: '@phone' },
    async ({ browser, baseURL }) => {
      const page = await (await browser.newContext()).newPage();
      const problems: string[] = [];
      observe(page, true, problems);
      await watchShifts(page);
      const path = getPath(id, 'el');
      const line = await createSlowLine(baseURL!, path, '</h1>');
      await page.goto(line.url + path, { waitUntil: 'commit' });
      await page.locator('h1').waitFor({ state: 'attached' });
      expect(await page.locator('h1').isVisible()).toBe(false);
      line.release();
      await waitForHydration(page);
      expect([...problems, ...(await readShifts(page))]).toEqual([]);
      await page.context().close();
      line.close();
    },
  );

test(
  'shows a first part that stops loading after a moment',
  { tag: '@phone' },
  async ({ browser, baseURL }) => {
    const page = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage();
    const path = getPath('home', 'el');
    const line = await createSlowLine(baseURL!, path, '</h1>');
    await page.goto(line.url + path, { waitUntil: 'commit' });
    await expect(getMainHeading(page)).toBeVisible();
    line.release();
    await page.context().close();
    line.close();
  },
);

test('downloads no letters of other languages', { tag: '@desktop' }, async ({ page }) => {
  await visitAwake(page, getPath('about', 'en'));
  const unneeded = await page.evaluate(() => {
    const { textContent } = document.body;
    const isUsed = (range: string): boolean => {
      const [from = '', to = from] = range.trim().slice(2).split('-');
      const isIn = (character: string) =>
        character >= String.fromCodePoint(Number.parseInt(from, 16)) &&
        character <= String.fromCodePoint(Number.parseInt(to, 16));
      return [...textContent].some(isIn);
    };
    return [...document.fonts]
      .filter(({ status }) => status !== 'unloaded')
      .map(({ unicodeRange }) => unicodeRange)
      .filter((ranges) => ranges.startsWith('U+') && !ranges.split(',').some(isUsed));
  });
  expect(unneeded).toEqual([]);
});
