import type { Field } from '../../../src/build/content/contentFields.ts';
import { isTranslated, type Content } from './config.ts';
import { greekHints } from './greekHints.ts';
import { hasLabel } from './labels.ts';
import { formOf, type Widget } from './widgets.ts';

const keysIn = (form: readonly Widget[]): string[] =>
  form.flatMap((widget) => [
    widget.name,
    ...keysIn('fields' in widget ? widget.fields : 'field' in widget ? [widget.field] : []),
  ]);

/** The comments of a type, which the forms show under its fields. */
export const hintsIn = (field: Field): string[] => {
  if (field.kind === 'object')
    return field.fields.flatMap(({ hint = '', field: own }) => [
      ...(hint ? [hint] : []),
      ...hintsIn(own),
    ]);
  if (field.kind === 'list' || field.kind === 'record') return hintsIn(field.of);
  return field.kind === 'either' ? field.of.flatMap(hintsIn) : [];
};

/** What the forms of some content say in English alone, each with the file that has the Greek. The owner can work with it; `npm run words` names it. */
export const greekGaps = (contents: readonly Content[]): string[] => {
  const keys = contents.flatMap(({ kind, field, present }) =>
    keysIn(formOf(field, present, isTranslated(kind)) ?? []),
  );
  const hints = contents.flatMap(({ field }) => hintsIn(field));
  return [
    ...[...new Set(keys)]
      .filter((key) => !hasLabel(key))
      .map((key) => `"${key}" has no Greek label in the editor (local/editor/form/greekLabels.ts)`),
    ...[...new Set(hints)]
      .filter((hint) => !Object.hasOwn(greekHints, hint))
      .map((hint) => `"${hint}" has no Greek line in the editor (local/editor/form/greekHints.ts)`),
  ];
};
