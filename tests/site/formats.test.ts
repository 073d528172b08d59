// @vitest-environment node
import { expect, it } from 'vitest';
import { formatDay, formatHours, formatKilometres, formatMinutes, formatRating, unbroken } from '../../src/site/formats.ts';
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
