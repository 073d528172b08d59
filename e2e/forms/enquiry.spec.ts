import type { Page, Request } from '@playwright/test';
import type { Mail } from '../../local/inbox/mailStore.ts';
import {
  endpoints,
  formIds,
  hiddenFields,
  type FormId,
  type RequiredFieldName,
} from '../../src/enquiry/fields.ts';
import { compose } from '../../src/enquiry/server/mail.ts';
import { rateLimitSentence, successText } from '../../src/enquiry/enquiryMessages.ts';
import { languageCodes, type Language } from '../../src/site/languages.ts';
import { pathOf, legalPath } from '../../src/site/paths.ts';
import { venue } from '../../src/site/facts/venue.ts';
import { calls } from '../../tests/specification.ts';
import {
  busyButton,
  control,
  eachForm,
  everyForm,
  expectEmpty,
  expectMailed,
  expectRefusedInSight,
  expectTyped,
  fillIn,
  isPost,
  regrets,
  sendButton,
  shownFields,
  someGuest,
  thanks,
  typedInto,
} from '../support/enquiry.ts';
import {
  expectArrival,
  expectPage,
  hold,
  languageSwitch,
  scrollHeight,
  prefilled,
  visit as visitCold,
  visitAwake as visit,
} from '../support/visitor.ts';
import { enquiry, mail as mailWords, layoutMessages, terms } from '../support/messages.ts';
import { builtKey, expect, refusedVisitor, test } from '../support/testEnvironment.ts';

const failureLines =
  /Failed to load resource|The enquiry was not sent|request failed: .*send-(contact-)?email/;
const ownLines = (lines: readonly string[]): string[] =>
  lines.filter((line) => line.includes('The enquiry was not sent'));

const postsOf = (page: Page): Request[] => {
  const posts: Request[] = [];
  page.on('request', (request) => isPost(request) && posts.push(request));
  return posts;
};

// Late fonts change line breaks, and pages paint before they are complete.
test(
  'a line more beside the contact form moves none of its fields, in any width',
  { tag: '@desktop' },
  async ({ page }) => {
    for (const language of languageCodes)
      for (const width of [1024, 1280, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        // Hydration would miss a line that it did not render.
        await visit(page, pathOf('contact', language));
        const [before, after] = await page.locator('main form').evaluate((form) => {
          const tops = (): number[] =>
            [...form.querySelectorAll('.field')].map((field) =>
              Math.round(field.getBoundingClientRect().top),
            );
          const first = tops();
          form
            .nextElementSibling!.querySelector('a')!
            .parentElement!.append(document.createElement('br'), 'one line more');
          return [first, tops()];
        });
        expect(after, `${language}, ${width} px`).toEqual(before);
      }
  },
);

for (const { form, language } of everyForm) {
  const tag = language === 'el' ? '@phone' : '@desktop';
  test(
    `the ${form} form (${language}) loses nothing that is typed at the first paint, arrives in the inbox as it was typed and is thanked for`,
    { tag },
    async ({ page, inbox }) => {
      const typed = typedInto(form, language);
      await visitCold(page, pathOf(form, language));
      await fillIn(page, form, language, typed);
      await prefilled(page);
      await expectTyped(page, form, language, typed);
      const [post] = await Promise.all([
        page.waitForRequest(isPost),
        sendButton(page, form, language).click(),
      ]);

      const box = thanks(page, form, language);
      await expect(box).toBeFocused();
      await expect(box).toBeInViewport();
      await expect(box).toHaveText(
        enquiry[language].forms[form].success.title +
          successText(enquiry[language], form, String(typed.email)),
      );
      await expect(regrets(page, form, language)).toBeHidden();
      await expectEmpty(page);
      if (form !== 'home') await expect.poll(() => scrollHeight(page)).toBe(0);

      expect(new URL(post.url()).pathname).toBe(calls[form].path);
      expect(Object.keys(post.postDataJSON())).toEqual(
        expect.arrayContaining([...calls[form].keys]),
      );
      expect(post.postDataJSON()).toEqual(typed);
      const headers = await post.allHeaders();
      expect(headers['content-type']).toBe('application/json');
      expect(headers.apikey).toBe(form === 'request' ? undefined : builtKey);

      const mail = await inbox.waitForMail(({ replyTo }) => replyTo.includes(String(typed.email)));
      expect(mail.replyTo).toEqual([typed.email]);
      expect(mail.to).toEqual([venue.email]);
      expectMailed(mail, form, language, typed);
    },
  );
}

for (const form of formIds)
  test(
    `the ${form} form shows a field that it refuses with its label`,
    { tag: '@phone' },
    async ({ page }) => {
      await visit(page, pathOf(form, 'el'));
      await expectRefusedInSight(page, form, 'el');
      // WebKit scrolls to the caret and ignores scroll-margin, so the page needs scroll-padding.
      const [kept, needed] = await control(page, form, 'el', shownFields(form)[0]!).evaluate(
        (field: HTMLInputElement) => [
          parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop),
          document.querySelector('.site-header')!.getBoundingClientRect().height +
            field.getBoundingClientRect().top -
            field.labels![0]!.getBoundingClientRect().top,
        ],
      );
      expect(kept).toBeGreaterThanOrEqual(needed!);
    },
  );

