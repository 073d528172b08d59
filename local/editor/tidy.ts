/** From what a browser sends back to what stands in the file: keys in their places, and nothing that was only touched. */
import type { Entry, Field } from '../../src/build/content/contentFields.ts';
import { fieldAt } from './form/fieldAt.ts';
import { inPlace } from './inPlace.ts';

type Tree = Record<string, unknown>;

const isTree = (value: unknown): value is Tree =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Nothing has been written there. A switch that is off is something. */
const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === '' ||
  (typeof value === 'object' && Object.values(value).every(isEmpty));

/** The entries of a field that is an object in one of its forms. */
const entriesOf = (field: Field | undefined): readonly Entry[] => {
  if (field?.kind === 'object') return field.fields;
  return field?.kind === 'either' ? field.of.flatMap(entriesOf) : [];
};

/**
 * Decap keeps objects in maps that lose the order of more than eight keys, sends a number that was cleared as "", and
 * empty values for optional keys that were opened and left. Lists are matched with what stood at the same place.
 */
export const tidied = (field: Field | undefined, value: unknown, before?: unknown): unknown => {
  const under = (key: string): Field | undefined => field && fieldAt(field, key);
  if (Array.isArray(value))
    return value.map((item, index) =>
      tidied(under(String(index)), item, Array.isArray(before) ? before[index] : undefined),
    );
  if (!isTree(value)) return value;
  const old = isTree(before) ? before : {};
  const entries = entriesOf(field);
  const kept = Object.keys(value).flatMap((key): [string, unknown][] => {
    const own = under(key);
    const next = tidied(own, value[key], old[key]);
    const isOptional =
      own?.kind === 'number' || entries.some((entry) => entry.key === key && entry.optional);
    return isOptional && isEmpty(next) && !(key in old && isEmpty(old[key])) ? [] : [[key, next]];
  });
  const tree = Object.fromEntries(kept);
  return Object.fromEntries(
    inPlace(Object.keys(tree), Object.keys(old), entries).map((key) => [key, tree[key]]),
  );
};
