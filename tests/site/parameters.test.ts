import { expect, it } from 'vitest';
import { knownIn } from '../../src/site/parameters.ts';

it('keeps the parameters that pages read and drops all others', () => {
  expect(knownIn('?category=wedding&fbclid=x&photo=061&utm_source=mail&PHOTO=1&anything=y')).toBe(
    '?category=wedding&photo=061',
  );
  expect(knownIn('?eventDate=2027-06-19&gclid=x&guests=180&season=june&day=saturday')).toBe(
    '?eventDate=2027-06-19&guests=180&season=june&day=saturday',
  );
  expect(knownIn('?gbraid=x&wbraid=x&msclkid=x&mc_eid=x&igshid=x')).toBe('');
  expect(knownIn('')).toBe('');
});
