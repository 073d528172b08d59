import own from '../../content/facts/shown.json' with { type: 'json' };
import type { Shown } from './schema.ts';

const shown: Shown = own;

/** Whether the site tells what an event costs (prices.ts). It stands apart from the list because every page needs this of it, and few a price. */
export const hasPrices: boolean = shown.prices;
