import { fill } from '../../site/formats/formats.ts';
import type { ViewerMessages } from './schema.ts';

/** Returns "150%" for 1.5. */
export const percentOf = (scale: number): string => `${Math.round(scale * 100)}%`;

export const withPercent = (text: string, scale: number): string =>
  text.replace('{percent}%', percentOf(scale));

export const positionIn = (messages: ViewerMessages, n: number, total: number): string =>
  fill(messages.position, { n, total });
