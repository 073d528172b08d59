/** See docs/questions.md. */
import type { ReceptionContent } from '../../src/pages/reception/schema.ts';
import { drives, parking } from '../../src/site/facts/driveFacts.ts';
import { formatTime } from '../../src/site/formats/formats.ts';
import { toilets } from '../../src/site/facts/estateFacts.ts';
import { house } from '../../src/site/facts/houseFacts.ts';
import { capacities, technics } from '../../src/site/facts/layoutFacts.ts';
import type { Language } from '../../src/site/languages.ts';
import type { PageId } from '../../src/site/pages.ts';
import { formatEuros } from '../../src/site/formats/priceFormats.ts';
import { prices as list, type Prices } from '../../src/site/facts/prices.ts';
import { venue } from '../../src/site/facts/venue.ts';
import { contentOf } from '../../src/vite/content/contentOf.ts';

const elReception = contentOf<ReceptionContent>('reception', 'el');
const enReception = contentOf<ReceptionContent>('reception', 'en');

type Way = { page: PageId; taps: number; at?: string; linkOn?: PageId };

export type Question = { number: number; way: Way; says: string };

const prices = list as Prices;
const music = prices.music!;
const { once } = prices;
const fromAirport = drives.find(({ id }) => id === 'airport')!.minutes;

