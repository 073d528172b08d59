import type { Page } from '@playwright/test';
import { endpoints, plainEndpoint, type FormId } from '../../src/enquiry/fields.ts';
import type { Language } from '../../src/site/languages.ts';
import { headerPages, hasSubmenu, pageIds } from '../../src/site/pages.ts';
import { pathOf } from '../../src/site/paths.ts';
import { texts } from '../../tests/specification.ts';
import { barriersOn, motionOn, outlineErrors } from '../support/access.ts';
import { eachForm, fillIn, regrets, sendButton, thanks, typedInto } from '../support/enquiry.ts';
import { leaveForcedColours, forcedColourErrors } from '../support/forcedColours.ts';
import { focusErrors, keyboardErrors } from '../support/keyboard.ts';
import { lookAt } from '../support/inPage.ts';
import { languageErrors } from '../support/languageOfParts.ts';
import { layoutErrors } from '../support/layout.ts';
import {
  expectArrival,
  footerPages,
  hold,
  languagesBySize,
  mainHeading,
  scrollTo,
  visit as visitCold,
  visitAwake as visit,
} from '../support/visitor.ts';
import { layoutMessages, mapMessages, terms } from '../support/messages.ts';
import { expect, test } from '../support/testEnvironment.ts';

// Half-faded text has half its contrast.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const troubles = async (page: Page, language: Language, isMobile: boolean): Promise<string[]> => {
  const found = [
    ...(await barriersOn(page)),
    ...(await languageErrors(page, language)),
    ...(await outlineErrors(page)),
    ...(await focusErrors(page, isMobile)),
    ...(await motionOn(page)),
    ...(await layoutErrors(page)),
    ...(await forcedColourErrors(page)),
  ];
  await leaveForcedColours(page);
  return found;
};

for (const { language, tag } of languagesBySize)
  for (const id of pageIds)
    test(`${id} is open to everyone (${language})`, { tag }, async ({ page, isMobile }) => {
      await visit(page, pathOf(id, language));
      expect([
        ...(await troubles(page, language, isMobile)),
        ...(await keyboardErrors(page)),
      ]).toEqual([]);
    });

test(
  'the frame of the map is open to everyone before its code has come',
  { tag: '@phone' },
  async ({ page }) => {
    const release = await hold(page, '**/assets/churchesMap-*.js');
    // The load event waits for the iframe.
    await visitCold(page, pathOf('churches', 'en'));
    const map = page.locator('iframe');
    await map.scrollIntoViewIfNeeded();
    await map.contentFrame().locator('#map').waitFor({ state: 'attached' });
    expect(await barriersOn(page)).toEqual([]);
    release();
    await expect(map.contentFrame().getByRole('main')).toHaveAccessibleName(mapMessages.en.title);
    expect(await barriersOn(page)).toEqual([]);
  },
);

test(
  'nothing moves on the way to another page, for those who want it so',
  { tag: '@desktop' },
  async ({ page }) => {
    for (const reducedMotion of ['no-preference', 'reduce'] as const) {
      await page.emulateMedia({ reducedMotion });
      await visit(page, pathOf('about', 'el'));
      // After thirty frames a fade would have begun.
      const longest = page.evaluate(async () => {
        await new Promise((resolve) =>
          document.addEventListener('click', resolve, { capture: true, once: true }),
        );
        const left = location.pathname;
        let milliseconds = 0;
        for (let frames = 0; frames < 30; frames += location.pathname === left ? 0 : 1) {
          for (const { effect } of document.getAnimations())
            milliseconds = Math.max(milliseconds, Number(effect?.getComputedTiming().duration));
          await new Promise(requestAnimationFrame);
        }
        return milliseconds;
      });
      await footerPages(page, 'el')
        .getByRole('link', { name: layoutMessages.el.pages.venue })
        .click();
      await expectArrival(page, 'venue', 'el');
      if (reducedMotion === 'reduce') expect(await longest).toBeLessThanOrEqual(1);
      else expect(await longest, 'with motion there is some to be seen').toBeGreaterThan(50);
    }
  },
);

