/** Height of the bar in pixels, but for the line under it; wide from 1200 px on. The theme reads it, and so do photos, whose `sizes` know no custom properties. */
export const bar = { narrow: 72, wide: 88 } as const;

/** What it leaves of the screen: to first sections that are as high as that, and to those beside a photo on wide screens. */
export const belowBar = {
  narrow: `100svh - ${bar.narrow + 1}px`,
  wide: `100svh - ${bar.wide}px`,
} as const;
