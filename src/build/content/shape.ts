/** Whether a value is what its field takes: keys, kinds, lengths and choices. */
import type { Entry, Field } from './contentFields.ts';
import { nearest } from './nearest.ts';
import { says, type Said } from './says.ts';

/** Something wrong at a place, by the keys that lead there. */
export type Finding = { at: string; said: Said };

type Place = { at: string; optional: boolean; inList: boolean };

type Keys = Readonly<Record<string, unknown>>;

export const under = (at: string, key: string | number): string =>
  at ? `${at}.${key}` : String(key);

const isKeys = (value: unknown): value is Keys =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The keys of which each form of an entry takes a value of its own, such as "size" of an album. */
const tellingKeys = (forms: readonly Extract<Field, { kind: 'object' }>[]): string[] =>
  forms[0]!.fields
    .map(({ key }) => key)
    .filter((key) =>
      forms.every(({ fields }) =>
        fields.some((entry) => entry.key === key && entry.field.kind === 'choice'),
      ),
    );

const choiceOf = (
  form: Extract<Field, { kind: 'object' }>,
  key: string,
): readonly (string | number)[] => {
  const field = form.fields.find((entry) => entry.key === key)!.field;
  return field.kind === 'choice' ? field.of : [];
};

function inEither(value: unknown, of: readonly Field[], place: Place): Finding[] {
  const forms = of.filter((field) => field.kind === 'object');
  if (isKeys(value) && forms.length === of.length)
    for (const key of tellingKeys(forms)) {
      const values = forms.flatMap((form) => choiceOf(form, key));
      const meant = forms.find((form) =>
        choiceOf(form, key).includes(value[key] as string | number),
      );
      if (meant) return misshapen(value, meant, place);
      return [
        {
          at: under(place.at, key),
          said: key in value ? says.notAmong(values, value[key]) : says.missing(place.inList),
        },
      ];
    }
  // Of a list with a fault it is the fault that is told, and not that it is no group.
  const alike = of.filter(({ kind }) => (kind === 'list') === Array.isArray(value));
  const tries = (alike.length > 0 ? alike : of)
    .map((field) => misshapen(value, field, place))
    .sort((one, other) => one.length - other.length);
  return tries[0] ?? [];
}

function inObject(value: Keys, fields: readonly Entry[], { at, inList }: Place): Finding[] {
  const known = fields.map(({ key }) => key);
  const free = known.filter((key) => !Object.hasOwn(value, key));
  const extra = Object.keys(value).filter((key) => !known.includes(key));
  // A key with a slip of the pen is one fault, not one too many and one too few.
  const renamed = extra.flatMap((key) => nearest(key, free).slice(0, 1));
  return [
    ...fields.flatMap(({ key, optional, field }): Finding[] => {
      if (Object.hasOwn(value, key))
        return misshapen(value[key], field, { at: under(at, key), optional, inList: false });
      return optional || renamed.includes(key)
        ? []
        : [{ at: under(at, key), said: says.missing(inList) }];
    }),
    ...extra.map((key) => ({ at: under(at, key), said: says.unknownKey(key, known, free) })),
  ];
}

/** What of a value is not as its field wants it. */
export function misshapen(
  value: unknown,
  field: Field,
  place: Place = { at: '', optional: false, inList: false },
): Finding[] {
  const wrong = (said: Said): Finding[] => [{ at: place.at, said }];
  switch (field.kind) {
    case 'text':
      if (typeof value !== 'string') return wrong(says.wrongKind('text', value));
      return value.trim() === '' ? wrong(says.empty(place.optional)) : [];
    case 'number':
      return typeof value === 'number' ? [] : wrong(says.wrongKind('number', value));
    case 'boolean':
      return typeof value === 'boolean' ? [] : wrong(says.wrongKind('boolean', value));
    case 'choice':
      return field.of.includes(value as string | number)
        ? []
        : wrong(says.notAmong(field.of, value));
    case 'list': {
      if (!Array.isArray(value)) return wrong(says.wrongKind('list', value));
      const { least, most } = field;
      const length =
        value.length < least || value.length > (most ?? value.length)
          ? wrong(says.length(value.length, least, most))
          : [];
      return [
        ...length,
        ...value.flatMap((entry, index) =>
          misshapen(entry, field.of, { at: under(place.at, index), optional: false, inList: true }),
        ),
      ];
    }
    case 'object':
      return isKeys(value)
        ? inObject(value, field.fields, place)
        : wrong(says.wrongKind('object', value));
    case 'record':
      if (!isKeys(value)) return wrong(says.wrongKind('record', value));
      return Object.entries(value).flatMap(([key, entry]) =>
        misshapen(entry, field.of, { at: under(place.at, key), optional: true, inList: false }),
      );
    case 'either':
      return inEither(value, field.of, place);
  }
}

/** All texts of a value, at any depth. */
export function textsIn(value: unknown, at = ''): { at: string; text: string }[] {
  if (typeof value === 'string') return [{ at, text: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, entry]) => textsIn(entry, under(at, key)));
}
