import type { CorporateWords } from '../../pages/Corporate.tsx';
import { formatEuros } from '../../site/priceFormats.ts';
import { prices } from '../../site/prices.ts';
import { partners, venue } from '../../site/venue.ts';

const { capacity } = venue;

const dayPrice = prices?.companies ? ` A day meeting with coffee, lunch and VAT is from ${formatEuros(prices.companies.perPerson, 'en')} a person: see the [prices](prices).` : '';

const corporate: CorporateWords = {
  head: {
    title: `Corporate events in East Attica: ${venue.name.en}`,
    description: `Conferences, meetings and company dinners for up to ${capacity.outdoors} in a stone hall and garden at the end of the Attiki Odos. Screen, sound, parking, one invoice.`,
    keywords: ['corporate event venue Attica', 'conference venue near Athens airport', 'company dinner East Attica', 'meeting room Keratea', 'offsite Athens'],
  },
  label: 'Corporate events',
  title: 'A morning in stone,\n*an evening outdoors*',
  lead: 'The olive trees begin where the slides end. Conferences, meetings and dinners on an estate your guests will find without ringing you from the road.',
  ask: 'Request a quote',
  rooms: {
    title: 'How many *of you?*',
    unit: 'people',
    indoors: {
      name: 'The stone hall',
      text: 'At tables, or in rows before the stage. Timber trusses, arched windows, air conditioning; the doors open straight on to the\u00a0terrace.',
    },
    outdoors: {
      name: 'Pergola, terrace and lawn',
      text: 'Dinner for the whole company, or drinks on your feet under strings of bulbs. In summer the hall keeps the north wind off the\u00a0tables.',
    },
    meeting: {
      name: 'The meeting room',
      text: 'Around one long table or in a U, with a screen on the wall and windows on the garden. For boards, training days and decisions that need some\u00a0quiet.',
    },
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
      { question: 'Equipment', answer: 'Stage, lectern, screen, microphones, loudspeakers and Wi-Fi. The technician is here before you and leaves after you. A generator covers power\u00a0cuts.' },
      { question: 'Access', answer: 'Take the Attiki Odos to its end at Markopoulo, then follow signs to Keratea and Daskalio. Anyone landing at the airport is already on the right\u00a0road.' },
      { question: 'Parking', answer: 'Inside the gate, for every car. Coaches have room to turn and to wait without blocking the\u00a0lane.' },
      { question: 'Food', answer: `Coffee in the morning, a light lunch, the grill at night. ${partners.catering.name.en} cooks, for those who avoid meat or gluten\u00a0too.` },
      { question: 'Invoices', answer: `One quote and one invoice for the space, the food and the technical crew. You pay by bank transfer, in the instalments we agree\u00a0on.${dayPrice}` },
      { question: 'After hours', answer: 'A walk through the olive grove, Mesogeia wine, [music](djMusic) in the dose you like. If you mean to dance, read on under [parties](party).' },
    ],
  },
  close: {
    title: 'Send us *the programme*',
    text: `How many you are, when you start, when you want coffee. You will have a quote within ${venue.replyHours}\u00a0hours.`,
    action: 'Request a quote',
  },
};

export default corporate;
