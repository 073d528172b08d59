import { languages, type Language } from './languages.ts';

/** An enumeration such as "α, β και γ" or "a, b and c"; with "or" of alternatives. */
export const formatList = (parts: readonly string[], language: Language, type: 'conjunction' | 'disjunction' = 'conjunction'): string =>
  new Intl.ListFormat(languages[language].locale, { type }).format(parts);
