/**
 * What of a page waits for the whole style sheet: all that follows the first part of `main`, except what says by
 * `data-first` that it, too, begins on the first screen (390 × 844 or 1440 × 900). firstCss.ts, boot.ts and the tests read it.
 */
export const later = 'main>:first-child~:not([data-first]),footer';

/** Parts that are laid out one by one when the sheet is there; `data-apart` says that what is in it takes long enough to be parts. */
export const laidOutApart = `${later},[data-apart]>*`;
