/**
 * Control characters (a line break in a header starts a new header, RFC 5322 section 2.2), format characters
 * that disguise text (Unicode TR 36) and lone surrogates. Both joiners stay: emoji and several scripts need
 * them.
 */
const invisible = /(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu;

/** Visible characters; excludes Hangul fillers and the Braille blank. */
const ink = /[^\s\p{Z}\p{Cc}\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}\u2800]/u;

const orNothing = (text: string): string => (ink.test(text) ? text : '');

/** Returns one line with single spaces; "" if nothing is visible. */
export const cleanLine = (text: string): string =>
  orNothing(
    text
      .replace(/[\s\p{Zl}\p{Zp}]+/gu, ' ')
      .replace(invisible, '')
      .replace(/ {2,}/g, ' ')
      .trim(),
  );

/** Returns text with \n line breaks; "" if nothing is visible. */
export const cleanText = (text: string): string =>
  orNothing(
    text
      .replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
      .split('\n')
      .map((line) => line.replace(/\t/g, ' ').replace(invisible, '').trimEnd())
      .join('\n')
      .trim(),
  );

/**
 * Returns a name that is safe in a mail to an unverified address: letters, spaces, hyphen, apostrophe; at most
 * 40 characters.
 */
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
