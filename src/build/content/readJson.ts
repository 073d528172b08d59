/** Reads JSON as JSON.parse does, but says where each entry stands and, of a mistake, what to do about it. */
import type { Said } from './says.ts';

/** In lines and columns from 1. */
type Mistake = { line: number; column: number; mend: Said };

type Reading =
  | {
      value: unknown;
      /** The line of each entry, by the keys that lead there. */
      lines: ReadonlyMap<string, number>;
      /** Entries of which there are two, and the later one counts. */
      twice: readonly string[];
    }
  | { mistake: Mistake };

class MistakeError extends Error {
  readonly index: number;
  readonly mend: Said;
  constructor(index: number, mend: Said) {
    super(mend.en);
    this.index = index;
    this.mend = mend;
  }
}

const unlike: Said = {
  en: 'here stands something that does not belong there. Compare it with the entries around: "key": "words", with a comma between two entries',
  el: 'εδώ υπάρχει κάτι που δεν ταιριάζει. Συγκρίνετέ το με τις γύρω γραμμές: "κλειδί": "κείμενο", με κόμμα ανάμεσα σε δύο γραμμές',
};
const commaTooMany: Said = {
  en: 'there is a comma too many. Take it out',
  el: 'υπάρχει ένα κόμμα παραπάνω. Σβήστε το',
};
const commaMissing: Said = {
  en: 'a comma is missing after this entry. Put one here',
  el: 'λείπει ένα κόμμα μετά από εδώ. Βάλτε το σε αυτό το σημείο',
};
const colonMissing: Said = {
  en: 'a colon is missing after the key: "key": "words"',
  el: 'λείπει η άνω-κάτω τελεία μετά το κλειδί: "κλειδί": "κείμενο"',
};
const quoteOpen: Said = {
  en: 'the text that begins here does not end on its line. Put a " at its end; a new line within it is written \\n',
  el: 'το κείμενο που αρχίζει εδώ δεν κλείνει στη γραμμή του. Βάλτε " στο τέλος του· η αλλαγή γραμμής μέσα του γράφεται \\n',
};
const quoteWithin: Said = {
  en: 'the text has ended before this. A " within a text is written \\", or use “ and ”',
  el: 'το κείμενο έχει κλείσει πριν από εδώ. Τα " μέσα σε κείμενο γράφονται \\", ή βάλτε « και »',
};
const wrongQuote: Said = {
  en: 'words and keys stand between straight quotes: "words". Put them here',
  el: 'τα κείμενα και τα κλειδιά μπαίνουν ανάμεσα σε ίσια εισαγωγικά: "κείμενο". Βάλτε τα εδώ',
};
const backslash: Said = {
  en: 'a \\ stands only before n (a new line), " or another \\. Take it out, or write \\\\',
  el: 'το \\ μπαίνει μόνο πριν από n (αλλαγή γραμμής), " ή άλλο \\. Σβήστε το ή γράψτε \\\\',
};
const controlSign: Said = {
  en: 'there is an invisible character in the text (a tab, perhaps). Put a space in its place',
  el: 'υπάρχει ένας αόρατος χαρακτήρας στο κείμενο (ίσως tab). Βάλτε στη θέση του κενό',
};
const nothing: Said = {
  en: 'the file is empty. Put back what was there',
  el: 'το αρχείο είναι άδειο. Επαναφέρετε όσα είχε',
};
const afterEnd: Said = {
  en: 'the file goes on after its last bracket. Take out what follows, or the bracket that is too many',
  el: 'το αρχείο συνεχίζει μετά την τελευταία αγκύλη. Σβήστε όσα ακολουθούν ή την αγκύλη που περισσεύει',
};
const unclosed = (bracket: string, closing: string): Said => ({
  en: `the ${bracket} that stands here is never closed. Put a ${closing} where it ends`,
  el: `το ${bracket} που υπάρχει εδώ δεν κλείνει πουθενά. Βάλτε ${closing} εκεί που τελειώνει`,
});
const otherBracket = (closing: string): Said => ({
  en: `here a ${closing} belongs. Put it in place of what stands there`,
  el: `εδώ χρειάζεται ${closing}. Βάλτε το στη θέση αυτού που υπάρχει`,
});

