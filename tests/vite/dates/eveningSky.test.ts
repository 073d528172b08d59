// @vitest-environment node
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { eveningSky } from '../../../src/vite/dates/eveningSky.ts';
import { eveningHours } from '../../../src/site/facts/dayFacts.ts';
import { lightEvening } from '../../../src/site/facts/lightFacts.ts';
import { colors } from '../../../src/site/colors.ts';
import { contrast } from '../../support/contrast.ts';

const keratea = { latitude: 37.79, longitude: 24.015, timeZone: 'Europe/Athens' };
const june = '2027-06-19';
const days = Array.from({ length: 60 }, (_, index) =>
  new Date(Date.UTC(2027, 0, 2 + index * 6)).toISOString().slice(0, 10),
);

describe('the sky of an evening', () => {
  it('lists the hours in order, with sunset and moonrise between them', () => {
    const { rows, sunset } = eveningSky(june, keratea);
    expect(rows.map(({ id }) => id)).toEqual([
      'water',
      'ceremony',
      'dinner',
      'moonrise',
      'dance',
      'grill',
      'goodNight',
    ]);
    expect(sunset).toEqual({ time: '20:49', x: 33.19 });
    expect(rows.find(({ id }) => id === 'moonrise')).toMatchObject({
      time: '21:32',
      x: 39.42,
      isDark: true,
    });
    expect(rows.at(-1)?.x).toBe(100);
  });

  it('says nothing of a moon that does not show', () => {
    const without = days.map((day) => eveningSky(day, keratea)).filter(({ moon }) => !moon);
    expect(without.length).toBeGreaterThan(5);
    for (const { rows } of without) expect(rows.map(({ id }) => id)).toEqual(eveningHours);
  });

  it.each(days)('can be read and stays in its frame on %s', (day) => {
    const { rows, sun, moon } = eveningSky(day, keratea);
    for (const { id, color, isDark, x } of rows) {
      expect(
        contrast(color, isDark ? colors.background : colors.foreground),
        `${id} on ${color}`,
      ).toBeGreaterThanOrEqual(4.5);
      expect(x).toBeGreaterThan(0);
      expect(x).toBeLessThanOrEqual(100);
    }
    expect(rows.map(({ x }) => x)).toEqual(
      rows.map(({ x }) => x).toSorted((one, other) => one - other),
    );
    for (const share of [...sun, ...(moon ?? [])])
      expect(share >= 0 && share <= 100, String(share)).toBe(true);
  });
});

it('its picture has a line at each hour and at the moonrise', () => {
  const picture = readFileSync('src/pages/weddingPlanner/sky.svg', 'utf8');
  const lines = [.../d="M0 249.5H1280(.+)"/.exec(picture)![1]!.matchAll(/M([\d.]+)/g)];
  expect(lines.map(([, x]) => Number(x) / 12.8)).toEqual(
    eveningSky(lightEvening.day, keratea).rows.map(({ x }) => expect.closeTo(x, 1)),
  );
});