test.describe('an enquiry on its way', { tag: '@phone' }, () => {
  test('shows that it is being sent, and a double tap sends it once', async ({ page, inbox }) => {
    const [form, language] = ['contact', 'el'] as const;
    const typed = typedInto(form, language);
    const posts = postsOf(page);
    await visit(page, pathOf(form, language));
    await fillIn(page, form, language, typed);
    const release = await hold(page, `**${endpoints[form]}`);
    await sendButton(page, form, language).dblclick();

    const busy = busyButton(page, language);
    await expect(busy).toHaveAttribute('aria-disabled', 'true');
    await expect(busy.locator('i')).toBeVisible();
    await expect(
      page.getByRole('status').filter({ hasText: enquiry[language].sending }),
    ).toHaveCount(1);
    await expect(busy).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(thanks(page, form, language)).toBeHidden();
    release();
    await expect(thanks(page, form, language)).toBeVisible();
    await expect(sendButton(page, form, language)).toBeEnabled();
    expect(posts).toHaveLength(1);
    const isTheirs = ({ replyTo }: Mail) => replyTo.includes(String(typed.email));
    await inbox.waitForMail(isTheirs);
    expect((await inbox.mails()).filter(isTheirs)).toHaveLength(1);
  });

  test('the request form confirms to the guest by mail and repeats nothing but the first name', async ({
    page,
    inbox,
  }) => {
    const language = 'en';
    const typed = typedInto('request', language);
    await visit(page, pathOf('request', language));
    await fillIn(page, 'request', language, typed);
    await sendButton(page, 'request', language).click();
    const mail = await inbox.waitForMail(({ to }) => to.includes(String(typed.email)));
    expect(mail.subject).toBe(mailWords[language].confirmation.subject);
    expect(mail.replyTo).toEqual([venue.email]);
    expect(mail.text).toContain(typed.firstName);
    const others = shownFields('request').filter(
      ({ name, kind }) =>
        ['text', 'tel', 'date', 'textarea'].includes(kind) && name !== 'firstName',
    );
    for (const { name } of others) expect(mail.text).not.toContain(typed[name]);
  });
});

