/** Everything the viewer says; in ShellWords as `viewer`. */
export type ViewerWords = {
  /** What the viewer is called by screen readers. */
  name: string;
  close: string;
  previous: string;
  next: string;
  zoomIn: string;
  zoomOut: string;
  /** Back to the size that fits the screen; "1×" stands on the button of phones and must be part of it. */
  reset: string;
  /** Said by screen readers with each photo, before its description; {n} and {total} are its number and how many there are. */
  position: string;
  /** Name of the strip of small photos, for screen readers. */
  thumbnails: string;
  share: string;
  /** Shown for a moment where sharing means copying the link. */
  copied: string;
  download: string;
  fullScreen: string;
  leaveFullScreen: string;
};

/** "Photo 3 of 18" */
export const positionIn = (words: ViewerWords, n: number, total: number): string =>
  words.position.replace('{n}', String(n)).replace('{total}', String(total));
