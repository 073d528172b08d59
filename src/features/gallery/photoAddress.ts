import type { Parameter } from '../../site/parameters.ts';

const parameter: Parameter = 'photo';

/** The photo that an address opens, e.g. "061" of "?photo=061". */
export const photoIn = (search: string): string | null =>
  new URLSearchParams(search).get(parameter);

/** The same address with another photo or, for null, without one; whatever else it asks for stays. */
export const withPhoto = (search: string, id: string | null): string => {
  const query = new URLSearchParams(search);
  if (id === null) query.delete(parameter);
  else query.set(parameter, id);
  const rest = query.toString();
  return rest && `?${rest}`;
};
