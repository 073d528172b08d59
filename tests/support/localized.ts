import { mapLanguages, type Localized } from '../../src/site/languages.ts';

/** Returns the Greek text for Greek, and the English one for every other language. */
export const localize = (greek: string, english: string): Localized =>
  mapLanguages((language) => (language === 'el' ? greek : english));
