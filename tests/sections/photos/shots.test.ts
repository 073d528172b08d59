import { rings, setting } from 'pictures:home';
import { describe, expect, it } from 'vitest';
import type { HomeWords } from '../../../src/pages/Home.tsx';
import type { WeddingWords } from '../../../src/pages/Wedding.tsx';
import { captioned, photosOf, type Captions, type Shots } from '../../../src/sections/photos/shots.ts';
import { wordsOf } from '../../../src/build/words/wordsOf.ts';

const greekHome = wordsOf<HomeWords>('home', 'el');
const englishWedding = wordsOf<WeddingWords>('wedding', 'en');

type Place = 'left' | 'right';

const shots = { rings: { photo: rings, place: 'left' }, setting: { photo: setting, place: 'right' } } as const satisfies Shots<Place>;

it('pictures stand in the order of the page and find their captions by name, however the words are ordered', () => {
  expect(photosOf(shots)).toEqual([rings, setting]);
  expect(captioned(shots, { setting: 'An olive sprig', rings: 'The rings' })).toEqual([
    { name: 'rings', photo: rings, place: 'left', caption: 'The rings' },
    { name: 'setting', photo: setting, place: 'right', caption: 'An olive sprig' },
  ]);
});

describe('the type check refuses', () => {
  it('a picture that the file of the page does not have', async () => {
    // @ts-expect-error the home page has no such picture
    const name: keyof typeof import('pictures:home') = 'elephant';
    expect(Object.keys(await import('pictures:home'))).not.toContain(name);
  });

  it('a place that the arrangement does not have', () => {
    // @ts-expect-error there is left and right
    const wrong = { rings: { photo: rings, place: 'middle' } } as const satisfies Shots<Place>;
    expect(Object.keys(wrong)).toEqual(['rings']);
  });

  it('a caption that is missing, and one of no picture', () => {
    // @ts-expect-error no caption for the setting
    const missing: Captions<typeof shots> = { rings: 'The rings' };
    // @ts-expect-error there is no picture of a cake
    const surplus: Captions<typeof shots> = { ...missing, setting: 'An olive sprig', cake: 'The cake' };
    expect(Object.keys(surplus)).toEqual(['rings', 'setting', 'cake']);
  });

  it('words of the home page without one of its captions', () => {
    const { rings: caption, ...rest } = greekHome.day.captions;
    // @ts-expect-error no caption for the rings
    const missing: HomeWords['day']['captions'] = rest;
    expect(Object.values(missing)).not.toContain(caption);
  });

  it('the captions of six photos where a language shows eighteen', () => {
    // @ts-expect-error English has words for six
    const wrong: WeddingWords['album'] = { ...englishWedding.album, size: 18 };
    expect(Object.keys(wrong.captions)).toHaveLength(6);
  });
});
