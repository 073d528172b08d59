import { Body, Equator, Horizon, Observer } from 'astronomy-engine';
import { expect, it } from 'vitest';
import { eveningHours, photoHours, sampleDay } from '../../src/facts/dates/dayFacts.ts';
import { venue } from '../../src/facts/venue/venue.ts';
import { colors } from '../../src/site/colors.ts';
import { parseMinutes } from '../../src/site/formats/formatDay.ts';
import { computeSky } from '../../src/vite/dates/sky.ts';
import { computeContrast } from '../support/contrast.ts';

const { date } = sampleDay;

it.each(['sunset', 'moonrise'] as const)('has the %s of the sample day, to two minutes', (name) => {
  const calculated = computeSky(date, venue.position)[name]!;
  expect(Math.abs(parseMinutes(sampleDay[name]) - parseMinutes(calculated))).toBeLessThanOrEqual(2);
});

it.each(photoHours)('has the height of the sun at $time', ({ time, degrees, left, top }) => {
  const moment = new Date(`${date}T${time}+03:00`);
  const observer = new Observer(venue.position.latitude, venue.position.longitude, 0);
  const { ra, dec } = Equator(Body.Sun, moment, observer, true, true);
  const height = Horizon(moment, observer, ra, dec, 'normal').altitude;
  expect(Math.abs(degrees - height)).toBeLessThan(1);
  // The drawing is from 17:55 to 22:35, and from 31 degrees to -20.
  expect(left).toBeCloseTo((parseMinutes(time) - parseMinutes('17:55')) / 2.8, 1);
  expect(top).toBeCloseTo((31 - height) / 0.51, 0);
});

it.each(eveningHours)('has readable text on the sky at $time', ({ color, isDark }) => {
  const text = isDark ? colors.background : colors.foreground;
  expect(computeContrast(color, text)).toBeGreaterThanOrEqual(4.5);
});