for (const { language, tag } of languagesBySize) {
  const copy = layoutMessages[language];

  test(
    `menu, terms and the bars further down are open to everyone (${language})`,
    { tag },
    async ({ page, isMobile }) => {
      await visit(page, pathOf('about', language));
      const id = headerPages.find(hasSubmenu)!;
      const word = { name: copy.pages[id], exact: true };
      if (isMobile) {
        await page.getByRole('banner').getByRole('button', { name: copy.openMenu }).click();
        await page.getByRole('dialog', { name: copy.mainMenu }).getByRole('button', word).click();
        await expect(page.getByRole('link', { name: copy.submenuOverview[id] })).toBeVisible();
        expect(await troubles(page, language, isMobile)).toEqual([]);
      } else {
        await page.getByRole('banner').getByRole('button', word).click();
        await expect(page.getByRole('menu')).toBeVisible();
        // Tab or a resize closes the tooltip.
        expect([
          ...(await barriersOn(page)),
          ...(await motionOn(page)),
          ...(await forcedColourErrors(page)),
        ]).toEqual([]);
        await leaveForcedColours(page);
      }
      await page.keyboard.press('Escape');

      await page.getByRole('contentinfo').getByRole('button', { name: copy.footer.terms }).click();
      await expect(page.getByRole('dialog', { name: terms[language].title })).toBeVisible();
      expect(await troubles(page, language, isMobile)).toEqual([]);
      await page.keyboard.press('Escape');

      await scrollTo(page, 1500);
      await expect(page.getByRole('button', { name: copy.backToTop })).toBeVisible();
      expect(await barriersOn(page)).toEqual([]);
    },
  );

  // Each of these pages shows every text of the viewer.
  const withPhotos = language === 'el' ? 'gallery' : 'wedding';
  test(
    `a photo opened large is open to everyone: ${withPhotos} (${language})`,
    { tag },
    async ({ page, isMobile }) => {
      await visit(page, pathOf(withPhotos, language));
      const photo = page.locator('main a.tile').first();
      await expect(photo).toHaveAttribute('href', /photo=/);
      await photo.focus();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('button', { name: copy.viewer.close })).toBeFocused();
      expect(await troubles(page, language, isMobile)).toEqual([]);
      if (isMobile) return;
      // When enlarged, the photo is below the side buttons.
      for (let press = 0; press < 3; press++) await page.getByRole('dialog').press('+');
      expect(await focusErrors(page, isMobile)).toEqual([]);
    },
  );
}

const formPart: Record<FormId, string> = {
  home: 'main section:has(form)',
  contact: 'main',
  request: 'main',
};

for (const { form, language } of eachForm)
  test(
    `the answers to the ${form} form are open to everyone (${language})`,
    { tag: '@phone' },
    async ({ page, isMobile, expectErrors }) => {
      expectErrors(/status of 502|The enquiry was not sent/);
      let status = 502;
      for (const endpoint of new Set([endpoints[form], plainEndpoint]))
        await page.route(`**${endpoint}`, (route) => route.fulfill({ status, json: {} }));
      await visit(page, pathOf(form, language));
      await fillIn(page, form, language, typedInto(form, language));
      await sendButton(page, form, language).click();
      await expect(regrets(page, form, language)).toBeFocused();
      await lookAt(page, formPart[form]);
      expect(await troubles(page, language, isMobile)).toEqual([]);
      status = 200;
      await sendButton(page, form, language).click();
      await expect(thanks(page, form, language)).toBeFocused();
      expect([
        ...(await barriersOn(page)),
        ...(await motionOn(page)),
        ...(await layoutErrors(page)),
      ]).toEqual([]);
    },
  );

test(
  'a passing notice is open to everyone',
  { tag: '@phone' },
  async ({ page, context, expectErrors }) => {
    // The sharp hero file loads when the browser is idle, perhaps now.
    expectErrors(/\/photos\/.*ERR_INTERNET_DISCONNECTED/);
    await visit(page, pathOf('contact', 'el'));
    await page.getByRole('main').getByRole('textbox').first().focus();
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await expect(
      page.locator('[aria-live=polite]').getByText(layoutMessages.el.connection.lost),
    ).toBeVisible();
    await context.setOffline(false);
    expect([
      ...(await barriersOn(page)),
      ...(await motionOn(page)),
      ...(await forcedColourErrors(page)),
    ]).toEqual([]);
  },
);

for (const { language, tag } of languagesBySize)
  test(
    `the page that does not exist is open to everyone (${language})`,
    { tag },
    async ({ page, isMobile, expectErrors }) => {
      expectErrors(/404|Not found/);
      await visit(page, `${pathOf('home', language)}/nowhere`.replace('//', '/'));
      await expect(mainHeading(page)).toHaveAttribute('lang', 'en');
      expect(await keyboardErrors(page)).toEqual([]);
      await lookAt(page, 'main');
      expect(await troubles(page, language, isMobile)).toEqual([]);
    },
  );

test(
  'the page that could not be downloaded is open to everyone',
  { tag: '@phone' },
  async ({ page, isMobile, expectErrors }) => {
    expectErrors(/net::ERR_FAILED|could not be downloaded|dynamically imported module/);
    await visit(page, pathOf('about', 'el'));
    await page.route('**/*', (route) => route.abort());
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: layoutMessages.el.pages.venue, exact: true })
      .click();
    await expect(mainHeading(page)).toHaveText(texts.failure);
    await page.unroute('**/*');
    await lookAt(page, 'main');
    expect(await troubles(page, 'el', isMobile)).toEqual([]);
  },
);
