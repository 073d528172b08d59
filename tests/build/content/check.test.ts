// @vitest-environment node
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkContent, faultsIn } from '../../../src/build/content/check.ts';
import { faultsText, type Written } from '../../../src/build/content/fault.ts';
import { fieldsOf, type Field } from '../../../src/build/content/contentFields.ts';
import { kinds } from '../../../src/build/content/kinds.ts';
import { readContent } from '../../../src/build/content/readContent.ts';
import { wordsFile } from '../../../src/build/words/wordsOf.ts';
import { languageCodes } from '../../../src/site/languages.ts';
import { temporaryFolder } from '../../support/folder.ts';

type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

const fields = fieldsOf(kinds);
const { all } = readContent('.', kinds);

/** The content with another value in one of its files. */
const withFile = (file: string, value: unknown): Written[] =>
  all.map((written) => (written.file === file ? { ...written, value } : written));

const valueOf = (file: string): Json =>
  structuredClone(all.find((written) => written.file === file)!.value) as Json;

/** The keys that lead to a place, and what is there. */
const placesIn = (value: Json, path: (string | number)[] = []): (string | number)[][] =>
  typeof value !== 'object' || value === null
    ? [path]
    : [
        path,
        ...Object.entries(value).flatMap(([key, entry]) =>
          placesIn(entry, [...path, Array.isArray(value) ? Number(key) : key]),
        ),
      ];

const at = (value: Json, path: readonly (string | number)[]): Json =>
  path.reduce<Json>((found, key) => (found as Record<string, Json>)[key]!, value);

/** Changes the value at keys with dots; undefined takes the entry out. */
const edit = (value: Json, keys: string, change: (old: Json) => Json | undefined): Json => {
  const path = keys.split('.');
  const last = path.pop()!;
  const parent = at(value, path) as Record<string, Json>;
  const changed = change(parent[last]!);
  if (changed !== undefined) parent[last] = changed;
  else if (Array.isArray(parent)) parent.splice(Number(last), 1);
  else delete parent[last];
  return value;
};

const faultsAfter = (
  name: string,
  language: string,
  keys: string,
  change: (old: Json) => Json | undefined,
) => {
  const file = `src/content/${language}/${wordsFile(name)}`;
  return faultsIn(withFile(file, edit(valueOf(file), keys, change)), fields);
};

const to = (value: Json) => () => value;
const out = () => undefined;
const plus = (words: string) => (old: Json) => `${String(old)}${words}`;
const less = (words: string) => (old: Json) => String(old).replace(words, '');

it('the content as it is has no fault', () => {
  expect(faultsIn(all, fields)).toEqual([]);
  expect(all.map(({ kind }) => kind.name)).toEqual(
    kinds.flatMap(({ name, path }) =>
      path.includes('{language}') ? languageCodes.map(() => name) : name,
    ),
  );
});

