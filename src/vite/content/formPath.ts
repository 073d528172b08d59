import { z } from 'zod';

export type Path = readonly PropertyKey[];

export const getMeta = (field: z.core.$ZodType): z.GlobalMeta => z.globalRegistry.get(field) ?? {};

export const createLabel = (greek: string, key: string): string =>
  [...new Set([greek, formatEnglishLabel(key)])].join(' · ');

const greekNames = new Intl.DisplayNames('el', { type: 'language' });

export const getLanguageLabel = (code: string): string =>
  createLabel(greekNames.of(code) ?? code, code);

/** Returns the labels that lead to a field. */
export function resolveFormPath(root: z.core.$ZodType, path: Path, whole: unknown) {
  let field: z.core.$ZodType | undefined = root;
  let value = whole;
  const labels: string[] = [];
  for (const key of path) {
    value = (value as Record<PropertyKey, unknown> | null | undefined)?.[key];
    const step: ReturnType<typeof resolveStep> = field && resolveStep(field, key, value);
    if (step) labels.push(step.label);
    field = step?.field;
  }
  return { field, labels };
}

/** "phonesNote" becomes "Phones note". */
const formatEnglishLabel = (key: string): string =>
  key
    .replaceAll(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
    .replace(/^./, (letter) => letter.toUpperCase());

function resolveStep(field: z.core.$ZodType, key: PropertyKey, value: unknown) {
  const name = String(key);
  const index = Number(key);
  if (field instanceof z.ZodRecord)
    return { field: field.valueType, label: getLanguageLabel(name) };
  if (field instanceof z.ZodArray)
    return { field: field.element, label: formatEntryLabel(index, value) };
  if (field instanceof z.ZodTuple)
    return {
      field: field.def.items[index] ?? field.def.rest!,
      label: formatEntryLabel(index, value),
    };
  const inner = field instanceof z.ZodObject ? field.shape[name] : undefined;
  if (!inner) return undefined;
  const unwrapped = inner instanceof z.ZodOptional ? inner.unwrap() : inner;
  return { field: unwrapped, label: createLabel(getMeta(unwrapped).label ?? name, name) };
}

const formatEntryLabel = (index: number, value: unknown): string => {
  const text = findFirstText(value);
  return `${index + 1}${text && `: «${text.length > 40 ? `${text.slice(0, 39)}…` : text}»`}`;
};

const findFirstText = (value: unknown): string =>
  typeof value === 'object' && value !== null
    ? (Object.values(value).map(findFirstText).find(Boolean) ?? '')
    : typeof value === 'string'
      ? value
      : '';
