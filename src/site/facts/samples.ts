export type Sample = {
  what: string;
  /** File or folder, then ": " and field names. */
  where: string;
};

/** Remove an entry when its content is real. */
export const samples: readonly Sample[] = [
  {
    what: 'the names of the estate and of the manager',
    where: 'src/content/facts/venue.json: name, shortName, manager, managerFirstName',
  },
  {
    what: 'the company: name, legal form, seat, GEMI and VAT numbers',
    where: 'src/content/facts/venue.json: company',
  },
  {
    what: 'the phones, the Viber and WhatsApp numbers and the e-mail address',
    where: 'src/content/facts/venue.json: phones, viber, whatsapp, email',
  },
  {
    what: 'the address and its place on the map',
    where: 'src/content/facts/venue.json: address, position, geoRegion',
  },
  { what: 'the social pages', where: 'src/content/facts/venue.json: social' },
  { what: 'the opening hours', where: 'src/content/facts/hours.json' },
  {
    what: 'capacity, experience and price range',
    where: 'src/content/facts/venue.json: capacity, yearsOpen, photographerYears, priceRange',
  },
  { what: 'the statistics', where: 'src/content/facts/figures.json' },
  {
    what: 'the rating and the number of reviews; search engines show them, and invented ones are unlawful',
    where: 'src/content/facts/venue.json: rating',
  },
  {
    what: 'how soon enquiries are answered and how long they are kept',
    where: 'src/content/facts/venue.json: replyHours, enquiriesKeptMonths, undeliveredKeptDays',
  },
  { what: 'the positions of the churches', where: 'src/content/facts/churches.json' },
  {
    what: 'what an event costs, and the rules of the house',
    where: 'src/content/facts/prices.json',
  },
  { what: 'the partner companies', where: 'src/content/facts/partners.json' },
  {
    what: 'who handles data, in which country and with which safeguard',
    where: 'src/site/facts/legalFacts.ts: recipients, storeLocation, logsKeptDays',
  },
  { what: 'the ways without steps', where: 'src/site/facts/legalFacts.ts: stepFree' },
  {
    what: 'the ways, the taxi, the places to sleep and the beaches for guests',
    where: 'src/content/facts/guests.json: ways, fridayMinutes, taxi, lodgings, beaches',
  },
  {
    what: 'how far the estate is by car, and how many cars and coaches park inside',
    where: 'src/content/facts/drive.json: drives, parking',
  },
  {
    what: 'when the gate opens, and what couples from abroad are told',
    where: 'src/content/facts/house.json',
  },
  {
    what: 'how far it is on foot in the estate, the seats in the grove, the toilets',
    where: 'src/content/facts/estate.json',
  },
  {
    what: 'the plan of the estate',
    where: 'src/features/sitePlan',
  },
  {
    what: 'the evening and the hours of the photographer’s four photos',
    where: 'src/site/facts/lightFacts.ts: lightEvening',
  },
  {
    what: 'how many each place takes by layout, the plan for rain, and the technical equipment',
    where: 'src/site/facts/layoutFacts.ts: capacities, rainPlans, technics',
  },
  { what: 'which months have Saturdays left', where: 'src/content/facts/availability.json' },
  {
    what: 'the terms and the privacy note, for your lawyer to read',
    where: 'src/content/el/terms.ts',
  },
  {
    what: 'the reviews, in both languages; invented ones are unlawful',
    where: 'src/content/el/reviewList.json',
  },
  { what: 'how reviews are collected', where: 'src/content/el/pages/reviews.json: origin' },
  { what: 'the photographs', where: 'photos' },
];

/** Returns "" without samples. */
export const samplesNote = (): string =>
  samples.length === 0
    ? ''
    : [
        `The site is built. ${samples.length} of its facts are still samples; replace them with your own before it goes live:`,
        ...samples.map(({ what, where }) => `  ${what} (${where})`),
        'Once a fact is yours, take its line out of src/site/facts/samples.ts.',
      ].join('\n');
