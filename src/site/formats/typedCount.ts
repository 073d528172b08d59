/** Converts digits of any script, because Arabic keyboards type ٠–٩. */
export const normalizeDigits = (text: string): string =>
  text.replaceAll(/(?![0-9])\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0)!;
    // Unicode encodes the ten digits of a script in one run.
    let first = code;
    while (/\p{Nd}/u.test(String.fromCodePoint(first - 1))) first -= 1;
    return String((code - first) % 10);
  });

/** Removes separators: "1.000", "1,000", "1 000", "1'000". */
export const normalizeCount = (text: string): string => {
  const number = normalizeDigits(text.trim());
  return /^\d{1,3}([.,'’\s])\d{3}(?:\1\d{3})*$/.test(number)
    ? number.replaceAll(/\D/g, '')
    : number;
};
