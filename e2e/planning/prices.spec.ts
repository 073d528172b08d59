import type { PricesContent } from '../../src/pages/prices/schema.ts';
import type { RequestContent } from '../../src/pages/request/schema.ts';
import type { Page } from '@playwright/test';
import { estimate, guestLimits, type Occasion } from '../../src/features/estimate/estimate.ts';
import { fill } from '../../src/site/formats/fill.ts';
import { formatNumber } from '../../src/site/formats/formats.ts';
import { formatEuroRange } from '../../src/site/formats/priceFormats.ts';
import type { Language } from '../../src/site/languages.ts';
import { pathOf } from '../../src/site/paths.ts';
import {
  highestPrice,
  lowestPrice,
  prices as list,
  type Prices,
} from '../../src/site/facts/prices.ts';
import { movesOf, watchShifts } from '../support/shifts.ts';
import { mainHeading, prefilled, visit, visitAwake } from '../support/visitor.ts';
import { enquiry } from '../support/messages.ts';
import { expect, test } from '../support/testEnvironment.ts';
import { contentByLanguage } from '../../src/vite/content/contentOf.ts';

const prices = list as Prices;
const copy = contentByLanguage<PricesContent>('prices');
const request = contentByLanguage<RequestContent>('request');

const rangeOf = (occasion: Occasion, language: Language): string => {
  const { from, to } = estimate(prices, occasion);
  return formatEuroRange(from, to, language);
};

const usual: Occasion = { guests: prices.seasons.june.smallest, season: 'june', day: 'saturday' };

const sum = (page: Page) => page.getByRole('status').filter({ hasText: '€' });
const guests = (page: Page, language: Language) =>
  page.getByRole('textbox', { name: copy[language].calculator.guests, exact: true });
const day = (page: Page, language: Language, id: Occasion['day']) =>
  page.getByRole('radio', { name: copy[language].estimate.days[id].name, exact: true });
const send = (page: Page, language: Language) =>
  page.getByRole('button', { name: copy[language].calculator.send });
const specialRequests = (page: Page, language: Language) =>
  page.getByRole('textbox', { name: enquiry[language].forms.request.labels.specialRequests });
const guestCount = (page: Page, language: Language) =>
  page.getByRole('textbox', { name: enquiry[language].forms.request.labels.guestCount });

const handedLine = (page: Page, language: Language) =>
  page.locator('form > div').filter({ hasText: request[language].estimate.handed });

const language = 'el';

const path = pathOf('prices', language);

test(`shows the prices at the first paint`, { tag: '@phone' }, async ({ page }) => {
  await visit(page, path);
  await expect(
    page.getByRole('heading', {
      name: fill(copy[language].rates.title, {
        price: formatEuroRange(lowestPrice(prices), highestPrice(prices), language),
      }),
    }),
  ).toBeVisible();
  await expect(page.getByRole('table', { name: copy[language].rates.caption })).toContainText('95');
  await expect(sum(page)).toContainText(rangeOf(usual, language));
  await prefilled(page);
  await expect(sum(page)).toContainText(rangeOf(usual, language));
});

test(
  `the card of the first screen keeps its lines when the fonts come, in any width`,
  { tag: '@phone' },
  async ({ page, isMobile }) => {
    await watchShifts(page);
    for (const width of isMobile ? [360, 390, 412] : [768, 1024, 1199, 1350, 1600]) {
      await page.setViewportSize({ width, height: 900 });
      await visitAwake(page, path);
      expect(await movesOf(page), `${width} px`).toEqual([]);
    }
  },
);

test(`what was chosen before the application came counts`, { tag: '@phone' }, async ({ page }) => {
  await visit(page, path);
  await day(page, language, 'weekday').evaluate((radio: HTMLInputElement) => radio.click());
  await prefilled(page);
  await expect(sum(page)).toContainText(rangeOf({ ...usual, day: 'weekday' }, language));
});

