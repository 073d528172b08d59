export const percentOf = (scale: number): string => `${Math.round(scale * 100)}%`;

export const withPercent = (text: string, scale: number): string =>
  text.replace('{percent}%', percentOf(scale));
