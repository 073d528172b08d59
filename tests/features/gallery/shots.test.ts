import { day, keys } from 'pictures:home';
import { describe, expect, it } from 'vitest';
import { captioned, photosOf } from '../../../src/features/gallery/shots.ts';

const shots = day.slice(0, 2);
const [first, second] = shots as [(typeof day)[number], (typeof day)[number]];

it('keeps the order of the page and finds captions by photo, in any order of the texts', () => {
  expect(photosOf(shots)).toEqual([first.photo, second.photo]);
  expect(
    captioned(shots, { [second.photo.id]: 'The ceremony', [first.photo.id]: 'The dress' }),
  ).toEqual([
    { ...first, caption: 'The dress' },
    { ...second, caption: 'The ceremony' },
  ]);
});

describe('the type check refuses', () => {
  it('a picture that the file of the page does not have', async () => {
    // @ts-expect-error the home page has no such picture
    const name: keyof typeof import('pictures:home') = 'elephant';
    expect(Object.keys(await import('pictures:home'))).not.toContain(name);
  });

  it('a single picture where an arrangement is shown', () => {
    // @ts-expect-error the keys are one picture
    expect(() => photosOf(keys)).toThrow();
  });

  it('a place that the arrangement does not have', () => {
    const columns: Record<'a' | 'b', number> = { a: 1, b: 2 };
    // @ts-expect-error the day has more places than a and b
    expect(day.map(({ place }) => columns[place])).toContain(undefined);
  });
});