const word = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y;
const blank = /[ \t\n\r]*/y;
const escape = /["\\/bfnrt]|u[\da-fA-F]{4}/y;

/** The length of what the pattern finds at a place, or undefined. */
const lengthAt = (pattern: RegExp, text: string, index: number): number | undefined => {
  pattern.lastIndex = index;
  return pattern.exec(text)?.[0].length;
};

function scan(text: string) {
  let at = 0;
  const places = new Map<string, number>();
  const twice: string[] = [];

  const fail = (index: number, mend: Said): never => {
    throw new MistakeError(index, mend);
  };
  const skip = (): void => void (at += lengthAt(blank, text, at) ?? 0);

  function string(): string {
    const begin = at++;
    for (;;) {
      const sign = text[at];
      if (sign === undefined || sign === '\n' || sign === '\r') fail(begin, quoteOpen);
      if (sign! < ' ') fail(at, controlSign);
      at++;
      if (sign === '"') return JSON.parse(text.slice(begin, at)) as string;
      if (sign === '\\') at += lengthAt(escape, text, at) ?? fail(at - 1, backslash);
    }
  }

  /** After an entry: whether another one follows. */
  function more(begin: number, closing: string): boolean {
    const end = at;
    skip();
    const sign = text[at];
    if (sign === closing) {
      at++;
      return false;
    }
    if (sign === undefined) fail(begin, unclosed(text[begin]!, closing));
    if (sign === ']' || sign === '}') fail(at, otherBracket(closing));
    if (sign !== ',') {
      if (/["{[]/.test(sign!) || text.slice(end, at).includes('\n')) fail(end, commaMissing);
      fail(at, text[end - 1] === '"' ? quoteWithin : unlike);
    }
    const comma = at++;
    skip();
    if (text[at] === closing) fail(comma, commaTooMany);
    if (text[at] === ',') fail(at, commaTooMany);
    return true;
  }

  function key(path: string, seen: Set<string>): string {
    if (text[at] === ',') fail(at, commaTooMany);
    if (text[at] === ']') fail(at, otherBracket('}'));
    if (text[at] !== '"') fail(at, /[{[]/.test(text[at] ?? '') ? unlike : wrongQuote);
    const begin = at;
    const own = string();
    const whole = path ? `${path}.${own}` : own;
    if (seen.has(own)) twice.push(whole);
    seen.add(own);
    places.set(whole, begin);
    skip();
    if (text[at] !== ':') fail(at, colonMissing);
    at++;
    return whole;
  }

  function object(path: string): void {
    const begin = at++;
    const seen = new Set<string>();
    skip();
    if (text[at] === '}') return void at++;
    do {
      if (text[at] === undefined) fail(begin, unclosed('{', '}'));
      value(key(path, seen));
    } while (more(begin, '}'));
  }

  function list(path: string): void {
    const begin = at++;
    skip();
    if (text[at] === ']') return void at++;
    let index = 0;
    do {
      if (text[at] === undefined) fail(begin, unclosed('[', ']'));
      if (text[at] === '}') fail(at, otherBracket(']'));
      value(path ? `${path}.${index++}` : String(index++));
    } while (more(begin, ']'));
  }

  function value(path: string): void {
    skip();
    if (!places.has(path)) places.set(path, at);
    const sign = text[at];
    if (sign === '{') return object(path);
    if (sign === '[') return list(path);
    if (sign === '"') return void string();
    const length = lengthAt(word, text, at);
    if (length !== undefined) return void (at += length);
    if (sign === ',') fail(at, commaTooMany);
    fail(at, sign !== undefined && /[\p{L}“”„«‘’']/u.test(sign) ? wrongQuote : unlike);
  }

  skip();
  if (at === text.length) fail(0, nothing);
  value('');
  skip();
  if (at < text.length) fail(at, afterEnd);
  return { places, twice };
}

/** Line and column of a place, each from 1. */
function lineAndColumn(text: string, index: number): { line: number; column: number } {
  const before = text.slice(0, index).split('\n');
  return { line: before.length, column: before.at(-1)!.length + 1 };
}

export function readJson(text: string): Reading {
  try {
    const { places, twice } = scan(text);
    const ends = [...text.matchAll(/\n/g)].map(({ index }) => index);
    const lines = new Map<string, number>();
    for (const [path, index] of places) {
      const line = ends.findIndex((end) => end >= index);
      lines.set(path, (line < 0 ? ends.length : line) + 1);
    }
    return { value: JSON.parse(text) as unknown, lines, twice };
  } catch (error) {
    if (!(error instanceof MistakeError)) throw error;
    return { mistake: { ...lineAndColumn(text, error.index), mend: error.mend } };
  }
}
