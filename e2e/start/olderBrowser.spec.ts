import type { Page } from '@playwright/test';
import postcss from 'postcss';
import { getPath } from '../../src/site/pages.ts';
import { expectRefusedInSight } from '../support/enquiry.ts';
import { waitForBars } from '../support/keyboard.ts';
import { layoutMessages } from '../support/messages.ts';
import { allowForEach, expect, test } from '../support/testEnvironment.ts';
import { gallery, openPhoto } from '../support/viewer.ts';
import { scrollTo, visitAwake } from '../support/visitor.ts';

/** Removes :has(), subgrid, round() and unprefixed masks. */
const asOlderBrowsersReadIt = (css: string): string => {
  const sheet = postcss.parse(css);
  sheet.walkAtRules('supports', (rule) => {
    if (rule.params.includes('not selector(:has')) rule.replaceWith(rule.nodes ?? []);
    else if (rule.params.includes('subgrid')) rule.remove();
  });
  sheet.walkRules((rule) => {
    rule.selectors = rule.selectors.filter((selector) => !selector.includes(':has('));
    if (rule.selector === '') rule.remove();
  });
  sheet.walkDecls((declaration) => {
    if (/^mask\b/.test(declaration.prop) || /\bsubgrid\b|\bround\(/.test(declaration.value))
      declaration.remove();
  });
  return sheet.toString();
};

const growOlder = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(URLSearchParams.prototype, 'size');
    Reflect.deleteProperty(Element.prototype, 'checkVisibility');
    Reflect.deleteProperty(window, 'requestIdleCallback');
  });
  await page.route(/\.css$|\/[\w-]*$/, async (route) => {
    const response = await route.fetch();
    const body = await response.text();
    if (route.request().url().endsWith('.css'))
      return route.fulfill({ response, body: asOlderBrowsersReadIt(body) });
    const restyled = body.replaceAll(
      /(<style>)(.*?)(<\/style>)/gs,
      (_, open: string, css: string, close: string) => open + asOlderBrowsersReadIt(css) + close,
    );
    return route.fulfill({
      response,
      body: restyled.replaceAll(/(["; ])mask(-\w+)?:[^;"]*/g, '$1'),
    });
  });
};

const textUnderTheBar = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { bottom } = document.querySelector('.site-header')!.getBoundingClientRect();
    const texts = document.createTreeWalker(document.querySelector('main')!, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    const found: string[] = [];
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      range.selectNodeContents(node);
      for (const { top, width, height } of range.getClientRects())
        if (width > 1 && height > 1 && top + height / 2 < bottom)
          found.push(node.textContent ?? '');
    }
    return found;
  });

const spaceBelow = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const bar = document.querySelector('.mobile-cta-bar')?.getBoundingClientRect();
    const lowest = bar && bar.height > 0 ? Math.min(bar.top, innerHeight) : innerHeight;
    return (
      lowest - [...document.querySelectorAll('footer p')].at(-1)!.getBoundingClientRect().bottom
    );
  });

test.describe('an older browser', { tag: '@phone' }, () => {
  test.beforeEach(({ page }) => growOlder(page));

  test('shows no text under its bars', async ({ page }) => {
    // One page for each kind of first part.
    const ids = ['home', 'wedding', 'venue', 'guests', 'contact'] as const;
    allowForEach(ids);
    for (const path of ids.map((id) => getPath(id, 'el'))) {
      await visitAwake(page, path);
      expect.soft(await textUnderTheBar(page), path).toEqual([]);
      await scrollTo(page, 1_000_000);
      await waitForBars(page);
      expect.soft(await spaceBelow(page), `${path}: space below its end`).toBeGreaterThanOrEqual(0);
    }
  });

  test('opens and closes photos', async ({ page }) => {
    await openPhoto(page, gallery, 3);
    await expect(page).toHaveURL(/\?photo=[a-z0-9-]+$/);
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(gallery);
  });

  test('opens its menu, and shows the label of a field that it refuses', async ({ page }) => {
    await visitAwake(page, getPath('contact', 'el'));
    await expectRefusedInSight(page, 'contact', 'el');
    const { openMenu } = layoutMessages.el;
    await page.getByRole('banner').getByRole('button', { name: openMenu, exact: true }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
  });
});
