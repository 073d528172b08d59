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

/** Link to the contact form, whose message then asks for a visit. */
export const visitLink = { to: 'contact', hash: 'form-title', search: '?visit=1' } as const;

/** Drops unknown parameters such as ad click ids. */
export const pickKnownParams = (search: string): string => {
  const known = [...new URLSearchParams(search)].filter(([name]) =>
    (parameters as readonly string[]).includes(name),
  );
  return known.length > 0 ? `?${new URLSearchParams(known)}` : '';
};
