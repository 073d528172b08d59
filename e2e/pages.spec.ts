import { footerPages as footerList, type PageId } from '../src/site/pages.ts';
import { allAddresses, counterpartOf, pathOf } from '../src/site/paths.ts';
import { scrolled } from '../tests/specification.ts';
import { expectArrival, expectPage, footerPages, languageSwitch, mainHeading, scrollHeight, scrollTo, takenOver, visit, visitAwake } from './support/visitor.ts';
import { keptIn, nothing } from './support/storage.ts';
import { frame } from './support/words.ts';
import { expect, test } from './support/world.ts';

// What the server sends and what the browser keeps of it does not depend on the size of the screen.
test.describe('every page', { tag: '@phone' }, () => {
  for (const { path } of allAddresses) {
    test(`${path} is whole before the script, stays the same with it, asks nobody else for anything and leaves nothing behind`, async ({
      page,
      request,
      context,
      foreignRequests,
    }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      const html = await (await request.get(path)).text();
      await page.goto(path);
      await takenOver(page);
      await expect(mainHeading(page)).toBeVisible();
      const [before, now] = await page.evaluate((text) => {
        const withoutScript = new DOMParser().parseFromString(text, 'text/html');
        // The boxes that answer a post without script go when script is here.
        const isAnswer = (node: Node) => node instanceof Element && node.matches('[role=status], [role=alert]');
        const textOf = (node: Node): string => (isAnswer(node) ? '' : node.hasChildNodes() ? [...node.childNodes].map(textOf).join('') : (node.nodeValue ?? ''));
        return [withoutScript, document].map((read) => textOf(read.querySelector('main')!));
      }, html);
      expect(before?.trim()).not.toBe('');
      expect(now).toBe(before);
      expect(foreignRequests).toEqual([]);
      expect(await keptIn(page)).toEqual(nothing);
      expect(await context.cookies()).toEqual([]);
    });
  }
});

test.describe('every page', { tag: '@desktop' }, () => {
  for (const { path, id, language } of allAddresses.filter((address) => address.language === 'el')) {
    test(`${path} is one click away from its English counterpart, which leads back`, async ({ page }) => {
      await visit(page, path);
      await languageSwitch(page, language, 'en').click();
      await expectArrival(page, id, 'en', counterpartOf(path, 'en'));
      await expect(page.locator('html')).toHaveAttribute('lang', 'en');
      await languageSwitch(page, 'en', 'el').click();
      await expectArrival(page, id, 'el');
      await expect(page.locator('html')).toHaveAttribute('lang', 'el');
    });
  }
});

test.describe('a visitor', () => {
  for (const language of ['el', 'en'] as const) {
    test(`gets back to the top (${language})`, async ({ page }) => {
      await visit(page, pathOf('home', language));
      const button = page.getByRole('button', { name: frame[language].backToTop });
      await scrollTo(page, scrolled.backToTop + 1);
      await expect(button).toBeVisible();
      await scrollTo(page, scrolled.backToTop);
      await expect(button).toBeHidden();
      await scrollTo(page, 3000);
      await button.click();
      await expect.poll(() => scrollHeight(page)).toBe(0);
      await expect(button).toBeHidden();
    });

    test(`can skip the menu (${language})`, async ({ page }) => {
      await visit(page, pathOf('about', language));
      await page.keyboard.press('Tab');
      const skip = page.getByRole('link', { name: frame[language].skipToContent });
      await expect(skip).toBeFocused();
      await expect(skip).toBeInViewport();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('main')).toBeFocused();
      await page.keyboard.press('Tab');
      const isInside = await page.getByRole('main').evaluate((main) => main.contains(document.activeElement) && main !== document.activeElement);
      expect(isInside, 'the next stop is inside the content').toBe(true);
    });
  }

  test('starts each page at its top and with its heading, and comes back to the place and the link they left', async ({ page }) => {
    await visitAwake(page, pathOf('about', 'el'));
    const link = footerPages(page, 'el').getByRole('link', { name: frame.el.pages.venue });
    // The place at the very press: fonts that come late may still move what lies below the first screen.
    const leaving = page.evaluate(() => new Promise<number>((resolve) => addEventListener('click', () => resolve(scrollY), { capture: true, once: true })));
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

  test('may change their mind before a page has come', async ({ page }) => {
    await visitAwake(page, pathOf('about', 'el'));
    const links = footerPages(page, 'el').getByRole('link');
    // As an impatient finger does it: on to the next page while the one before is still being faded in.
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
    await takenOver(page);
    await expect.poll(() => scrollHeight(page)).toBeCloseTo(400, -1);
  });
});
