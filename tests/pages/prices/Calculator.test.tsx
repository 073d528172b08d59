import { fireEvent, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { computeEstimate, getGuestLimits } from '../../../src/facts/prices/estimate.ts';
import {
  getSeasonId,
  priceDays,
  prices,
  type PriceFacts,
} from '../../../src/facts/prices/prices.ts';
import type { PricesContent } from '../../../src/pages/prices/schema.ts';
import { formatEuroRange } from '../../../src/site/formats/priceFormats.ts';
import { languageCodes } from '../../../src/site/languages.ts';
import { getPath } from '../../../src/site/pages.ts';
import { composeContent } from '../../../src/vite/content/composeContent.ts';
import { renderSite } from '../../support/renderSite.tsx';

vi.mock('../../../src/content/facts/prices.json', async (original) => {
  const { withSeasons } = await import('../../support/priceSeasons.ts');
  const facts = withSeasons((await original<{ default: PriceFacts }>()).default);
  return { default: { ...facts, children: { free: 3, menu: 12, price: 30 } } };
});

const list = prices as PriceFacts;
const { smallest, largest } = getGuestLimits(list);

// Role queries of a whole page take jsdom 100 times as long.
const sum = () => document.querySelector('output')!;
const field = () => document.querySelector<HTMLInputElement>('input[name="guests"]')!;
const slider = () => document.querySelector<HTMLInputElement>('input[type="range"]')!;
const button = () => document.querySelector<HTMLButtonElement>('#calculator button')!;
const error = () => document.querySelector('#calculator [role="alert"]');
const type = (value: string) => fireEvent.input(field(), { target: { value } });
const choose = (value: string) =>
  fireEvent.click(document.querySelector(`input[type="radio"][value="${value}"]`)!);

it.each(languageCodes)(
  'labels the calculator in %s and shows at once the estimate for every season and day',
  async (language) => {
    const { calculator } = composeContent<PricesContent>('prices', language);
    await renderSite(getPath('prices', language));
    expect(field()).toHaveAccessibleName(calculator.guests);
    expect(slider()).toHaveAccessibleName(calculator.slider);
    expect(button()).toHaveAccessibleName(calculator.send);
    expect(document.querySelectorAll('#calculator fieldset > legend')).toHaveLength(2);
    type('180');
    for (const season of list.seasons.map(getSeasonId))
      for (const day of priceDays) {
        choose(season);
        choose(day);
        const range = formatEuroRange(
          computeEstimate(list, { guests: 180, season, day }),
          language,
        );
        expect(sum()).toHaveTextContent(range.replace('\u00a0', ' '));
      }
  },
);

describe('the calculator', () => {
  const open = () => renderSite('/times');

  it('does not lead to the request form with an invalid number, and focuses it', async () => {
    const { visitor, router } = await open();
    type('5000');
    await visitor.click(button());
    expect(router.state.location.pathname).toBe('/times');
    expect(field()).toHaveFocus();
  });

  it('explains why it counts another number of guests', async () => {
    await open();
    choose('6');
    choose('saturday');
    type('70');
    expect(sum()).toHaveTextContent(String(list.seasons[1]!.smallest));
    expect(sum()).toHaveTextContent(String(list.weekdaySmallest));
    choose('11');
    type(String(largest));
    const { calculator } = composeContent<PricesContent>('prices', 'el');
    expect(sum()).toHaveTextContent(calculator.largest.split('{')[0]!.trim());
  });

  it.each(['', '3', 'εκατό'])('answers "%s" with the limits and without a sum', async (value) => {
    await open();
    type(value);
    fireEvent.blur(field());
    expect(error()).toHaveTextContent(String(smallest));
    expect(error()).toHaveTextContent(String(largest));
    expect(field()).toBeInvalid();
    expect(field()).toHaveAccessibleDescription(error()!.textContent);
    expect(sum()).not.toHaveTextContent(/\d/);
    type('120');
    expect(error()).toBeNull();
  });

  it('reports no error while a number is being typed', async () => {
    await open();
    fireEvent.focus(field());
    for (const value of ['', '1', '18']) {
      type(value);
      expect(error()).toBeNull();
    }
    type('180');
    expect(sum()).toHaveTextContent(/\d/);
  });

  it('leads to the request form with the sum, and keeps its entry for Back', async () => {
    const { visitor, router, go } = await open();
    choose('7');
    choose('friday');
    type('180');
    const occasion = { guests: 180, season: '7', day: 'friday' } as const;
    const range = formatEuroRange(computeEstimate(list, occasion), 'el');
    await visitor.click(button());
    await waitFor(() => expect(document.querySelector('textarea')?.value).toContain(range));
    expect(router.state.location).toMatchObject({
      pathname: '/request',
      search: '?guests=180&season=7&day=friday',
    });
    await go(-1);
    await waitFor(() => expect(field()).toHaveValue('180'));
  });

  it('follows the slider', async () => {
    await open();
    fireEvent.input(slider(), { target: { value: '300' } });
    expect(field()).toHaveValue('300');
  });

  it('counts children by the price of their menu, and sends them with the request', async () => {
    const { visitor, router } = await open();
    const children = document.querySelector<HTMLInputElement>('input[name="children"]')!;
    type('180');
    const before = sum().textContent;
    fireEvent.input(children, { target: { value: '181' } });
    expect(error()).toBeInTheDocument();
    fireEvent.input(children, { target: { value: '30' } });
    expect(error()).not.toBeInTheDocument();
    expect(sum().textContent).not.toBe(before);
    await visitor.click(button());
    await waitFor(() =>
      expect(new URLSearchParams(router.state.location.search).get('children')).toBe('30'),
    );
  });
});
