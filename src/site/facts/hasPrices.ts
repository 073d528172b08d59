import own from '../../content/facts/shown.json' with { type: 'json' };
import type { Shown } from './schema.ts';

const shown: Shown = own;

/** Separate from prices.ts: every page needs only this flag. */
export const hasPrices: boolean = shown.prices;
