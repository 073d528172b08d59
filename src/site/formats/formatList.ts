import { languages, type Language } from '../languages.ts';

/** Returns "α, β και γ" or "a, b or c". */
export const formatList = (
  parts: readonly string[],
  language: Language,
  joint: 'and' | 'or' = 'and',
): string =>
  [parts.slice(0, -1).join(', '), ...parts.slice(-1)]
    .filter(Boolean)
    .join(` ${languages[language].numberFormat[joint]} `);
