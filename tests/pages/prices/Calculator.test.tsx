import type { PricesContent } from '../../../src/pages/prices/schema.ts';
import { fireEvent, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { estimate, guestLimits } from '../../../src/features/estimate/estimate.ts';
import { formatEuroRange } from '../../../src/site/formats/priceFormats.ts';
import { languageCodes } from '../../../src/site/languages.ts';
import { pathOf } from '../../../src/site/paths.ts';
import {
  priceDays,
  prices as list,
  seasonIds,
  type Prices,
} from '../../../src/site/facts/prices.ts';
import { renderSite } from '../../support/renderSite.tsx';
import { contentByLanguage } from '../../../src/vite/content/contentOf.ts';

const prices = list as Prices;
const copy = contentByLanguage<PricesContent>('prices');
const limits = guestLimits(prices);

const sum = () => document.querySelector('output')!;
/** Role queries of a whole page take jsdom 100 times as long. */
const field = () => document.querySelector<HTMLInputElement>('input[name="guests"]')!;
const slider = () => document.querySelector<HTMLInputElement>('input[type="range"]')!;
const send = () => document.querySelector<HTMLButtonElement>('#calculator button')!;
const type = (value: string) => fireEvent.input(field(), { target: { value } });
const choose = (value: string) =>
  fireEvent.click(document.querySelector(`input[type="radio"][value="${value}"]`)!);
const mistake = () => document.querySelector('#calculator [role="alert"]');

describe.each(languageCodes)('the calculator in %s', (language) => {
  let site: Awaited<ReturnType<typeof renderSite>>;
  beforeEach(async () => {
    site = await renderSite(pathOf('prices', language));
  });

  test('names its fields, its button and what it says', () => {
    const { guests, slider: named, send: sends } = copy[language].calculator;
    expect(field()).toHaveAccessibleName(guests);
    expect(slider()).toHaveAccessibleName(named);
    expect(send()).toHaveAccessibleName(sends);
    expect(document.querySelectorAll('#calculator fieldset > legend')).toHaveLength(2);
  });

  test('says at once what the list says, for every season and day', () => {
    type('180');
    for (const season of seasonIds)
      for (const day of priceDays) {
        choose(season);
        choose(day);
        const { from, to } = estimate(prices, { guests: 180, season, day });
        expect(sum()).toHaveTextContent(formatEuroRange(from, to, language).replace('\u00a0', ' '));
      }
  });

  test('says why it counted another number', () => {
    choose('june');
    choose('saturday');
    type('70');
    expect(sum()).toHaveTextContent(String(prices.seasons.june.smallest));
    expect(sum()).toHaveTextContent(String(prices.weekdaySmallest));
    choose('winter');
    type(String(limits.largest));
    expect(sum()).toHaveTextContent(copy[language].calculator.largest.split('{')[0]!.trim());
  });

  test.each(['', '3', '5000', '12,5', 'εκατό'])(
    'answers "%s" with the limits, and with no sum',
    (value) => {
      type(value);
      fireEvent.blur(field());
      expect(mistake()).toHaveTextContent(String(limits.smallest));
      expect(mistake()).toHaveTextContent(String(limits.largest));
      expect(field()).toBeInvalid();
      expect(field()).toHaveAccessibleDescription(mistake()!.textContent!);
      expect(sum().textContent).not.toMatch(/\d/);
      type('120');
      expect(mistake()).toBeNull();
    },
  );

  test('says nothing of a mistake while a number is on its way', () => {
    fireEvent.focus(field());
    for (const value of ['', '1', '18']) {
      type(value);
      expect(mistake()).toBeNull();
    }
    type('180');
    expect(sum()).toHaveTextContent(/\d/);
  });

  test('follows the slider', () => {
    fireEvent.input(slider(), { target: { value: '300' } });
    expect(field()).toHaveValue('300');
    expect(document.querySelector('form')).toHaveFormValues({ guests: '300' });
  });

  test('leads to the request form with its three values, and not with a mistake', async () => {
    type('5000');
    await site.visitor.click(send());
    expect(site.router.state.location.pathname).toBe(pathOf('prices', language));
    expect(field()).toHaveFocus();
    choose('spring');
    choose('friday');
    type('180');
    await site.visitor.click(send());
    const address = () => site.router.state.location.pathname + site.router.state.location.search;
    await waitFor(() =>
      expect(address()).toBe(`${pathOf('request', language)}?guests=180&season=spring&day=friday`),
    );
  });
});
