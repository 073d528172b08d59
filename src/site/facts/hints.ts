/**
 * How a month stands with its Saturdays: filled in by hand (dateHints.ts), so it ages. The day on which somebody looked
 * stands beside it; after sixty days the pages say nothing until somebody looks again. A month that is not named says nothing.
 */
export const hints = ['open', 'few', 'full'] as const;

export type Hint = (typeof hints)[number];

export type DateHints = {
  /** "2026-11-15" */
  checked: string;
  months: Readonly<Record<string, Hint>>;
};

const longest = 60;

/** Whether the hints may still be believed on a day such as "2027-01-14". */
export const areFresh = ({ checked }: DateHints, today: string): boolean =>
  Date.parse(today) - Date.parse(checked) <= longest * 86_400_000;
