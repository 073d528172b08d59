/** What the check says of a fault and how it is mended, for people who know neither the code nor its words. Each goes on after the name of its place. */
import type { Field } from './contentFields.ts';
import { nearest } from './nearest.ts';

/** What the check and the editor say: in the owner's language, and in that of who helps them. The languages of the site may become more, these stay. */
export type Said = { el: string; en: string };

const shown = (value: unknown): string => {
  const text = JSON.stringify(value) ?? String(value);
  return text.length > 40 ? `${text.slice(0, 39)}…` : text;
};

const listed = (values: readonly unknown[], language: keyof Said): string => {
  const all = values.map(shown);
  const last = all.pop() ?? '';
  return all.length === 0 ? last : `${all.join(', ')} ${language === 'el' ? 'ή' : 'or'} ${last}`;
};

/** "Did you mean …?", of names; of all where none is near and they are few. */
const meant = (
  written: string,
  names: readonly string[],
  show = (name: string): string => name,
): Said => {
  const near = nearest(written, names);
  if (near.length > 0) {
    const [el, en] = ['ή', 'or'].map((or) => near.map(show).join(` ${or} `));
    return { el: ` Μήπως εννοείτε ${el};`, en: ` Did you mean ${en}?` };
  }
  if (names.length === 0 || names.length > 20) return { el: '', en: '' };
  const all = names.map(show).join(', ');
  return { el: ` Υπάρχουν: ${all}.`, en: ` There are: ${all}.` };
};

const quoted = (name: string): string => `"${name}"`;
const braced = (name: string): string => `{${name}}`;

const kinds: Readonly<Record<Exclude<Field['kind'], 'choice' | 'either'>, Said>> = {
  text: { el: 'ένα κείμενο σε "εισαγωγικά"', en: 'a text in "quotes"' },
  number: { el: 'ένας αριθμός χωρίς εισαγωγικά', en: 'a number without quotes' },
  boolean: { el: 'true ή false, χωρίς εισαγωγικά', en: 'true or false, without quotes' },
  list: { el: 'μια λίστα [ … ]', en: 'a list [ … ]' },
  object: { el: 'μια ομάδα { "κλειδί": … }', en: 'a group { "key": … }' },
  record: { el: 'μια ομάδα { "κλειδί": … }', en: 'a group { "key": … }' },
};

const entries = (count: number): Said => ({
  el: count === 1 ? '1 στοιχείο' : `${count} στοιχεία`,
  en: count === 1 ? '1 entry' : `${count} entries`,
});

const others = (count: number): Said => ({
  el: count === 1 ? 'ένα' : String(count),
  en: count === 1 ? 'one' : String(count),
});

