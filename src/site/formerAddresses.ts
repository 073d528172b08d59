/** `from` may end in /* and `to` in /:splat (the matched rest). */
type Moved = { from: string; to: string };

/** Redirects (301), maintained by the owner. */
export const formerAddresses: readonly Moved[] = [];
