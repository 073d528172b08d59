/** Saturday availability per month, entered by hand. Hidden sixty days after the check. */
import own from '../../content/facts/availability.json' with { type: 'json' };
import type { AvailabilityFile } from './schema.ts';

export type AvailabilityNote = Exclude<keyof AvailabilityFile, 'checked'>;

export type Availability = {
  /** "2026-11-15" */
  checked: string;
  months: Readonly<Record<string, AvailabilityNote>>;
};

const file: AvailabilityFile = own;

export const availability: Availability = {
  checked: file.checked,
  months: Object.fromEntries(
    (['open', 'few', 'full'] as const).flatMap((note) => file[note].map((month) => [month, note])),
  ),
};

const longest = 60;

export const areFresh = ({ checked }: Availability, today: string): boolean =>
  Date.parse(today) - Date.parse(checked) <= longest * 86_400_000;
