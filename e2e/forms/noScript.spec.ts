import type { Page } from '@playwright/test';
import { noScriptEndpoint, noScriptResult, type FormId } from '../../src/enquiry/fields.ts';
import { venue } from '../../src/facts/venue/venue.ts';
import type { Language } from '../../src/site/languages.ts';
import { getLegalPath, getPath } from '../../src/site/pages.ts';
import {
  createTyped,
  eachForm,
  expectMailed,
  expectTyped,
  fillForm,
  getErrorBox,
  getResultBoxes,
  getSendButton,
  getSuccessBox,
  isPost,
} from '../support/enquiry.ts';
import { enquiry, terms } from '../support/messages.ts';
import { expect, test } from '../support/testEnvironment.ts';
import { waitForHydration } from '../support/visitor.ts';

const sendWithoutScript = async (
  page: Page,
  form: FormId,
  language: Language,
  typed: ReturnType<typeof createTyped>,
): Promise<void> => {
  await page.goto(getPath(form, language));
  await fillForm(page, form, language, typed);
  const [posted] = await Promise.all([
    page.waitForResponse((response) => isPost(response.request())),
    getSendButton(page, form, language).click(),
  ]);
  expect([posted.status(), new URL(posted.url()).pathname]).toEqual([303, noScriptEndpoint]);
};

test.describe('without script', { tag: '@phone' }, () => {
  test.use({ javaScriptEnabled: false });

  for (const { form, language } of eachForm)
    test(`posts the ${form} form, mails it and shows the result on the same page`, async ({
      page,
    }) => {
      const typed = createTyped(form, language);
      const addresses: string[] = [];
      page.on('request', (request) =>
        addresses.push(decodeURIComponent(request.url().replaceAll('+', ' '))),
      );
      await sendWithoutScript(page, form, language, typed);
      await expect(page).toHaveURL(getPath(form, language) + noScriptResult.sent);
      await expect(
        getSuccessBox(page, form, language).and(page.locator(':target')),
      ).toBeInViewport();
      await expect(getResultBoxes(page)).toHaveCount(1);
      const leaked = Object.values(typed)
        .flat()
        .filter((value) => value && addresses.some((address) => address.includes(value)));
      expect(leaked, 'nothing typed is in an address').toEqual([]);
      await expectMailed(form, language, typed);
    });

  test('shows that a form was not sent and how to call, and Back restores what was typed, if a field is refused', async ({
    page,
  }) => {
    const [form, language] = ['request', 'el'] as const;
    const typed = { ...createTyped(form, language), firstName: '\u00a0' };
    await sendWithoutScript(page, form, language, typed);
    await expect(page).toHaveURL(getPath(form, language) + noScriptResult.notSent);
    await expect(getErrorBox(page, form, language)).toBeInViewport();
    await expect(getErrorBox(page, form, language)).toContainText(enquiry[language].goBack);
    await expect(
      getErrorBox(page, form, language).getByRole('link', { name: venue.phones[0].display }),
    ).toBeVisible();
    await expect(getSuccessBox(page, form, language)).toBeHidden();
    await page.goBack();
    await expectTyped(page, form, language, typed);
  });

  test('shows the terms, with a link home', async ({ page }) => {
    await page.goto(getPath('request', 'el'));
    const link = page.getByRole('main').locator(`a[href="${getLegalPath('terms', 'el')}"]`);
    await link.first().click();
    await expect(page.getByRole('heading', { level: 1, name: terms.el.title })).toBeVisible();
    await page.getByRole('link', { name: venue.name.el }).click();
    await expect(page).toHaveURL(getPath('home', 'el'));
  });
});

test(
  'shows the result of a post without script also if the script comes back with the response',
  { tag: '@phone' },
  async ({ page, expectErrors }) => {
    expectErrors(/net::ERR_FAILED|dynamically imported module/);
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.goto(getPath('request', 'en'));
    await fillForm(page, 'request', 'en', createTyped('request', 'en'));
    await page.unroute('**/assets/*.js');
    await getSendButton(page, 'request', 'en').click();
    await expect(page).toHaveURL(getPath('request', 'en') + noScriptResult.sent);
    await waitForHydration(page);
    await expect(getSuccessBox(page, 'request', 'en').and(page.locator(':target'))).toBeVisible();
  },
);