test.describe('an enquiry that fails', { tag: '@phone' }, () => {
  const expectRegrets = async (page: Page, form: FormId, language: Language): Promise<void> => {
    const box = regrets(page, form, language);
    await expect(box).toBeFocused();
    await expect(box).toBeInViewport();
    const { title, text } = enquiry[language].forms[form].error;
    await expect(box).toContainText(title);
    await expect(box).toContainText(text);
    await expect(box.getByRole('link', { name: venue.phones[0].display })).toHaveAttribute(
      'href',
      `tel:${venue.phones[0].dial}`,
    );
    await expect(box.getByRole('link', { name: venue.email })).toHaveAttribute(
      'href',
      `mailto:${venue.email}`,
    );
    for (const link of await box.getByRole('link').all())
      expect((await link.boundingBox())!.height, 'hit with a thumb').toBeGreaterThanOrEqual(44);
    await expect(thanks(page, form, language)).toBeHidden();
  };

  for (const { form, language } of eachForm)
    test(`shows the error, keeps the typed values and can be sent again: ${form} (${language})`, async ({
      page,
      inbox,
      expectErrors,
      observed,
    }) => {
      expectErrors(failureLines);
      const refused = typedInto(form, language, refusedVisitor(crypto.randomUUID()));
      await visit(page, pathOf(form, language));
      await fillIn(page, form, language, refused);
      await sendButton(page, form, language).click();
      await expectRegrets(page, form, language);
      await expectTyped(page, form, language, refused);
      expect(ownLines(observed.trouble)).toHaveLength(1);

      const typed = { ...refused, email: someGuest() };
      const email = shownFields(form).find(({ kind }) => kind === 'email');
      if (!email) throw new Error(`The ${form} form asks for no e-mail address.`);
      await control(page, form, language, email).fill(typed.email);
      await sendButton(page, form, language).click();
      await expect(thanks(page, form, language)).toBeFocused();
      await expect(regrets(page, form, language)).toBeHidden();
      expectMailed(
        await inbox.waitForMail(({ replyTo }) => replyTo.includes(typed.email)),
        form,
        language,
        typed,
      );
      expect(ownLines(observed.trouble)).toHaveLength(1);
    });

  test('for want of a connection is kept until it is back', async ({
    page,
    context,
    inbox,
    expectErrors,
  }) => {
    const form = 'home';
    expectErrors(failureLines);
    // Back-to-top code and hero photos fail offline too.
    expectErrors(/request failed: .*\/(assets|photos)\/.*ERR_INTERNET_DISCONNECTED/);
    const typed = typedInto(form, 'el');
    await visit(page, pathOf(form, 'el'));
    await fillIn(page, form, 'el', typed);
    await prefilled(page);
    await context.setOffline(true);
    await expect(page.getByText(layoutMessages.el.connection.lost)).toBeVisible();
    await sendButton(page, form, 'el').click();
    await expectRegrets(page, form, 'el');
    await expectTyped(page, form, 'el', typed);

    await context.setOffline(false);
    await expect(page.getByText(layoutMessages.el.connection.back)).toBeVisible();
    await sendButton(page, form, 'el').click();
    await expect(thanks(page, form, 'el')).toBeFocused();
    expectMailed(
      await inbox.waitForMail(({ replyTo }) => replyTo.includes(String(typed.email))),
      form,
      'el',
      typed,
    );
  });

  test('because there were too many says how long to wait', async ({ page, expectErrors }) => {
    const [form, language] = ['request', 'el'] as const;
    expectErrors(failureLines);
    await page.route(`**${endpoints[form]}`, (route) =>
      route.fulfill({
        status: 429,
        headers: { 'Retry-After': '170' },
        json: { error: 'rateLimit' },
      }),
    );
    await visit(page, pathOf(form, language));
    await fillIn(page, form, language, typedInto(form, language));
    await sendButton(page, form, language).click();
    await expectRegrets(page, form, language);
    const sentence = rateLimitSentence(enquiry[language], 170);
    expect(sentence).toContain('3');
    await expect(regrets(page, form, language)).toContainText(sentence);
  });
});

test.describe('Supabase that does not answer', { tag: '@phone' }, () => {
  test('is done without: a form goes to this site’s own function, once', async ({
    page,
    inbox,
    expectErrors,
  }) => {
    const [form, language] = ['contact', 'en'] as const;
    expectErrors(/net::ERR_FAILED/);
    const typed = typedInto(form, language);
    await page.route(`**${endpoints[form]}`, (route) => route.abort());
    await visit(page, pathOf(form, language));
    await fillIn(page, form, language, typed);
    await sendButton(page, form, language).click();
    await expect(thanks(page, form, language)).toBeFocused();
    expectMailed(
      await inbox.waitForMail(({ replyTo }) => replyTo.includes(String(typed.email))),
      form,
      language,
      typed,
    );
    expect(
      (await inbox.mails()).filter(({ replyTo }) => replyTo.includes(String(typed.email))),
    ).toHaveLength(1);
  });
});

test.describe('code that is lost on the way', { tag: '@phone' }, () => {
  const code = '**/assets/*.js';
  const lost = {
    'for want of a signal': (page: Page) => page.route(code, (route) => route.abort()),
    'since a new deploy has replaced it': (page: Page) =>
      page.route(code, (route) =>
        route.fulfill({ status: 404, contentType: 'text/plain', body: 'gone' }),
      ),
  };
  const expected = /net::ERR_FAILED|status of 404|dynamically imported module/;

  for (const [why, lose] of Object.entries(lost)) {
    test(`takes no enquiry with it, ${why}`, async ({ page, inbox, expectErrors }) => {
      const form = 'request';
      expectErrors(expected);
      const typed = typedInto(form, 'el');
      await visit(page, pathOf(form, 'el'));
      await lose(page);
      await fillIn(page, form, 'el', typed);
      await sendButton(page, form, 'el').click();
      await expect(thanks(page, form, 'el')).toBeFocused();
      expectMailed(
        await inbox.waitForMail(({ replyTo }) => replyTo.includes(String(typed.email))),
        form,
        'el',
        typed,
      );
    });
  }

  test('leaves the terms to be read as a document, and what was typed', async ({
    page,
    expectErrors,
  }) => {
    expectErrors(expected);
    const typed = typedInto('request', 'en');
    await visit(page, pathOf('request', 'en'));
    await lost['for want of a signal'](page);
    await fillIn(page, 'request', 'en', typed);
    await page
      .getByRole('main')
      .locator(`a[href="${legalPath('terms', 'en')}"]`)
      .first()
      .click();
    await expect(page).toHaveURL(legalPath('terms', 'en'));
    await expect(page.getByRole('heading', { level: 1, name: terms.en.title })).toBeVisible();
    await page.unroute(code);
    await page.goBack();
    await prefilled(page);
    await expectTyped(page, 'request', 'en', typed);
  });
});

