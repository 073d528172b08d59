/** Checks what a schema cannot: references between files, facts in texts, differences between languages. */
import { existsSync, globSync } from 'node:fs';
import { join } from 'node:path';
import { linkTargets, parseLinkTarget, parseMarkup } from '../../components/text/markup.ts';
import type { ChurchFacts } from '../../facts/churches/schema.ts';
import type { PartnerFacts } from '../../facts/partners/schema.ts';
import type { PriceFacts } from '../../facts/prices/schema.ts';
import type { VenueFacts } from '../../facts/venue/schema.ts';
import { defaultLanguage, languageCodes } from '../../site/languages.ts';
import { linkableSections } from '../../site/pages.ts';
import { createCharacterClass } from '../styles/fontFaces.ts';
import { compose, getPlaceholders } from './compose.ts';
import type { ParsedFile, Problem } from './contentFile.ts';
import { getMeta, resolveFormPath, type Path } from './formPath.ts';
import { sentenceFacts } from './sentenceFacts.ts';

// Line ends and word joiners are not drawn.
const missingGlyphs = new RegExp(String.raw`[^\n\u2060${createCharacterClass()}]`, 'gu');

type Text = { path: Path; text: string };
type Position = { latitude: number; longitude: number };

export const collectTexts = (value: unknown, path: Path = []): Text[] => {
  if (typeof value === 'string') return [{ path, text: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, entry]) =>
    collectTexts(entry, [...path, Array.isArray(value) ? Number(key) : key]),
  );
};

export const crossCheck = (root: string, all: readonly ParsedFile[]): Problem[] => [
  ...findMissingModules(root),
  ...findStrayChurches(all),
  ...findLargeMinimums(all),
  ...findRepeatedEntries(all),
  ...findMissingLogos(root, all),
  ...all.flatMap((written) => [
    ...findTextProblems(written),
    ...findUnknownNames(written, all),
    ...findMissingPlaceholders(written, all),
  ]),
];

/** The compiler checks their content. */
const findMissingModules = (root: string): Problem[] =>
  globSync('*.ts', { cwd: join(root, 'src/content', defaultLanguage) })
    .flatMap((name) => languageCodes.map((language) => `src/content/${language}/${name}`))
    .filter((file) => !existsSync(join(root, file)))
    .map((file) => ({
      file,
      message: 'Λείπει το αρχείο. · The file is missing. Copy it from another language.',
    }));

/** Returns undefined for facts that have other problems. */
const findFacts = <Facts>(all: readonly ParsedFile[], name: string) => {
  const file = all.find(({ definition }) => definition.name === name);
  return file?.definition.schema.safeParse(file.value).success
    ? { facts: file.value as Facts, createProblem: file.createProblem }
    : undefined;
};

const findMissingLogos = (root: string, all: readonly ParsedFile[]): Problem[] => {
  const partners = findFacts<PartnerFacts>(all, 'facts/partners');
  return Object.entries(partners?.facts ?? {}).flatMap(([id, { logo }]) =>
    partners && logo && !existsSync(join(root, 'public', logo))
      ? partners.createProblem(
          [id, 'logo'],
          'Το αρχείο δεν υπάρχει. Βάλτε άλλο ή σβήστε το. · The file does not exist. Choose another or delete it.',
        )
      : [],
  );
};

/** Kilometres; a degree of latitude has 111. */
const computeDistance = (one: Position, other: Position): number =>
  111 *
  Math.hypot(
    one.latitude - other.latitude,
    (one.longitude - other.longitude) * Math.cos((one.latitude * Math.PI) / 180),
  );

/** Texts name the shortest and the longest way. No road is shorter than the straight line. */
const findStrayChurches = (all: readonly ParsedFile[]): Problem[] => {
  const list = findFacts<ChurchFacts>(all, 'facts/churches');
  const venue = findFacts<VenueFacts>(all, 'facts/venue');
  if (!list || !venue) return [];
  const { from, to } = venue.facts.churchMinutes;
  return list.facts.churches.flatMap(({ minutes, kilometres, ...church }, index) => {
    const [greek, english, bound] =
      minutes > to ? ['πάνω', 'more', to] : minutes < from ? ['κάτω', 'less', from] : [];
    const distance = computeDistance(church, venue.facts.position);
    return [
      ...(bound
        ? [
            list.createProblem(
              ['churches', index, 'minutes'],
              `Είναι ${greek} από τα ${bound} του κτήματος («Λεπτά ως τις εκκλησίες»). Διορθώστε ένα από τα δύο. · It is ${english} than the ${bound} of the venue ("Church minutes"). Correct one of them.`,
            ),
          ]
        : []),
      ...(distance > kilometres + 1
        ? [
            list.createProblem(
              ['churches', index, 'kilometres'],
              `Στον χάρτη απέχει ${Math.round(distance)} χλμ. από το κτήμα. Διορθώστε τα χιλιόμετρα ή τη θέση. · On the map it is ${Math.round(distance)} km from the venue. Correct the kilometres or the position.`,
            ),
          ]
        : []),
    ];
  });
};

