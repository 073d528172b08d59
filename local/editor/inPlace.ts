import type { Entry } from '../../src/build/content/contentFields.ts';

/** Keys as they stood before, new ones after the key that comes before them in the type. */
export const inPlace = (
  keys: readonly string[],
  before: readonly string[],
  entries: readonly Entry[],
): string[] => {
  const order = [...before];
  entries.forEach(({ key }, index) => {
    if (!order.includes(key))
      order.splice(order.indexOf(entries[index - 1]?.key ?? '') + 1, 0, key);
  });
  const rank = (key: string): number => (order.includes(key) ? order.indexOf(key) : order.length);
  return [...keys].sort((one, other) => rank(one) - rank(other));
};
