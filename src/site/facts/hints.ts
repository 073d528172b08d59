/** Saturday availability per month, entered by hand. Hidden sixty days after the check. */
export const hints = ['open', 'few', 'full'] as const;

export type Hint = (typeof hints)[number];

export type DateHints = {
  /** "2026-11-15" */
  checked: string;
  months: Readonly<Record<string, Hint>>;
};

const longest = 60;

export const areFresh = ({ checked }: DateHints, today: string): boolean =>
  Date.parse(today) - Date.parse(checked) <= longest * 86_400_000;
