/**
 * House rules about words: letters, marks, lengths and tone. They are advice. An owner's sentence stops no deploy for
 * the sake of taste: `npm run words` and `npm test` print what is against a rule, and go on.
 */
import { plainText } from '../../src/frame/text/markup.ts';
import { languages, type Alphabet, type Language } from '../../src/site/languages.ts';
import { wordsWithoutAccent } from './greekRules.ts';
import type { Text } from './texts.ts';

type Rule = {
  /** What is remarked, as a line of the terminal says it. */
  says: string;
  /** Where the rule holds; everywhere where nothing is said. */
  of?: (at: string) => boolean;
  /** What is against the rule in a text, word by word; the text is as it stands in its file. */
  finds: (text: string) => readonly string[];
};

/** The words alone: without link targets, addresses and places for values. */
const wordsOf = (text: string): string =>
  plainText(text).replaceAll(/\S+@\S+|(?:https?:\/\/|www\.)\S+|[\w.-]+\.example\S*|\{\w+\}/g, ' ');

/** What a pattern finds in the words, with a little of what stands around it. */
const pattern =
  (sought: RegExp) =>
  (text: string): string[] => {
    const words = wordsOf(text);
    return [...words.matchAll(new RegExp(sought, `${sought.flags}g`))].map(({ index, 0: match }) =>
      words.slice(Math.max(0, index - 20), index + match.length + 20).trim(),
    );
  };

const when =
  (isAgainst: (text: string) => boolean) =>
  (text: string): string[] =>
    isAgainst(text) ? [text] : [];
const length =
  (least: number, most: number) =>
  (text: string): string[] =>
    text.length < least || text.length > most ? [`${text.length} characters: ${text}`] : [];
const unequal = (open: string, close: string) =>
  when(
    (text) => ![open, close].includes(text) && text.split(open).length !== text.split(close).length,
  );

const isTitle = (at: string): boolean => at.endsWith('.head.title');
const isDescription = (at: string): boolean => at.endsWith('.head.description');
const isKeyword = (at: string): boolean => at.includes('.head.keywords');
const isPhoto = (at: string): boolean => at.startsWith('photo ');

