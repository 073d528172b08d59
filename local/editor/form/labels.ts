import type { Field } from '../../../src/build/content/contentFields.ts';
import type { Kind } from '../../../src/build/content/kinds.ts';
import { fieldAt, isList } from './fieldAt.ts';
import { greek } from './greekLabels.ts';

export const groupTitles: Readonly<Record<Kind['group'], string>> = {
  pages: 'Σελίδες · Pages',
  shared: 'Κοινά · Shared',
  facts: 'Στοιχεία · Facts',
  photos: 'Φωτογραφίες · Photos',
};

/** "phonesNote" as "Phones note". */
const english = (key: string): string => {
  const words = key.replaceAll(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
};

export const hasLabel = (key: string): boolean => Object.hasOwn(greek, key);

/** How the form calls a key, in both languages. */
export const labelOf = (key: string): string =>
  [...new Set([...(Object.hasOwn(greek, key) ? [greek[key]!] : []), english(key)])].join(' · ');

/** The place of a fault as the form calls it: "Τίτλος", or "Όσα τηρούμε › Στοιχεία › 2 › Κείμενο"; lists count from 1. */
export const wayOf = (at: string, field: Field | undefined): string => {
  const names: string[] = [];
  let around = field;
  for (const key of at.split('.')) {
    names.push(isList(around) ? String(Number(key) + 1) : (greek[key] ?? key));
    around = around && fieldAt(around, key);
  }
  return names.join(' › ');
};
