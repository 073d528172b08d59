/** What `npm run looks` takes pictures of, as data. How a browser comes into a state stands in ways.ts. */
import { defaultLanguage, languageCodes, type Language } from '../../src/site/languages.ts';
import { pageIds, type PageId } from '../../src/site/pages.ts';
import {
  allAddresses,
  languageOf,
  legalPath,
  legalTextIds,
  pageAt,
  pathOf,
} from '../../src/site/paths.ts';
import { widths as everyWidth, type Width } from './sizes.ts';

/** The page as it came, seen in another way; afterwards it is as it was. */
export type Seen = {
  media?: { media?: 'print'; forcedColors?: 'active'; contrast?: 'more' };
  /** Every element is under the mouse, or every control has the focus. */
  forced?: 'hover' | 'focus';
};

type State = {
  pages: readonly PageId[] | 'all documents';
  languages?: readonly Language[];
  widths: readonly Width[];
  part: 'page' | 'screen';
  /** Absent: somebody has done something, and the visit ends there (ways.ts). */
  seen?: Seen;
};

const phoneAndDesktop = [390, 1440] as const;
const original = [defaultLanguage] as const;
const forms = ['home', 'contact', 'request'] as const;

export const states = {
  plain: { pages: 'all documents', widths: everyWidth, part: 'page', seen: {} },
  hover: {
    pages: pageIds,
    languages: original,
    widths: [1440],
    part: 'page',
    seen: { forced: 'hover' },
  },
  focus: {
    pages: pageIds,
    languages: original,
    widths: phoneAndDesktop,
    part: 'page',
    seen: { forced: 'focus' },
  },
  'forced-colours': {
    pages: pageIds,
    languages: original,
    widths: phoneAndDesktop,
    part: 'page',
    seen: { media: { forcedColors: 'active' } },
  },
  contrast: {
    pages: pageIds,
    languages: original,
    widths: phoneAndDesktop,
    part: 'page',
    seen: { media: { contrast: 'more' } },
  },
  // Nearly as wide as a sheet of A4.
  print: {
    pages: pageIds,
    languages: original,
    widths: [768],
    part: 'page',
    seen: { media: { media: 'print' } },
  },

  scrolled: { pages: ['home', 'gallery'], widths: everyWidth, part: 'screen' },
  'submenu-reception': { pages: ['home', 'wedding'], widths: [1440], part: 'screen' },
  'submenu-services': { pages: ['home'], widths: [1440], part: 'screen' },
  'submenu-by-key': { pages: ['home'], widths: [1440], part: 'screen' },
  menu: { pages: ['home', 'wedding'], widths: [390, 768], part: 'screen' },
  'menu-unfolded': { pages: ['home'], widths: [390, 768], part: 'screen' },
  terms: { pages: ['about'], widths: everyWidth, part: 'screen' },
  accessibility: { pages: ['about'], widths: everyWidth, part: 'screen' },
  photo: { pages: ['gallery', 'wedding'], widths: everyWidth, part: 'screen' },
  'photo-enlarged': { pages: ['gallery', 'wedding'], widths: phoneAndDesktop, part: 'screen' },
  tip: { pages: ['contact'], widths: [1440], part: 'screen' },
  notice: { pages: ['contact'], widths: phoneAndDesktop, part: 'screen' },
  mistakes: { pages: forms, widths: phoneAndDesktop, part: 'page' },
  sent: { pages: forms, widths: phoneAndDesktop, part: 'page' },
  'not-sent': { pages: forms, widths: phoneAndDesktop, part: 'page' },
  draft: { pages: forms, widths: phoneAndDesktop, part: 'page' },
} as const satisfies Record<string, State>;

export type StateName = keyof typeof states;

/** The states into which somebody brings a page by doing something. */
export type DoneName = {
  [Name in StateName]: (typeof states)[Name] extends { seen: Seen } ? never : Name;
}[StateName];

export const stateNames = Object.keys(states) as StateName[];

/** Documents beside the pages: the legal texts, the framed map, and what nobody has written. */
const otherPaths = [
  ...legalTextIds.flatMap((text) => languageCodes.map((language) => legalPath(text, language))),
  ...languageCodes.map((language) => `/map/churches?lang=${language}`),
  '/nothing-here',
  '/en/nothing-here',
];

const knownPaths: readonly string[] = [...allAddresses.map(({ path }) => path), ...otherPaths];

/** One picture. */
export type Look = {
  name: string;
  path: string;
  page: PageId | undefined;
  language: Language;
  width: Width;
  state: StateName;
  part: State['part'];
  seen?: Seen;
};

const pathsOf = ({ pages, languages = languageCodes }: State): readonly string[] =>
  pages === 'all documents'
    ? knownPaths
    : pages.flatMap((id) => languages.map((language) => pathOf(id, language)));

/** A file's name for a picture: its address, width and state. */
const nameOf = (path: string, width: Width, state: StateName): string =>
  [
    path.slice(1).replaceAll(/[^\w-]+/g, '-') || 'index',
    width,
    ...(state === 'plain' ? [] : [state]),
  ].join('-');

const looksIn = (state: StateName): Look[] => {
  const row: State = states[state];
  return pathsOf(row).flatMap((path) =>
    row.widths.map((width) => ({
      name: nameOf(path, width, state),
      path,
      page: pageAt(path),
      language: languageOf(path),
      width,
      state,
      part: row.part,
      seen: row.seen,
    })),
  );
};

export const allLooks: readonly Look[] = stateNames.flatMap(looksIn);

/** A page is loaded once for all looks that leave it as it came, and once for each of the others. */
export type Visit = { path: string; width: Width; looks: Look[] };

export const visitsOf = (looks: readonly Look[]): Visit[] => {
  const visits = new Map<string, Visit>();
  for (const look of looks) {
    const { path, width } = look;
    const key = look.seen ? `${path} ${width}` : look.name;
    const visit = visits.get(key) ?? { path, width, looks: [] };
    visit.looks.push(look);
    visits.set(key, visit);
  }
  return [...visits.values()];
};

/**
 * Reads the words after a command: addresses, widths and names of states narrow what is looked at; nothing is left where
 * they never meet. Words that are none of these are given back.
 */
export const readWords = (words: readonly string[]): { looks: Look[]; rest: string[] } => {
  const known = (
    isKnown: (word: string) => boolean,
  ): { named: string[]; allows(value: string): boolean } => {
    const named = words.filter(isKnown);
    return { named, allows: (value) => named.length === 0 || named.includes(value) };
  };
  const paths = known((word) => knownPaths.includes(word));
  const sizes = known((word) => everyWidth.some((width) => String(width) === word));
  const names = known((word) => stateNames.some((name) => name === word));
  const understood = new Set([paths, sizes, names].flatMap(({ named }) => named));
  return {
    looks: allLooks.filter(
      ({ path, width, state }) =>
        paths.allows(path) && sizes.allows(String(width)) && names.allows(state),
    ),
    rest: words.filter((word) => !understood.has(word)),
  };
};
