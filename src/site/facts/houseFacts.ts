import ownHouse from '../../content/facts/house.json' with { type: 'json' };

/**
 * What people ask before they write and no price list says (docs/questions.md); sample values. What the owner leaves
 * out of src/content/facts/house.json is not said on any page.
 */
export type House = {
  /** Hours from which suppliers and hosts may come in, and by which suppliers have cleared everything next morning. */
  entry?: { suppliers: string; hosts: string; cleared: string };
  /** Days in which a municipality issues a licence to marry, about. */
  licenceDays?: number;
  /** Months before an event until which lodgings nearby hold rooms for its guests. */
  roomsHeldMonths?: number;
};

export const house: House = ownHouse;
