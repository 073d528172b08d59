/** The questions of docs/questions.md whose answers hang on facts: the page, taps and text of each answer. */
import house from '../../src/content/facts/house.json' with { type: 'json' };
import { drives, parking } from '../../src/site/facts/driveFacts.ts';
import { toilets } from '../../src/site/facts/estateFacts.ts';
import { prices as list, type PriceFacts } from '../../src/site/facts/prices.ts';
import { venue } from '../../src/site/facts/venue.ts';
import { formatTime } from '../../src/site/formats/formats.ts';
import { formatEuros } from '../../src/site/formats/priceFormats.ts';
import type { Language } from '../../src/site/languages.ts';
import type { PageId } from '../../src/site/pages.ts';

export type Question = { number: number; page: PageId; taps: number; at?: string; says: string };

const prices = list as PriceFacts;

export const questionsIn = (language: Language): Question[] => {
  const say = (el: string, en: string): string => (language === 'el' ? el : en);
  const { indoors } = venue.capacity;
  const until = formatTime(prices.music!.indoors, language);
  const suppliers = formatTime(house.entry.suppliers, language);
  const saturday = formatEuros(prices.seasons.june.perGuest.saturday, language);
  const person = formatEuros(prices.companies!.perPerson, language);
  const airport = drives.find(({ id }) => id === 'airport')!.minutes;
  const abroad = say('2', '1');
  const rows: readonly [number, PageId, number, string, string?][] = [
    [2, 'home', 0, say(`ως ${saturday} ένα Σάββατο`, `to ${saturday} on a June Saturday`)],
    [5, 'home', 0, say(`για εσάς και χωράει ${indoors}`, `kept for up to ${indoors}`)],
    [6, 'wedding', 1, say(`στην αίθουσα ως τις ${until}`, `in the hall until ${until}`)],
    [12, 'prices', 1, say('Αν ακυρώσετε αργότερα', 'Cancel later')],
    [15, 'guests', 2, say(`${toilets} τουαλέτες`, `${toilets} toilets`)],
    [17, 'prices', 2, say(`μπαίνουν από τις ${suppliers}`, `come in from ${suppliers}`), 'rules'],
    [
      21,
      'wedding',
      Number(abroad),
      say(`${airport} λεπτά από το`, `${airport} minutes from the`),
      'abroad',
    ],
    [31, 'corporate', 1, say(`παρκάρουν ${parking.cars}`, `parking for ${parking.cars}`)],
    [36, 'prices', 1, say(`από ${person} το άτομο`, `from ${person} a person`)],
  ];
  return rows.map(([number, page, taps, says, at]) => ({ number, page, taps, at, says }));
};
