import own from '../../content/facts/shown.json' with { type: 'json' };

/** What the site shows at all; the owner's. */
export type Shown = {
  /** Prices: their page, the calculator, and each sentence that names one. If not, there is no page of them: in no menu, in no sitemap, under no address. */
  prices: boolean;
};

const shown: Shown = own;

/** Whether the site tells what an event costs (prices.ts). It stands apart from the list because every page needs this of it, and few a price. */
export const hasPrices: boolean = shown.prices;
