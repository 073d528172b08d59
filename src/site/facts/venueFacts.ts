import ownChurches from '../../content/facts/churches.json' with { type: 'json' };
import ownFigures from '../../content/facts/figures.json' with { type: 'json' };
import ownHours from '../../content/facts/hours.json' with { type: 'json' };
import ownPartners from '../../content/facts/partners.json' with { type: 'json' };
import ownShown from '../../content/facts/shown.json' with { type: 'json' };
import ownVenue from '../../content/facts/venue.json' with { type: 'json' };
import type {
  ChurchFacts,
  OpeningHours,
  PageFigures,
  PartnerFacts,
  VenueFacts,
  Shown,
} from './schema.ts';

// `npm run check` validates it; the compiler infers an array of phones.
export const venue = ownVenue as VenueFacts;

/** Monday to Sunday. */
export const hours: OpeningHours = ownHours;

export const figures = ownFigures as PageFigures;

export const { churches }: ChurchFacts = ownChurches;

export const partners: PartnerFacts = ownPartners;

/** Not in prices.ts: every page needs only this flag. */
export const { prices: hasPrices }: Shown = ownShown;