describe('an edit that cannot be is told with its place and mend', () => {
  // What was changed, and what the check says: where, in English, in Greek.
  it.each<
    [string, [string, string, string, (old: Json) => Json | undefined], string, string, string]
  >([
    [
      'a key is missing',
      ['about', 'el', 'lead', out],
      'lead',
      'Page "About", Greek, "lead": is missing. Write it.',
      'Σελίδα «Εμείς», ελληνικά, «lead»: λείπει. Γράψτε το.',
    ],
    [
      'a key of a list’s entry is missing',
      ['about', 'el', 'values.items.2.title', out],
      'values.items.2.title',
      'Greek, "values.items.2.title": is missing. Write it, or take the whole entry out.',
      'βγάλτε ολόκληρη την καταχώριση',
    ],
    [
      'a key has a slip of the pen',
      [
        'about',
        'en',
        'figures',
        (old) => ({ ...(old as object), satisfaction: undefined!, satisfacton: 'x' }),
      ],
      'figures.satisfacton',
      'Did you mean "satisfaction"?',
      'Μήπως εννοείτε "satisfaction";',
    ],
    [
      'a key is not known',
      ['contact', 'en', 'call.photograph', to('x')],
      'call.photograph',
      'is not known here, and nothing shows it. Take it out, or correct its name. There are: "title", "text".',
      'δεν είναι γνωστό εδώ',
    ],
    [
      'a key is written that another file says',
      ['contact', 'en', 'enquiry', to({})],
      'enquiry',
      'is not known here',
      'δεν είναι γνωστό εδώ',
    ],
    [
      'a number for a text',
      ['about', 'en', 'title', to(5)],
      'title',
      'Page "About", English, "title": must be a text in "quotes", and not 5.',
      'χρειάζεται ένα κείμενο σε "εισαγωγικά", και όχι 5.',
    ],
    [
      'a text for a list',
      ['about', 'en', 'name.paragraphs', to('x')],
      'name.paragraphs',
      'must be a list [ … ], and not "x".',
      'χρειάζεται μια λίστα',
    ],
    [
      'a list for a group',
      ['about', 'en', 'name', to([])],
      'name',
      'must be a group { "key": … }, and not [].',
      'χρειάζεται μια ομάδα',
    ],
    [
      'nothing for a group',
      ['about', 'en', 'name', to(null)],
      'name',
      'and not null.',
      'και όχι null.',
    ],
    [
      'one entry too few',
      ['reviews', 'en', 'large.1', out],
      'large',
      'has 1 entry and must have exactly 2 entries. Add one.',
      'έχει 1 στοιχείο και χρειάζεται ακριβώς 2 στοιχεία. Προσθέστε ένα.',
    ],
    [
      'entries too many',
      ['reviewList', 'en', 'chapters', (old) => [...(old as Json[]), 'x', 'y']],
      'chapters',
      'Shared words "All the reviews", English, "chapters": has 5 entries and must have exactly 3 entries. Take 2 out.',
      'Βγάλτε 2.',
    ],
    [
      'a choice outside of its values',
      ['wedding', 'el', 'album.size', to('seven')],
      'album.size',
      'and not "seven".',
      'μπορεί να είναι μόνο',
    ],
    [
      'an empty text',
      ['about', 'el', 'title', to(' ')],
      'title',
      'is empty. Write the words.',
      'είναι κενό. Γράψτε το κείμενο.',
    ],
    [
      'an empty text that may be left out',
      ['reviewList', 'el', 'reviews.0.date', to('')],
      'reviews.0.date',
      'is empty. Write it, or take the whole line out.',
      'σβήστε ολόκληρη τη γραμμή',
    ],
    [
      'a fact that is none',
      ['about', 'en', 'lead', plus(' {capacity.indors}')],
      'lead',
      'asks for {capacity.indors}, which is not one of the facts. Did you mean {capacity.indoors}',
      'Μήπως εννοείτε {capacity.indoors}',
    ],
    [
      'a fact that is none and like none',
      ['about', 'en', 'lead', plus(' {zzzzzzzz.qqqqqqqq}')],
      'lead',
      'which is not one of the facts. Take it out, or write the name of a fact.',
      'Σβήστε το ή γράψτε το όνομα ενός στοιχείου',
    ],
    [
      '{{ that does not close',
      ['about', 'en', 'lead', plus(' {{ {venue.name}')],
      'lead',
      'has {{ with no }} after it.',
      'έχει {{ χωρίς }} μετά.',
    ],
    [
      '}} that was not opened',
      ['about', 'en', 'lead', plus(' {venue.name} }}')],
      'lead',
      'has }} with no {{ before it.',
      'έχει }} χωρίς {{ πριν.',
    ],
    [
      'a brace alone',
      ['about', 'en', 'lead', plus(' { venue.name }')],
      'lead',
      'has a { that belongs to nothing.',
      'έχει ένα { που δεν ανήκει πουθενά.',
    ],
    [
      'a star that is not closed',
      ['about', 'en', 'lead', plus(' *light')],
      'lead',
      'has a * that is not closed.',
      'έχει ένα * που δεν κλείνει.',
    ],
    [
      'a link to nowhere',
      ['about', 'en', 'lead', plus(' [words](weding#abroad)')],
      'lead',
      'has a link to (weding#abroad), which does not exist. Did you mean (wedding)',
      'Μήπως εννοείτε (wedding)',
    ],
    [
      'a link to an address',
      ['about', 'en', 'lead', plus(' [words](https://example.com)')],
      'lead',
      'There are: home, about,',
      'Υπάρχουν: home, about,',
    ],
    [
      'a link to no place of a page',
      ['about', 'en', 'lead', plus(' [words](guests#stey)')],
      'lead',
      'has a link to (guests#stey), and the page guests has no such place. Did you mean (guests#stay)?',
      'Μήπως εννοείτε (guests#stay);',
    ],
    [
      'a link to a place of a page that has none',
      ['about', 'en', 'lead', plus(' [words](party#bar)')],
      'lead',
      'the page party has no such place. Write (party).',
      'η σελίδα party δεν έχει τέτοιο σημείο. Γράψτε (party).',
    ],
    [
      'a link with a space',
      ['about', 'en', 'lead', plus(' [words] (wedding)')],
      'lead',
      'has a link that is not whole.',
      'έχει έναν σύνδεσμο που δεν είναι ολόκληρος.',
    ],
    [
      'italics within a link',
      ['about', 'en', 'lead', plus(' [*words*](wedding)')],
      'lead',
      'has a * that',
      'έχει ένα *',
    ],
    [
      'a review that is not there',
      ['home', 'en', 'voice.review', to('jonasV')],
      'voice.review',
      'Page "Home", English, "voice.review": names the review "jonasV", which is not in reviewList.json. Did you mean "jonasW"?',
      'Μήπως εννοείτε "jonasW";',
    ],
    [
      'a large review that is not there',
      ['reviews', 'en', 'large.1', to('nobodyAtAll')],
      'large.1',
      'There are: "',
      'Υπάρχουν: "',
    ],
    [
      'a review under no heading',
      ['reviewList', 'en', 'reviews.0.chapter', to('1821')],
      'reviews.0.chapter',
      'is "1821", which is none of the headings "chapters". Write "',
      'που δεν είναι στους τίτλους',
    ],
    [
      'two reviews of one name',
      ['reviewList', 'en', 'reviews', (old) => [...(old as Json[]), (old as Json[])[0]!]],
      'reviews.10.id',
      'as it is of another review.',
      'όπως και σε άλλη κριτική.',
    ],
    [
      'a place that the page does not fill',
      ['estimate', 'en', 'lines', plus(' {gusts}')],
      'lines',
      'has {gusts}, which no page fills (Greek: {guests}',
      'που δεν το συμπληρώνει καμία σελίδα (ελληνικά: {guests}',
    ],
    [
      'a place that one language lacks',
      ['estimate', 'en', 'lines', less('{guests}')],
      'lines',
      'Shared words "The sum of the calculator", English, "lines": lacks {guests}, which the Greek words have.',
      'δεν έχει το {guests}, που υπάρχει στα ελληνικά.',
    ],
    [
      'a place that the other language lacks',
      ['estimate', 'el', 'lines', less('{guests}')],
      'lines',
      'The sum of the calculator", Greek, "lines": lacks {guests}, which the English words have.',
      'που υπάρχει στα αγγλικά.',
    ],
    [
      'a place with a slip of the pen',
      ['estimate', 'en', 'lines', (old) => String(old).replace('{guests}', '{guest}')],
      'lines',
      'has {guest}, which no page fills (Greek: {guests}',
      'Μήπως εννοείτε {guests};',
    ],
  ])('%s', (_, [name, language, keys, change], place, en, el) => {
    const faults = faultsAfter(name, language, keys, change).filter(
      (fault) => !fault.at.endsWith('.satisfaction'),
    );
    expect(faults, faultsText(faults)).toHaveLength(1);
    expect(faults[0]).toMatchObject({
      file: `src/content/${language}/${wordsFile(name)}`,
      at: place,
    });
    expect(faults[0]!.en).toContain(en);
    expect(faults[0]!.el).toContain(el);
  });

  it('several at once are all told', () => {
    const faults = faultsAfter('about', 'en', 'lead', to('{{ {a.b} *x [y](z) '));
    expect(faults.map(({ en }) => en.replace(/^.*?: /, '').slice(0, 12))).toEqual([
      'asks for {a.',
      'has {{ with ',
      'has a link t',
      'has a * that',
    ]);
  });
});