/** Menu and row are two taps, three for a row behind "+". */
export const questionsIn = (language: Language): Question[] => {
  const say = (el: string, en: string): string => (language === 'el' ? el : en);
  const time = (of: string): string => formatTime(of, language);
  const euros = (sum: number): string => formatEuros(sum, language);
  const home: Way = { page: 'home', taps: 0 };
  const wedding: Way = { page: 'wedding', taps: 1 };
  const baptism: Way = { page: 'baptism', taps: 1 };
  const corporate: Way = { page: 'corporate', taps: 1 };
  const price: Way = { page: 'prices', taps: 1 };
  const rules: Way = { page: 'prices', taps: 2, at: 'rules', linkOn: 'prices' };
  const guests: Way = { page: 'guests', taps: 2 };
  const abroad: Way =
    language === 'el'
      ? { page: 'wedding', taps: 2, at: 'abroad', linkOn: 'wedding' }
      : { page: 'wedding', taps: 1, at: 'abroad', linkOn: 'home' };
  const rows: readonly (readonly [number, Way, string])[] = [
    [
      1,
      home,
      say(
        `${venue.capacity.outdoors} θέσεις στον κήπο, ${venue.capacity.indoors}`,
        `${venue.capacity.outdoors} seats outdoors, ${venue.capacity.indoors}`,
      ),
    ],
    [
      2,
      home,
      say(
        `ως ${euros(prices.seasons.june.perGuest.saturday)} ένα Σάββατο του Ιουνίου, με φαγητό`,
        `to ${euros(prices.seasons.june.perGuest.saturday)} on a June Saturday, with dinner`,
      ),
    ],
    [3, { page: 'reception', taps: 2 }, say(elReception.dates.lead, enReception.dates.lead)],
    [
      4,
      wedding,
      say(
        'Φωτογράφο, ανθοπώλη και DJ φέρνετε όποιον θέλετε, χωρίς χρέωση',
        'Bring any photographer, florist or DJ, at no charge',
      ),
    ],
    [
      5,
      home,
      say(
        `κρατημένη για εσάς και χωράει ${venue.capacity.indoors}`,
        `kept for up to ${venue.capacity.indoors} of you`,
      ),
    ],
    [
      6,
      wedding,
      say(`στην αίθουσα ως τις ${time(music.indoors)}`, `in the hall until ${time(music.indoors)}`),
    ],
    [7, guests, say(`για ${parking.cars} αυτοκίνητα`, `for ${parking.cars} cars`)],
    [
      8,
      home,
      say(
        `Από τις ${time(house.entry!.hosts)} το πρωί το κτήμα είναι μόνο δικό σας`,
        `From ${time(house.entry!.hosts)} the estate is yours alone`,
      ),
    ],
    [
      9,
      price,
      say('Δικά σας ποτά: ποτήρια, πάγο και μπάρμαν', 'Your own spirits, with our glasses'),
    ],
    [
      10,
      price,
      say(
        `το ${prices.payment!.contract}% της προσφοράς`,
        `a deposit of ${prices.payment!.contract}% of the quote`,
      ),
    ],
    [11, rules, say('Ρύζι και χάρτινο κομφετί, ναι', 'Rice and paper confetti, yes')],
    [12, price, say('Αν ακυρώσετε αργότερα', 'Cancel later')],
    [13, wedding, say(`ως ${prices.tastingGuests} άτομα`, `up to ${prices.tastingGuests} of you`)],
    [
      14,
      price,
      say(
        `τα συντονίζει όλα η ${venue.managerFirstName.el}, χωρίς χρέωση`,
        `${venue.managerFirstName.en} runs everything, at no charge`,
      ),
    ],
    [15, guests, say(`${toilets} τουαλέτες`, `${toilets} toilets`)],
    [16, wedding, say('γίνεται πάντα στο γκαζόν', 'on the lawn is always possible')],
    [
      17,
      rules,
      say(
        `Οι συνεργάτες σας μπαίνουν από τις ${time(house.entry!.suppliers)}`,
        `Your suppliers come in from ${time(house.entry!.suppliers)}`,
      ),
    ],
    [
      18,
      wedding,
      say(
        `Χρεώνουμε τουλάχιστον ${prices.weekdaySmallest} καλεσμένους`,
        `We charge for at least ${prices.weekdaySmallest} guests`,
      ),
    ],
    [
      19,
      abroad,
      say(
        `Η άδεια βγαίνει σε ${house.licenceDays}`,
        `The licence takes about ${house.licenceDays}`,
      ),
    ],
    [
      20,
      abroad,
      say(
        `διάδρομος και ήχος, ${euros(once.ceremony!)}`,
        `aisle and sound are ${euros(once.ceremony!)}`,
      ),
    ],
    [
      21,
      abroad,
      say(`${fromAirport} λεπτά από το αεροδρόμιο`, `${fromAirport} minutes from the airport`),
    ],
    [
      22,
      abroad,
      say(`ως ${house.roomsHeldMonths} μήνες πριν`, `until ${house.roomsHeldMonths} months before`),
    ],
    [23, abroad, say('μιλούν αγγλικά', 'speak English')],
    [24, abroad, 'UTC+2'],
    [25, baptism, say('τη ληξιαρχική πράξη γέννησης', 'the birth certificate')],
    [
      26,
      baptism,
      say(
        `Από ${prices.weekdaySmallest} καλεσμένους, ως τις ${time(prices.baptismUntil!)}`,
        `From ${prices.weekdaySmallest} guests, until ${time(prices.baptismUntil!)}`,
      ),
    ],
    [27, baptism, say('πισίνα δεν υπάρχει', 'there is no pool')],
    [
      28,
      baptism,
      say(`σκιά για ${capacities.long.pergola!}`, `shades ${capacities.long.pergola!}`),
    ],
    [
      29,
      baptism,
      say(`από ${euros(prices.baptismFlowers!)}`, `from ${euros(prices.baptismFlowers!)}`),
    ],
    [30, baptism, say('μια πόρτα που κλείνει', 'a door that shuts')],
    [
      31,
      corporate,
      say(`παρκάρουν ${parking.cars} αυτοκίνητα`, `parking for ${parking.cars} cars`),
    ],
    [32, corporate, say('τέσσερα ασύρματα μικρόφωνα', 'four radio microphones')],
    [33, corporate, say('κλείνουμε τις κουρτίνες', 'we close the curtains')],
    [34, corporate, `${technics!.wifi.megabits} Mbps`],
    [35, corporate, say('με και χωρίς ΦΠΑ', 'with and without VAT')],
    [
      36,
      price,
      say(
        `από ${euros(prices.companies!.perPerson)} το άτομο`,
        `from ${euros(prices.companies!.perPerson)} a person`,
      ),
    ],
    [37, guests, say('Αττική Οδός ως το τέλος', 'Attiki Odos, to its end')],
    [38, guests, say('Χοντρό τακούνι ή ίσια', 'Block heels or flats')],
    [39, guests, say('Για τον γυρισμό κλείστε το νωρίς', 'Book the ride back early')],
    [40, guests, say('δεν υπάρχει σκαλί', 'There are no steps between')],
  ];
  return rows.map(([number, way, says]) => ({ number, way, says }));
};
