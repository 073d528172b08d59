/** Saturday availability per month, entered by hand. Hidden sixty days after the check. */
export const availabilityNotes = ['open', 'few', 'full'] as const;

export type AvailabilityNote = (typeof availabilityNotes)[number];

export type Availability = {
  /** "2026-11-15" */
  checked: string;
  months: Readonly<Record<string, AvailabilityNote>>;
};

const longest = 60;

export const areFresh = ({ checked }: Availability, today: string): boolean =>
  Date.parse(today) - Date.parse(checked) <= longest * 86_400_000;
