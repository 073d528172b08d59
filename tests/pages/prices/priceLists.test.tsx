import { fireEvent, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { computeEstimate, type EstimateInput } from '../../../src/facts/prices/estimate.ts';
import {
  getPriceLists,
  getPriceRange,
  prices as own,
  priceDays,
  type PriceFacts,
} from '../../../src/facts/prices/prices.ts';
import PricesPage from '../../../src/pages/prices/index.tsx';
import type { PricesContent } from '../../../src/pages/prices/schema.ts';
import { fill } from '../../../src/site/formats/formats.ts';
import { formatEuroRange, formatEuros } from '../../../src/site/formats/priceFormats.ts';
import { languageCodes } from '../../../src/site/languages.ts';
import { getPath } from '../../../src/site/pages.ts';
import { composeContent } from '../../../src/vite/content/composeContent.ts';
import { sentenceFacts } from '../../../src/vite/content/sentenceFacts.ts';
import { projectPhotos } from '../../support/photos.ts';
import { renderInLayout } from '../../support/renderInLayout.tsx';
import { renderSite } from '../../support/renderSite.tsx';
import { formatShownDay } from '../../support/shownDay.ts';

vi.mock('../../../src/content/facts/prices.json', async (original) => {
  const { withNextSeason, withSeasons } = await import('../../support/priceSeasons.ts');
  const { default: file } = await original<{ default: PriceFacts }>();
  return { default: withNextSeason(withSeasons(file)) };
});

const prices = own as PriceFacts;
const { next } = prices;
const [today, later] = getPriceLists(prices);
const june: EstimateInput = { guests: 120, season: '6', day: 'saturday' };
const nextJune: EstimateInput = { ...june, eventsFrom: next!.from };
const plain = (text: string | null | undefined) => (text ?? '').replaceAll(/\s+/g, ' ').trim();
const wishes = () =>
  document.querySelector<HTMLTextAreaElement>('textarea[name="specialRequests"]');

it('starts the calculator with the list of today', async () => {
  await renderSite(getPath('prices', 'el'));
  const choices = document.querySelectorAll<HTMLInputElement>('input[name="eventsFrom"]');
  expect([...choices].map(({ checked }) => checked)).toEqual([true, false]);
});

describe.each(languageCodes)('two price lists in %s', (language) => {
  const content = composeContent<PricesContent>('prices', language, projectPhotos);
  const open = () =>
    renderInLayout(<PricesPage content={content} />, {
      language,
      at: getPath('prices', language),
    }).container;
  const { calculator, rates } = content;
  const rangeOf = (list: PriceFacts) => plain(formatEuroRange(getPriceRange(list), language));
  const euros = (sum: number) => formatEuros(sum, language);
  const { priceLists } = content.estimate;
  const shown = (day: string) => formatShownDay(day, language);
  const days = [
    fill(priceLists.until, { day: shown('2028-04-15') }),
    `${fill(priceLists.from, { day: shown('2028-04-16') })} ${fill(priceLists.until, { day: shown('2029-04-15') })}`,
  ] as const;

  it('are tables with their days and ranges', () => {
    const section = open().querySelector('#rates')!;
    expect(plain(section.querySelector('h2')!.textContent)).toContain(rangeOf(prices));
    const tables = [...section.querySelectorAll('table')].slice(0, 2);
    const titles = [...section.querySelectorAll('h3')].slice(0, 2);
    [today!, later!].forEach((list, at) => {
      expect(plain(titles[at]!.textContent)).toContain(rangeOf(list));
      expect(titles[at]).toHaveTextContent(days[at]!);
      expect(tables[at]!.querySelector('caption')).toHaveTextContent(days[at]!);
      expect(tables[at]!.querySelectorAll('thead th[scope="col"]')).toHaveLength(
        1 + priceDays.length,
      );
      expect(
        [...tables[at]!.querySelectorAll('tbody td')].map((cell) => cell.textContent!.trim()),
      ).toEqual(
        list.seasons.flatMap(({ perGuest }) =>
          priceDays.map((day) => euros(perGuest[day]).replaceAll('\u00a0', '')),
        ),
      );
    });
  });

  it('say for which days the example and the last price hold', () => {
    const main = open();
    const example = within(main).getByText(new RegExp(`^${rates.notes.example.title}`));
    expect(example).toHaveTextContent(days[0]);
    const until = fill(content.hero.valid.until, { day: formatShownDay(next!.until!, language) });
    expect(main).toHaveTextContent(until);
    expect(main).not.toHaveTextContent(formatShownDay(prices.eventsUntil!, language));
  });

  it('do not promise a number of printed pages', () => {
    const main = open();
    expect(main).not.toHaveTextContent(content.hero.print);
    expect(main).toHaveTextContent(content.hero.printLists);
  });

  it('are a choice of the calculator that goes to the request', async () => {
    const { visitor } = await renderSite(getPath('prices', language));
    const choices = [...document.querySelectorAll<HTMLInputElement>('input[name="eventsFrom"]')];
    expect(document.querySelectorAll('#calculator fieldset > legend')[0]).toHaveTextContent(
      calculator.priceList,
    );
    choices.forEach((choice, at) =>
      expect(choice).toHaveAccessibleName(
        new RegExp(`^${days[at]!.replaceAll(' ', String.raw`\s`)}$`),
      ),
    );
    const sumOf = (occasion: EstimateInput) =>
      plain(formatEuroRange(computeEstimate(prices, occasion), language));
    const field = document.querySelector('input[name="guests"]')!;
    fireEvent.input(field, { target: { value: '120' } });
    const output = document.querySelector('output')!;
    fireEvent.click(choices[0]!);
    expect(output).toHaveTextContent(sumOf(june));
    fireEvent.click(choices[1]!);
    expect(output).toHaveTextContent(sumOf(nextJune));
    await visitor.click(document.querySelector('#calculator button')!);
    await waitFor(() => expect(plain(wishes()?.value)).toContain(sumOf(nextJune)));
    expect(plain(wishes()!.value)).toContain(days[1]);
  });

  it('are both in the facts of sentences', () => {
    const facts = sentenceFacts[language];
    const [, highSeason, , winter] = prices.seasons;
    expect(plain(String(facts['prices.range']).replaceAll('\u2060', ''))).toBe(rangeOf(prices));
    expect(facts['prices.lowest']).toBe(euros(getPriceRange(today!).from));
    expect(facts['prices.weekdayIndoors']).toBe(euros(winter!.perGuest.weekday));
    expect(facts['prices.highest']).toBe(euros(highSeason!.perGuest.saturday + 7));
    expect(facts['prices.lowestSeason']).toBe(winter!.name[language]);
    expect(facts['prices.highestSeason']).toBe(highSeason!.name[language]);
    expect(plain(String(facts['prices.next.from']))).toBe(formatShownDay('2028-04-16', language));
  });
});
