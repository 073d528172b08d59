/**
 * How a month stands with its Saturdays: filled in by hand, so it ages. Write the day on which you looked it up beside
 * it; after sixty days the pages say nothing until somebody looks again. A month that is not named says nothing.
 */

export type Hint = 'open' | 'few' | 'full';

export type DateHints = {
  /** "2026-11-15" */
  checked: string;
  months: Readonly<Record<string, Hint>>;
};

/** Sample values. */
export const dateHints: DateHints = {
  checked: '2026-11-15',
  months: {
    '2026-11': 'open',
    '2026-12': 'open',
    '2027-01': 'open',
    '2027-02': 'open',
    '2027-03': 'open',
    '2027-04': 'open',
    '2027-05': 'few',
    '2027-06': 'few',
    '2027-07': 'few',
    '2027-08': 'few',
    '2027-09': 'full',
    '2027-10': 'open',
    '2027-11': 'open',
    '2027-12': 'open',
    '2028-01': 'open',
    '2028-02': 'open',
    '2028-03': 'open',
    '2028-04': 'open',
    '2028-05': 'open',
    '2028-06': 'few',
    '2028-07': 'open',
    '2028-08': 'open',
    '2028-09': 'few',
    '2028-10': 'open',
  },
};

const longest = 60;

/** Whether the hints may still be believed on a day such as "2027-01-14". */
export const areFresh = ({ checked }: DateHints, today: string): boolean => Date.parse(today) - Date.parse(checked) <= longest * 86_400_000;
