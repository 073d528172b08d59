import { screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Moon } from '../../../src/components/Moon.tsx';
import { getFirstSuggestedDay } from '../../../src/facts/dates/evenings.ts';
import { venue } from '../../../src/facts/venue/venue.ts';
import { Dates } from '../../../src/pages/reception/dates/Dates.tsx';
import type { ReceptionContent } from '../../../src/pages/reception/schema.ts';
import { formatMonth, formatMonthName } from '../../../src/site/formats/formatDay.ts';
import { formatList, formatTime } from '../../../src/site/formats/formats.ts';
import { languageCodes, mapLanguages, type Language } from '../../../src/site/languages.ts';
import { getPath } from '../../../src/site/pages.ts';
import { composeContent } from '../../../src/vite/content/composeContent.ts';
import { computeMonths } from '../../../src/vite/dates/months.ts';
import { builtOn, renderInLayout } from '../../support/renderInLayout.tsx';

vi.mock('../../../src/content/facts/availability.json', () => ({
  default: {
    checked: '2026-11-15',
    booked:
      '2027-05-01 2027-05-08 2027-05-15 2027-09-04 2027-09-11 2027-09-18 2027-09-25 2027-12-14'
        .split(' ')
        .map((date) => ({ date })),
  },
}));

vi.mock('../../../src/content/facts/hours.json', async (original) => {
  const { default: own } = await original<{ default: object }>();
  return { default: { ...own, closed: [] } };
});

const content = mapLanguages((language) => composeContent<ReceptionContent>('reception', language));
const copy = mapLanguages((language) => content[language].dates);
const months = computeMonths(builtOn, 24, venue.position);
const first = getFirstSuggestedDay(builtOn);
const show = (language: Language, today = builtOn) => {
  vi.setSystemTime(new Date(`${today}T12:00:00`));
  return renderInLayout(
    <Dates copy={copy[language]} estimate={content[language].estimate} months={months} />,
    {
      language,
    },
  ).container;
};
const getDates = (element: Element) =>
  [...element.querySelectorAll('a[href*="eventDate="]')].map((link) =>
    link.getAttribute('href')!.slice(-10),
  );
const linkTo = (day: string) => document.querySelector<HTMLElement>(`a[href$="${day}"]`)!;

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));

const getNote = (month: string) =>
  document.getElementById(`dates-${month}`)!.querySelector('h4 + p')!.textContent;

describe.each(languageCodes)('the list of dates in %s', (language) => {
  const { requestDate, closestFullMoonWithoutChurch, askParish } = copy[language];

  it('links each evening to the request form with its date, sunset and moonrise', () => {
    show(language);
    const link = linkTo('2027-06-19');
    expect(link).toHaveAttribute('href', `${getPath('request', language)}?eventDate=2027-06-19`);
    expect(link).toHaveTextContent(
      `${{ el: 'Σάβ', en: 'Sat' }[language]} 19 ${formatMonth('2027-06-19', language)} 2027, ${requestDate}`,
    );
    for (const time of ['20:49', '21:32'])
      expect(link.closest('tr')).toHaveTextContent(
        formatTime(time, language).replace('\u00a0', ' '),
      );
  });

  it('marks the evenings for which the parish must be asked, and those with the best moon', () => {
    const container = show(language);
    expect(linkTo('2027-04-10')).toHaveTextContent(askParish);
    expect(linkTo('2027-06-19')).not.toHaveTextContent(askParish);
    const best = ['2027-06-19', '2027-07-17', '2027-10-16'].map(
      (day) => `${day.slice(8)} ${formatMonth(day, language)}`,
    );
    expect(container).toHaveTextContent(formatList(best, language).replaceAll('\u00a0', ' '));
    expect(container).toHaveTextContent(closestFullMoonWithoutChurch.replaceAll('\u00a0', ' '));
  });

  it('strikes out single days, and computes the note of the month', () => {
    show(language);
    const { open, few, full } = copy[language].availabilityNotes;
    expect(['2027-05', '2027-06', '2027-09', '2027-12'].map(getNote)).toEqual([
      few,
      open,
      full,
      open,
    ]);
    expect(linkTo('2027-05-08')).toBeNull();
    expect(linkTo('2027-05-22')).toHaveTextContent(requestDate);
  });

  it('shows booked Saturdays without links, with the phone number', () => {
    const container = show(language);
    const september = screen.getByRole('table', { name: `${formatMonthName(9, language)} 2027` });
    expect(getDates(september), 'the full moon on a Wednesday').toEqual(['2027-09-15']);
    expect(getDates(container)).toHaveLength(
      months.flatMap(({ evenings }) => evenings).filter(({ date }) => date >= first).length - 7,
    );
    expect(
      within(september.parentElement!).getByRole('link', { name: venue.phones[0].display }),
    ).toHaveAttribute('href', `tel:${venue.phones[0].dial}`);
  });
});

it('counts no evenings, but keeps booked days, once the list is older than sixty days', () => {
  const container = show('el', '2027-01-15');
  for (const note of Object.values(copy.el.availabilityNotes))
    expect(container).not.toHaveTextContent(note);
  expect(container).not.toHaveTextContent(copy.el.allOpen);
  expect(getDates(container)).not.toContain('2027-09-04');
});

it.each([
  ['begins two weeks ahead', '2027-06-12', '2027-06-26'],
  ['trusts no clock that is before the build', '2020-01-01', '2026-12-12'],
])('%s by the clock of the visitor', (_, today, day) => {
  expect(getDates(show('en', today))[0]).toBe(day);
});

it('draws a moon that grows to the right and wanes to the left', () => {
  const path = (lit: number, isGrowing: boolean) =>
    /d="([^"]*)"/.exec(renderToString(<Moon lit={lit} isWaxing={isGrowing} className="" />))?.[1];
  expect(path(11, true)).toBe('M0-9A9 9 0 0 1 0 9A7 9 0 0 0 0-9z');
  expect(path(88, true)).toBe('M0-9A9 9 0 0 1 0 9A7 9 0 0 1 0-9z');
  expect(path(11, false)).toBe('M0-9A9 9 0 0 0 0 9A7 9 0 0 1 0-9z');
});