test(
  `the calculator goes by keyboard, all the way into the request form`,
  { tag: '@phone' },
  async ({ page }) => {
    await visitAwake(page, path);
    await guests(page, language).focus();
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type('5000');
    const { smallest, largest } = guestLimits(prices);
    await expect(page.getByRole('alert')).toHaveText(
      fill(copy[language].calculator.mistake, { smallest, largest }),
    );
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type('180');
    await expect(page.getByRole('alert')).toHaveCount(0);
    await page.keyboard.press('Tab');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Tab');
    await page.keyboard.press('ArrowLeft');
    const occasion: Occasion = { guests: 180, season: 'summer', day: 'friday' };
    await expect(sum(page)).toContainText(rangeOf(occasion, language));
    await page.keyboard.press('Tab');
    await expect(send(page, language)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(
      `${pathOf('request', language)}?guests=180&season=summer&day=friday`,
    );
    await expect(mainHeading(page)).toBeFocused();
    await expect(specialRequests(page, language)).toHaveValue(
      new RegExp(`${rangeOf(occasion, language).replaceAll('.', '\\.')}.*\n\n$`, 's'),
    );
    await expect(guestCount(page, language)).toHaveValue('180');
    await expect(handedLine(page, language)).toBeVisible();
    await page.goBack();
    await expect(guests(page, language)).toHaveValue('180');
  },
);

test(
  `the sum of an address comes before what was written, and goes without it`,
  { tag: '@phone' },
  async ({ page }) => {
    await visitAwake(page, pathOf('request', language));
    await specialRequests(page, language).fill('Δύο νηστίσιμα.');
    await visitAwake(page, `${pathOf('request', language)}?guests=120&season=winter&day=sunday`);
    const notes = specialRequests(page, language);
    await expect(notes).toHaveValue(
      new RegExp(
        `${rangeOf({ guests: 120, season: 'winter', day: 'sunday' }, language).replaceAll('.', '\\.')}.*\n\nΔύο νηστίσιμα\\.$`,
        's',
      ),
    );
    await page.reload();
    await prefilled(page);
    await expect(notes).toHaveValue(/^[^€]*€[^€]*Δύο νηστίσιμα\.$/s);
    await visitAwake(
      page,
      `${pathOf('request', language)}?guests=<script>&season=winter&day=sunday`,
    );
    await expect(handedLine(page, language)).toHaveCount(0);
    await visitAwake(page, `${pathOf('request', language)}?guests=200&season=winter&day=sunday`);
    await handedLine(page, language)
      .getByRole('button', { name: enquiry[language].draft.undo })
      .click();
    await expect(notes).toHaveValue('Δύο νηστίσιμα.');
  },
);

test.describe('on paper', { tag: '@desktop' }, () => {
  test('the prices are two sheets of A4', async ({ page }) => {
    await visitAwake(page, pathOf('prices', language));
    const pdf = await page.pdf({ preferCSSPageSize: false, format: 'A4' });
    expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(2);
  });
});

test.describe('without script', { tag: '@phone' }, () => {
  test.use({ javaScriptEnabled: false });

  test('shows the sums in the table and links the calculator to the request form', async ({
    page,
  }) => {
    await page.goto(pathOf('prices', language));
    await expect(page.getByText(copy[language].calculator.scriptless)).toBeVisible();
    await expect(page.getByRole('slider')).toBeHidden();
    await page.locator('#totals summary').click();
    const { from, to } = estimate(prices, { guests: 200, season: 'june', day: 'saturday' });
    const row = page.locator('#totals table').nth(1).getByRole('row', { name: /^200 / });
    await expect(row.getByRole('cell').nth(1)).toHaveText(
      `${formatNumber(from, language)} ${fill(copy[language].rates.totals.to, { sum: formatNumber(to, language) })}`,
    );
    await guests(page, language).fill('200');
    await send(page, language).click();
    await expect(page).toHaveURL(
      `${pathOf('request', language)}?guests=200&season=june&day=saturday`,
    );
  });
});
