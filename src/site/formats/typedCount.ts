/** Replaces decimal digits of every script by 0–9: phones with an Arabic keyboard type ٠–٩. */
export const asciiDigits = (text: string): string =>
  text.replaceAll(/(?![0-9])\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0)!;
    // Unicode encodes the digits of a script in runs of ten, 0 first.
    let first = code;
    while (/\p{Nd}/u.test(String.fromCodePoint(first - 1))) first -= 1;
    return String((code - first) % 10);
  });

/** Returns a whole number as plain digits, without the groups of "1.000", "1,000", "1 000" or "1'000"; any other text as it is. */
export const ungrouped = (text: string): string => {
  const number = asciiDigits(text.trim());
  return /^\d{1,3}([.,'’\s])\d{3}(?:\1\d{3})*$/.test(number)
    ? number.replaceAll(/\D/g, '')
    : number;
};
