/** For a character class. U+2060 prevents line breaks on purpose. */
export const invisible = String.raw`\u00ad\u200b\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff`;

/** Tabs, line separators and rare spaces become spaces; U+00A0 prevents line breaks on purpose. */
export const cleanText = (written: string): string =>
  written.replaceAll(new RegExp(`[${invisible}]`, 'g'), '').replaceAll(/[^\S\n\u00a0]/g, ' ');
