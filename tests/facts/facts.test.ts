import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { getChats } from '../../src/facts/venue/venue.ts';
import { samples } from '../../src/vite/samples.ts';

it('names for every sample the file and the fields that the owner should change', () => {
  for (const { where } of samples) {
    const [file = '', fields] = where.split(': ');
    expect(existsSync(file), where).toBe(true);
    for (const name of fields?.split(', ') ?? [])
      expect(readFileSync(file, 'utf8'), where).toMatch(new RegExp(`\\b${name}\\b`));
  }
});

it('links to each app that a person has, and to no other', () => {
  const links = getChats({
    viber: '+306900000001',
    whatsapp: '+306900000002',
    messenger: 'https://m.me/ktima',
    instagram: 'https://ig.me/m/ktima',
  });
  expect(links.map(({ name, href }) => [name, href])).toEqual([
    ['viber', 'viber://chat?number=%2B306900000001'],
    ['whatsapp', 'https://wa.me/306900000002'],
    ['messenger', 'https://m.me/ktima'],
    ['instagram', 'https://ig.me/m/ktima'],
  ]);
  expect(getChats({})).toEqual([]);
});
