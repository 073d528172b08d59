// @vitest-environment node
import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { samplesNote } from '../../src/build/samplesNote.ts';
import { samples } from '../../src/site/facts/samples.ts';

it('a production build lists every sample with its place, and where to strike it out', () => {
  const note = samplesNote([
    { what: 'the phones', where: 'src/site/facts/venue.ts' },
    { what: 'the reviews', where: 'src/content/el/reviews.json' },
  ]);
  expect(note.split('\n')).toEqual([
    'The site is built. 2 of its facts are still samples; replace them with your own before it goes live:',
    '  the phones (src/site/facts/venue.ts)',
    '  the reviews (src/content/el/reviews.json)',
    'Once a fact is yours, take its line out of src/site/facts/samples.ts.',
  ]);
});

it('it says nothing once there are none', () => {
  expect(samplesNote([])).toBe('');
});

it('every sample is where its line says, and stands there once', () => {
  for (const { what, where } of samples) {
    const [file = '', field] = where.split(': ');
    expect(existsSync(file), what).toBe(true);
    if (field)
      for (const name of field.split(', '))
        expect(readFileSync(file, 'utf8'), what).toMatch(new RegExp(`\\b${name}\\b`));
  }
  expect(new Set(samples.map(({ what }) => what)).size).toBe(samples.length);
});