test.describe('what was typed', { tag: '@phone' }, () => {
  for (const form of formIds) {
    test(`survives a reload and a look at another document, and goes at the visitor's word: ${form}`, async ({
      page,
    }) => {
      const typed = typedInto(form, 'el');
      await visit(page, pathOf(form, 'el'));
      await fillIn(page, form, 'el', typed);
      await page.reload({ waitUntil: 'domcontentloaded' });
      await prefilled(page);
      await expectTyped(page, form, 'el', typed);
      await page.goto(legalPath('terms', 'el'));
      await visit(page, pathOf(form, 'el'));
      await expectTyped(page, form, 'el', typed);
      await expect(page.getByText(enquiry.el.draft.restored)).toBeVisible();
      await page.getByRole('button', { name: enquiry.el.draft.undo }).click();
      await expectEmpty(page);
      await page.reload({ waitUntil: 'domcontentloaded' });
      await prefilled(page);
      await expectEmpty(page);
    });
  }

  test('survives a change of language and a look around', async ({ page }) => {
    const form = 'request';
    const typed = typedInto(form, 'el');
    await visit(page, pathOf(form, 'el'));
    await fillIn(page, form, 'el', typed);
    await languageSwitch(page, 'el', 'en').click();
    await expectPage(page, form, 'en');
    const choices = Object.fromEntries(
      shownFields(form)
        .filter(({ kind }) => kind === 'select')
        .map(({ name }) => [name, typedInto(form, 'en')[name] ?? '']),
    );
    await expectTyped(page, form, 'en', { ...typed, ...choices });
    await languageSwitch(page, 'en', 'el').click();
    await expectPage(page, form, 'el');
    await expectTyped(page, form, 'el', typed);
    await page
      .locator(`footer a[href="${pathOf('gallery', 'el')}"]`)
      .first()
      .click();
    await expectArrival(page, 'gallery', 'el');
    await page.goBack();
    await expectPage(page, form, 'el');
    await expectTyped(page, form, 'el', typed);
  });

  test('is gone once it was sent', async ({ page }) => {
    await visit(page, pathOf('contact', 'en'));
    await fillIn(page, 'contact', 'en', typedInto('contact', 'en'));
    await sendButton(page, 'contact', 'en').click();
    await expect(thanks(page, 'contact', 'en')).toBeVisible();
    await page.reload({ waitUntil: 'domcontentloaded' });
    await prefilled(page);
    await expectEmpty(page);
  });
});

