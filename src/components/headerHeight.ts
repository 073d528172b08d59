/** CSS pixels without the border; `wide` from 1200 px. `sizes` cannot use custom properties. */
export const bar = { narrow: 72, wide: 88 } as const;

export const belowHeader = {
  narrow: `100svh - ${bar.narrow + 1}px`,
  wide: `100svh - ${bar.wide}px`,
} as const;
