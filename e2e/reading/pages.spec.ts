import type { Page } from '@playwright/test';
import { languageCodes, languages } from '../../src/site/languages.ts';
import { footerPages as footerList, pageIds, type PageId } from '../../src/site/pages.ts';
import { allAddresses, counterpartOf, pathOf } from '../../src/site/paths.ts';
import { scrolled } from '../../tests/specification.ts';
import { headInBrowser } from '../support/head.ts';
import {
  expectArrival,
  expectPage,
  footerPages,
  idle,
  languagesBySize,
  languageSwitch,
  scrollHeight,
  scrollTo,
  prefilled,
  visit,
  visitAwake,
} from '../support/visitor.ts';
import { keptIn, nothing } from '../support/storage.ts';
import { layoutMessages } from '../support/messages.ts';
import { allowForEach, expect, test } from '../support/testEnvironment.ts';

const withMap: readonly PageId[] = ['contact', 'churches'];

const readToItsEnd = async (page: Page): Promise<void> => {
  for (let seen = -1; seen !== (await scrollHeight(page));) {
    seen = await scrollHeight(page);
    await scrollTo(page, seen + 2000);
  }
};

const copy = (page: Page, html: string): Promise<string[][]> =>
  page.evaluate((text) => {
    const withoutScript = new DOMParser().parseFromString(text, 'text/html');
    // Hydration removes the results of plain posts.
    const isAnswer = (node: Node) =>
      node instanceof Element && node.matches('[role=status], [role=alert], [hidden]');
    const textOf = (node: Node): string =>
      isAnswer(node)
        ? ''
        : node.hasChildNodes()
          ? [...node.childNodes].map(textOf).join('')
          : (node.nodeValue ?? '');
    return [withoutScript, document].map((read) =>
      textOf(read.querySelector('main')!).split(/(?<=\s)/),
    );
  }, html);

const goWithin = (page: Page, path: string): Promise<void> =>
  page.evaluate((to) => {
    const link = document.querySelector<HTMLAnchorElement>(`footer a[href="${to}"]`);
    if (link) return link.click();
    history.pushState({}, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  }, path);

test.describe('every page', { tag: '@desktop' }, () => {
  for (const language of languageCodes)
    test(`has with script the head and the words that it has without; read to its end, it asks nobody else for anything and leaves nothing behind (${language})`, async ({
      page,
      request,
      context,
      headOfText,
      foreignRequests,
      expectErrors,
    }) => {
      const addresses = allAddresses.filter((address) => address.language === language);
      allowForEach(addresses);
      expectErrors(/Not found|status of 404/);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      const expectPrivate = async (path: string) => {
        expect.soft(foreignRequests, path).toEqual([]);
        expect.soft(await keptIn(page), path).toEqual(nothing);
        expect.soft(await context.cookies(), path).toEqual([]);
      };
      for (const { path, id } of addresses) {
        const html = await (await request.get(path)).text();
        await visit(page, path);
        await prefilled(page);
        const [before, now] = await copy(page, html);
        expect.soft(before?.length, path).toBeGreaterThan(10);
        expect.soft(now, path).toEqual(before);
        expect.soft(await headInBrowser(page), path).toEqual(await headOfText(html));
        if (!withMap.includes(id)) await readToItsEnd(page);
        await idle(page);
        await expectPrivate(path);
      }
      await visitAwake(page, `${languages[language].home.replace(/\/$/, '')}/nowhere`);
      await page.waitForLoadState('networkidle');
      await expectPrivate('an address that does not exist, or a page before it');
    });

  test('is one click away from its counterpart, which leads back; whichever way one comes, its head is its own', async ({
    page,
    request,
    headOfText,
  }) => {
    const greek = allAddresses.filter((address) => address.language === 'el');
    allowForEach(greek);
    const expectHead = async (path: string) => {
      const expected = await headOfText(await (await request.get(path)).text());
      await expect
        .poll(() => headInBrowser(page), { message: path, intervals: [50] })
        .toEqual(expected);
      return expected.join('\n');
    };
    const heads = new Set<string>();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const [at, { path, id }] of greek.entries()) {
      await (at === 0 ? visit(page, path) : goWithin(page, path));
      await expectPage(page, id, 'el', path);
      if (at > 0) heads.add(await expectHead(path));
      const counterpart = counterpartOf(path, 'en');
      await languageSwitch(page, 'el', 'en').click();
      await expectPage(page, id, 'en', counterpart);
      heads.add(await expectHead(counterpart));
      await languageSwitch(page, 'en', 'el').click();
      await expectPage(page, id, 'el');
      heads.add(await expectHead(pathOf(id, 'el')));
    }
    expect(heads.size, 'every page has a head of its own').toBe(
      pageIds.length * languageCodes.length,
    );
  });
});

