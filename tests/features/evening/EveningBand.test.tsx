import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { SkyEvening } from '../../../src/facts/dates/evenings.ts';
import { EveningBand } from '../../../src/features/evening/EveningBand.tsx';
import type { HomeContent } from '../../../src/pages/home/schema.ts';
import { formatMonth } from '../../../src/site/formats/formatDay.ts';
import { languageCodes, mapLanguages, type Language } from '../../../src/site/languages.ts';
import { getPath } from '../../../src/site/pages.ts';
import { composeContent } from '../../../src/vite/content/composeContent.ts';
import { builtOn, renderInLayout } from '../../support/renderInLayout.tsx';

const evenings = mapLanguages((language) => composeContent<HomeContent>('home', language).evening!);

const day = (date: string, parts: Partial<SkyEvening> = {}): SkyEvening => ({
  date,
  name: `${Number(date.slice(8))}/${date.slice(5, 7)}`,
  sunsetAt: 0.3,
  moon: 'rises',
  moonAt: 0.4,
  lit: 90,
  signs: [
    ['sunset', '20:49'],
    ['moonrise', '21:32'],
  ],
  ...parts,
});

const list = [
  day('2027-05-22'),
  day('2027-06-05', {
    moon: 'none',
    signs: [['sunset', '20:43'], ['stars']],
  }),
  day('2027-06-19', { isMoonlit: true }),
  day('2027-07-10', { moon: 'up' }),
  day('2027-07-17', { isMoonlit: true }),
  day('2027-07-24'),
  day('2027-09-18'),
  day('2027-10-16', { isMoonlit: true }),
];

type Shown = { language?: Language; today?: string; shown?: readonly SkyEvening[] };

const show = ({ language = 'el', today = builtOn, shown = list }: Shown = {}) => {
  vi.setSystemTime(new Date(`${today}T12:00:00`));
  const evening = { ...evenings[language], list: shown, knownUntil: '2027-06-01' };
  return renderInLayout(<EveningBand evening={evening} />, { language });
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
    expect(screen.getByText(evenings[language].fullMoon)).toBeInTheDocument();
  });
});

it('lists each day with its sunset and moonrise', () => {
  show();
  expect(getLink('19/06')).toHaveAccessibleName('19/06 2027: 20:49 sunset, 21:32 moonrise');
  expect(getLink('5/06')).toHaveAccessibleName('5/06 2027: 20:43 sunset, stars');
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
  expect(screen.getByText(evenings.el.freeDay)).toBeInTheDocument();
});

it('has words for a night without a moon', async () => {
  const { visitor } = show();
  await visitor.click(getLink('5/06'));
  expect(screen.getByText('stars')).toBeInTheDocument();
  expect(screen.queryByText('21:32')).toBeNull();
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
  expect(screen.getByText(evenings.el.unchecked)).toBeInTheDocument();
  expect(screen.queryByText(evenings.el.fullMoon)).toBeNull();
});

it('is not there if no day is left', () => {
  expect(show({ today: '2027-10-10' }).container).toBeEmptyDOMElement();
});
