import { z } from 'zod';

export type Path = readonly PropertyKey[];

export const metaOf = (field: z.core.$ZodType): z.GlobalMeta => z.globalRegistry.get(field) ?? {};

/** "phonesNote" becomes "Phones note". */
const english = (key: string): string =>
  key
    .replaceAll(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
    .replace(/^./, (letter) => letter.toUpperCase());

export const labelOf = (greek: string, key: string): string =>
  [...new Set([greek, english(key)])].join(' · ');

const greekNames = new Intl.DisplayNames('el', { type: 'language' });

export const languageLabel = (code: string): string => labelOf(greekNames.of(code) ?? code, code);

const firstText = (value: unknown): string =>
  typeof value === 'object' && value !== null
    ? (Object.values(value).map(firstText).find(Boolean) ?? '')
    : typeof value === 'string'
      ? value
      : '';

const entryLabel = (index: number, value: unknown): string => {
  const text = firstText(value);
  return `${index + 1}${text && `: «${text.length > 40 ? `${text.slice(0, 39)}…` : text}»`}`;
};

function stepTo(field: z.core.$ZodType, key: PropertyKey, value: unknown) {
  const name = String(key);
  const index = Number(key);
  if (field instanceof z.ZodRecord) return { field: field.valueType, label: languageLabel(name) };
  if (field instanceof z.ZodArray) return { field: field.element, label: entryLabel(index, value) };
  if (field instanceof z.ZodTuple)
    return { field: field.def.items[index] ?? field.def.rest!, label: entryLabel(index, value) };
  const inner = field instanceof z.ZodObject ? field.shape[name] : undefined;
  if (!inner) return undefined;
  const own = inner instanceof z.ZodOptional ? inner.unwrap() : inner;
  return { field: own, label: labelOf(metaOf(own).label ?? name, name) };
}

/** Returns the labels that lead to a field, and the field if it exists. */
export function formPath(root: z.core.$ZodType, path: Path, whole: unknown) {
  let field: z.core.$ZodType | undefined = root;
  let value = whole;
  const labels: string[] = [];
  for (const key of path) {
    value = (value as Record<PropertyKey, unknown> | null | undefined)?.[key];
    const step: ReturnType<typeof stepTo> = field && stepTo(field, key, value);
    if (step) labels.push(step.label);
    field = step?.field;
  }
  return { field, labels };
}
