/** Removes separators: "1.000", "1,000", "1 000", "1'000". */
export const normalizeCount = (text: string): string => {
  const number = text.trim();
  return /^\d{1,3}([.,'’\s])\d{3}(?:\1\d{3})*$/.test(number)
    ? number.replaceAll(/\D/g, '')
    : number;
};
