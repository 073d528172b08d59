/**
 * Templates in src/content/<lang>. `{venue.name}` is a fact. `{{, until {prices.music.outdoors}}}` is dropped if its fact is
 * missing. `{{at {house.entry.suppliers}||in the morning}}` has an alternative. `{guests}` has no dot: the page fills it.
 */

/** By path; undefined if the owner omits it. */
export type SentenceFacts = Readonly<Record<string, string | number | undefined>>;

/** The message continues after the path of the sentence. */
class SentenceError extends Error {}

type Optional = { optional: Part[]; instead: Part[] };
type Part = string | { fact: string } | Optional;

const mark = /\{\{|\}\}|\|\||\{\w+(?:\.\w+)*\}/g;

/** Throws a SentenceError for unbalanced marks. */
function read(text: string): Part[] {
  const whole: Part[] = [];
  const open: { part: Optional; into: Part[] }[] = [];
  const add = (part: Part) => void (part !== '' && (open.at(-1)?.into ?? whole).push(part));
  let end = 0;
  for (const { 0: found, index } of text.matchAll(mark)) {
    add(text.slice(end, index));
    end = index + found.length;
    if (found === '{{') {
      const part: Optional = { optional: [], instead: [] };
      add(part);
      open.push({ part, into: part.optional });
    } else if (found === '}}') {
      if (!open.pop()) throw new SentenceError('has "}}" with no "{{" before it.');
    } else if (found === '||' && open.length > 0) open.at(-1)!.into = open.at(-1)!.part.instead;
    else add(found.includes('.') ? { fact: found.slice(1, -1) } : found);
  }
  add(text.slice(end));
  if (open.length > 0) throw new SentenceError('has "{{" with no "}}" after it.');
  return whole;
}

/** Returns the facts and groups of a group, or of the nearest one that exists. */
function namesInGroup(group: string, all: readonly string[]): string[] {
  const start = group && `${group}.`;
  const names = all.filter((name) => name.startsWith(start));
  return names.length === 0 && group
    ? namesInGroup(group.replace(/\.?\w+$/, ''), all)
    : [...new Set(names.map((name) => start + name.slice(start.length).replace(/\..*/, '.…')))];
}

const unknownFact = (fact: string, facts: SentenceFacts): string =>
  `asks for {${fact}}, which is not a fact. Use one of: ${namesInGroup(fact, Object.keys(facts)).join(', ')}.`;

/** Returns undefined if a fact is omitted. */
function write(parts: readonly Part[], facts: SentenceFacts): string | undefined {
  let text = '';
  for (const part of parts) {
    if (typeof part === 'string') text += part;
    else if ('optional' in part)
      text += write(part.optional, facts) ?? write(part.instead, facts) ?? '';
    else {
      if (!Object.hasOwn(facts, part.fact)) throw new SentenceError(unknownFact(part.fact, facts));
      const fact = facts[part.fact];
      if (fact === undefined) return undefined;
      text += fact;
    }
  }
  return text;
}

/** Throws a SentenceError for unbalanced marks, unknown facts, or an omitted fact without alternative. */
export function compose(sentence: string, facts: SentenceFacts): string {
  const parts = read(sentence);
  const text = write(parts, facts);
  if (text !== undefined) return text;
  const missing = parts.find(
    (part) => typeof part === 'object' && 'fact' in part && facts[part.fact] === undefined,
  ) as { fact: string };
  throw new SentenceError(
    `needs {${missing.fact}}, which is left out. Put {{ and }} around the words that go with it.`,
  );
}

/** Facts have a dot; the page fills the others. */
export const namesIn = (sentence: string): { facts: string[]; filled: string[] } => {
  const names = [...sentence.matchAll(mark)].flatMap(([found]) =>
    /^\{\w/.test(found) ? found.slice(1, -1) : [],
  );
  return {
    facts: names.filter((name) => name.includes('.')),
    filled: names.filter((name) => !name.includes('.')),
  };
};

/** Includes parts that are not shown. */
export function sentenceProblems(sentence: string, facts: SentenceFacts): string[] {
  const unknown = [...new Set(namesIn(sentence).facts)]
    .filter((name) => !Object.hasOwn(facts, name))
    .map((fact) => unknownFact(fact, facts));
  try {
    compose(sentence, facts);
    return unknown;
  } catch (error) {
    if (!(error instanceof SentenceError)) throw error;
    return [...new Set([...unknown, error.message])];
  }
}

/** Composes all strings of a value; drops list entries that lost a text. Throws at the first error. */
export function composeAll<Value>(value: Value, facts: SentenceFacts, at = ''): Value {
  if (typeof value === 'string') {
    try {
      return compose(value, facts) as Value;
    } catch (error) {
      if (!(error instanceof SentenceError)) throw error;
      throw new Error(`${at} ${error.message}: "${value}"`, { cause: error });
    }
  }
  if (typeof value !== 'object' || value === null) return value;
  const composed = Object.entries(value).map(
    ([key, entry]) => [key, composeAll(entry, facts, at ? `${at}.${key}` : key)] as const,
  );
  if (!Array.isArray(value)) return Object.fromEntries(composed) as Value;
  return composed
    .filter(([key, entry]) => !hasGone(value[Number(key)], entry))
    .map(([, entry]) => entry) as Value;
}

const hasGone = (written: unknown, composed: unknown): boolean =>
  composed === ''
    ? written !== ''
    : typeof composed === 'object' &&
      composed !== null &&
      !Array.isArray(composed) &&
      Object.entries(composed).some(
        ([key, text]) => text === '' && (written as Record<string, unknown>)[key] !== '',
      );
