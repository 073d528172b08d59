// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  compose,
  composeAll,
  sentenceProblems,
  namesIn,
  type SentenceFacts,
} from '../../../src/vite/content/compose.ts';

const facts: SentenceFacts = {
  'venue.name': 'Lιόφως',
  'music.outdoors': '01:00',
  'capacity.indoors': 160,
  'entry.hosts': undefined,
  'prices.lowest': undefined,
};

describe('a sentence', () => {
  it.each([
    [
      'has its facts in their places',
      '{venue.name}: {capacity.indoors} seats',
      'Lιόφως: 160 seats',
    ],
    [
      'leaves what the page fills as it is',
      'For {guests} at {venue.name}',
      'For {guests} at Lιόφως',
    ],
    [
      'keeps an optional part whose facts are there',
      'Music{{, until {music.outdoors}}}.',
      'Music, until 01:00.',
    ],
    [
      'drops one of which a fact is left out',
      'Yours alone{{, from {entry.hosts}}}.',
      'Yours alone.',
    ],
    [
      'says something else instead',
      'Come {{at {entry.hosts}||in the morning}}.',
      'Come in the morning.',
    ],
    [
      'does not say it where the fact is there',
      'Until {{{music.outdoors}||late}}.',
      'Until 01:00.',
    ],
    [
      'drops an inner part alone',
      '{{Until {music.outdoors}{{ from {prices.lowest}}}}}.',
      'Until 01:00.',
    ],
    [
      'drops the outer part with all that is within',
      'A{{ from {prices.lowest}{{ until {music.outdoors}}}}}.',
      'A.',
    ],
    [
      'may have optional parts within what it says instead',
      '{{{entry.hosts}||{{{prices.lowest}||both left out}}}}',
      'both left out',
    ],
    [
      'drops what it says instead as well where that lacks a fact',
      'A{{ {entry.hosts}|| {prices.lowest}}}.',
      'A.',
    ],
    ['keeps an optional part that has no fact', '{{always}}', 'always'],
    ['keeps bars outside of optional parts', 'a || b', 'a || b'],
    [
      'keeps what the page fills within an optional part',
      '{{{guests} until {music.outdoors}}}',
      '{guests} until 01:00',
    ],
  ])('%s', (_, sentence, said) => {
    expect(compose(sentence, facts)).toBe(said);
  });

  it.each([
    ['{{ that does not close', 'Music{{ until {music.outdoors}', 'has "{{" with no "}}" after it'],
    ['}} that was not opened', 'Music until {music.outdoors}}}', 'has "}}" with no "{{" before it'],
    [
      'a fact that is none',
      'For {capacity.indors}',
      'asks for {capacity.indors}, which is not a fact. Use one of: capacity.indoors.',
    ],
    [
      'a property of every object',
      'For {constructor.name} and {toString.call}',
      'asks for {constructor.name}',
    ],
    [
      'a fact left out where nothing says what then',
      'From {entry.hosts}',
      'needs {entry.hosts}, which is left out. Put {{ and }} around',
    ],
  ])('%s is refused with a reason', (_, sentence, reason) => {
    expect(() => compose(sentence, facts)).toThrow(reason);
    expect(sentenceProblems(sentence, facts)[0]).toContain(reason);
  });

  it('is looked through to its end: a wrong name is found in what is not said at present', () => {
    expect(compose('A{{ {entry.hosts} {no.fact}}}{{ {music.outdoors}||{not.one}}}', facts)).toBe(
      'A 01:00',
    );
    expect(
      sentenceProblems('A{{ {entry.hosts} {no.fact}}}{{ {music.outdoors}||{not.one}}}', facts),
    ).toEqual([expect.stringContaining('{no.fact}'), expect.stringContaining('{not.one}')]);
  });

  it('names its facts and what the page fills', () => {
    expect(namesIn('{{{venue.name}: {guests}||{price}}} {}')).toEqual({
      facts: ['venue.name'],
      filled: ['guests', 'price'],
    });
  });

  it('without braces is what it was', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme' }).filter((text) => !/[{}]/.test(text)),
        (text) => compose(text, facts) === text,
      ),
    );
  });

  it('of whatever signs is composed or refused with a reason, never anything else', () => {
    const pieces = fc
      .array(
        fc.constantFrom(
          '{{',
          '}}',
          '||',
          '{',
          '}',
          '{venue.name}',
          '{entry.hosts}',
          '{no.fact}',
          '{guests}',
          'α',
          ' ',
        ),
        { maxLength: 14 },
      )
      .map((all) => all.join(''));
    fc.assert(
      fc.property(fc.oneof(pieces, fc.string()), (text) => {
        const faults = sentenceProblems(text, facts);
        if (faults.length === 0) expect(typeof compose(text, facts)).toBe('string');
        else if (faults.some((problem) => problem.startsWith('has')))
          expect(() => compose(text, facts)).toThrow(/^(has|asks for|needs) /);
      }),
      { numRuns: 1000 },
    );
  });
});

describe('all sentences of a value', () => {
  it('are composed at any depth; other values stay', () => {
    expect(
      composeAll(
        {
          head: { title: '{venue.name}' },
          size: 6,
          list: [['{capacity.indoors}']],
          on: true,
          none: null,
        },
        facts,
      ),
    ).toEqual({ head: { title: 'Lιόφως' }, size: 6, list: [['160']], on: true, none: null });
  });

  it('an entry of a list of which a whole text has gone is not there, nor is one that is such a text', () => {
    const entries = [
      { title: 'Gate', text: '{{From {entry.hosts}}}' },
      { title: 'Music', text: '{{Until {music.outdoors}}}' },
    ];
    expect(composeAll(entries, facts)).toEqual([{ title: 'Music', text: 'Until 01:00' }]);
    expect(composeAll(['{{From {entry.hosts}}}', 'Music', ''], facts)).toEqual(['Music', '']);
  });

  it('outside of lists such a text is empty', () => {
    expect(composeAll({ gate: '{{From {entry.hosts}}}' }, facts)).toEqual({ gate: '' });
  });

  it('the first that cannot be read is named by its keys', () => {
    expect(() =>
      composeAll({ items: [{ text: 'fine' }, { text: '{no.fact}' }] }, facts, 'about.json:'),
    ).toThrow(/about\.json:\.items\.1\.text asks for \{no\.fact\}.*"\{no\.fact\}"$/);
  });
});
