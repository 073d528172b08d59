import own from '../../content/facts/dateHints.json' with { type: 'json' };
import { hints, type DateHints } from './hints.ts';
import type { DateHintsFile } from './schema.ts';

const file: DateHintsFile = own;

export const dateHints: DateHints = {
  checked: file.checked,
  months: Object.fromEntries(
    hints
      .flatMap((hint) => file[hint].map((month) => [month, hint] as const))
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  ),
};
