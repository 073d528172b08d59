import { fill } from '../site/formats/fill.ts';

/** Everything the viewer says; in FrameWords as `viewer`. */
export type ViewerWords = {
  /** What the viewer is called by screen readers. */
  name: string;
  close: string;
  previous: string;
  next: string;
  zoomIn: string;
  zoomOut: string;
  /** Back to the size that fits the screen, and the size now; "{percent}%" stands on the button and must be a word of its own. */
  reset: string;
  /** Said by screen readers when the photo was made larger or smaller: "Zoom {percent}%". */
  zoomed: string;
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

/** "150%" of a scale of 1.5. */
export const percentOf = (scale: number): string => `${Math.round(scale * 100)}%`;

/** "Zoom 150%" */
export const withPercent = (text: string, scale: number): string =>
  text.replace('{percent}%', percentOf(scale));

/** "Photo 3 of 18" */
export const positionIn = (words: ViewerWords, n: number, total: number): string =>
  fill(words.position, { n, total });
