import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { SkyEvening } from '../../../src/facts/dates/evenings.ts';
import { EveningBand } from '../../../src/features/evening/EveningBand.tsx';
import type { HomeContent } from '../../../src/pages/home/schema.ts';
import { formatMonth } from '../../../src/site/formats/formatDay.ts';
import { formatTime } from '../../../src/site/formats/formats.ts';
import { languageCodes, mapLanguages, type Language } from '../../../src/site/languages.ts';
import { getPath } from '../../../src/site/pages.ts';
import { composeContent } from '../../../src/vite/content/composeContent.ts';
import { builtOn, renderInLayout } from '../../support/renderInLayout.tsx';

const copy = mapLanguages((language) => composeContent<HomeContent>('home', language).evening);

const evening = (date: string, parts: Partial<SkyEvening> = {}): SkyEvening => ({
  date,
  name: `${Number(date.slice(8))}/${date.slice(5, 7)}`,
  isMoonlit: false,
  sunset: '20:43',
  sunsetTo: 'nw',
  moon: 'rises',
  moonTime: '22:50',
  moonriseFrom: 'e',
  altitude: 0,
  lit: 90,
  isWaxing: false,
  ...parts,
});

const list = [
  evening('2027-05-22'),
  evening('2027-06-05', { moon: 'none', moonTime: '21:30', moonriseFrom: undefined, lit: 1 }),
  evening('2027-06-19', { isMoonlit: true, sunset: '20:49', moonTime: '21:32', lit: 99 }),
  evening('2027-07-10', { moon: 'up', moonTime: '21:30', moonriseFrom: undefined, lit: 40 }),
  evening('2027-07-17', { isMoonlit: true }),
  evening('2027-07-24'),
  evening('2027-09-18'),
  evening('2027-10-16', { isMoonlit: true }),
];

type Shown = { language?: Language; today?: string; shown?: readonly SkyEvening[] };

const show = ({ language = 'el', today = builtOn, shown = list }: Shown = {}) => {
  vi.setSystemTime(new Date(`${today}T12:00:00`));
  const evenings = {
    list: shown,
    dusk: '#fff 0%',
    night: '#000',
    knownUntil: '2027-06-01',
    musicUntil: undefined,
  };
  return renderInLayout(<EveningBand copy={copy[language]} evenings={evenings} />, { language });
};

const getDays = () => screen.getByRole('navigation');
const getLink = (name: string) =>
  within(getDays()).getByRole('link', { name: new RegExp(`^${name} `) });
const getTitle = () => screen.getByRole('heading', { level: 2 }).textContent;
const getRequest = () => document.querySelector('a[href*="eventDate="]')!;

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));

describe.each(languageCodes)('the evening in %s', (language) => {
  it('begins with the next Saturday with a full moon, and asks for it', () => {
    show({ language });
    expect(getTitle()).toBe(`19\u00a0${formatMonth('2027-06-19', language)} 2027`);
    expect(getRequest()).toHaveAttribute(
      'href',
      `${getPath('request', language)}?eventDate=2027-06-19`,
    );
    expect(screen.getByText(copy[language].next)).toBeInTheDocument();
  });

  it('lists each day with its sunset and moonrise', () => {
    show({ language });
    for (const time of ['20:49', '21:32'])
      expect(getLink('19/06')).toHaveTextContent(formatTime(time, language).replace('\u00a0', ' '));
    expect(getLink('10/07')).toHaveTextContent(copy[language].up);
  });
});

it('changes to the day that is pressed, also with the keyboard', async () => {
  const { visitor } = show();
  getLink('10/07').focus();
  await visitor.keyboard('{Enter}');
  expect(getTitle()).toMatch(/^10\u00a0/);
  expect(getRequest().getAttribute('href')).toMatch(/eventDate=2027-07-10$/);
  expect(getLink('10/07')).toHaveAttribute('aria-current', 'true');
  expect(getLink('19/06')).toHaveAttribute('aria-current', 'false');
  expect(getLink('10/07')).toHaveFocus();
  expect(screen.getByText(copy.el.free)).toBeInTheDocument();
});

it('has words for a night without a moon', async () => {
  const { visitor } = show();
  await visitor.click(getLink('5/06'));
  expect(screen.getByText(copy.el.none)).toBeInTheDocument();
  expect(screen.queryByText('21:30')).toBeNull();
});

it('shows seven days, from two weeks ahead by the clock of the visitor', () => {
  show({ today: '2027-05-20' });
  expect(
    within(getDays())
      .getAllByRole('link')
      .slice(0, 7)
      .map((link) => link.textContent?.split(' ')[0]),
  ).toEqual(['5/06', '19/06', '10/07', '17/07', '24/07', '18/09', '16/10']);
});

it('begins with the first day if no full moon is left', () => {
  show({ shown: list.slice(0, 2) });
  expect(getTitle()).toMatch(/^22\u00a0/);
});

it('calls no day free once the list of booked days is too old', () => {
  show({ today: '2027-06-02' });
  expect(screen.getByText(copy.el.unknown)).toBeInTheDocument();
  expect(screen.queryByText(copy.el.next)).toBeNull();
});

it('is not there if no day is left', () => {
  expect(show({ today: '2027-10-10' }).container).toBeEmptyDOMElement();
});
