import own from '../../content/facts/dateHints.json' with { type: 'json' };
import { hints, type DateHints } from './hints.ts';

/** As the owner writes it in src/content/facts/dateHints.json: the months, each such as "2027-06", by how they stand; sample values. */
export type DateHintsFile = {
  /** The day on which you looked, such as "2026-11-15". */
  checked: string;
  /** Saturdays are free. */
  open: readonly string[];
  /** Few Saturdays are left. */
  few: readonly string[];
  /** No Saturday is free. */
  full: readonly string[];
};

const file: DateHintsFile = own;

/** In the order of the months. */
export const dateHints: DateHints = {
  checked: file.checked,
  months: Object.fromEntries(
    hints
      .flatMap((hint) => file[hint].map((month) => [month, hint] as const))
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  ),
};
