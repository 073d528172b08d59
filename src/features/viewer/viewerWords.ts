import { fill } from '../../site/formats/fill.ts';
import type { ViewerWords } from './schema.ts';

/** "150%" of a scale of 1.5. */
export const percentOf = (scale: number): string => `${Math.round(scale * 100)}%`;

/** "Zoom 150%" */
export const withPercent = (text: string, scale: number): string =>
  text.replace('{percent}%', percentOf(scale));

/** "Photo 3 of 18" */
export const positionIn = (words: ViewerWords, n: number, total: number): string =>
  fill(words.position, { n, total });
