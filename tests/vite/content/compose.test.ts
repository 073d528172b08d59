// @vitest-environment node
import { expect, it } from 'vitest';
import {
  compose,
  composeAll,
  sentenceProblems,
  type SentenceFacts,
} from '../../../src/vite/content/compose.ts';

const facts: SentenceFacts = {
  'venue.name': 'Lιόφως',
  'music.outdoors': '01:00',
  'capacity.indoors': 160,
  'entry.hosts': undefined,
  'prices.lowest': undefined,
};

it.each([
  ['{venue.name}: {capacity.indoors} seats for {guests}', 'Lιόφως: 160 seats for {guests}'],
  ['Music{{, until {music.outdoors}}}.', 'Music, until 01:00.'],
  ['Yours alone{{, from {entry.hosts}}}.', 'Yours alone.'],
  ['Come {{at {entry.hosts}||in the morning}}.', 'Come in the morning.'],
  ['Until {{{music.outdoors}||late}}.', 'Until 01:00.'],
  ['{{Until {music.outdoors}{{ from {prices.lowest}}}}}.', 'Until 01:00.'],
  ['A{{ from {prices.lowest}{{ until {music.outdoors}}}}}.', 'A.'],
  ['{{{entry.hosts}||{{{prices.lowest}||both left out}}}}', 'both left out'],
  ['A{{ {entry.hosts}|| {prices.lowest}}}.', 'A.'],
  ['{{always}} a || b', 'always a || b'],
])('composes "%s" as "%s"', (sentence, composed) => {
  expect(compose(sentence, facts)).toBe(composed);
});

it.each([
  ['Music{{ until {music.outdoors}', 'has "{{" with no "}}" after it'],
  ['Music until {music.outdoors}}}', 'has "}}" with no "{{" before it'],
  ['For {capacity.indors}', 'which is not a fact. Use one of: capacity.indoors.'],
  ['For {constructor.name} and {toString.call}', 'asks for {constructor.name}'],
  ['From {entry.hosts}', 'needs {entry.hosts}, which is left out. Put {{ and }} around'],
])('refuses "%s" with the error "%s"', (sentence, reason) => {
  expect(() => compose(sentence, facts)).toThrow(reason);
  expect(sentenceProblems(sentence, facts)[0]).toContain(reason);
});

it('finds a wrong name in an optional part that is left out at present', () => {
  const sentence = 'A{{ {entry.hosts} {no.fact}}}{{ {music.outdoors}||{not.one}}}';
  expect(sentenceProblems(sentence, facts)).toEqual([
    expect.stringContaining('{no.fact}'),
    expect.stringContaining('{not.one}'),
  ]);
});

it('composes the sentences of a value at any depth and keeps other values', () => {
  const value = { head: '{venue.name}', size: 6, list: [['{capacity.indoors}']], none: null };
  expect(composeAll(value, facts)).toEqual({
    head: 'Lιόφως',
    size: 6,
    list: [['160']],
    none: null,
  });
});

it('drops a list entry that has lost a text, and keeps an empty text elsewhere', () => {
  const gone = '{{From {entry.hosts}}}';
  expect(composeAll([{ title: 'Gate', text: gone }, { text: 'Hall' }], facts)).toEqual([
    { text: 'Hall' },
  ]);
  expect(composeAll([gone, 'Music', ''], facts)).toEqual(['Music', '']);
  expect(composeAll({ gate: gone }, facts)).toEqual({ gate: '' });
});

it('names the keys of a sentence that it refuses', () => {
  expect(() => composeAll({ items: [{ text: '{no.fact}' }] }, facts, 'about.json:')).toThrow(
    /about\.json:\.items\.0\.text asks for \{no\.fact\}.*"\{no\.fact\}"$/,
  );
});
