/** What the estate has to offer, in the order in which the home page and the page about us list it. */
export const facilities = [
  'hall',
  'gardens',
  'pergola',
  'reception',
  'barbecue',
  'studio',
  'generator',
  'parking',
] as const;

export type Facility = (typeof facilities)[number];
