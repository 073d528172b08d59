/** Extensions and hosts change the HTML before hydration. */
import type { Page } from '@playwright/test';
import { languageCodes } from '../../src/site/languages.ts';
import { pathOf } from '../../src/site/paths.ts';
import { expectTyped, fillIn, sendButton, thanks, typedInto } from '../support/enquiry.ts';
import { hold, prefilled, visit } from '../support/visitor.ts';
import { layoutMessages } from '../support/messages.ts';
import { expect, test } from '../support/testEnvironment.ts';

const rewrites: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  'a password manager that puts an element beside a field': (page) =>
    page.evaluate(() =>
      document.querySelector('[name=email]')!.after(document.createElement('div')),
    ),
  'a bar that is put before everything': (page) =>
    page.evaluate(() =>
      document.querySelector('#root > *')!.before(document.createElement('aside')),
    ),
  'a proxy that drops comments and changes words': (page) =>
    page.evaluate(() => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_COMMENT);
      const comments: Node[] = [];
      while (walker.nextNode()) comments.push(walker.currentNode);
      for (const comment of comments) comment.parentNode!.removeChild(comment);
      document.querySelector('h1')!.textContent = 'changed';
    }),
  'a translation that wraps every word': (page) =>
    page.evaluate(() => {
      const walker = document.createTreeWalker(
        document.querySelector('#root')!,
        NodeFilter.SHOW_TEXT,
      );
      const texts: Text[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      for (const text of texts.filter(({ data }) => data.trim())) {
        const font = document.createElement('font');
        text.replaceWith(font);
        font.append(text);
      }
    }),
  'a host that has another canonical address': (page) =>
    page.evaluate(() =>
      document.querySelector('link[rel=canonical]')!.setAttribute('href', 'https://amp.example/'),
    ),
};

const headOnce = async (page: Page): Promise<void> => {
  for (const tag of [
    'title',
    'meta[name=description]',
    'meta[name=robots]',
    'meta[property="og:title"]',
    'link[rel=canonical]',
    'link[hreflang=el]',
    'script[type="application/ld+json"]',
  ])
    await expect(page.locator(`head ${tag}`), tag).toHaveCount(1);
};

for (const [what, rewrite] of Object.entries(rewrites)) {
  test.describe(what, { tag: '@phone' }, () => {
    test.beforeEach(({ expectErrors }) => expectErrors(/React rendered the page again/));

    test('takes nothing that was typed, nor the focus', async ({ page, inbox }) => {
      const typed = typedInto('home', 'el');
      const release = await hold(page, /\/assets\/.*\.js$/);
      await visit(page, pathOf('home', 'el'));
      await fillIn(page, 'home', 'el', typed);
      await page
        .locator('[name=message]')
        .evaluate((field: HTMLTextAreaElement) => field.setSelectionRange(3, 5));
      await rewrite(page);
      release();
      await prefilled(page);
      await expectTyped(page, 'home', 'el', typed);
      await expect(page.locator('[name=message]')).toBeFocused();
      expect(
        await page
          .locator('[name=message]')
          .evaluate((field: HTMLTextAreaElement) => [field.selectionStart, field.selectionEnd]),
      ).toEqual([3, 5]);
      await headOnce(page);
      await page.reload();
      await prefilled(page);
      await expectTyped(page, 'home', 'el', typed);
      await sendButton(page, 'home', 'el').click();
      await expect(thanks(page, 'home', 'el')).toBeFocused();
      await inbox.waitForMail(({ replyTo }) => replyTo.includes(String(typed.email)));
    });
  });
}

for (const language of languageCodes)
  test(`a press that comes before the application does what it says, also on a page that was rewritten (${language})`, async ({
    page,
    isMobile,
    expectErrors,
  }) => {
    expectErrors(/React rendered the page again/);
    for (const press of ['photo', 'menu']) {
      await page.unrouteAll();
      const release = await hold(page, /\/assets\/.*\.js$/);
      await visit(page, pathOf('wedding', language));
      const header = page.getByRole('banner');
      if (press === 'photo') await page.locator('main a.tile').nth(2).click();
      else if (isMobile) await header.locator('a[href="#pages"]').filter({ visible: true }).click();
      else
        await header
          .getByText(layoutMessages[language].pages.services, { exact: true })
          .first()
          .click();
      await page.evaluate(() =>
        document.querySelector('#main > *')!.before(document.createElement('div')),
      );
      release();
      await prefilled(page);
      await expect(
        press === 'photo'
          ? page.getByRole('dialog').getByText(/^3 \/ /)
          : page.getByRole(isMobile ? 'dialog' : 'menu'),
        press,
      ).toBeVisible();
    }
    await page.goto(pathOf('request', language));
    await prefilled(page);
    await headOnce(page);
  });

test(
  'choices and what was opened survive, too',
  { tag: '@phone' },
  async ({ page, expectErrors }) => {
    expectErrors(/React rendered the page again/);
    const release = await hold(page, /\/assets\/.*\.js$/);
    const typed = typedInto('request', 'en');
    await visit(page, pathOf('request', 'en'));
    await fillIn(page, 'request', 'en', typed);
    await page.evaluate(() =>
      document.querySelector('[name=email]')!.after(document.createElement('div')),
    );
    release();
    await prefilled(page);
    await expectTyped(page, 'request', 'en', typed);
  },
);
