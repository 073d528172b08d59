import { expect, it } from 'vitest';
import { pickKnownParams } from '../../src/site/parameters.ts';

it.each([
  ['?category=wedding&fbclid=x&photo=061&PHOTO=1', '?category=wedding&photo=061'],
  [
    '?eventDate=2027-06-19&gclid=x&guests=180&season=june&day=saturday&eventsFrom=2027-04-01',
    '?eventDate=2027-06-19&guests=180&season=june&day=saturday&eventsFrom=2027-04-01',
  ],
  ['?utm_source=mail&igshid=x', ''],
])('keeps only parameters that pages read: "%s"', (search, known) => {
  expect(pickKnownParams(search)).toBe(known);
});