describe('wherever it is', () => {
  const keyed = all.flatMap(({ file, value }) =>
    placesIn(value as Json)
      .filter((path) => typeof path.at(-1) === 'string')
      .map((path) => ({ file, path })),
  );
  const groups = all.flatMap(({ file, value }) =>
    placesIn(value as Json)
      .filter((path) => {
        const found = at(value as Json, path);
        return typeof found === 'object' && found !== null && !Array.isArray(found);
      })
      .map((path) => ({ file, path })),
  );

  /** The content that a file is checked against, without the other pages: they would only take time. */
  const edited = (
    file: string,
    path: readonly (string | number)[],
    change: (old: Json) => Json | undefined,
  ) => {
    const { kind } = all.find((written) => written.file === file)!;
    const value = edit(valueOf(file), path.join('.'), change);
    const near = withFile(file, value).filter(
      (written) => written.kind === kind || written.kind.name === 'reviewList',
    );
    return faultsIn(near, fields);
  };

  const isOptional = (field: Field, [key, ...rest]: readonly (string | number)[]): boolean => {
    if (field.kind === 'list') return isOptional(field.of, rest);
    if (field.kind === 'either') return field.of.some((form) => isOptional(form, [key!, ...rest]));
    const entry = field.kind === 'object' && field.fields.find((one) => one.key === key);
    return Boolean(entry && (rest.length === 0 ? entry.optional : isOptional(entry.field, rest)));
  };

  it('a key that is taken out is told with its place', () => {
    fc.assert(
      fc.property(fc.constantFrom(...keyed), ({ file, path }) => {
        const keys = path.join('.');
        const { kind } = all.find((written) => written.file === file)!;
        const faults = edited(file, path, out);
        if (isOptional(fields.get(kind.name)!, path)) expect(faults, keys).toEqual([]);
        else
          expect(
            faults.map((fault) => `${fault.file} ${fault.at}`),
            keys,
          ).toContain(`${file} ${keys}`);
      }),
      { numRuns: 300 },
    );
  });

  it('a key that is not known is told with its place', () => {
    fc.assert(
      fc.property(fc.constantFrom(...groups), ({ file, path }) => {
        const keys = [...path, 'notKnownHere'].join('.');
        const faults = edited(file, [...path, 'notKnownHere'], to('x'));
        expect(faults.map((fault) => `${fault.file} ${fault.at}`)).toEqual([`${file} ${keys}`]);
      }),
      { numRuns: 300 },
    );
  });

  it('any other value in a place is told or sound, and never throws', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...keyed),
        fc.jsonValue({ maxDepth: 2 }),
        ({ file, path }, value) => {
          for (const { el, en } of edited(file, path, to(value as Json))) {
            expect(el).toMatch(/^(Σελίδα|Κοινά κείμενα|Στοιχεία) «.+»/);
            expect(en).toMatch(/^(Page|Shared words|Facts) ".+"/);
          }
        },
      ),
      { numRuns: 200 },
    );
  });
});