const ofAll: readonly Rule[] = [
  {
    says: 'two spaces in a row, or one at an end',
    finds: when((text) => / {2}|\t/.test(text) || text !== text.trim()),
  },
  { says: 'sample text', finds: pattern(/lorem|ipsum|\bTODO\b|\bxxx\b/i) },
  { says: 'straight quotation marks or apostrophes', finds: pattern(/"|\p{L}'|'\p{L}/u) },
  {
    says: 'letters of two alphabets in one word',
    finds: pattern(/\p{Script=Greek}\p{Script=Latin}|\p{Script=Latin}\p{Script=Greek}/u),
  },
  {
    says: 'accents apart from their letters',
    finds: when((text) => text !== text.normalize('NFC')),
  },
  {
    says: 'a title that search results cut off, or that says little (10 to 60 characters)',
    of: isTitle,
    finds: length(10, 60),
  },
  {
    says: 'a description that search results cut off, or that says little (70 to 160 characters)',
    of: isDescription,
    finds: length(70, 160),
  },
  {
    says: 'a description that ends within a sentence',
    of: isDescription,
    finds: when((text) => !/[.!;?]$/.test(text)),
  },
  {
    says: 'a photo described at length, or hardly (12 to 125 characters)',
    of: isPhoto,
    finds: length(12, 125),
  },
  {
    says: 'a photo described with a full stop',
    of: isPhoto,
    finds: when((text) => text.endsWith('.')),
  },
];

/** Names and words that Greek writes in Latin letters. */
const latinInGreek = new Set(
  'e-mail E-mail DJ GPS Viber WhatsApp Instagram Facebook Google OpenStreetMap Foundation Netlify Supabase Deigma Mail Video Wedding Planner IP Cookies cookies WCAG Orca Firefox Chrome Safari axe VoiceOver iPhone TalkBack Android NVDA Windows UTC Apostille'.split(
    ' ',
  ),
);

/** What a language owes its alphabet. */
const ofAlphabet: Readonly<Record<Alphabet, readonly Rule[]>> = {
  greek: [
    // But for keywords, which are what people type into a search box.
    {
      says: 'Latin letters',
      of: (at) => !isKeyword(at),
      finds: (text) =>
        (wordsOf(text).match(/\p{Script=Latin}[\p{Script=Latin}-]*/gu) ?? []).filter(
          (word) => !latinInGreek.has(word),
        ),
    },
    {
      says: 'σ at the end of a word, or ς within one',
      finds: pattern(/σ(?![\p{L}’])|ς(?=\p{L})/u),
    },
    { says: 'no accent', finds: (text) => wordsWithoutAccent(wordsOf(text)) },
    {
      says: 'two accents in one word',
      finds: pattern(
        /\p{L}*[άέήίόύώΐΰ]\p{L}*[άέήίόύώΐΰ]\p{L}*(?![\p{L}]|[ \u00a0](?:μου|σου|του|της|μας|σας|τους|το|τα|τη|την|τον|τες)(?!\p{L}))/u,
      ),
    },
    {
      says: 'an accent on one syllable',
      finds: pattern(
        /(?<!\p{L})(?:τί|γιά|θά|νά|μιά|ποιά|ποιός|ποιό|γειά|πιό|δυό|πιά|σέ|μέ|καί|στό|στή)(?!\p{L})/iu,
      ),
    },
  ],
  latin: [{ says: 'Greek letters', finds: pattern(/\p{Script=Greek}[\p{Script=Greek}\s]*/u) }],
};

/** What is said of one language alone; a further one may do without. */
const ofLanguage: Readonly<Partial<Record<Language, readonly Rule[]>>> = {
  el: [
    {
      says: 'a word that says nothing',
      finds: pattern(/μοναδικ|αξ[εέ]χαστ|ονειρεμ[εέ]ν|μαγικ|παραμυθ[εέ]νι|ιδανικ/i),
    },
    {
      says: 'a photo that says that it is one',
      of: isPhoto,
      finds: pattern(/τόνους|εικόνα|φωτογραφία/i),
    },
    { says: '«quotation marks» without their pair', finds: unequal('«', '»') },
    {
      says: 'quotation marks within others, or of another language',
      finds: pattern(/[“”„]|»[^«]*»|«[^»]*«/),
    },
    { says: 'the question mark of another language', finds: pattern(/[?\u037e]/u) },
    {
      says: 'a number that a line break may part from its unit',
      of: (at) => !at.includes('.head.'),
      finds: pattern(/\d (?:χλμ|λεπτά|λεπτό|ώρες|ώρα)(?!\p{L})/u),
    },
  ],
  en: [
    {
      says: 'a word that says nothing',
      finds: pattern(
        /\b(unforgettable|unique|uniquely|magical|dream|dreams|dreamy|perfect|perfectly|tailor-made|seamless|seamlessly|nestled|elevate|elevates|breathtaking|stunning)\b/i,
      ),
    },
    {
      says: 'a photo that says that it is one',
      of: isPhoto,
      finds: pattern(/\btones\b|\b(image|photo|picture) of\b/i),
    },
    { says: '“quotation marks” without their pair', finds: unequal('“', '”') },
  ],
};

const rulesOf = (language: Language): readonly Rule[] => [
  ...ofAll,
  ...ofAlphabet[languages[language].alphabet],
  ...(ofLanguage[language] ?? []),
];

/** Entries that say the same as one before, whatever their capitals. */
const repeated = (texts: readonly Text[]): Text[] => {
  const plain = texts.map(({ text }) => text.toLowerCase());
  return texts.filter((_, at) => plain.indexOf(plain[at] ?? '') < at);
};

/** What of the texts of a language is against a rule, one line each: the place, the rule, the words. */
export const remarksOn = (language: Language, texts: readonly Text[]): string[] => [
  ...rulesOf(language).flatMap(({ says, of = () => true, finds }) =>
    texts
      .filter(({ at }) => of(at))
      .flatMap(({ at, text }) =>
        finds(text).map((found) => `${language} ${at}: ${says} (${found})`),
      ),
  ),
  ...repeated(texts.filter(({ at }) => isPhoto(at))).map(
    ({ at, text }) => `${language} ${at}: described as another photo is (${text})`,
  ),
];
