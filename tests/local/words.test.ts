// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { syllablesOf } from '../../local/words/greekRules.ts';
import { remarksOn } from '../../local/words/rules.ts';
import { photoTexts, textsIn } from '../../local/words/texts.ts';
import type { Language } from '../../src/site/languages.ts';

const remarks = (language: Language, text: string, at = 'page.text') =>
  remarksOn(language, [{ at, text }]);

describe('a remark is made of', () => {
  it.each<[Language, string, string, string?]>([
    ['el', 'Δύο  κενά', 'two spaces'],
    ['en', 'A space at the end ', 'two spaces'],
    ['en', 'Lorem ipsum', 'sample text'],
    ['en', "The couple's studio", 'straight quotation marks'],
    ['el', 'Το "γλέντι"', 'straight quotation marks'],
    ['el', 'Kήποι', 'two alphabets'],
    ['el', 'Κήποι'.normalize('NFD'), 'apart from their letters'],
    ['en', 'Home', 'a title', 'home.head.title'],
    ['en', `Weddings ${'by the sea '.repeat(6)}`.trim(), 'a title', 'wedding.head.title'],
    ['el', 'Σύντομο.', 'a description that search results', 'home.head.description'],
    [
      'en',
      `${'A garden by the sea, '.repeat(4)}and`,
      'ends within a sentence',
      'home.head.description',
    ],
    ['en', 'A garden', 'described at length', 'photo 001'],
    ['en', 'A garden by the sea.', 'full stop', 'photo 001'],
    ['en', 'A photo of a garden', 'says that it is one', 'photo 001'],
    ['el', 'Μια εικόνα του κήπου', 'says that it is one', 'photo 001'],
    ['el', 'Ένα party', 'Latin letters'],
    ['el', 'Μοναδικές στιγμές', 'says nothing (Μοναδικές στιγμές)'],
    ['el', 'Ένα αξέχαστο βράδυ', 'says nothing (Ένα αξέχαστο βράδυ)'],
    ['en', 'An unforgettable day', 'says nothing'],
    ['el', '«Ανοιχτά', 'without their pair'],
    ['en', '“Open', 'without their pair'],
    ['el', '«Μέσα «και μέσα» έξω»', 'within others'],
    ['el', 'Ο κήποσ μας', 'σ at the end'],
    ['el', 'Πότε?', 'question mark'],
    ['el', 'Το κτημα', 'no accent'],
    ['el', 'Το κτήμά λέει', 'two accents'],
    ['el', 'Αυτό θά γίνει', 'on one syllable'],
    ['el', 'Στα 3 χλμ.', 'part from its unit'],
    ['en', 'The garden of λιόφως', 'Greek letters'],
  ])('%s: %s', (language, text, says, at) => {
    expect(remarks(language, text, at).join('\n')).toContain(says);
  });
});

describe('no remark is made of', () => {
  it.each<[Language, string, string?]>([
    ['el', 'Το «γλέντι» στον κήπο μας· 3,8\u00a0χλμ. από τη θάλασσα.'],
    ['el', 'Το κτήμα μας, το άνοιγμά του και το e-mail σας: {name}'],
    ['el', '[Γράψτε μας](contact) στο info@liofos.example'],
    ['el', 'ΑΠΟΣΤΟΛΗ ΜΗΝΥΜΑΤΟΣ'],
    ['el', 'wedding venue Athens', 'home.head.keywords[0]'],
    ['en', 'The couple’s “studio”, by the garden'],
    ['en', 'Weddings by the sea', 'wedding.head.title'],
    ['en', 'A stone path between rows of lavender', 'photo 001'],
  ])('%s: %s', (language, text, at) => {
    expect(remarks(language, text, at)).toEqual([]);
  });
});

it('names the language, the place and what was found', () => {
  expect(remarks('en', 'A magical garden', 'home.cover.lead')).toEqual([
    'en home.cover.lead: a word that says nothing (A magical garden)',
  ]);
});

it('two photos described alike are remarked once', () => {
  const at = ['photo 001', 'photo 002', 'photo 003'];
  const described = remarksOn(
    'en',
    at.map((place, index) => ({
      at: place,
      text: index === 1 ? 'A pond with lilies' : 'A path through the garden',
    })),
  );
  expect(described).toEqual([
    'en photo 003: described as another photo is (A path through the garden)',
  ]);
});

it('texts are found at any depth, and each names its place', () => {
  expect(textsIn({ head: { title: 'a' }, list: ['b', { text: 'c' }], count: 3 }, 'page')).toEqual([
    { at: 'page.head.title', text: 'a' },
    { at: 'page.list[0]', text: 'b' },
    { at: 'page.list[1].text', text: 'c' },
  ]);
  expect(photoTexts('el').length).toBeGreaterThan(1);
});

it.each([
  ['καλοκαίρι', 4],
  ['για', 1],
  ['ποιους', 1],
  ['εκκλησία', 4],
  ['ούζο', 2],
  ['γάιδαρος', 4],
  ['πεδίο', 3],
])('a word like %s has %i syllables', (word, syllables) => {
  expect(syllablesOf(word)).toBe(syllables);
});