export const says = {
  noFile: (): Said => ({
    el: 'το αρχείο λείπει. Επαναφέρετέ το.',
    en: 'the file is missing. Put it back.',
  }),

  unreadable: ({ line, column, mend }: { line: number; column: number; mend: Said }): Said => ({
    el: `γραμμή ${line}, χαρακτήρας ${column}: ${mend.el}.`,
    en: `line ${line}, column ${column}: ${mend.en}.`,
  }),

  twice: (): Said => ({
    el: 'υπάρχει δύο φορές. Σβήστε το ένα από τα δύο.',
    en: 'stands there twice. Take one of the two out.',
  }),

  missing: (inList: boolean): Said =>
    inList
      ? {
          el: 'λείπει. Γράψτε το, ή βγάλτε ολόκληρη την καταχώριση.',
          en: 'is missing. Write it, or take the whole entry out.',
        }
      : { el: 'λείπει. Γράψτε το.', en: 'is missing. Write it.' },

  /** `free`: the names that are known there and not written. */
  unknownKey: (key: string, known: readonly string[], free: readonly string[]): Said => {
    const near = meant(key, nearest(key, free).length > 0 ? free : known, quoted);
    return {
      el: `δεν είναι γνωστό εδώ, και δεν εμφανίζεται πουθενά. Σβήστε το ή διορθώστε το όνομά του.${near.el}`,
      en: `is not known here, and nothing shows it. Take it out, or correct its name.${near.en}`,
    };
  },

  wrongKind: (kind: keyof typeof kinds, value: unknown): Said => ({
    el: `χρειάζεται ${kinds[kind].el}, και όχι ${shown(value)}.`,
    en: `must be ${kinds[kind].en}, and not ${shown(value)}.`,
  }),

  notAmong: (values: readonly (string | number)[], value: unknown): Said => ({
    el: `μπορεί να είναι μόνο ${listed(values, 'el')}, και όχι ${shown(value)}.`,
    en: `can only be ${listed(values, 'en')}, and not ${shown(value)}.`,
  }),

  length: (length: number, least: number, most: number | undefined): Said => {
    const has = entries(length);
    const must = entries(length < least ? least : most!);
    const exactly = least === most;
    const mend =
      length < least
        ? { el: `Προσθέστε ${others(least - length).el}`, en: `Add ${others(least - length).en}` }
        : {
            el: `Βγάλτε ${others(length - most!).el}`,
            en: `Take ${others(length - most!).en} out`,
          };
    const bound = exactly
      ? { el: 'ακριβώς', en: 'exactly' }
      : length < least
        ? { el: 'τουλάχιστον', en: 'at least' }
        : { el: 'το πολύ', en: 'at most' };
    return {
      el: `έχει ${has.el} και χρειάζεται ${bound.el} ${must.el}. ${mend.el}.`,
      en: `has ${has.en} and must have ${bound.en} ${must.en}. ${mend.en}.`,
    };
  },

  empty: (optional: boolean): Said =>
    optional
      ? {
          el: 'είναι κενό. Γράψτε το, ή σβήστε ολόκληρη τη γραμμή.',
          en: 'is empty. Write it, or take the whole line out.',
        }
      : { el: 'είναι κενό. Γράψτε το κείμενο.', en: 'is empty. Write the words.' },

  unknownFact: (fact: string, facts: readonly string[]): Said => {
    const near = meant(fact, facts, braced);
    return {
      el: `ζητά το {${fact}}, που δεν υπάρχει στα στοιχεία.${near.el || ' Σβήστε το ή γράψτε το όνομα ενός στοιχείου.'}`,
      en: `asks for {${fact}}, which is not one of the facts.${near.en || ' Take it out, or write the name of a fact.'}`,
    };
  },

  leftOutFact: (fact: string): Said => ({
    el: `χρειάζεται το {${fact}}, που έχει παραλειφθεί από τα στοιχεία. Βάλτε {{ και }} γύρω από τις λέξεις που πηγαίνουν μαζί του.`,
    en: `needs {${fact}}, which is left out of the facts. Put {{ and }} around the words that go with it.`,
  }),

  unclosed: (): Said => ({
    el: 'έχει {{ χωρίς }} μετά. Κλείστε το εκεί που τελειώνουν οι λέξεις που μπορεί να λείψουν.',
    en: 'has {{ with no }} after it. Close it where the words end that may be left out.',
  }),

  unopened: (): Said => ({
    el: 'έχει }} χωρίς {{ πριν. Βάλτε {{ εκεί που αρχίζουν οι λέξεις που μπορεί να λείψουν, ή σβήστε το }}.',
    en: 'has }} with no {{ before it. Put {{ where the words begin that may be left out, or take the }} out.',
  }),

  strayBrace: (brace: string): Said => ({
    el: `έχει ένα ${brace} που δεν ανήκει πουθενά. Τα ονόματα γράφονται με λατινικά γράμματα και χωρίς κενά: {venue.name}.`,
    en: `has a ${brace} that belongs to nothing. Names are written in Latin letters without spaces: {venue.name}.`,
  }),

  strayStar: (): Said => ({
    el: 'έχει ένα * που δεν κλείνει. Τα πλάγια γράφονται *έτσι*.',
    en: 'has a * that is not closed. Italics are written *like this*.',
  }),

  strayBracket: (): Said => ({
    el: 'έχει έναν σύνδεσμο που δεν είναι ολόκληρος. Γράφεται [λέξεις](σελίδα), χωρίς κενό ανάμεσα.',
    en: 'has a link that is not whole. It is written [words](page), with no space between.',
  }),

  wrongLink: (target: string, targets: readonly string[]): Said => {
    const [page = ''] = target.split('#');
    const near = meant(page, targets, (name) => `(${name})`);
    return {
      el: `έχει σύνδεσμο προς (${target}), που δεν υπάρχει.${near.el || ` Υπάρχουν: ${targets.join(', ')}.`}`,
      en: `has a link to (${target}), which does not exist.${near.en || ` There are: ${targets.join(', ')}.`}`,
    };
  },

  wrongPlace: (page: string, place: string, known: readonly string[]): Said => {
    const near = meant(place, known, (name) => `(${page}#${name})`);
    return {
      el: `έχει σύνδεσμο προς (${page}#${place}), και η σελίδα ${page} δεν έχει τέτοιο σημείο.${near.el || ` Γράψτε (${page}).`}`,
      en: `has a link to (${page}#${place}), and the page ${page} has no such place.${near.en || ` Write (${page}).`}`,
    };
  },

  unknownReview: (id: unknown, ids: readonly string[]): Said => {
    const near = typeof id === 'string' ? meant(id, ids, quoted) : { el: '', en: '' };
    return {
      el: `δείχνει την κριτική ${shown(id)}, που δεν υπάρχει στο reviewList.json.${near.el}`,
      en: `names the review ${shown(id)}, which is not in reviewList.json.${near.en}`,
    };
  },

  sameReview: (id: string): Said => ({
    el: `είναι "${id}", όπως και σε άλλη κριτική. Δώστε στη μία άλλο όνομα.`,
    en: `is "${id}", as it is of another review. Give one of them another name.`,
  }),

  unknownChapter: (chapter: string, chapters: readonly string[]): Said => ({
    el: `είναι ${shown(chapter)}, που δεν είναι στους τίτλους "chapters". Γράψτε ${listed(chapters, 'el')}.`,
    en: `is ${shown(chapter)}, which is none of the headings "chapters". Write ${listed(chapters, 'en')}.`,
  }),

  unknownPhoto: (photo: string, photos: readonly string[]): Said => {
    const near = meant(photo, photos, quoted);
    return {
      el: `δείχνει τη φωτογραφία ${shown(photo)}, που δεν είναι σε κανένα άλμπουμ. Διαλέξτε μία που είναι, ή βάλτε την σε ένα άλμπουμ.${near.el}`,
      en: `shows the photo ${shown(photo)}, which is in no album. Choose one that is, or put it into an album.${near.en}`,
    };
  },

  wrongFocus: (focus: string): Said => ({
    el: `είναι ${shown(focus)}, και όχι δύο ποσοστά. Γράψτε πόσο από αριστερά και πόσο από πάνω: "40% 60%".`,
    en: `is ${shown(focus)}, and not two percentages. Write how far from the left and from above: "40% 60%".`,
  }),

  placeTaken: (place: string): Said => ({
    el: `είναι «${place}», όπου στέκει ήδη μια άλλη φωτογραφία: η μία θα σκέπαζε την άλλη. Διαλέξτε ελεύθερη θέση.`,
    en: `is "${place}", where another photo stands already: one would lie over the other. Choose a free place.`,
  }),

  unknownPlaceholder: (name: string, names: readonly string[], other: Said): Said => {
    const near = meant(name, names, braced);
    return {
      el: `έχει {${name}}, που δεν το συμπληρώνει καμία σελίδα (${other.el}: ${names.map(braced).join(', ') || 'κανένα'}).${near.el || ' Σβήστε το.'}`,
      en: `has {${name}}, which no page fills (${other.en}: ${names.map(braced).join(', ') || 'none'}).${near.en || ' Take it out.'}`,
    };
  },

  missingPlaceholder: (name: string, other: Said): Said => ({
    el: `δεν έχει το {${name}}, που υπάρχει στα ${other.el}. Γράψτε το κι εδώ, ή σβήστε το εκεί.`,
    en: `lacks {${name}}, which the ${other.en} words have. Write it here too, or take it out there.`,
  }),
};
