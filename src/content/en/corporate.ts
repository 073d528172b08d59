import type { CorporateWords } from '../../pages/Corporate.tsx';
import { minutesFrom, parking } from '../../site/driveFacts.ts';
import { technics } from '../../site/layoutFacts.ts';
import { formatEuros } from '../../site/priceFormats.ts';
import { prices } from '../../site/prices.ts';
import { partners, venue } from '../../site/venue.ts';

const { capacity } = venue;

const dayPrice = prices?.companies ? ` A day meeting with coffee, lunch and VAT is from ${formatEuros(prices.companies.perPerson, 'en')} a person, from ${prices.companies.smallest} people; cancel free up to ${prices.companies.freeDaysBefore}\u00a0days before. See the [prices](prices).` : '';

const [airport, centre] = [minutesFrom('airport'), minutesFrom('centre')];
const near = airport && centre ? `${airport}\u00a0minutes from the airport, ${centre} from the centre; parking for ${parking.cars} cars and ${parking.coaches}\u00a0coaches.` : '';

const wifi = technics ? ` Wi-Fi at ${technics.wifi.megabits}\u00a0Mbps for ${technics.wifi.devices} devices, in the hall and on the terrace.` : '';

const corporate: CorporateWords = {
  head: {
    title: `Corporate events in East Attica: ${venue.name.en}`,
    description: `Conferences, meetings and company dinners for up to ${capacity.outdoors} in a stone hall and garden at the end of the Attiki Odos. Screen, sound, parking, one invoice.`,
    keywords: ['corporate event venue Attica', 'conference venue near Athens airport', 'company dinner East Attica', 'meeting room Keratea', 'offsite Athens'],
  },
  label: 'Corporate events',
  title: 'A morning indoors,\n*an evening outdoors*',
  lead: 'The olive trees begin where the slides end. Conferences, meetings and dinners on an estate your guests will find without ringing you from the road.',
  near,
  ask: 'Request a quote',
  rooms: {
    title: 'How many *of you?*',
    unit: 'people',
    indoors: {
      name: 'The stone hall',
      text: 'At tables, or in rows before the stage. Morning sun comes in through the seven arches; when the screen is on, we close the\u00a0curtains.',
    },
    outdoors: {
      name: 'Pergola, terrace and lawn',
      text: 'Dinner for the whole company, or drinks standing up under strings of bulbs. To the north the olive grove keeps the wind off the\u00a0tables.',
    },
    meeting: {
      name: 'The meeting room',
      text: 'Around one long table, with a screen on the wall and windows on the garden. For boards, training days and decisions that need some\u00a0quiet.',
    },
  },
  stages: {
    title: 'Before a stage or around a table',
    layouts: { rows: '{seats} in rows, before the stage', u: '{seats} in a U, in the same hall', board: '{seats} around one table, in the small hall' },
    included: 'Included: a {width}\u00a0×\u00a0{height}\u00a0m screen, four radio microphones, sound, a technician; live streaming is extra. All plans are to one scale.',
  },
  day: {
    title: 'Until six, *work*',
    captions: {
      stage: 'The stage, with lectern and screen.',
      workshop: 'In a U, for a training day.',
      boardroom: 'The boardroom table.',
      cups: 'After the morning session.',
      sofas: 'Sofas for small groups.',
      pergolaDrinks: 'The pergola, with the sun still up.',
    },
  },
  evening: {
    title: 'After six, *not a slide*',
    captions: {
      grill: 'The grill, alight.',
      dinner: 'Time for dinner.',
      hallAtDusk: 'The hall as it gets dark.',
      bar: 'The bar, under its vine.',
      terrace: 'High tables on the terrace, the arches lit.',
      danceFloor: 'The dance floor. Optional, at first.',
    },
  },
  needs: {
    title: 'For whoever *has to organise it*',
    text: `One number and one person: ${venue.managerFirstName.en}, from the quote to the last taxi.`,
    answers: [
      { question: 'Equipment', answer: `Stage, lectern, screen, microphones and loudspeakers. The technician is here before you and leaves after you.${wifi}` },
      { question: 'Access', answer: 'Take the Attiki Odos to its end at Markopoulo, then follow signs to Keratea and Daskalio. Anyone landing at the airport is already on the right\u00a0road.' },
      { question: 'Parking', answer: 'Inside the gate, for every car. Coaches have room to turn and to wait without blocking the\u00a0lane.' },
      { question: 'Food', answer: `Coffee in the morning, a light lunch, the grill at night. ${partners.catering.name.en} cooks, for those who avoid meat or gluten\u00a0too.` },
      { question: 'Invoices', answer: `One quote and one invoice for the space, the food and the technical crew. The quote shows prices with and without VAT; the invoice is filed with myDATA and e-mailed to\u00a0you.${dayPrice}` },
      { question: 'After hours', answer: 'A walk through the olive grove, Mesogeia wine, [music](djMusic) as loud as you like. If you mean to dance, read on under [parties](party).' },
    ],
  },
  close: {
    title: 'Send us *the programme*',
    text: `How many you are, when you start, when you want coffee. You will have a quote within ${venue.replyHours}\u00a0hours.`,
    action: 'Request a quote',
  },
};

export default corporate;
