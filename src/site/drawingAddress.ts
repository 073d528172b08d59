/** Where a drawing made at build lies; the version says what is in all of them, so it may be kept for ever. */
export const drawingAddress = (name: string, version: string): string =>
  `/assets/plan-${name}.${version}.svg`;