const findLargeMinimums = (all: readonly ParsedFile[]): Problem[] => {
  const prices = findFacts<PriceFacts>(all, 'facts/prices');
  const venue = findFacts<VenueFacts>(all, 'facts/venue');
  if (!prices || !venue) return [];
  const { indoors, outdoors: garden } = venue.facts.capacity;
  const inside = { seats: indoors, greek: 'μέσα', english: 'indoors' };
  const outside = { seats: garden, greek: 'έξω', english: 'outdoors' };
  const { seasons, companies } = prices.facts;
  const minimums = [
    ...seasons.map(({ smallest, outdoors }, index) => ({
      path: ['seasons', index, 'smallest'],
      smallest,
      place: outdoors ? outside : inside,
    })),
    ...(companies
      ? [
          {
            path: ['companies', 'smallest'],
            smallest: companies.smallest,
            place: inside,
          },
        ]
      : []),
  ];
  return minimums.flatMap(({ path, smallest, place }) =>
    smallest > place.seats
      ? prices.createProblem(
          path,
          `Είναι πάνω από τις ${place.seats} θέσεις του κτήματος ${place.greek}. Διορθώστε ένα από τα δύο. · It is more than the ${place.seats} seats of the venue ${place.english}. Correct one of them.`,
        )
      : [],
  );
};

/** Reports each entry that is equal to one before it, or has its name. */
const findRepeatedEntries = (all: readonly ParsedFile[]): Problem[] =>
  all
    .filter(({ definition }) => definition.group === 'facts')
    .flatMap(({ value, createProblem }) =>
      listRepeated(value).map((path) =>
        createProblem(path, 'Υπάρχει δύο φορές. · It is there twice. Remove one of them.'),
      ),
    );

const listRepeated = (value: unknown, path: Path = []): Path[] => {
  if (typeof value !== 'object' || value === null) return [];
  const isList = Array.isArray(value);
  const seen = new Set<string>();
  return Object.entries(value).flatMap(([key, entry]: [string, unknown]) => {
    const at = [...path, isList ? Number(key) : key];
    const { name = entry } = (entry ?? {}) as { name?: unknown };
    const identity = JSON.stringify(name);
    if (isList && seen.has(identity)) return [at];
    seen.add(identity);
    return listRepeated(entry, at);
  });
};

const getField = ({ definition, value }: ParsedFile, path: Path) => {
  const { field } = resolveFormPath(definition.schema, path, value);
  return field && getMeta(field);
};

/** Rules for texts do not apply to quotations. */
const collectOwnTexts = (written: ParsedFile): Text[] =>
  collectTexts(written.value).filter(({ path }) => !getField(written, path)?.quoted);

type Messages = readonly (string | false | undefined)[];

const findTextProblems = (written: ParsedFile): Problem[] =>
  collectOwnTexts(written).flatMap(({ path, text }) =>
    [
      ...(isSentence(written, path) ? checkSentence(text, written, path) : checkFact(text)),
      ...checkCharacters(text),
    ].flatMap((message) => (message ? written.createProblem(path, message) : [])),
  );

/** Other texts are shown as they are written. */
const isSentence = ({ definition }: ParsedFile, path: Path): boolean =>
  ['pages', 'shared'].includes(definition.group) ||
  path.includes('caption') ||
  path[0] === 'announcements';

function checkSentence(text: string, written: ParsedFile, path: Path): Messages {
  const code = written.language ?? languageCodes.find((one) => one === path.at(-1));
  if (!code) return [];
  const brace = /[{}]/.exec(text.replaceAll(/\{\{|\}\}|\{\w+(?:\.\w+)*\}/g, ''))?.[0];
  return [
    ...compose(text, sentenceFacts[code]).problems,
    brace &&
      `Έχει ένα μόνο «${brace}». Γράψτε λατινικά, χωρίς κενά: {venue.name}. · It has a single "${brace}". Write names in Latin letters without spaces: {venue.name}.`,
    ...(getField(written, path)?.rich ? checkMarkup(text) : [checkPlainText(text)]),
  ];
}

function checkMarkup(text: string): Messages {
  const runs = parseMarkup(text);
  const plain = runs.map((run) => (run.kind === 'break' ? '' : run.text)).join('\n');
  return [
    ...runs.map((run) => run.kind === 'link' && checkLink(run.target)),
    plain.includes('*') &&
      'Ένα «*» δεν κλείνει. Γράψτε *έμφαση*. · It has a "*" that is not closed. Write *emphasis*.',
    /[[\]]/.test(plain) &&
      'Μισός σύνδεσμος. Γράψτε [λέξεις](wedding), χωρίς κενό. · It has an incomplete link. Write [words](page), without a space between.',
  ];
}

