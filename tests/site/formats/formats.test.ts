// @vitest-environment node
import { expect, it } from 'vitest';
import { formatDay } from '../../../src/site/formats/formatDay.ts';
import {
  formatList,
  formatHours,
  formatKilometres,
  formatMinutes,
  formatNumber,
  formatRating,
  unbroken,
} from '../../../src/site/formats/formats.ts';
import { formatEuros } from '../../../src/site/formats/priceFormats.ts';
import { languageCodes, languages } from '../../../src/site/languages.ts';

const space = '\u00a0';

it('writes hours as each language does, without an hour zero in English', () => {
  expect(formatHours({ opens: '9:00', closes: '21:00' }, 'el')).toBe('9:00–21:00');
  expect(formatHours({ opens: '0:30', closes: '22:05' }, 'en')).toBe(
    `12:30${space}AM–10:05${space}PM`,
  );
  expect(formatHours({ opens: '9:00', closes: '12:05' }, 'en')).toMatch(/–12:05\sPM$/);
});

it('keeps a range within a sentence on one line', () => {
  expect(unbroken('9:00–21:00')).toBe('9:00–\u206021:00');
});

it('keeps the decimal of a rating', () => {
  expect([formatRating(5, 'el'), formatRating(4.86, 'en')]).toEqual(['5,0', '4.9']);
});

it.each(languageCodes)('writes figures, days and lists in %s as Intl does', (language) => {
  const { locale } = languages[language];
  const intl = (value: number, options: Intl.NumberFormatOptions): string =>
    new Intl.NumberFormat(locale, options).format(value).replaceAll(/\s/g, space);
  const tenths = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
  for (const value of [0, 0.05, 1, 2.5, 3.849, 999.995, 1000, 12_345.67, 1_234_567]) {
    expect(formatNumber(value, language)).toBe(intl(value, { maximumFractionDigits: 0 }));
    expect(formatNumber(value, language, { most: 3, least: 1 })).toBe(
      intl(value, { minimumFractionDigits: 1, maximumFractionDigits: 3 }),
    );
    expect(formatEuros(value, language)).toBe(
      intl(value, { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 }),
    );
    expect(formatKilometres(value, language)).toBe(
      intl(value, { style: 'unit', unit: 'kilometer', ...tenths }),
    );
  }
  for (const minutes of [0, 1, 2, 59, 120])
    expect(formatMinutes(minutes, language)).toBe(
      intl(minutes, { style: 'unit', unit: 'minute', unitDisplay: 'long' }),
    );
  const written = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  for (const month of ['01', '02', '03', '04', '05', '06', '07', '08', '09', '10', '11', '12'])
    expect(formatDay(`2028-${month}-09`, language)).toBe(
      written.format(Date.parse(`2028-${month}-09`)),
    );
  for (const parts of [[], ['α'], ['α', 'β'], ['α', 'β', 'γ']])
    for (const [word, type] of [
      ['and', 'conjunction'],
      ['or', 'disjunction'],
    ] as const)
      expect(formatList(parts, language, word)).toBe(
        new Intl.ListFormat(locale, { type }).format(parts),
      );
});