describe('the files of a project', () => {
  const copied = async (): Promise<{
    root: string;
    change: (file: string, change: (text: string) => string) => void;
  }> => {
    const root = await temporaryFolder();
    mkdirSync(join(root, 'src'), { recursive: true });
    cpSync('src/content', join(root, 'src/content'), { recursive: true });
    return {
      root,
      change: (file, change) =>
        writeFileSync(join(root, file), change(readFileSync(join(root, file), 'utf8'))),
    };
  };

  it('that cannot be read are told with line and column, those that are not there by their names', async () => {
    const { root, change } = await copied();
    change('src/content/el/pages/about.json', (text) => text.replace('",\n', '"\n'));
    rmSync(join(root, 'src/content/en/pages/party.json'));
    const faults = checkContent(root);
    expect(faults).toHaveLength(2);
    expect(faults[0]).toMatchObject({ file: 'src/content/el/pages/about.json', line: 2, at: '' });
    expect(faults[0]!.en).toMatch(
      /^Page "About", Greek: line 2, column \d+: a comma is missing after this entry\. Put one here\.$/,
    );
    expect(faults[0]!.el).toMatch(
      /^Σελίδα «Εμείς», ελληνικά: γραμμή 2, χαρακτήρας \d+: λείπει ένα κόμμα/,
    );
    expect(faults[1]).toMatchObject({
      file: 'src/content/en/pages/party.json',
      en: 'Page "Party", English: the file is missing. Put it back.',
    });
  });

  it('words in TypeScript that a language lacks are told by the name of their file', async () => {
    const { root } = await copied();
    rmSync(join(root, 'src/content/en/churchesMap.ts'));
    expect(checkContent(root)).toEqual([
      {
        file: 'src/content/en/churchesMap.ts',
        at: '',
        en: 'the file is missing. Put it back.',
        el: 'το αρχείο λείπει. Επαναφέρετέ το.',
      },
    ]);
  });

  it('a fault knows its line, and what is missing that of its group', async () => {
    const { root, change } = await copied();
    const lineOf = (file: string, words: string) =>
      readFileSync(join(root, file), 'utf8')
        .split('\n')
        .findIndex((line) => line.includes(words)) + 1;
    change('src/content/en/pages/about.json', (text) =>
      text.replace('"support":', '"suport":').replace(/"lead": "/, '"lead": "* '),
    );
    change('src/content/en/pages/contact.json', (text) => text.replace(/\s*"where": "[^"]*",/, ''));
    expect(checkContent(root).map(({ at: place, line }) => [place, line])).toEqual([
      ['figures.suport', lineOf('src/content/en/pages/about.json', '"suport"')],
      ['lead', lineOf('src/content/en/pages/about.json', '"lead"')],
      ['cards.where', lineOf('src/content/en/pages/contact.json', '"cards"')],
    ]);
  });

  it('a picture that no album has, one with a focus that cannot be read, and a photo without words are told', async () => {
    const { root, change } = await copied();
    change('src/content/pictures/about.json', (text) =>
      text.replace('photos/008.jpg', 'photos/808.jpg').replace('62% 40%', 'left'),
    );
    change('src/content/photos/party.json', (text) => text.replace(/"en": "[^"]*"/, '"en": ""'));
    const faults = checkContent(root);
    expect(faults.map(({ file, at: place }) => [file, place])).toEqual([
      ['src/content/photos/party.json', 'photos.0.alt.en'],
      ['src/content/pictures/about.json', 'hero.focus'],
      ['src/content/pictures/about.json', 'terrace.photo'],
    ]);
    expect(faults[2]!.en).toContain(
      'Photos "Page: About", "terrace.photo": shows the photo "photos/808.jpg", which is in no album.',
    );
    expect(faults[2]!.en).toContain('Did you mean "photos/008.jpg"');
    expect(faults[2]!.el).toContain('που δεν είναι σε κανένα άλμπουμ');
  });

  it('in an arrangement a caption that a language lacks, a place that is none or taken, and a fact that is none are told', async () => {
    const { root, change } = await copied();
    change('src/content/pictures/party.json', (text) =>
      text
        .replace(/,\s*"en": "[^"]*"/, '')
        .replace('"place": "c"', '"place": "b"')
        .replace('"place": "d"', '"place": "zz"')
        .replace(/"el": "[^"]*κοκτέιλ/, '$& {venue.nam}'),
    );
    const faults = checkContent(root);
    expect(faults.map(({ at: place }) => place).toSorted()).toEqual([
      'album.0.caption.en',
      'album.2.caption.el',
      'album.2.place',
      'album.3.place',
    ]);
    const said = (place: string) => faults.find((fault) => fault.at === place)!;
    expect(said('album.2.place').en).toContain(
      'Photos "Page: Party", "album.2.place": is "b", where another photo stands already',
    );
    expect(said('album.2.place').el).toContain('στέκει ήδη μια άλλη φωτογραφία');
    expect(said('album.3.place').en).toContain('and not "zz"');
    expect(said('album.2.caption.el').en).toContain('Did you mean {venue.name}');
  });

  it('without the list of reviews no review is called unknown', async () => {
    const { root, change } = await copied();
    change('src/content/en/reviewList.json', (text) => text.slice(1));
    expect(checkContent(root).map(({ file }) => file)).toEqual(['src/content/en/reviewList.json']);
  });

  it('faults are printed with file and line, in both languages, and counted', () => {
    const fault = { file: 'a.json', line: 3, at: 'x', el: 'Κάτι.', en: 'Something.' };
    expect(faultsText([fault])).toBe(
      'a.json:3\n  Something.\n  Κάτι.\n\n1 fault in the content; the site is not built before it is mended.',
    );
    expect(faultsText([fault, { ...fault, line: undefined }])).toMatch(
      /\n\na\.json\n.*\n\n2 faults in the content; the site is not built before they are mended\.$/s,
    );
  });
});
