export const formatPercent = (scale: number): string => `${Math.round(scale * 100)}%`;

export const fillPercent = (text: string, scale: number): string =>
  text.replace('{percent}%', formatPercent(scale));
