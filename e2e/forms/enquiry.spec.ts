import { randomUUID } from 'node:crypto';
import { formIds } from '../../src/enquiry/fields.ts';
import { formatSuccessText } from '../../src/enquiry/messages.ts';
import { composeVenueMail } from '../../src/enquiry/server/mail.ts';
import { venue } from '../../src/facts/venue/venue.ts';
import { getPath } from '../../src/site/pages.ts';
import {
  createTyped,
  eachForm,
  expectEmpty,
  expectMailed,
  expectRefusedInSight,
  expectTyped,
  fillForm,
  getErrorBox,
  getSendButton,
  getShownFields,
  getSuccessBox,
  isPost,
} from '../support/enquiry.ts';
import { enquiry, layoutMessages, mail } from '../support/messages.ts';
import { nothing, readStorage } from '../support/storage.ts';
import { builtKey, expect, test } from '../support/testEnvironment.ts';
import { scrollHeight, visit, visitAwake, waitForHydration } from '../support/visitor.ts';

test.describe('an enquiry', { tag: '@phone' }, () => {
  for (const { form, language } of eachForm)
    test(`arrives by mail as it was typed into the ${form} form at the first paint, and leaves nothing in the browser`, async ({
      page,
      context,
    }) => {
      const typed = createTyped(form, language);
      await visit(page, getPath(form, language));
      await fillForm(page, form, language, typed);
      await waitForHydration(page);
      await expectTyped(page, form, language, typed);
      const [post] = await Promise.all([
        page.waitForRequest(isPost),
        getSendButton(page, form, language).click(),
      ]);

      const box = getSuccessBox(page, form, language);
      await expect(box).toBeFocused();
      await expect(box).toBeInViewport();
      await expect(box).toContainText(
        formatSuccessText(enquiry[language], form, String(typed.email)),
      );
      await expectEmpty(page);
      if (form !== 'home') await expect.poll(() => scrollHeight(page)).toBe(0);
      expect(await readStorage(page)).toEqual(nothing);
      expect(await context.cookies()).toEqual([]);
      expect(post.postDataJSON()).toEqual(typed);
      expect((await post.allHeaders()).apikey).toBe(form === 'request' ? undefined : builtKey);
      const { to } = await expectMailed(form, language, typed);
      expect(to).toEqual([venue.email]);
    });

  test('is kept while the connection is lost, and can be sent when it is back', async ({
    page,
    context,
    expectErrors,
  }) => {
    const { connection } = layoutMessages.el;
    expectErrors(/Failed to load resource|The enquiry was not sent|request failed: .*send-/);
    // Files that load on demand fail offline too.
    expectErrors(/request failed: .*\/(assets|photos)\/.*ERR_INTERNET_DISCONNECTED/);
    const typed = createTyped('home', 'el');
    await visitAwake(page, getPath('home', 'el'));
    await fillForm(page, 'home', 'el', typed);
    await context.setOffline(true);
    await expect(page.getByText(connection.lost)).toBeVisible();
    await getSendButton(page, 'home', 'el').click();
    const box = getErrorBox(page, 'home', 'el');
    await expect(box).toBeFocused();
    await expect(box).toBeInViewport();
    for (const href of [`tel:${venue.phones[0].dial}`, `mailto:${venue.email}`])
      await expect(box.locator(`a[href="${href}"]`)).toBeVisible();
    await expect(getSuccessBox(page, 'home', 'el')).toBeHidden();
    await expectTyped(page, 'home', 'el', typed);

    await context.setOffline(false);
    await expect(page.getByText(connection.back)).toBeVisible();
    await getSendButton(page, 'home', 'el').click();
    await expect(getSuccessBox(page, 'home', 'el')).toBeFocused();
    await expectMailed('home', 'el', typed);
  });

  test('fits a long e-mail address into the box of its success', async ({ page }) => {
    // A hyphen would let it break.
    const email = `konstantina.papadimitriou${randomUUID().replaceAll('-', '')}@gmail.com`;
    await visitAwake(page, getPath('request', 'el'));
    await fillForm(page, 'request', 'el', createTyped('request', 'el', email));
    await getSendButton(page, 'request', 'el').click();
    const box = getSuccessBox(page, 'request', 'el');
    await expect(box).toContainText(email);
    expect(await box.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  });

  test('arrives even if code that loads on demand is lost', async ({ page, expectErrors }) => {
    expectErrors(/net::ERR_FAILED|dynamically imported module/);
    const typed = createTyped('request', 'en');
    await visitAwake(page, getPath('request', 'en'));
    await page.route('**/assets/*.js', (route) => route.abort());
    await fillForm(page, 'request', 'en', typed);
    await getSendButton(page, 'request', 'en').click();
    await expect(getSuccessBox(page, 'request', 'en')).toBeFocused();
    await expectMailed('request', 'en', typed);
  });
});

test(
  'shows a refused field with its label below the header, in letters large enough that phones do not zoom',
  { tag: '@phone' },
  async ({ page }) => {
    for (const form of formIds) {
      await visitAwake(page, getPath(form, 'el'));
      await expectRefusedInSight(page, form, 'el');
      const [padding, needed, smallest] = await page.locator('main form').evaluate((element) => {
        const field = document.activeElement as HTMLInputElement;
        const letters = [...element.querySelectorAll('input, select, textarea')].map((input) =>
          Number.parseFloat(getComputedStyle(input).fontSize),
        );
        return [
          Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop),
          document.querySelector('.site-header')!.getBoundingClientRect().height +
            field.getBoundingClientRect().top -
            field.labels![0]!.getBoundingClientRect().top,
          Math.min(...letters),
        ] as const;
      });
      // WebKit scrolls to the caret and ignores scroll-margin, so the page needs scroll-padding.
      expect(padding, form).toBeGreaterThanOrEqual(needed);
      // iOS Safari zooms into fields with smaller text.
      expect(smallest, form).toBeGreaterThanOrEqual(16);
    }
  },
);

test('fits a mail with very long words on a small phone', { tag: '@phone' }, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const form of formIds) {
    const values = getShownFields(form)
      .filter(({ kind }) => ['text', 'textarea', 'tel'].includes(kind))
      .map(({ name, kind, maxLength = 10 }) => [
        name,
        (kind === 'tel' ? '6' : 'Ω').repeat(maxLength),
      ]);
    const email = `${'m'.repeat(180)}@guest.example`;
    const { html } = composeVenueMail(
      {
        id: 'x',
        form,
        language: 'el',
        values: { ...Object.fromEntries(values), email },
        receivedAt: new Date(),
        suspect: false,
      },
      { enquiry: enquiry.el, mail: mail.el },
      { mailFrom: venue.email, mailTo: venue.email, siteUrl: venue.url },
    );
    await page.setContent(html);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width, form).toBeLessThanOrEqual(320);
  }
});
