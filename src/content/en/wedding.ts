import type { WeddingWords } from '../../pages/Wedding.tsx';
import { formatHours, unbroken } from '../../site/formats.ts';
import { formatEuros } from '../../site/priceFormats.ts';
import { lowestPrice, prices } from '../../site/prices.ts';
import { churches, hoursOn, venue } from '../../site/venue.ts';

const { capacity, churchMinutes } = venue;

const wedding: WeddingWords = {
  head: {
    title: `Weddings by the sea in East Attica: ${venue.name.en}`,
    description: `Marry on a lawn that faces the sea near ${venue.address.locality.en}, dine among olive trees or in a stone hall, and watch the moon rise out of the water.`,
    keywords: ['wedding venue Attica', 'wedding venue Keratea', 'seaside wedding near Athens', 'wedding in an olive grove', 'wedding reception East Attica'],
  },
  label: 'Weddings',
  title: 'Face the sea,\nthe sun behind\n*your guests*',
  lead: 'Our lawn looks east. In the hour before sunset nobody in the chairs has the light in their eyes, and all of it falls on\u00a0you.',
  ask: 'Ask about a date',
  churches: 'Churches nearby',
  why: {
    title: 'Four things you would only *find out by living here*',
    reasons: [
      {
        title: 'The moon comes up out of the water',
        text: 'Choose the night of a full moon and it rises from the sea behind the arch, at about the time the first plates go out. We keep the list of\u00a0dates.',
      },
      {
        title: 'Rain has a plan',
        text: 'The stone hall is enclosed and air-conditioned, and opens on to the same lawn. If the weather turns, the tables come in and the evening keeps its\u00a0shape.',
      },
      {
        title: 'A room until the last dance',
        text: 'The couple’s studio has a bed, a mirror and a garden window. Dress there in the afternoon; come back at midnight for flat\u00a0shoes.',
      },
      {
        title: 'The lamb comes off the fire',
        text: 'The grill stands outdoors, beside the pergola. Dinner walks a few steps to the table, and you smell it well before the speeches\u00a0end.',
      },
    ],
  },
  album: {
    name: 'Photographs of weddings at the estate',
    size: 6,
    captions: {
      groveTable: 'One long table in the grove, the candles lit while it is still light.',
      roundArch: 'The round arch, in terracotta.',
      placeInSun: 'An olive sprig at every place, cut that morning.',
      hallTables: 'The hall by candlelight, if you would rather dine indoors.',
      danceFloor: 'After eleven.',
      cake: 'Cake, under the lights.',
    },
  },
  know: {
    title: 'Before *you ask*',
    answers: [
      ...(prices
        ? [
            {
              question: 'The price',
              answer: `From ${formatEuros(lowestPrice(prices), 'en')} a guest with the food, the wine and VAT; on a Saturday in June ${formatEuros(prices.seasons.june.perGuest.saturday, 'en')}. [All the prices, and a sum for your own\u00a0day](prices).`,
            },
          ]
        : []),
      {
        question: 'Getting here',
        answer: 'Follow the Attiki Odos ring motorway to its end at Markopoulo, then the road to Keratea. There is room for every car and for coaches, so nobody walks along the verge in heels. [The page to send your\u00a0guests](guests)',
      },
      {
        question: 'The guests',
        answer: `Up to ${capacity.outdoors} at table outdoors and ${capacity.indoors} in the hall. A small wedding takes the pergola, where everyone hears the\u00a0toasts.`,
      },
      {
        question: 'The ceremony',
        answer: `On our lawn, or in one of ${churches.length} churches ${unbroken(`${churchMinutes.from}–${churchMinutes.to}`)}\u00a0minutes away. We speak to the parish about the hour, the crowns and the flowers. [See them all on the map](churches).`,
      },
      {
        question: 'Dinner',
        answer: 'Greek cooking by our catering partner: the outdoor grill, and what is in season on the Mesogeia plain. Children eat early, from their own menu, at their own\u00a0table.',
      },
      {
        question: 'The light',
        answer: `[Our photographer](photographer) has worked weddings for more than ${venue.photographerYears} years and will tell you, to the quarter hour, when to walk out to the olive\u00a0trees.`,
      },
      {
        question: 'The music',
        answer: 'The sound is set for the garden: full on the dance floor, low at the tables. A generator stands by, so the last song is yours to\u00a0choose.',
      },
    ],
  },
  close: {
    title: 'Come before sunset, *stay for the moon*',
    text: `We show the estate every day, ${unbroken(formatHours(hoursOn('wedding', 'en'), 'en'))}. Come towards evening, and you will see it in the light your guests will.`,
    action: 'Arrange a visit',
  },
};

export default wedding;
