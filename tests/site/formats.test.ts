// @vitest-environment node
import { expect, it } from 'vitest';
import { formatDay, formatEuroRange, formatEuros, formatHours, formatKilometres, formatList, formatMinutes, formatRating, formatWhole, monthRanges, unbroken } from '../../src/site/formats.ts';
import { languageCodes } from '../../src/site/languages.ts';
import { hoursOn } from '../../src/site/venue.ts';

const space = '\u00a0';

it('Greek distances have a comma, English ones a point, and neither is parted from its unit', () => {
  expect(formatKilometres(3.8, 'el')).toBe(`3,8${space}χλμ.`);
  expect(formatKilometres(3.8, 'en')).toBe(`3.8${space}km`);
});

it('a whole distance keeps its decimal, so that the column stays aligned', () => {
  expect([formatKilometres(12, 'el'), formatKilometres(12, 'en')]).toEqual([`12,0${space}χλμ.`, `12.0${space}km`]);
});

it('a rating keeps its decimal, too', () => {
  expect([formatRating(5, 'el'), formatRating(4.86, 'en')]).toEqual(['5,0', '4.9']);
});

it('driving times are not parted from their unit', () => {
  expect([formatMinutes(8, 'el'), formatMinutes(8, 'en')]).toEqual([`8${space}λεπτά`, `8${space}minutes`]);
});

it('hours are written as each language writes them', () => {
  expect(formatHours({ opens: '9:00', closes: '21:00' }, 'el')).toBe('9:00–21:00');
  expect(formatHours({ opens: '9:00', closes: '22:00' }, 'en')).toBe(`9:00${space}AM–10:00${space}PM`);
});

it('hours within a sentence are divided by no line break, and so are other ranges', () => {
  expect(unbroken(formatHours({ opens: '9:00', closes: '21:00' }, 'el'))).toBe('9:00–\u206021:00');
  expect(unbroken('5–15')).toBe('5–\u206015');
});

it('English hours have no hour zero: midnight is 12 AM and noon is 12 PM', () => {
  expect(formatHours({ opens: '0:30', closes: '12:05' }, 'en')).toBe(`12:30${space}AM–12:05${space}PM`);
});

it.each(languageCodes)('in %s the contact page has hours of its own, all others have one and the same', (language) => {
  const elsewhere = ['home', 'venue', 'notFound'] as const;
  expect(new Set(elsewhere.map((page) => hoursOn(page, language))).size).toBe(1);
  for (const page of [...elsewhere, 'contact'] as const) expect(formatHours(hoursOn(page, language), language)).toMatch(/^\d{1,2}:\d{2}(\s[AP]M)?–\d{1,2}:\d{2}(\s[AP]M)?$/);
});

it('a day is written out, whatever the clock of the machine', () => {
  expect([formatDay('2026-11-22', 'el'), formatDay('2026-11-22', 'en')]).toEqual(['22 Νοεμβρίου 2026', '22 November 2026']);
});

it('sums of money are whole, in the order of each language, and parted from their sign nowhere', () => {
  expect([formatEuros(11_400, 'el'), formatEuros(11_400, 'en')]).toEqual([`11.400${space}€`, '€11,400']);
  expect([formatWhole(1650, 'el'), formatWhole(1650, 'en')]).toEqual(['1.650', '1,650']);
});

it('a range of money names the currency once, and one sum where both are the same', () => {
  expect([formatEuroRange(11_400, 16_200, 'el'), formatEuroRange(11_400, 16_200, 'en')]).toEqual([`11.400–16.200${space}€`, '€11,400–16,200']);
  expect([formatEuroRange(950, 950, 'el'), formatEuroRange(950, 950, 'en')]).toEqual([`950${space}€`, '€950']);
});

it('lists end with the word of their language', () => {
  expect([formatList(['α', 'β', 'γ'], 'el'), formatList(['a', 'b', 'c'], 'en')]).toEqual(['α, β και γ', 'a, b and c']);
  expect([formatList(['α', 'β'], 'el', 'disjunction'), formatList(['a', 'b'], 'en', 'disjunction')]).toEqual(['α ή β', 'a or b']);
  expect(formatList([], 'el')).toBe('');
});

it('months that follow on each other are one range, over the end of the year as well', () => {
  const names = Array.from({ length: 12 }, (_, index) => `${index + 1}`);
  expect(monthRanges([4, 5, 10], names)).toEqual(['4–5', '10']);
  expect(monthRanges([11, 12, 1, 2, 3], names)).toEqual(['11–3']);
  expect(monthRanges([6, 9], names)).toEqual(['6', '9']);
  expect(monthRanges([], names)).toEqual([]);
});
