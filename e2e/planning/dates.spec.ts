import type { ReceptionContent } from '../../src/pages/reception/schema.ts';
import type { Page } from '@playwright/test';
import { setClock } from '../../local/browsers/clock.ts';
import { pathOf } from '../../src/site/paths.ts';
import { dayOfBuild, noonOf } from '../support/dayOfBuild.ts';
import { styled, visit, visitAwake } from '../support/visitor.ts';
import { expect, test } from '../support/testEnvironment.ts';
import { contentByLanguage } from '../../src/vite/content/contentOf.ts';
import { inEachLanguage } from '../../src/site/languages.ts';

const reception = contentByLanguage<ReceptionContent>('reception');

const copy = inEachLanguage((language) => reception[language].dates);

const dateLinks = (page: Page) =>
  page.locator('#dates table:not(details table) a[href*="eventDate="]');

const dateOf = (href: string | null): string => href?.slice(-10) ?? '';

const language = 'el';

test(
  `at the first paint the evenings are there, and one leads to the request form with its date filled in`,
  { tag: '@phone' },
  async ({ page }) => {
    await visit(page, pathOf('reception', language));
    await expect(page.getByRole('heading', { name: copy[language].title })).toBeVisible();
    const link = dateLinks(page).nth(2);
    const date = dateOf(await link.getAttribute('href'));
    await link.click();
    await expect(page).toHaveURL(`${pathOf('request', language)}?eventDate=${date}`);
    await expect(page.locator('input[name="eventDate"]')).toHaveValue(date);
  },
);

test(
  `the whole line of an evening is its link, and what was typed stays when another is chosen`,
  { tag: '@phone' },
  async ({ page }) => {
    await visitAwake(page, pathOf('reception', language));
    const date = dateOf(await dateLinks(page).nth(1).getAttribute('href'));
    const line = page.locator('#dates tr', { has: page.locator(`a[href$="${date}"]`) });
    await line.locator('td').last().click({ force: true }); // the link receives the click
    const field = page.locator('input[name="eventDate"]');
    await expect(field).toHaveValue(date);
    await field.fill('2099-06-12');
    await page.goBack();
    await dateLinks(page).first().click();
    await expect(page).toHaveURL(/eventDate=/);
    await expect(field).toHaveValue('2099-06-12');
  },
);

test(
  `a link that the keyboard alone sees leads past all the dates`,
  { tag: '@phone' },
  async ({ page }) => {
    await visit(page, pathOf('reception', language));
    await styled(page);
    const link = page.getByRole('link', { name: copy[language].skip });
    const height = async () => (await link.boundingBox())?.height ?? 0;
    expect(await height()).toBeLessThanOrEqual(1);
    await link.focus();
    expect(await height()).toBeGreaterThanOrEqual(44);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/#dates-end$/);
    await page.keyboard.press('Tab');
    const reached = page.locator(':focus');
    await expect(reached).toHaveCount(1);
    expect(
      await reached.evaluate(
        (element) =>
          element.compareDocumentPosition(document.getElementById('dates-end')!) &
          Node.DOCUMENT_POSITION_PRECEDING,
      ),
    ).toBeTruthy();
  },
);

test(`nothing of the dates is wider than the window`, { tag: '@phone' }, async ({ page }) => {
  await visitAwake(page, pathOf('reception', language));
  expect(
    await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    ),
  ).toBeLessThanOrEqual(0);
});

test(
  'a run of the tests goes on past midnight: its visitors live on the day of the build',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.goto(pathOf('reception', 'en'));
    const days = await page.evaluate(() =>
      [new Date(), new Date(Date.now())].map((moment) => moment.toISOString().slice(0, 10)),
    );
    expect(new Set(days)).toEqual(new Set([dayOfBuild()]));
  },
);

test(
  'months that have passed since the build are gone, and so are hints that nobody has looked at',
  { tag: '@desktop' },
  async ({ page }) => {
    await visitAwake(page, pathOf('reception', 'en'));
    const first = dateOf(await dateLinks(page).first().getAttribute('href'));
    const later = `${Number(first.slice(0, 4)) + 1}${first.slice(4)}`;
    await page.addInitScript(setClock, { at: noonOf(later) });
    await visitAwake(page, pathOf('reception', 'en'));
    await expect
      .poll(
        async () =>
          dateOf(await page.locator('#dates a[href*="eventDate="]').first().getAttribute('href')) >=
          later,
      )
      .toBe(true);
    await expect(page.locator('#dates').getByText(copy.en.availabilityNotes.few)).toHaveCount(0);
  },
);

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test(
    `every month is there, a winter folds out, and an evening leads to the request form`,
    { tag: '@phone' },
    async ({ page }) => {
      await page.goto(pathOf('reception', language));
      const winter = page.locator('#dates details').first();
      await expect(winter.getByRole('table').first()).toBeHidden();
      await winter.locator('summary').click();
      await expect(winter.getByRole('table').first()).toBeVisible();
      const link = dateLinks(page).first();
      const date = dateOf(await link.getAttribute('href'));
      await link.click();
      await expect(page).toHaveURL(`${pathOf('request', language)}?eventDate=${date}`);
    },
  );

  test('the winters are printed while they are closed', { tag: '@desktop' }, async ({ page }) => {
    await page.goto(pathOf('reception', 'en'));
    await page.emulateMedia({ media: 'print' });
    for (const table of await page.locator('#dates details table').all())
      await expect(table).toBeVisible();
  });

  test(
    'on a phone the small months lead to theirs in the strip',
    { tag: '@phone' },
    async ({ page }) => {
      await page.goto(pathOf('reception', 'el'));
      const months = page.locator('#dates nav').first();
      const link = months.getByRole('link').nth(2);
      const id = (await link.getAttribute('href')) ?? '';
      await link.click();
      await expect(page.locator(id)).toBeInViewport({ ratio: 0.5 });
    },
  );
});
