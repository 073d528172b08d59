/** From what a browser sends back to what stands in the file: keys in their places, and nothing that was only touched. */
import { z } from 'zod';
import { required } from './form/widgets.ts';
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

type Schema = z.core.$ZodType;

/** The schema at a key of another one; of a list, that of every entry. */
const schemaAt = (optional: Schema, key: string): Schema | undefined => {
  const schema = required(optional);
  if (schema instanceof z.ZodArray) return schema.element;
  if (schema instanceof z.ZodTuple) return schema.def.items[0];
  if (schema instanceof z.ZodRecord) return schema.valueType;
  return schema instanceof z.ZodObject
    ? (schema.shape as Record<string, Schema | undefined>)[key]
    : undefined;
};

const keysOf = (optional: Schema | undefined): string[] => {
  const schema = optional && required(optional);
  return schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];
};

/**
 * Decap keeps objects in maps that lose the order of more than eight keys, sends a number that was cleared as "", and
 * empty values for optional keys that were opened and left. Lists are matched with what stood at the same place.
 */
export const tidied = (schema: Schema | undefined, value: unknown, before?: unknown): unknown => {
  const under = (key: string): Schema | undefined => schema && schemaAt(schema, key);
  if (Array.isArray(value))
    return value.map((item, index) =>
      tidied(under(String(index)), item, Array.isArray(before) ? before[index] : undefined),
    );
  if (!isTree(value)) return value;
  const old = isTree(before) ? before : {};
  const kept = Object.keys(value).flatMap((key): [string, unknown][] => {
    const own = under(key);
    const next = tidied(own, value[key], old[key]);
    const isOptional = own instanceof z.ZodNumber || own instanceof z.ZodOptional;
    return isOptional && isEmpty(next) && !(key in old && isEmpty(old[key])) ? [] : [[key, next]];
  });
  const tree = Object.fromEntries(kept);
  return Object.fromEntries(
    inPlace(Object.keys(tree), Object.keys(old), keysOf(schema)).map((key) => [key, tree[key]]),
  );
};
