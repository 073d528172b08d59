// @vitest-environment node
import { expect, it } from 'vitest';
import { monthsFrom } from '../../../src/vite/dates/months.ts';
import { dates } from '../../../src/vite/dates/plugin.ts';
import { monthOf, type MonthRow } from '../../../src/site/evenings.ts';
import { venue } from '../../../src/site/facts/venue.ts';

const almanacOf = async (plugin: ReturnType<typeof dates>) => {
  const { resolveId, load } = plugin as unknown as {
    resolveId: (source: string) => string;
    load: (id: string) => Promise<string>;
  };
  const code = await load(resolveId('dates:months'));
  return JSON.parse(code.replace('export default ', '')) as { builtOn: string; months: MonthRow[] };
};

it('sends the evenings from the day of the build to the browser in less than 3 kB', async () => {
  const { builtOn, months } = await almanacOf(dates({ today: '2026-12-10' }));
  expect(builtOn).toBe('2026-12-10');
  const expected = monthsFrom('2026-12-10', 24, { ...venue.position, timeZone: 'Europe/Athens' });
  for (const { evenings } of expected)
    for (const evening of evenings) delete evening.moonAfterSunset;
  expect(months.map(monthOf)).toMatchObject(expected);
  expect(JSON.stringify(months).length).toBeLessThan(3000);
});

it('starts today if no day is given', async () => {
  expect((await almanacOf(dates())).builtOn).toMatch(/^\d{4}-\d\d-\d\d$/);
});
