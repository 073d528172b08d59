import { beforeEach, expect, it, vi } from 'vitest';
import type { EveningContent } from '../../../src/facts/dates/evenings.ts';
import type { EveningCopy } from '../../../src/features/evening/schema.ts';
import { computeMonths } from '../../../src/vite/dates/months.ts';

const facts = vi.hoisted(() => ({ booked: [] as { date: string }[], closed: [] as object[] }));

vi.mock('../../../src/content/facts/availability.json', () => ({
  default: { checked: '2026-12-01', booked: facts.booked },
}));

vi.mock('../../../src/content/facts/hours.json', async (original) => {
  const { default: own } = await original<{ default: object }>();
  return { default: { ...own, closed: facts.closed } };
});

const copy = {
  sunset: 'sunset {where}',
  moonrise: 'moonrise {where}',
  moonUp: 'up',
  noMoon: 'none',
  directions: { nw: 'north-west', se: 'south-east' },
} as EveningCopy;

const keratea = { latitude: 37.79, longitude: 24.015 };
const months = computeMonths('2026-12-10', 24, keratea).map((month) => ({
  ...month,
  isOutdoors: /-(0[4-9]|10)$/.test(month.month),
}));

const create = async (today = '2026-12-10'): Promise<EveningContent> => {
  vi.resetModules();
  const { createEvening } = await import('../../../src/vite/dates/evening.ts');
  return createEvening(copy, months, today, 'en');
};
const list = async (today?: string) => (await create(today)).list.map(({ date }) => date);

beforeEach(() => {
  facts.booked.length = 0;
  facts.closed.length = 0;
});

it('lists the Saturdays outdoors of the next year with the fullest moon, by date', async () => {
  expect(await list()).toEqual([
    '2027-05-15',
    '2027-05-22',
    '2027-06-19',
    '2027-07-17',
    '2027-08-21',
    '2027-09-11',
    '2027-09-18',
    '2027-10-16',
  ]);
});

it('leaves out booked days and those on which the Church holds no weddings', async () => {
  facts.booked.push({ date: '2027-06-19' });
  const dates = await list();
  expect(dates).not.toContain('2027-06-19');
  // Lent and the Dormition.
  expect(dates.filter((day) => /2027-(04|08-(0|1[0-5]))/.test(day))).toEqual([]);
});

it('leaves out a closed season, and has no evening if all are closed', async () => {
  facts.closed.push({ from: '2027-06-01', until: '2027-08-31' });
  expect((await list()).filter((day) => /-0[678]-/.test(day))).toEqual([]);
  facts.closed.push({ from: '2026-12-01', until: '2028-12-31' });
  expect(await list()).toEqual([]);
});

it('begins two weeks ahead', async () => {
  expect(await list('2027-06-06')).not.toContain('2027-06-19');
  expect(await list('2027-06-05')).toContain('2027-06-19');
});

it('names sunset and moonrise with their directions, or where the moon is at half past nine', async () => {
  facts.closed.push({ from: '2026-12-01', until: '2027-06-04' });
  facts.closed.push({ from: '2027-06-20', until: '2028-12-31' });
  expect((await create()).list).toMatchObject([
    {
      date: '2027-06-05',
      moon: 'none',
      signs: [['sunset north-west', '8:43\u00a0PM'], ['none']],
    },
    // The quarter is above the hills.
    { date: '2027-06-12', moon: 'up', altitude: 42, signs: [{}, ['up', '9:30\u00a0PM']] },
    {
      date: '2027-06-19',
      isMoonlit: true,
      sunsetAt: 0.332,
      moonAt: 0.394,
      signs: [
        ['sunset north-west', '8:49\u00a0PM'],
        ['moonrise south-east', '9:32\u00a0PM'],
      ],
    },
  ]);
});

it('ends with the music in the hall, unless prices and their rules are hidden', async () => {
  expect((await create()).music).toBeDefined();
  vi.doMock('../../../src/content/facts/shown.json', () => ({ default: { prices: false } }));
  expect((await create()).music).toBeUndefined();
  vi.doUnmock('../../../src/content/facts/shown.json');
});
