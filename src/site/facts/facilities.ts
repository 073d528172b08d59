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
