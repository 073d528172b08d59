/** The sizes in which pages are looked at, in CSS pixels: a phone, a tablet held upright, a desktop. */
export const sizes = {
  390: { width: 390, height: 844 },
  768: { width: 768, height: 1024 },
  1440: { width: 1440, height: 900 },
} as const;

export type Width = keyof typeof sizes;

export const widths = Object.keys(sizes).map(Number) as Width[];
