/**
 * What a visitor typed, without what cannot be seen: control characters (a line break in a header begins a
 * new header, RFC 5322 section 2.2), bidirectional and other format characters that disguise text (Unicode
 * TR 36), and halves of surrogate pairs. The two joiners stay: emoji and several scripts are written with them.
 */
const invisible = /(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu;

/** Anything that leaves ink: neither space nor ignorable (the Hangul fillers are letters to Unicode), nor the empty Braille cell. */
const ink = /[^\s\p{Z}\p{Cc}\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** A text without ink is no answer; who typed it left the field empty. */
const orNothing = (text: string): string => (ink.test(text) ? text : '');

/** One line: every run of white space, line breaks included, becomes a single space. Empty where nothing can be seen. */
export const cleanLine = (text: string): string =>
  orNothing(
    text
      .replace(/[\s\p{Zl}\p{Zp}]+/gu, ' ')
      .replace(invisible, '')
      .replace(/ {2,}/g, ' ')
      .trim(),
  );

/** Several lines: line breaks are kept, as \n. Empty where nothing can be seen. */
export const cleanText = (text: string): string =>
  orNothing(
    text
      .replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
      .split('\n')
      .map((line) => line.replace(/\t/g, ' ').replace(invisible, '').trimEnd())
      .join('\n')
      .trim(),
  );

/** A first name fit for a mail to an address nobody has verified: letters, spaces, hyphen, apostrophe; 40 at most. */
export const cleanFirstName = (name: string): string =>
  [
    ...cleanLine(name.normalize('NFC'))
      .replace(/[^\p{L}\p{M} '’-]/gu, '')
      .replace(/ {2,}/g, ' ')
      .trim(),
  ]
    .slice(0, 40)
    .join('')
    .trim();
