import type { ReceptionContent } from '../../../src/pages/reception/schema.ts';
import { screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { monthsFrom } from '../../../src/vite/dates/months.ts';
import { monthRowOf } from '../../../src/vite/dates/rows.ts';
import { Dates } from '../../../src/features/dates/Dates.tsx';
import { Moon } from '../../../src/features/dates/Moon.tsx';
import type { Availability } from '../../../src/site/facts/availability.ts';
import { dateNames } from '../../../src/site/formats/dateNames.ts';
import { inEachLanguage, languageCodes, type Language } from '../../../src/site/languages.ts';
import { pathOf } from '../../../src/site/paths.ts';
import { venue } from '../../../src/site/facts/venue.ts';
import { renderInLayout } from '../../support/renderInLayout.tsx';
import { contentByLanguage } from '../../../src/vite/content/contentOf.ts';
import { ofMonth } from '../../../src/site/formats/formatDay.ts';
import { formatList } from '../../../src/site/formats/formatList.ts';
import { formatTime } from '../../../src/site/formats/formats.ts';

const reception = contentByLanguage<ReceptionContent>('reception');

const copy = inEachLanguage((language) => reception[language].dates);
const builtOn = '2026-11-22';
const months = monthsFrom(builtOn, 24, { ...venue.position, timeZone: 'Europe/Athens' }).map(
  monthRowOf,
);
const availability: Availability = {
  checked: '2026-11-15',
  months: { '2027-05': 'few', '2027-06': 'open', '2027-09': 'full' },
};

const show = (language: Language, today = builtOn) => {
  vi.setSystemTime(new Date(`${today}T12:00:00`));
  return renderInLayout(
    <Dates copy={copy[language]} months={months} builtOn={builtOn} availability={availability} />,
    { language },
  );
};

const monthNamed = (name: string) => screen.getByRole('table', { name });
const dateLinks = () =>
  [...document.querySelectorAll<HTMLAnchorElement>('a[href*="eventDate="]')].map(({ href }) =>
    href.slice(-10),
  );
const text = () => document.body.textContent?.replaceAll('\u00a0', ' ') ?? '';

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => vi.useRealTimers());

describe.each(languageCodes)('the dates in %s', (language) => {
  it('each Saturday and full moon that is free to ask for leads to the request form with its date', () => {
    show(language);
    expect(dateLinks()).toHaveLength(months.flatMap(([, rows]) => rows).length - 4);
    const june = monthNamed(`${copy[language].months[5]} 2027`);
    const link = june.querySelector('a[href$="2027-06-19"]');
    expect(link).toHaveAttribute('href', `${pathOf('request', language)}?eventDate=2027-06-19`);
    expect(link).toHaveTextContent(
      `${copy[language].weekdays[6]} 19 ${dateNames[language].months[5]} 2027, ${copy[language].ask}`,
    );
    expect(link?.closest('tr')).toHaveTextContent(
      new RegExp(
        ['20:49', '21:32']
          .map((time) => formatTime(time, language).replace('\u00a0', ' '))
          .join('.*'),
      ),
    );
    expect(text()).not.toMatch(/[{}]|undefined|NaN/);
  });

  it('says where to ask the parish, and what the year’s moon does', () => {
    show(language);
    const lent = document.querySelector('a[href$="2027-04-10"]');
    expect(lent).toHaveTextContent(`*`);
    expect(lent).toHaveTextContent(copy[language].parish);
    expect(document.querySelector('a[href$="2027-06-19"]')).not.toHaveTextContent(
      copy[language].parish,
    );
    expect(text()).toContain(
      formatList(
        ['2027-06-19', '2027-07-17', '2027-10-16'].map(
          (day) => `${day.slice(8)} ${ofMonth(day, language)}`,
        ),
        language,
      ),
    );
    expect(text()).toContain(copy[language].closestWithoutChurch);
  });

  it('shows booked Saturdays without links, links a full moon between them and shows the phone number', () => {
    show(language);
    const september = monthNamed(`${copy[language].months[8]} 2027`);
    expect(
      within(september)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')?.slice(-10)),
    ).toEqual(['2027-09-15']);
    expect(
      within(september.parentElement!).getByRole('link', { name: venue.phones[0].display }),
    ).toHaveAttribute('href', `tel:${venue.phones[0].dial}`);
  });
});

it('hints go when they are older than sixty days, and booked Saturdays can be asked for again', () => {
  show('el', '2027-01-14');
  expect(screen.getAllByText(copy.el.availabilityNotes.few)).not.toHaveLength(0);
  document.body.replaceChildren();
  show('el', '2027-01-15');
  for (const hint of Object.values(copy.el.availability))
    expect(screen.queryByText(hint)).toBeNull();
  expect(dateLinks()).toContain('2027-09-04');
});

it('what is past by the visitor’s clock is gone', () => {
  show('en', '2027-06-19');
  expect(screen.queryByText('November 2026 – March 2027')).toBeNull();
  expect(dateLinks()[0]).toBe('2027-06-19');
});

it('a clock before the build changes nothing', () => {
  show('en', '2020-01-01');
  expect(dateLinks()[0]).toBe('2026-11-24');
});

it('a moon grows to the right and wanes to the left', () => {
  const path = (lit: number, isGrowing: boolean) =>
    /d="([^"]*)"/.exec(renderToString(<Moon lit={lit} isGrowing={isGrowing} className="" />))?.[1];
  expect(path(11, true)).toBe('M0-9A9 9 0 0 1 0 9A7 9 0 0 0 0-9z');
  expect(path(88, true)).toBe('M0-9A9 9 0 0 1 0 9A7 9 0 0 1 0-9z');
  expect(path(11, false)).toBe('M0-9A9 9 0 0 0 0 9A7 9 0 0 1 0-9z');
  expect([path(0, true), path(100, true)]).toEqual([undefined, undefined]);
});
