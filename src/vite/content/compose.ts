/**
 * Composes texts of src/content/<language>. `{venue.name}` is a fact. `{{, until {prices.music.outdoors}}}`, a clause,
 * disappears if its fact is missing. `{guests}` has no dot: the page fills it in.
 */

/** By path; undefined if the owner omits the fact. */
export type SentenceFacts = Readonly<Record<string, string | number | undefined>>;

const mark = /\{\{|\}\}|\{\w+(?:\.\w+)*\}/g;

/** Returns the text, and its problems, also those in clauses that are not shown. */
export function compose(sentence: string, facts: SentenceFacts) {
  const unknownNames = new Set<string>();
  let text = '';
  let problem: string | undefined;
  let clause: { start: number; isShown: boolean } | undefined;
  let isStartLeftOut = false;
  let end = 0;
  for (const { 0: found, index } of sentence.matchAll(mark)) {
    text += sentence.slice(end, index);
    end = index + found.length;
    const name = found.slice(1, -1);
    if (found === '{{') {
      if (clause)
        problem ??=
          'Έχει «{{» μέσα σε «{{…}}». Γράψτε το ένα μετά το άλλο. · It has "{{" inside {{…}}. Write one after the other.';
      clause = { start: text.length, isShown: true };
    } else if (found === '}}') {
      if (!clause) problem ??= 'Έχει «}}» χωρίς «{{» πριν. · It has "}}" with no "{{" before it.';
      else if (!clause.isShown) {
        text = text.slice(0, clause.start);
        isStartLeftOut ||= clause.start === 0;
      }
      clause = undefined;
    } else if (!name.includes('.')) {
      text += found;
    } else if (!Object.hasOwn(facts, name)) {
      unknownNames.add(name);
    } else if (facts[name] !== undefined) {
      text += facts[name];
    } else if (clause) {
      clause.isShown = false;
    } else {
      problem ??= `Λείπει το {${name}}. Βάλτε {{ και }} γύρω από τα λόγια του. · It needs {${name}}, which is left out. Put {{ and }} around the words that go with it.`;
    }
  }
  text += sentence.slice(end);
  if (clause) problem ??= 'Έχει «{{» χωρίς «}}» μετά. · It has "{{" with no "}}" after it.';
  const problems = [...unknownNames].map(
    (name) =>
      `Το {${name}} δεν υπάρχει. Γράψτε ένα από αυτά. · It asks for {${name}}, which is not a fact. Use one of: ${findNamesInGroup(name, Object.keys(facts)).join(', ')}.`,
  );
  if (problem) problems.push(problem);
  return { text: isStartLeftOut ? formatStart(text) : text, problems };
}

export const getPlaceholders = (sentence: string): string[] =>
  sentence.match(mark)?.filter((found) => /^\{\w+\}$/.test(found)) ?? [];

/** Drops list entries that lost a text. Throws at the first problem. */
export function composeAll<Value>(value: Value, facts: SentenceFacts, at = ''): Value {
  if (typeof value === 'string') {
    const { text, problems } = compose(value, facts);
    if (problems[0]) throw new Error(`${at} ${problems[0]}: "${value}"`);
    return text as Value;
  }
  if (typeof value !== 'object' || value === null) return value;
  const composed = Object.entries(value).map(
    ([key, entry]) => [key, composeAll(entry, facts, at ? `${at}.${key}` : key)] as const,
  );
  if (!Array.isArray(value)) return Object.fromEntries(composed) as Value;
  return composed
    .filter(([key, entry]) => !isDropped(value[Number(key)], entry))
    .map(([, entry]) => entry) as Value;
}

function findNamesInGroup(group: string, all: readonly string[]): string[] {
  const start = group && `${group}.`;
  const names = all.filter((name) => name.startsWith(start));
  return names.length === 0 && group
    ? findNamesInGroup(group.replace(/\.?\w+$/, ''), all)
    : [...new Set(names.map((name) => start + name.slice(start.length).replace(/\..*/, '.…')))];
}

/** The next words begin with a capital letter, without a comma. */
const formatStart = (text: string): string =>
  text.replace(
    /^[\s,;·:]*([[*]*)(\p{Ll}?)/u,
    (_, marks: string, letter: string) => marks + letter.toUpperCase(),
  );

const isDropped = (written: unknown, composed: unknown): boolean =>
  composed === ''
    ? written !== ''
    : typeof composed === 'object' &&
      composed !== null &&
      !Array.isArray(composed) &&
      Object.entries(composed).some(
        ([key, text]) => text === '' && (written as Record<string, unknown>)[key] !== '',
      );
