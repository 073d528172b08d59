/** A passing notice, e.g. "The phone number was copied.", which takes the place of an earlier one about the same. */
export type Notice = { about: string; text: string };

const waiting: Notice[] = [];
let arrived: (() => void) | undefined;

/** Shows a passing notice. Form results are not notices: they have boxes of their own (docs/specification.md, "Sending"). */
export function notify(notice: Notice): void {
  waiting.push(notice);
  arrived?.();
}

/** The notices that nobody has shown yet; each is given out once. */
export const takeNotices = (): Notice[] => waiting.splice(0);

/** Calls when notices wait, those of before included; returns the way to stop. */
export function onNotices(callback: () => void): () => void {
  arrived = callback;
  if (waiting.length > 0) callback();
  return () => {
    if (arrived === callback) arrived = undefined;
  };
}