function checkLink(written: string): string | undefined {
  const target = parseLinkTarget(written);
  if (!target && /[.:/]/.test(written))
    return `Το (${written}) δεν είναι διεύθυνση. Γράψτε την ολόκληρη, με https:// μπροστά, όπως «https://www.ktima.gr». · It links to (${written}), which is not an address. Write the whole address with https://, such as "https://www.ktima.gr".`;
  if (!target)
    return `Το (${written}) δεν υπάρχει. Γράψτε ένα από αυτά. · It links to (${written}), which does not exist. Use one of: ${linkTargets.join(', ')}.`;
  if (target.to !== 'page' || target.hash === undefined) return undefined;
  const known = linkableSections[target.page] ?? [];
  if (known.includes(target.hash)) return undefined;
  const instead = [target.page, ...known.map((place) => `${target.page}#${place}`)];
  return `Το (${written}) δεν υπάρχει στη σελίδα. Γράψτε ένα από αυτά. · It links to (${written}), which is not a section of that page. Use one of: ${instead.join(', ')}.`;
}

const checkFact = (text: string): Messages => [
  /[{}]/.test(text) &&
    'Εδώ δεν γίνονται άγκιστρα. Γράψτε τα λόγια όπως θα φαίνονται. · This field has no braces. Write the words as they will appear.',
  checkPlainText(text),
];

const checkPlainText = (text: string): string | false =>
  /\*|\[[^\]]+\]\(/.test(text) &&
  'Εδώ δεν γίνονται πλάγια και σύνδεσμοι. Σβήστε τα σημάδια. · This field has no italics and no links. Remove the marks.';

const checkCharacters = (text: string): string[] =>
  [...new Set(text.match(missingGlyphs))].map((character) => {
    const code = `U+${character.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}`;
    const name = /\p{C}|\p{Z}/u.test(character) ? code : `${character} (${code})`;
    return `Τα γράμματα του site δεν έχουν το ${name}. Σβήστε το. · The fonts of the site have no ${name}. Delete it.`;
  });

const findUnknownNames = (written: ParsedFile, all: readonly ParsedFile[]): Problem[] => {
  const { definition, language, value, createProblem } = written;
  const isPictures = definition.name.startsWith('pictures/');
  const [listName, key] = isPictures ? ['photos/', 'photo'] : ['reviewList', 'writer'];
  const known = all
    .filter((other) => other.definition.name.startsWith(listName) && other.language === language)
    .flatMap((list) => collectTexts(list.value))
    .flatMap(({ path, text }) => (path.at(-1) === key ? text : []));
  const isName = (path: Path): boolean => {
    if (isPictures) return path.at(-1) === key;
    const { reference, mayBeGone } = getField(written, path) ?? {};
    return reference?.[0] === 'reviews.*.writer' && !mayBeGone;
  };
  return (
    collectTexts(value)
      // The file of an empty list could not be read.
      .filter(({ path, text }) => isName(path) && known.length > 0 && !known.includes(text))
      .map(({ path, text }) =>
        createProblem(
          path,
          isPictures
            ? `Η «${text}» δεν είναι σε κανένα άλμπουμ. Βάλτε άλλη. · "${text}" is in no album. Choose another photo or add it to an album.`
            : `Το «${text}» δεν είναι πια στις κριτικές. Διαλέξτε άλλη. · "${text}" is not a review. Choose one of: ${known.join(', ')}.`,
        ),
      )
  );
};

const findMissingPlaceholders = (written: ParsedFile, all: readonly ParsedFile[]): Problem[] =>
  all
    .filter((other) => other.definition === written.definition && other !== written)
    .flatMap((other) => {
      const wanted = collectPlaceholders(other);
      return [...collectPlaceholders(written)].flatMap(([key, { path, names }]) =>
        [...(wanted.get(key)?.names ?? [])]
          .filter((name) => !names.has(name))
          .map((name) =>
            written.createProblem(
              path,
              `Λείπει το ${name}, που υπάρχει στην άλλη γλώσσα. Τα στοιχεία έχουν τελεία, όπως {venue.name}. · It has no ${name}, but ${other.file} has it. Add it here or remove it there. Facts have a dot, such as {venue.name}.`,
            ),
          ),
      );
    });

const collectPlaceholders = (written: ParsedFile) => {
  const places = new Map<string, { path: Path; names: Set<string> }>();
  for (const { path, text } of collectOwnTexts(written)) {
    const key = path.map((part) => (typeof part === 'number' ? '*' : part)).join('.');
    const place = places.get(key) ?? { path, names: new Set() };
    getPlaceholders(text).forEach((name) => place.names.add(name));
    places.set(key, place);
  }
  return places;
};
