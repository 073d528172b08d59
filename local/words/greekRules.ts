/** What Greek spelling asks, as far as a program can tell. */

const withoutAccents = (text: string): string =>
  text.normalize('NFD').replaceAll('\u0301', '').normalize('NFC');

/** Vowels that sound as one; an accent on the first, or two dots on the second, parts them. */
export const syllablesOf = (word: string): number =>
  (
    word
      .toLowerCase()
      // ι and υ before another vowel may glide into it: για, ποιος, δυο.
      .replaceAll(/(?:ει|οι|υι|ι|υ)(?=[αεοωάέόώ]|ου|ού|η|ή)/gu, '')
      .match(/ου|ού|αι|αί|ει|εί|οι|οί|υι|υί|αυ|αύ|ευ|εύ|ηυ|ηύ|[αεηιουωάέήίόύώϊϋΐΰ]/gu) ?? []
  ).length;

/** Short for something longer. */
const neverAccented = new Set(['Αρ']);

/** Words of two syllables or more without an accent, but for capitals. */
export const wordsWithoutAccent = (text: string): string[] =>
  (text.match(/\p{Script=Greek}+/gu) ?? []).filter(
    (word) =>
      word === withoutAccents(word) &&
      !/[ΐΰ]/.test(word) &&
      word !== word.toUpperCase() &&
      syllablesOf(word) > 1 &&
      !neverAccented.has(word),
  );
