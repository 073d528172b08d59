// @vitest-environment node
import { readdirSync } from 'node:fs';
import { parse } from 'node:path';
import { describe, expect, it } from 'vitest';
import photos from 'photo:gallery';
import { '251' as heroOfHome } from 'photo:library';
import { albumIds, albums } from '../../src/photos/albums.ts';
import { languageCodes } from '../../src/site/languages.ts';

const records = albumIds.flatMap((album) => Object.entries(albums[album]).map(([id, alt]) => ({ album, id, alt })));
const numbers = records.map(({ id }) => id).sort();
const filler: Record<(typeof languageCodes)[number], RegExp> = {
  el: /τόνους|εικόνα|φωτογραφία|"/i,
  en: /\btones\b|\b(image|photo|picture) of\b|"/i,
};

describe('the photo library', () => {
  it('has a file for every record and a record for every file', () => {
    expect(numbers).toEqual(readdirSync('photos').map((name) => parse(name).name).sort());
  });

  it('has every photo in one album only', () => {
    expect(new Set(numbers).size).toBe(numbers.length);
  });

  describe.each(languageCodes)('in %s', (language) => {
    const alts = records.map(({ id, alt }) => ({ id, text: alt[language] }));

    it('says of every photo what is to be seen, in 12 to 125 characters and without a full stop', () => {
      for (const { id, text } of alts) expect(text, id).toMatch(/^\S.{10,123}[^\s.]$/);
    });

    it('never says the same of two photos', () => {
      const texts = alts.map(({ text }) => text.toLocaleLowerCase(language));
      expect(texts.filter((text, at) => texts.indexOf(text) !== at)).toEqual([]);
    });

    it('has no filler and no straight quotes', () => {
      expect(alts.filter(({ text }) => filler[language].test(text))).toEqual([]);
    });
  });

  it('writes Greek alt texts in Greek letters, but for DJ', () => {
    for (const { id, alt } of records) expect(alt.el.replace('DJ', ''), id).not.toMatch(/[a-z]/i);
  });
});

describe('photo:gallery', () => {
  it('lists every photo once, by number, with its album, but for the upright twins of heroes', () => {
    const twins = Object.keys(albums.upright);
    expect(photos.map(({ id }) => id)).toEqual(numbers.filter((id) => !twins.includes(id)));
    for (const { id, album } of photos) expect(Object.keys(albums[album])).toContain(id);
  });
});

describe('photo:library', () => {
  it('has each photo by its number, measured', () => {
    expect(heroOfHome).toMatchObject({ id: '251', width: 2880, height: 1620, alt: albums.venue['251'] });
    expect(heroOfHome.color).toMatch(/^#[0-9a-f]{6}$/);
    expect(heroOfHome.hash).toMatch(/^[0-9a-f]{6}$/);
    expect(heroOfHome.bands).toHaveLength(3);
  });
});
