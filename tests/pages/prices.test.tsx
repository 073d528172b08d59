import type { PricesContent } from '../../src/pages/prices/schema.ts';
import type { RequestContent } from '../../src/pages/request/schema.ts';
import { waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { estimate, tableGuests } from '../../src/features/estimate/estimate.ts';
import { fill } from '../../src/site/formats/fill.ts';
import { formatNumber } from '../../src/site/formats/formats.ts';
import { formatEuroRange, formatEuros } from '../../src/site/formats/priceFormats.ts';
import { languageCodes, type Language } from '../../src/site/languages.ts';
import { pathOf } from '../../src/site/paths.ts';
import { priceDays, prices as given, seasonIds, type Prices } from '../../src/site/facts/prices.ts';
import PricesPage from '../../src/pages/prices/Prices.tsx';
import { projectPhotos } from '../support/photos.ts';
import { renderInLayout } from '../support/renderInLayout.tsx';
import { renderSite } from '../support/renderSite.tsx';
import { contentByLanguage } from '../../src/vite/content/contentOf.ts';

const list = given as Prices;
const contents = contentByLanguage<PricesContent>('prices', projectPhotos);
const request = contentByLanguage<RequestContent>('request');

const textOf = (element: Element | null | undefined) =>
  (element?.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
const without = (text: string) => text.replaceAll(/\s/g, '');

const owner = vi.hoisted(() => ({ change: {} as object }));

vi.mock('../../src/site/facts/prices.ts', async (original) => {
  const real = await original<typeof import('../../src/site/facts/prices.ts')>();
  return {
    ...real,
    get prices() {
      return { ...real.prices, ...owner.change };
    },
  };
});

afterEach(() => {
  owner.change = {};
});

describe.each(languageCodes)('the page of prices in %s', (language) => {
  test('has the price of every season and day, under the name of the day', async () => {
    await renderSite(pathOf('prices', language));
    const table = document.querySelector('main table')!;
    expect(textOf(table.querySelector('caption'))).not.toBe('');
    expect(table.querySelectorAll('thead th[scope="col"]')).toHaveLength(1 + priceDays.length);
    const rows = [...table.querySelectorAll('tbody')];
    expect(rows).toHaveLength(seasonIds.length);
    seasonIds.forEach((season, row) => {
      expect(rows[row]!.querySelectorAll('th[scope="row"]')).toHaveLength(1);
      const cells = [...rows[row]!.querySelectorAll('td')].map((cell) => without(textOf(cell)));
      expect(cells).toEqual(
        priceDays.map((day) => without(formatEuros(list.seasons[season].perGuest[day], language))),
      );
    });
  });

  test('has in its ready totals what the calculator says, cell by cell', async () => {
    await renderSite(pathOf('prices', language));
    const tables = [...document.querySelectorAll('#totals table')];
    expect(tables).toHaveLength(seasonIds.length);
    seasonIds.forEach((season, at) => {
      expect(textOf(tables[at]!.querySelector('caption'))).not.toBe('');
      const rows = [...tables[at]!.querySelectorAll('tbody tr')];
      expect(rows.map((row) => textOf(row.querySelector('th[scope="row"]')))).toEqual(
        tableGuests(list, season).map(String),
      );
      tableGuests(list, season).forEach((guests, row) => {
        priceDays.forEach((day, column) => {
          const { from, to, because } = estimate(list, { guests, season, day });
          expect(textOf(rows[row]!.querySelectorAll('td')[column])).toBe(
            because
              ? '–'
              : `${formatNumber(from, language)} ${fill(contents[language].rates.totals.to, { sum: formatNumber(to, language) })}`,
          );
        });
      });
    });
  });

  test('leaves no place for a value empty', async () => {
    await renderSite(pathOf('prices', language));
    expect(textOf(document.querySelector('main'))).not.toMatch(/[{}]|undefined|NaN/);
  });
});

function pageWith(change: Partial<Prices>, language: Language) {
  owner.change = change;
  const content = contents[language];
  renderInLayout(<PricesPage content={content} />, { language, at: pathOf('prices', language) });
  return { text: textOf(document.body), content };
}

const beginning = (text: string) => text.split(/[{\n]/)[0]!.replaceAll('*', '').trim();

describe.each(languageCodes)(
  'what the owner leaves out of the list is not on the page in %s',
  (language) => {
    test.each([
      ['children', (said) => said.rates.notes.children.title],
      ['baptismUntil', (said) => said.rates.notes.baptism.title],
      ['companies', (said) => said.rates.companies.title],
      ['validFrom', (said) => beginning(said.board.valid.from)],
      ['eventsUntil', (said) => beginning(said.board.valid.until)],
      ['payment', (said) => said.deadlines.text],
      ['moving', (said) => said.deadlines.steps.free.title],
      ['fewer', (said) => said.deadlines.steps.guests.title],
      ['music', (said) => said.rules.night.indoors],
      ['menu', (said) => said.menu.courses.fire.title],
      ['neverCharged', (said) => said.free.title],
      ['rules', (said) => said.rules.rules.stepFree.title],
    ] as const satisfies readonly (readonly [keyof Prices, (copy: PricesContent) => string])[])(
      '%s',
      (field, said) => {
        const whole = pageWith({}, language);
        expect(whole.text).toContain(said(whole.content));
        document.body.replaceChildren();
        const { text, content } = pageWith({ [field]: undefined }, language);
        expect(text).not.toContain(said(content));
        expect(text).not.toMatch(/[{}]|undefined|NaN/);
        for (const entries of document.querySelectorAll('ul, ol, dl'))
          expect(entries.children.length).toBeGreaterThan(0);
      },
    );

    test('every extra, and then there is one sum instead of two', () => {
      const { text, content } = pageWith({ perGuest: {}, once: {} }, language);
      for (const { name } of Object.values(content.parts.extra.lines))
        expect(text).not.toContain(beginning(name));
      expect(text).toContain(content.calculator.plainText);
      const { from } = estimate(
        { ...list, perGuest: {}, once: {} },
        { guests: list.seasons.june.smallest, season: 'june', day: 'saturday' },
      );
      expect(without(textOf(document.querySelector('output')))).toContain(
        without(formatEuros(from, language)),
      );
    });

    test('an entry of a list', () => {
      const { text, content } = pageWith({ included: ['estate'], rules: ['civil'] }, language);
      expect(without(text)).toContain(without(content.parts.included.lines.estate));
      expect(text).not.toContain(content.parts.included.lines.staff);
      expect(text).not.toContain(content.rules.rules.stepFree.title);
    });
  },
);

describe.each(languageCodes)('the request form in %s', (language) => {
  const notes = () =>
    document.querySelector<HTMLTextAreaElement>('textarea[name="specialRequests"]');

  test('starts with the sum for the URL parameters, calculated again', async () => {
    sessionStorage.clear();
    await renderSite(`${pathOf('request', language)}?guests=70&season=summer&day=friday`);
    const { from, to } = estimate(list, { guests: 70, season: 'summer', day: 'friday' });
    expect(notes()?.value).toContain(formatEuroRange(from, to, language));
    expect(notes()?.value).toMatch(/\n\n$/);
    expect(document.querySelector<HTMLInputElement>('input[name="guestCount"]')).toHaveValue('70');
    await waitFor(() => expect(document.body).toHaveTextContent(request[language].estimate.handed));
  });

  test('is never seen empty before that', async () => {
    sessionStorage.clear();
    const seen: (string | undefined)[] = [];
    const watched = new MutationObserver(() => seen.push(notes()?.value));
    watched.observe(document.body, { childList: true, subtree: true });
    await renderSite(`${pathOf('request', language)}?guests=70&season=summer&day=friday`);
    watched.disconnect();
    const shown = seen.filter((value) => value !== undefined);
    expect(shown.length).toBeGreaterThan(0);
    expect(shown).not.toContain('');
  });

  test.each([
    '',
    '?guests=5&season=june&day=saturday',
    '?guests=70&season=june',
    '?guests=70&season=june&day=saturday&day=friday',
  ])('begins empty with "%s"', async (search) => {
    sessionStorage.clear();
    await renderSite(pathOf('request', language) + search);
    expect(notes()).toHaveValue('');
    expect(document.querySelector('input[name="guestCount"]')).toHaveValue('');
    expect(document.body).not.toHaveTextContent(request[language].estimate.handed);
  });
});
