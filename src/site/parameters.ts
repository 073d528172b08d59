/** The parameters that pages read from an address. */
const parameters = ['photo', 'category', 'eventDate', 'guests', 'season', 'day'] as const;

export type Parameter = (typeof parameters)[number];

/** Returns a query without the parameters that no page reads, such as click ids of advertisements: nobody hands those on. */
export const knownIn = (search: string): string => {
  const known = [...new URLSearchParams(search)].filter(([name]) =>
    (parameters as readonly string[]).includes(name),
  );
  return known.length > 0 ? `?${new URLSearchParams(known)}` : '';
};
