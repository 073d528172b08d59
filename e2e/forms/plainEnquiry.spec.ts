import type { Page } from '@playwright/test';
import {
  plainEndpoint,
  plainResult,
  type FormId,
  type RequiredFieldName,
} from '../../src/enquiry/fields.ts';
import type { Language } from '../../src/site/languages.ts';
import { pathOf, legalPath } from '../../src/site/paths.ts';
import { venue } from '../../src/site/facts/venue.ts';
import {
  answers,
  control,
  eachForm,
  expectMailed,
  expectTyped,
  fillIn,
  isPost,
  regrets,
  sendButton,
  shownFields,
  thanks,
  typedInto,
} from '../support/enquiry.ts';
import { prefilled, visit } from '../support/visitor.ts';
import { enquiry, terms } from '../support/messages.ts';
import { expect, refusedVisitor, test } from '../support/testEnvironment.ts';

test.use({ javaScriptEnabled: false });

test.describe('without script', { tag: '@phone' }, () => {
  /** Returns all requested URLs and the response to the post. */
  const sendPlain = async (
    page: Page,
    form: FormId,
    language: Language,
    typed: ReturnType<typeof typedInto>,
  ) => {
    const addresses: string[] = [];
    page.on('request', (request) =>
      addresses.push(decodeURIComponent(request.url().replaceAll('+', ' '))),
    );
    await page.goto(pathOf(form, language));
    await fillIn(page, form, language, typed);
    const [answer] = await Promise.all([
      page.waitForResponse((response) => isPost(response.request())),
      sendButton(page, form, language).click(),
    ]);
    return { addresses, answer };
  };

  for (const { form, language } of eachForm) {
    test(`the ${form} form (${language}) is a plain post, answered on its own page`, async ({
      page,
      inbox,
    }) => {
      const typed = typedInto(form, language);
      const { addresses, answer } = await sendPlain(page, form, language, typed);
      expect(answer.status()).toBe(303);
      expect(new URL(answer.url()).pathname).toBe(plainEndpoint);
      await expect(page).toHaveURL(
        pathOf(form, language) + (form === 'request' ? plainResult.confirmed : plainResult.sent),
      );
      const box = thanks(page, form, language).and(page.locator(':target'));
      await expect(box).toBeVisible();
      await expect(box).toBeInViewport();
      await expect(answers(page)).toHaveCount(1);
      await expect(regrets(page, form, language)).toBeHidden();
      const values = Object.values(typed).flat();
      for (const address of addresses)
        for (const value of values)
          expect(address, 'nothing typed is in an address').not.toContain(value);
      expectMailed(
        await inbox.waitForMail(({ replyTo }) => replyTo.includes(String(typed.email))),
        form,
        language,
        typed,
      );
    });
  }

  test('a form leads to the field for which it was refused, with what is wrong; Back brings what was typed', async ({
    page,
  }) => {
    const [form, language] = ['request', 'el'] as const;
    const field = shownFields(form).find(({ kind, required }) => kind === 'text' && required)!;
    const typed = { ...typedInto(form, language), [field.name]: '\u00a0' };
    const { answer } = await sendPlain(page, form, language, typed);
    expect(answer.status()).toBe(303);
    const refused = control(page, form, language, field);
    await expect(refused).toBeFocused();
    await expect(refused).toBeInViewport();
    const { missing, goBack } = enquiry[language].fieldErrors;
    const shown = page.getByText(goBack).filter({ visible: true });
    await expect(shown).toHaveText(`${missing[field.name as RequiredFieldName]} ${goBack}`);
    expect((await shown.boundingBox())!.y - (await refused.boundingBox())!.y).toBeLessThan(120);
    await expect(answers(page)).toHaveCount(0);
    await page.goBack();
    await expectTyped(page, form, language, typed);
  });

  test('a form says that it was not sent', async ({ page }) => {
    const [form, language] = ['contact', 'en'] as const;
    const typed = typedInto(form, language, refusedVisitor(crypto.randomUUID()));
    const { answer } = await sendPlain(page, form, language, typed);
    expect(answer.status()).toBe(303);
    await expect(page).toHaveURL(pathOf(form, language) + plainResult.notSent);
    await expect(regrets(page, form, language)).toBeVisible();
    await expect(regrets(page, form, language)).toBeInViewport();
    await expect(
      regrets(page, form, language).getByRole('link', { name: venue.phones[0].display }),
    ).toBeVisible();
    await expect(thanks(page, form, language)).toBeHidden();
    // Without script, pages cannot pass values on, but the browser restores them.
    await page.goBack();
    await expectTyped(page, form, language, typed);
  });
});

test.describe('the address of a result', { tag: '@phone' }, () => {
  test.use({ javaScriptEnabled: true });
  test('shows no result if it is opened directly', async ({ page }) => {
    const addresses = Object.values(plainResult).map((result) => pathOf('request', 'el') + result);
    for (const address of addresses) {
      // A change of the fragment alone loads nothing.
      await page.goto('about:blank');
      await visit(page, address);
      await prefilled(page);
      await expect(answers(page), address).toHaveCount(0);
    }
  });

  test('that a function led to is believed, with script as well', async ({
    page,
    expectErrors,
  }) => {
    expectErrors(/net::ERR_FAILED|dynamically imported module/);
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.goto(pathOf('request', 'en'));
    await fillIn(page, 'request', 'en', typedInto('request', 'en'));
    await page.unroute('**/assets/*.js');
    await sendButton(page, 'request', 'en').click();
    await expect(page).toHaveURL(pathOf('request', 'en') + plainResult.confirmed);
    await prefilled(page);
    await expect(thanks(page, 'request', 'en').and(page.locator(':target'))).toBeVisible();
  });
});

test.describe('what sending agrees to', { tag: '@phone' }, () => {
  test('can be read without script, and left again', async ({ page }) => {
    const language = 'el';
    await page.goto(pathOf('request', language));
    await page
      .getByRole('main')
      .locator(`a[href="${legalPath('terms', language)}"]`)
      .first()
      .click();
    await expect(page).toHaveURL(legalPath('terms', language));
    await expect(
      page.getByRole('heading', { level: 1, name: terms[language].title }),
    ).toBeVisible();
    await page.getByRole('link', { name: venue.name[language] }).click();
    await expect(page).toHaveURL(pathOf('home', language));
  });
});
