// @vitest-environment node
import { expect, it } from 'vitest';
import { monthsFrom } from '../../../src/vite/dates/months.ts';
import { dates } from '../../../src/vite/dates/plugin.ts';
import { monthRowOf } from '../../../src/vite/dates/rows.ts';
import { monthOf, type MonthRow } from '../../../src/site/evenings.ts';
import { venue } from '../../../src/site/facts/venue.ts';

type Almanac = { builtOn: string; months: MonthRow[] };

const place = { ...venue.position, timeZone: 'Europe/Athens' };

const almanacOf = async (plugin: ReturnType<typeof dates>): Promise<Almanac> => {
  const { resolveId, load } = plugin as unknown as {
    resolveId: (source: string) => string;
    load: (id: string) => Promise<string>;
  };
  return JSON.parse(
    (await load(resolveId('dates:months'))).replace('export default ', ''),
  ) as Almanac;
};

it('gives the months from the day of the build on, where the estate lies', async () => {
  const { builtOn, months } = await almanacOf(dates({ today: '2026-12-10' }));
  expect(builtOn).toBe('2026-12-10');
  expect(months).toEqual(monthsFrom('2026-12-10', 24, place).map(monthRowOf));
});

it('without a day it begins today', async () => {
  expect((await almanacOf(dates())).builtOn).toMatch(/^\d{4}-\d\d-\d\d$/);
});

it('an evening is the same after its way to the browser', () => {
  const months = monthsFrom('2026-12-10', 24, place);
  const arrived = months.map(monthRowOf).map(monthOf);
  expect(arrived.map(({ month }) => month)).toEqual(months.map(({ month }) => month));
  for (const [index, { evenings }] of months.entries())
    expect(arrived[index]?.evenings).toEqual(
      evenings.map((evening) =>
        Object.fromEntries(Object.entries(evening).filter(([name]) => name !== 'moonAfterSunset')),
      ),
    );
});

it('weighs little', async () => {
  expect(
    JSON.stringify((await almanacOf(dates({ today: '2026-12-10' }))).months).length,
  ).toBeLessThan(3000);
});
