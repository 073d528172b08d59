/** Keys as they stood before, new ones after the key that comes before them in the type. */
export const inPlace = (
  keys: readonly string[],
  before: readonly string[],
  known: readonly string[],
): string[] => {
  const order = [...before];
  known.forEach((key, index) => {
    if (!order.includes(key)) order.splice(order.indexOf(known[index - 1] ?? '') + 1, 0, key);
  });
  const rank = (key: string): number => (order.includes(key) ? order.indexOf(key) : order.length);
  return [...keys].sort((one, other) => rank(one) - rank(other));
};
