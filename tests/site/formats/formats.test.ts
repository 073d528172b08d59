import { expect, it } from 'vitest';
import { formatDay, formatMonthName } from '../../../src/site/formats/formatDay.ts';
import {
  formatDuration,
  formatHours,
  formatKilometres,
  formatList,
  formatNumber,
  formatRating,
  formatTime,
  preventLineBreak,
} from '../../../src/site/formats/formats.ts';
import {
  formatEuroRange,
  formatEuros,
  formatMonthRanges,
} from '../../../src/site/formats/priceFormats.ts';
import { languageCodes, languages, type Language } from '../../../src/site/languages.ts';

const space = '\u00a0';
const hours = { opens: '0:30', closes: '12:05' };

it.each<[string, (language: Language) => string, greek: string, english: string]>([
  ['hours', (at) => formatHours(hours, at), '0:30–12:05', `12:30${space}AM–12:05${space}PM`],
  ['a time in the evening', (at) => formatTime('20:45', at), '20:45', `8:45${space}PM`],
  ['a figure', (at) => formatNumber(1_234_567.5, at), '1.234.568', '1,234,568'],
  ['fractions', (at) => formatNumber(0.05, at, { max: 1 }), '0,1', '0.1'],
  ['a sum', (at) => formatEuros(12_345, at), `12.345${space}€`, '€12,345'],
  ['a sum with cents', (at) => formatEuros(1650.5, at), `1.650,50${space}€`, '€1,650.50'],
  ['a distance', (at) => formatKilometres(1000, at), `1.000,0${space}χλμ.`, `1,000.0${space}km`],
  ['a minute', (at) => formatDuration(1, 'minute', at), `1${space}λεπτό`, `1${space}minute`],
  ['minutes', (at) => formatDuration(8, 'minute', at), `8${space}λεπτά`, `8${space}minutes`],
  ['a month', (at) => formatDuration(1, 'month', at), `1${space}μήνα`, `1${space}month`],
  ['days', (at) => formatDuration(2, 'day', at), `2${space}μέρες`, `2${space}days`],
  ['a rating', (at) => formatRating(4.96, at), '5,0', '5.0'],
  ['no list', (at) => formatList([], at), '', ''],
  ['a list of one', (at) => formatList(['a'], at), 'a', 'a'],
  ['a list of three', (at) => formatList(['a', 'b', 'c'], at), 'a, b και c', 'a, b and c'],
  ['a choice', (at) => formatList(['a', 'b'], at, 'or'), 'a ή b', 'a or b'],
  [
    'a range',
    (at) => formatEuroRange({ from: 950, to: 1200 }, at),
    `950–1.200${space}€`,
    '€950–1,200',
  ],
  [
    'a range of one sum',
    (at) => formatEuroRange({ from: 950, to: 950 }, at),
    `950${space}€`,
    '€950',
  ],
])('writes %s in Greek and in English', (_what, format, greek, english) => {
  expect([format('el'), format('en')]).toEqual([greek, english]);
});

it.each(languageCodes)(
  'writes a day of every month as Intl does, day and month on one line: %s',
  (language) => {
    const intl = new Intl.DateTimeFormat(languages[language].locale, { dateStyle: 'long' });
    for (let month = 0; month < 12; month += 1)
      expect(formatDay(`2028-${String(month + 1).padStart(2, '0')}-09`, language)).toBe(
        intl.format(new Date(2028, month, 9)).replace(' ', space),
      );
  },
);

it('keeps a range within a sentence on one line', () => {
  expect(preventLineBreak('9:00–21:00')).toBe('9:00–\u206021:00');
});

it.each<[number[], string[]]>([
  [
    [4, 5, 10],
    ['4–5', '10'],
  ],
  [[11, 12, 1, 2, 3], ['11–3']],
  [
    [12, 10, 1, 5, 4],
    ['4–5', '10', '12–1'],
  ],
  [[12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1], ['1–12']],
  [[], []],
])('joins the months %j to the ranges %j', (months, ranges) => {
  const named = ranges.map((range) =>
    range.replaceAll(/\d+/g, (month) => formatMonthName(Number(month), 'el')),
  );
  expect(formatMonthRanges(months, 'el')).toEqual(named);
});
