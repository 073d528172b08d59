// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { formatList } from '../../../src/site/formats/formatList.ts';
import { formatDay } from '../../../src/site/formats/formatDay.ts';
import {
  formatHours,
  formatKilometres,
  formatMinutes,
  formatNumber,
  formatRating,
  unbroken,
} from '../../../src/site/formats/formats.ts';
import { formatEuros } from '../../../src/site/formats/priceFormats.ts';
import { languageCodes, languages } from '../../../src/site/languages.ts';
import { hoursOn } from '../../../src/site/facts/venue.ts';

const space = '\u00a0';

it('Greek distances have a comma, English ones a point, and neither is parted from its unit', () => {
  expect(formatKilometres(3.8, 'el')).toBe(`3,8${space}χλμ.`);
  expect(formatKilometres(3.8, 'en')).toBe(`3.8${space}km`);
});

it('a whole distance keeps its decimal, so that the column stays aligned', () => {
  expect([formatKilometres(12, 'el'), formatKilometres(12, 'en')]).toEqual([
    `12,0${space}χλμ.`,
    `12.0${space}km`,
  ]);
});

it('a rating keeps its decimal, too', () => {
  expect([formatRating(5, 'el'), formatRating(4.86, 'en')]).toEqual(['5,0', '4.9']);
});

it('driving times are not parted from their unit', () => {
  expect([formatMinutes(8, 'el'), formatMinutes(8, 'en')]).toEqual([
    `8${space}λεπτά`,
    `8${space}minutes`,
  ]);
});

it('hours are written as each language writes them', () => {
  expect(formatHours({ opens: '9:00', closes: '21:00' }, 'el')).toBe('9:00–21:00');
  expect(formatHours({ opens: '9:00', closes: '22:00' }, 'en')).toBe(
    `9:00${space}AM–10:00${space}PM`,
  );
});

it('hours within a sentence are divided by no line break, and so are other ranges', () => {
  expect(unbroken(formatHours({ opens: '9:00', closes: '21:00' }, 'el'))).toBe('9:00–\u206021:00');
  expect(unbroken('5–15')).toBe('5–\u206015');
});

it('English hours have no hour zero: midnight is 12 AM and noon is 12 PM', () => {
  expect(formatHours({ opens: '0:30', closes: '12:05' }, 'en')).toBe(
    `12:30${space}AM–12:05${space}PM`,
  );
});

it.each(languageCodes)(
  'in %s the contact page has hours of its own, all others have one and the same',
  (language) => {
    const elsewhere = ['home', 'venue', 'notFound'] as const;
    expect(new Set(elsewhere.map((page) => hoursOn(page, language))).size).toBe(1);
    for (const page of [...elsewhere, 'contact'] as const)
      expect(formatHours(hoursOn(page, language), language)).toMatch(
        /^\d{1,2}:\d{2}(\s[AP]M)?–\d{1,2}:\d{2}(\s[AP]M)?$/,
      );
  },
);

it('a day is written out, whatever the clock of the machine', () => {
  expect([formatDay('2026-11-22', 'el'), formatDay('2026-11-22', 'en')]).toEqual([
    '22 Νοεμβρίου 2026',
    '22 November 2026',
  ]);
});

describe.each(languageCodes)('figures in %s are as Intl writes them', (language) => {
  const { locale } = languages[language];
  const held = (text: string): string => text.replaceAll(/\s/g, space);
  const intl = (value: number, options: Intl.NumberFormatOptions): string =>
    held(new Intl.NumberFormat(locale, options).format(value));
  const tenths = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
  const values = Array.from(
    { length: 400 },
    (_, index) => Math.round(1.37 ** (index / 7) * 100) / 100,
  ).concat(0, 1, 2, 999, 1000, 12_345, 999_999, 1_234_567);

  it('numbers, with and without a fraction', () => {
    for (const value of values) {
      expect(formatNumber(value, language)).toBe(intl(value, { maximumFractionDigits: 0 }));
      expect(formatNumber(value, language, { most: 2 })).toBe(
        intl(value, { maximumFractionDigits: 2 }),
      );
      expect(formatNumber(value, language, { most: 3, least: 1 })).toBe(
        intl(value, { minimumFractionDigits: 1, maximumFractionDigits: 3 }),
      );
    }
  });

  it('sums, distances and times to drive', () => {
    for (const value of values) {
      expect(formatEuros(value, language)).toBe(
        intl(value, { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 }),
      );
      expect(formatKilometres(value, language)).toBe(
        intl(value, { style: 'unit', unit: 'kilometer', ...tenths }),
      );
    }
    for (let minutes = 0; minutes < 130; minutes++)
      expect(formatMinutes(minutes, language)).toBe(
        intl(minutes, { style: 'unit', unit: 'minute', unitDisplay: 'long' }),
      );
  });

  it('every day of a leap year', () => {
    const written = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
    for (let day = Date.UTC(2028, 0, 1); day < Date.UTC(2029, 0, 1); day += 86_400_000)
      expect(formatDay(new Date(day).toISOString().slice(0, 10), language)).toBe(
        written.format(day),
      );
  });

  it('lists of any length, of all and of one', () => {
    for (let length = 0; length < 6; length++) {
      const parts = Array.from({ length }, (_, index) => `α${index}`);
      expect(formatList(parts, language)).toBe(
        new Intl.ListFormat(locale, { type: 'conjunction' }).format(parts),
      );
      expect(formatList(parts, language, 'or')).toBe(
        new Intl.ListFormat(locale, { type: 'disjunction' }).format(parts),
      );
    }
  });
});
