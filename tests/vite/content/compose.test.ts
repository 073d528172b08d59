import { expect, it } from 'vitest';
import { compose, composeAll, type SentenceFacts } from '../../../src/vite/content/compose.ts';

const facts: SentenceFacts = {
  'venue.name': 'Lιόφως',
  'prices.music.outdoors': '01:00',
  'venue.capacity.indoors': 160,
  'house.entry.hosts': undefined,
  'prices.lowest': undefined,
};

it.each([
  ['{venue.name}: {venue.capacity.indoors} seats for {guests}', 'Lιόφως: 160 seats for {guests}'],
  ['Music{{, until {prices.music.outdoors}}}.', 'Music, until 01:00.'],
  ['Yours alone{{, from {house.entry.hosts}}}.', 'Yours alone.'],
  ['{{Until {prices.music.outdoors}}}{{ from {prices.lowest}}}.', 'Until 01:00.'],
  ['{{From {prices.lowest}, }}with [wine](prices)', 'With [wine](prices)'],
  ['{{[{prices.lowest}](prices)}}{{; άρτος}}', 'Άρτος'],
  ['{{outdoors, {prices.music.outdoors}}}', 'outdoors, 01:00'],
  ['{{always}} a | b', 'always a | b'],
])('composes "%s" as "%s"', (sentence, composed) => {
  expect(compose(sentence, facts)).toEqual({ text: composed, problems: [] });
});

it.each([
  ['Music{{ until {prices.music.outdoors}', 'has "{{" with no "}}" after it'],
  ['Music until {prices.music.outdoors}}}', 'has "}}" with no "{{" before it'],
  ['{{From {venue.name}{{ to {prices.lowest}}}}}', 'has "{{" inside {{…}}. Write one after'],
  ['For {venue.capacity.indors}', 'which is not a fact. Use one of: venue.capacity.indoors.'],
  ['For {venue.capacity}', 'which is not a fact. Use one of: venue.capacity.indoors.'],
  ['At {venue.nam}', 'which is not a fact. Use one of: venue.name, venue.capacity.….'],
  ['At {venu.name}', 'which is not a fact. Use one of: venue.…, prices.…, house.….'],
  ['For {constructor.name} and {toString.call}', 'asks for {constructor.name}'],
  [
    'From {house.entry.hosts}',
    'needs {house.entry.hosts}, which is left out. Put {{ and }} around',
  ],
])('refuses "%s" with the error "%s"', (sentence, reason) => {
  expect(() => composeAll(sentence, facts)).toThrow(reason);
  expect(compose(sentence, facts).problems[0]).toContain(reason);
});

it('finds a wrong name in an optional part that is left out at present', () => {
  const sentence = 'A{{ {house.entry.hosts} {no.fact}}}{{ {not.one}}}';
  expect(compose(sentence, facts).problems).toEqual([
    expect.stringContaining('{no.fact}'),
    expect.stringContaining('{not.one}'),
  ]);
});

it('composes the sentences of a value at any depth and keeps other values', () => {
  const value = { head: '{venue.name}', size: 6, list: [['{venue.capacity.indoors}']], none: null };
  expect(composeAll(value, facts)).toEqual({
    head: 'Lιόφως',
    size: 6,
    list: [['160']],
    none: null,
  });
});

it('drops a list entry that has lost a text, and keeps an empty text elsewhere', () => {
  const gone = '{{From {house.entry.hosts}}}';
  expect(composeAll([{ title: 'Gate', text: gone }, { text: 'Hall' }], facts)).toEqual([
    { text: 'Hall' },
  ]);
  expect(composeAll([gone, 'Music', ''], facts)).toEqual(['Music', '']);
  expect(composeAll({ gate: gone }, facts)).toEqual({ gate: '' });
});

it('names the keys of a sentence that it refuses', () => {
  expect(() => composeAll({ items: [{ text: '{no.fact}' }] }, facts, 'about.json:')).toThrow(
    /about\.json:\.items\.0\.text .* asks for \{no\.fact\}.*"\{no\.fact\}"$/,
  );
});
