import own from '../../content/facts/availability.json' with { type: 'json' };
import { availabilityNotes, type Availability } from './availability.ts';
import type { AvailabilityFile } from './schema.ts';

const file: AvailabilityFile = own;

export const availability: Availability = {
  checked: file.checked,
  months: Object.fromEntries(
    availabilityNotes
      .flatMap((note) => file[note].map((month) => [month, note] as const))
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  ),
};
