import type { Field } from '../../enquiry/fields.ts';
import type { MistakeWords } from '../../enquiry/enquiryWords.ts';
import { fill } from '../../site/formats/fill.ts';
import { formatNumber } from '../../site/formats/formats.ts';
import type { Language } from '../../site/languages.ts';

/** What the browser knows of a control that it has checked. */
type Checked = Pick<HTMLInputElement, 'validity' | 'validationMessage'>;

/** What stands at a field that the browser refuses: our words, the browser's own where we have none; undefined at one that is right. */
export function mistakeIn({ validity, validationMessage }: Checked, field: Field, words: MistakeWords, language: Language): string | undefined {
  if (validity.valid) return undefined;
  const sentence =
    // Half a date is missing to some browsers, and wrong to all.
    (validity.valueMissing && !validity.badInput && (words.missing as Record<string, string>)[field.name]) ||
    (validity.tooLong && words.tooLong) ||
    (validity.rangeUnderflow && field.kind === 'date' && words.past) ||
    (words.wrong as Record<string, string>)[field.kind] ||
    validationMessage;
  return fill(sentence, { min: formatNumber(field.min ?? 0, language), max: formatNumber(field.max ?? field.maxLength ?? 0, language) });
}
