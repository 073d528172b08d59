import { formatDay } from '../../src/site/formats/formatDay.ts';
import type { Language } from '../../src/site/languages.ts';

/** Returns a day as matchers read it on a page, where every space counts as a plain one. */
export const formatShownDay = (day: string, language: Language): string =>
  formatDay(day, language).replace('\u00a0', ' ');