test.describe('a visitor', () => {
  for (const { language, tag } of languagesBySize) {
    test(`gets back to the top (${language})`, { tag }, async ({ page }) => {
      await visit(page, pathOf('home', language));
      const button = page.getByRole('button', { name: layoutMessages[language].backToTop });
      await scrollTo(page, scrolled.backToTop + 1);
      await expect(button).toBeVisible();
      await scrollTo(page, scrolled.backToTop);
      await expect(button).toBeHidden();
      await scrollTo(page, 3000);
      await button.click();
      await expect.poll(() => scrollHeight(page)).toBe(0);
      await expect(button).toBeHidden();
    });

    test(`can skip the menu (${language})`, { tag }, async ({ page }) => {
      await visit(page, pathOf('about', language));
      await page.keyboard.press('Tab');
      const skip = page.getByRole('link', { name: layoutMessages[language].skipToContent });
      await expect(skip).toBeFocused();
      await expect(skip).toBeInViewport();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('main')).toBeFocused();
      await page.keyboard.press('Tab');
      const isInside = await page
        .getByRole('main')
        .evaluate(
          (main) => main.contains(document.activeElement) && main !== document.activeElement,
        );
      expect(isInside, 'the next stop is inside the content').toBe(true);
    });
  }

  test('is not made to miss a link: what comes into sight keeps its place while it fades in', async ({
    page,
  }) => {
    for (const from of ['contact', 'churches', 'wedding'] as const) {
      await visitAwake(page, pathOf(from, 'el'));
      const places = await page
        .getByRole('main')
        .locator(`a[href="${pathOf('guests', 'el')}"]`)
        .evaluate(async (link) => {
          const heights: number[] = [];
          link.scrollIntoView({ block: 'center', behavior: 'instant' });
          const fades = () =>
            document
              .getAnimations()
              .some(({ effect }) => (effect as KeyframeEffect).target?.contains(link));
          for (let waited = 0; waited < 300 && !fades(); waited++)
            await new Promise(requestAnimationFrame);
          while (fades()) {
            heights.push(Math.round(link.getBoundingClientRect().top + scrollY));
            await new Promise(requestAnimationFrame);
          }
          return heights;
        });
      expect(places.length, `${from}: it fades in`).toBeGreaterThan(2);
      expect(new Set(places).size, from).toBe(1);
    }
  });

  test('starts each page at its top and with its heading, and comes back to the place and the link they left', async ({
    page,
  }) => {
    await visitAwake(page, pathOf('about', 'el'));
    const link = footerPages(page, 'el').getByRole('link', { name: layoutMessages.el.pages.venue });
    // Late fonts may move content below the first screen.
    const leaving = page.evaluate(
      () =>
        new Promise<number>((resolve) =>
          addEventListener('click', () => resolve(scrollY), { capture: true, once: true }),
        ),
    );
    await link.click();
    const left = await leaving;
    expect(left).toBeGreaterThan(300);
    await expectArrival(page, 'venue', 'el');
    await expect.poll(() => scrollHeight(page)).toBe(0);

    await scrollTo(page, 200);
    await page.goBack();
    await expectArrival(page, 'about', 'el');
    await expect.poll(() => scrollHeight(page)).toBeCloseTo(left, -1);
    await expect(link).toBeFocused();

    await page.goForward();
    await expectPage(page, 'venue', 'el');
    await expect.poll(() => scrollHeight(page)).toBeCloseTo(200, -1);
  });

  test('may change their mind before a page has come', { tag: '@phone' }, async ({ page }) => {
    await visitAwake(page, pathOf('about', 'el'));
    const links = footerPages(page, 'el').getByRole('link');
    // The previous page is still fading in.
    await links.evaluateAll(async (all) => {
      for (const link of all as HTMLAnchorElement[]) {
        link.click();
        while (location.pathname !== link.pathname) await new Promise(requestAnimationFrame);
      }
    });
    await expectArrival(page, footerList.at(-1) as PageId, 'el');
  });

  test('comes back to the place they left after a reload, too', async ({ page }) => {
    await visit(page, pathOf('about', 'el'));
    await scrollTo(page, 400);
    await page.reload({ waitUntil: 'domcontentloaded' });
    await prefilled(page);
    await expect.poll(() => scrollHeight(page)).toBeCloseTo(400, -1);
  });
});
