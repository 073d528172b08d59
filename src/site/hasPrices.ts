/**
 * Whether the site tells what an event costs (prices.ts). If not, there is no page of prices: in no menu, in no sitemap,
 * under no address. It stands apart from the list because every page needs this of it, and few a price.
 */
export const hasPrices = true as boolean;
