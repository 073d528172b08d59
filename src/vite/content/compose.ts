/**
 * Composes texts of src/content/<language>. `{venue.name}` is a fact. `{{, until {prices.music.outdoors}}}`
 * disappears if its fact is missing. `{{at {house.entry.suppliers}||in the morning}}` has an alternative. `{guests}`
 * has no dot: the page fills it in.
 */

/** Values by path; undefined if the owner omits the fact. */
export type SentenceFacts = Readonly<Record<string, string | number | undefined>>;

type Part = {
  text: string;
  omitted?: string;
  /** The text before "||", if all its facts exist. */
  preferred?: string;
};

const mark = /\{\{|\}\}|\|\||\{\w+(?:\.\w+)*\}/g;

/** Returns the text, and its problems, also those in parts that are not shown. */
export function compose(sentence: string, facts: SentenceFacts) {
  const unknownNames = new Set<string>();
  const outer: Part[] = [];
  let part: Part = { text: '' };
  let problem: string | undefined;
  let end = 0;
  for (const { 0: found, index } of sentence.matchAll(mark)) {
    part.text += sentence.slice(end, index);
    end = index + found.length;
    const name = found.slice(1, -1);
    if (found === '{{') {
      outer.push(part);
      part = { text: '' };
    } else if (found === '}}') {
      const whole = outer.pop();
      if (whole) whole.text += part.preferred ?? getText(part) ?? '';
      else problem ??= 'Έχει «}}» χωρίς «{{» πριν. · It has "}}" with no "{{" before it.';
      part = whole ?? part;
    } else if (found === '||' && outer.length > 0) {
      part = { text: '', preferred: part.preferred ?? getText(part) };
    } else if (!name.includes('.')) {
      part.text += found;
    } else if (!Object.hasOwn(facts, name)) {
      unknownNames.add(name);
    } else {
      part.text += facts[name] ?? '';
      if (facts[name] === undefined) part.omitted ??= name;
    }
  }
  part.text += sentence.slice(end);
  if (outer.length > 0)
    problem ??= 'Έχει «{{» χωρίς «}}» μετά. · It has "{{" with no "}}" after it.';
  if (part.omitted)
    problem ??= `Λείπει το {${part.omitted}}. Βάλτε {{ και }} γύρω από τα λόγια του. · It needs {${part.omitted}}, which is left out. Put {{ and }} around the words that go with it.`;
  const problems = [...unknownNames].map(
    (name) =>
      `Το {${name}} δεν υπάρχει. Γράψτε ένα από αυτά. · It asks for {${name}}, which is not a fact. Use one of: ${findNamesInGroup(name, Object.keys(facts)).join(', ')}.`,
  );
  if (problem) problems.push(problem);
  return { text: part.text, problems };
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

const getText = ({ text, omitted }: Part): string | undefined => (omitted ? undefined : text);

const isDropped = (written: unknown, composed: unknown): boolean =>
  composed === ''
    ? written !== ''
    : typeof composed === 'object' &&
      composed !== null &&
      !Array.isArray(composed) &&
      Object.entries(composed).some(
        ([key, text]) => text === '' && (written as Record<string, unknown>)[key] !== '',
      );