test.describe('the browser', { tag: '@desktop' }, () => {
  test('registers a click on the button even if a field error disappears on blur', async ({
    page,
  }) => {
    await visit(page, pathOf('contact', 'el'));
    const send = sendButton(page, 'contact', 'el');
    await send.click();
    const [first, subject] = ['firstName', 'subject'].map((name) =>
      page.locator(`main form [name=${name}]`),
    );
    await expect(first!).toBeFocused();
    await subject!.focus();
    // Extensions set values without an event.
    await subject!.evaluate(
      (input: HTMLInputElement) => Object.assign(input, { value: 'Γάμος' }) && undefined,
    );
    await send.scrollIntoViewIfNeeded();
    const { x, y, height } = (await send.boundingBox())!;
    await page.mouse.move(x + 20, y + height - 2);
    await page.mouse.down();
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    );
    await page.mouse.up();
    await expect(first!).toBeFocused();
  });

  test('keeps an incomplete form from being sent', async ({ page }) => {
    const form: FormId = 'request';
    // Skips smooth scrolling between button and field.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const posts = postsOf(page);
    const typed = typedInto(form, 'el');
    await visit(page, pathOf(form, 'el'));
    await fillIn(page, form, 'el', typed);
    const send = sendButton(page, form, 'el');

    for (const field of shownFields(form)) {
      const input = control(page, form, 'el', field);
      const value = String(typed[field.name]);
      if (field.required) {
        await (field.kind === 'select' ? input.selectOption('') : input.fill(''));
        await send.click();
        await expect(input, `${field.name} is asked for`).toBeFocused();
        await expect(input).toHaveAccessibleDescription(
          new RegExp(`^${enquiry.el.fieldErrors.missing[field.name as RequiredFieldName]}`),
        );
        expect(
          await input.evaluate((element: HTMLInputElement) => element.validity.valueMissing),
          field.name,
        ).toBe(true);
      }
      if (field.kind === 'email') {
        await input.fill('no address');
        await send.click();
        await expect(input).toBeFocused();
        expect(
          await input.evaluate((element: HTMLInputElement) => element.validity.typeMismatch),
        ).toBe(true);
      }
      if (field.kind === 'tel') {
        await input.fill('call me');
        await send.click();
        await expect(input).toBeFocused();
        await expect(input).toHaveAccessibleDescription(enquiry.el.fieldErrors.wrong.tel);
        await input.fill(value);
        await expect(input).toHaveAttribute('aria-invalid', 'false');
      }
      if (field.required)
        await (field.kind === 'select' ? input.selectOption(value) : input.fill(value));
    }
    expect(posts).toHaveLength(0);
    await send.click();
    await expect(thanks(page, form, 'el')).toBeFocused();
    expect(posts).toHaveLength(1);
  });

  test('sends the form when only what is required is filled in', async ({ page, inbox }) => {
    const form: FormId = 'request';
    const all = typedInto(form, 'en');
    const required = Object.fromEntries(
      shownFields(form).map((field) => [
        field.name,
        field.required ? (all[field.name] ?? '') : field.kind === 'checkboxes' ? [] : '',
      ]),
    );
    await visit(page, pathOf(form, 'en'));
    await fillIn(page, form, 'en', required);
    await sendButton(page, form, 'en').click();
    await expect(thanks(page, form, 'en')).toBeFocused();
    await inbox.waitForMail(({ replyTo }) => replyTo.includes(String(required.email)));
  });
});

test.describe('on a small screen', { tag: '@phone' }, () => {
  test('every field can be read without zooming and hit with a thumb', async ({ page }) => {
    for (const form of formIds) {
      await visit(page, pathOf(form, 'el'));
      const controls = await page
        .getByRole('main')
        .getByRole('form')
        .evaluate(
          (element, trap) =>
            [
              ...element.querySelectorAll<HTMLElement>(
                'input:not([type=hidden]), select, textarea, button',
              ),
            ]
              .filter((part) => part.getAttribute('name') !== trap)
              .map((part) => {
                // A label extends the hit area of a checkbox.
                const target = part.closest('label') ?? part;
                return {
                  name: part.getAttribute('name') ?? part.tagName,
                  letters: Number.parseFloat(getComputedStyle(target).fontSize),
                  height: target.getBoundingClientRect().height,
                };
              }),
          hiddenFields.trap,
        );
      expect(controls.length).toBeGreaterThan(5);
      // iOS Safari zooms into fields with smaller text.
      expect(
        controls.filter(({ letters, height }) => letters < 16 || height < 44),
        `${form}: too small`,
      ).toEqual([]);
    }
  });

  test('a mail with endless words fits, and nothing in it can be hit but the number and the address', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    for (const { form, language } of everyForm) {
      const long = (field: { maxLength?: number; kind: string }): string =>
        (field.kind === 'tel' ? '6' : 'Ω').repeat(field.maxLength ?? 10);
      const values = Object.fromEntries(
        shownFields(form)
          .filter(({ kind }) => kind === 'text' || kind === 'textarea' || kind === 'tel')
          .map((field) => [field.name, long(field)]),
      );
      const email = `${'m'.repeat(180)}@guest.example`;
      const { html } = compose(
        {
          id: 'x',
          form,
          language,
          values: { ...values, email },
          receivedAt: new Date(),
          suspect: false,
        },
        { enquiry: enquiry[language], mail: mailWords[language] },
        { mailFrom: venue.email, mailTo: venue.email },
      );
      await page.setContent(html);
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth),
        `${form} (${language})`,
      ).toBeLessThanOrEqual(320);
      await expect(page.getByRole('link')).toHaveCount(2);
    }
  });
});
