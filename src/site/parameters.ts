const parameters = [
  'photo',
  'category',
  'eventDate',
  'guests',
  'children',
  'season',
  'day',
  'eventsFrom',
  'visit',
] as const;

export type Parameter = (typeof parameters)[number];

/** Drops unknown parameters such as ad click ids. */
export const pickKnownParams = (search: string): string => {
  const known = [...new URLSearchParams(search)].filter(([name]) =>
    (parameters as readonly string[]).includes(name),
  );
  return known.length > 0 ? `?${new URLSearchParams(known)}` : '';
};
