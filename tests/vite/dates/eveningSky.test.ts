import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { eveningSky, sunOfEvening } from '../../../src/vite/dates/eveningSky.ts';
import { lightEvening } from '../../../src/site/facts/lightFacts.ts';
import { colors } from '../../../src/site/colors.ts';
import { contrast } from '../../support/contrast.ts';

const keratea = { latitude: 37.79, longitude: 24.015, timeZone: 'Europe/Athens' };
const skies = Array.from({ length: 30 }, (_, index) => {
  const day = new Date(Date.UTC(2027, 0, 2 + index * 12)).toISOString().slice(0, 10);
  return { day, ...eveningSky(day, keratea) };
});

it('lists the hours of an evening in order, with sunset and moonrise between them', () => {
  const { rows, sunset } = eveningSky('2027-06-19', keratea);
  expect(rows.map(({ id }) => id).join()).toBe(
    'water,ceremony,dinner,moonrise,dance,grill,goodNight',
  );
  expect(sunset).toEqual({ time: '20:49', x: 33.19 });
  expect(rows[3]).toMatchObject({ time: '21:32', x: 39.42, isDark: true });
  expect(rows.at(-1)?.x).toBe(100);
});

it('keeps rows readable, in order and within the picture all year round', () => {
  for (const { day, rows, sun, moon } of skies) {
    for (const { id, color, isDark } of rows)
      expect(
        contrast(color, isDark ? colors.background : colors.foreground),
        `${id} on ${day}`,
      ).toBeGreaterThanOrEqual(4.5);
    const places = rows.map(({ x }) => x);
    expect(places).toEqual(places.toSorted((one, other) => one - other));
    for (const share of [...places, ...sun, ...(moon ?? [])])
      expect(share >= 0 && share <= 100, `${share} on ${day}`).toBe(true);
  }
});

it('has a line in the drawn picture at each hour and at the moonrise', () => {
  const picture = readFileSync('src/pages/weddingPlanner/sky.svg', 'utf8');
  const lines = [.../d="M0 249.5H1280(.+)"/.exec(picture)![1]!.matchAll(/M([\d.]+)/g)];
  expect(lines.map(([, x]) => Number(x) / 12.8)).toEqual(
    eveningSky(lightEvening.day, keratea).rows.map(({ x }) => expect.closeTo(x, 1)),
  );
});

it('follows the evening sun down to the horizon and below', () => {
  const { sunset, setting, spots, course } = sunOfEvening(
    { day: '2027-06-19', times: ['18:30', '20:45', '22:00'] },
    keratea,
  );
  expect([sunset, setting]).toEqual(['20:49', [20.82, 0]]);
  expect(spots.map(({ at: [, height] }) => Math.round(height))).toEqual([25, 0, -11]);
  const heights = course.map(([, degrees]) => degrees);
  expect(heights).toEqual(heights.toSorted((one, other) => other - one));
});
