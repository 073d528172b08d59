import type { Page } from '@playwright/test';
import { endpoints, noScriptEndpoint } from '../../src/enquiry/fields.ts';
import { getPath } from '../../src/site/pages.ts';
import { fixedTexts } from '../../tests/specification.ts';
import { findAccessErrors, findAxeErrors, findErrorsAtRest } from '../support/access.ts';
import {
  createTyped,
  fillForm,
  getErrorBox,
  getSendButton,
  getSuccessBox,
} from '../support/enquiry.ts';
import { setCheckedPart } from '../support/inPage.ts';
import { findFocusErrors } from '../support/keyboard.ts';
import { layoutMessages, terms } from '../support/messages.ts';
import { nothing, readStorage } from '../support/storage.ts';
import { expect, test } from '../support/testEnvironment.ts';
import {
  expectArrival,
  getFooterLinks,
  getMainHeading,
  holdRequests,
  visit,
  visitAwake,
} from '../support/visitor.ts';

// Half-faded text has half its contrast.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test(
  'has no accessibility errors in the menu and the terms',
  { tag: '@phone' },
  async ({ page, isMobile }) => {
    const { el } = layoutMessages;
    await visitAwake(page, getPath('about', 'el'));
    await page.getByRole('banner').getByRole('button', { name: el.openMenu }).click();
    const menu = page.getByRole('dialog', { name: el.mainMenu });
    await menu.getByRole('button', { name: el.pages.services, exact: true }).click();
    expect(await findAccessErrors(page, 'el', isMobile)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByRole('contentinfo').getByRole('button', { name: el.footer.terms }).click();
    await expect(page.getByRole('dialog', { name: terms.el.title })).toBeVisible();
    expect(await findAccessErrors(page, 'el', isMobile)).toEqual([]);
  },
);

test(
  'has no accessibility errors in a submenu and in the viewer',
  { tag: '@desktop' },
  async ({ page, isMobile }) => {
    const { en } = layoutMessages;
    await visitAwake(page, getPath('wedding', 'en'));
    await page.getByRole('banner').getByRole('button', { name: en.pages.services }).click();
    await expect(page.getByRole('menu')).toBeVisible();
    expect(await findErrorsAtRest(page)).toEqual([]);
    await page.keyboard.press('Escape');

    const photo = page.locator('main a.tile').first();
    await expect(photo).toHaveAttribute('href', /photo=/);
    await photo.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: en.viewer.close })).toBeFocused();
    expect(await findAccessErrors(page, 'en', isMobile)).toEqual([]);
    // When enlarged, the photo is below the side buttons.
    for (let press = 0; press < 3; press++) await page.getByRole('dialog').press('+');
    expect(await findFocusErrors(page, isMobile)).toEqual([]);
  },
);

test.describe('accessibility', { tag: '@phone' }, () => {
  test('has no errors on the map, before and after its code has loaded', async ({ page }) => {
    const release = await holdRequests(page, '**/assets/venueMap-*.js');
    // The load event waits for the iframe.
    await visit(page, getPath('churches', 'en'));
    const map = page.locator('iframe');
    await map.scrollIntoViewIfNeeded();
    await map.contentFrame().locator('#map').waitFor({ state: 'attached' });
    expect(await findAxeErrors(page)).toEqual([]);
    release();
    await expect(map.contentFrame().getByRole('main')).toHaveAccessibleName(/./);
    expect(await findAxeErrors(page)).toEqual([]);
  });

  test('has no errors in the results of a form', async ({ page, isMobile, expectErrors }) => {
    const [form, language] = ['request', 'el'] as const;
    expectErrors(/status of 502|The enquiry was not sent/);
    let status = 502;
    for (const endpoint of new Set([endpoints[form], noScriptEndpoint]))
      await page.route(`**${endpoint}`, (route) => route.fulfill({ status, json: { ok: true } }));
    await visitAwake(page, getPath(form, language));
    await fillForm(page, form, language, createTyped(form, language));
    await getSendButton(page, form, language).click();
    await expect(getErrorBox(page, form, language)).toBeFocused();
    await setCheckedPart(page, 'main');
    expect(await findAccessErrors(page, language, isMobile)).toEqual([]);
    status = 200;
    await getSendButton(page, form, language).click();
    await expect(getSuccessBox(page, form, language)).toBeFocused();
    expect(await findErrorsAtRest(page)).toEqual([]);
  });

  test('has no errors in a toast', async ({ page, context }) => {
    await visitAwake(page, getPath('contact', 'el'));
    await page.getByRole('main').getByRole('textbox').first().focus();
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await expect(
      page.locator('[aria-live=polite]').getByText(layoutMessages.el.connection.lost),
    ).toBeVisible();
    await context.setOffline(false);
    expect(await findErrorsAtRest(page)).toEqual([]);
  });

  const failures: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
    'an address that does not exist': (page) => visitAwake(page, '/nowhere'),
    'a page that could not be downloaded': async (page) => {
      await visitAwake(page, getPath('about', 'el'));
      await page.route('**/*', (route) => route.abort());
      await page
        .locator(`footer a[href="${getPath('venue', 'el')}"]`)
        .first()
        .click();
      await expect(getMainHeading(page)).toHaveText(fixedTexts.failure);
      await page.unroute('**/*');
    },
  };
  for (const [what, come] of Object.entries(failures))
    test(`has no errors on ${what}`, async ({ page, isMobile, foreignRequests, expectErrors }) => {
      expectErrors(/404|Not found|ERR_FAILED|could not be downloaded|dynamically imported module/);
      await come(page);
      await expect(getMainHeading(page)).toHaveAttribute('lang', 'en');
      await setCheckedPart(page, 'main');
      expect(await findAccessErrors(page, 'el', isMobile)).toEqual([]);
      expect(foreignRequests).toEqual([]);
      expect(await readStorage(page)).toEqual(nothing);
    });
});

test(
  'animates no navigation if the visitor prefers reduced motion',
  { tag: '@desktop' },
  async ({ page }) => {
    await visitAwake(page, getPath('about', 'el'));
    // After thirty frames a fade would have begun.
    const longest = page.evaluate(async () => {
      const left = location.pathname;
      let milliseconds = 0;
      for (let frames = 0; frames < 30; frames += location.pathname === left ? 0 : 1) {
        for (const { effect } of document.getAnimations())
          if (location.pathname !== left)
            milliseconds = Math.max(milliseconds, Number(effect?.getComputedTiming().duration));
        await new Promise(requestAnimationFrame);
      }
      return milliseconds;
    });
    await getFooterLinks(page, 'el')
      .getByRole('link', { name: layoutMessages.el.pages.venue })
      .click();
    await expectArrival(page, 'venue', 'el');
    expect(await longest).toBeLessThanOrEqual(1);
  },
);
