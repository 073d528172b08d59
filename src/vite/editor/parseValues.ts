import { isNumberPattern, parseNumber } from '../../site/formats/numberPattern.ts';
import { cleanText } from './cleanText.ts';
import type { Widget } from './widgets.ts';

export type Values = Record<string, unknown>;

/** Parses numbers, cleans texts, and drops empty optional values. */
export const parseValues = (widgets: readonly Widget[], written: Values): Values =>
  Object.fromEntries(
    widgets.flatMap((widget) => {
      const value = parseValue(widget, written[widget.name]);
      const isKept = widget.required || widget.min === 0 || !isEmpty(value);
      return isKept ? [[widget.name, value]] : [];
    }),
  );

function parseValue(widget: Widget, written: unknown): unknown {
  const { fields, field } = widget;
  if (Array.isArray(written))
    return written.map((entry: unknown) =>
      fields ? parseValues(fields, entry as Values) : field ? parseValue(field, entry) : entry,
    );
  if (fields && (written || widget.required)) return parseValues(fields, (written ?? {}) as Values);
  if (widget.min === 0) return written ?? [];
  return typeof written === 'string' && written ? parseText(widget, written) : written;
}

const parseText = ({ pattern }: Widget, written: string): string | number =>
  pattern && isNumberPattern(pattern[0]) ? parseNumber(written) : cleanText(written);

const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === '' ||
  (typeof value === 'object' && Object.keys(value).length === 0);
