/** `from` may end in /* and `to` in /:splat, which stands for what the star matched. */
type Moved = { from: string; to: string };

/**
 * Addresses of an older site, so that its links and its rank are not lost: the owner's list, one line each. Whoever
 * comes by one is sent to the page of today (301).
 */
export const formerAddresses: readonly Moved[] = [];
