import type { PhotographerWords } from '../../pages/Photographer.tsx';
import { formatDay } from '../../site/formatDay.ts';
import { lightEvening } from '../../site/lightFacts.ts';
import { partners, venue } from '../../site/venue.ts';

const photographer: PhotographerWords = {
  head: {
    title: `Wedding photographer: ${partners.photographer.name.en} at ${venue.name.en}`,
    description: `One path photographed at four hours of a June evening, an album to leaf through, and how to reach ${partners.photographer.name.en}, the photographers at ${venue.name.en}.`,
    keywords: ['wedding photographer Greece', 'wedding photographer Athens', 'baptism photographer', 'wedding film Greece', 'olive grove photo shoot'],
  },
  label: 'Photographer',
  title: 'First to reach\n*the light*',
  lead: `The photographers of ${partners.photographer.name.en} have stood in every corner of the estate. One turns gold at seven, another just before eight.`,
  contact: 'Contact details',
  caption: 'The sun through an olive tree. The estate is named after it.',
  hours: {
    title: 'One path,\nfour times',
    text: 'An evening in June, the camera in one spot. Only the sun has moved.',
    course: {
      name: `Height of the sun on ${formatDay(lightEvening.day, 'en')}: {heights}. Sunset {sunset}.`,
      height: '{time} {height}',
      above: '{degrees} degrees',
      below: '{degrees} degrees below',
      horizon: 'horizon',
      sunset: 'sunset {time}',
    },
    times: {
      '18:30': { name: 'Still daylight', text: 'Just before the guests. The sun is still high, so portraits are taken in the shade.' },
      '19:45': { name: 'Gold', text: 'Low light, from the side, with the ceremony under way.' },
      '20:45': { name: 'Pink', text: 'The sun has gone behind the hills. The colour holds for ten minutes, and the lanterns are lit.' },
      '22:00': { name: 'Night', text: 'Bulbs and candles, nothing else. The flash stays in its bag.' },
    },
    note: `Times are for ${formatDay(lightEvening.day, 'en')}, with sunset at {sunset}. In mid-September everything comes an hour and a quarter earlier.`,
  },
  logo: `${partners.photographer.name.en}, photography`,
  yearsCaption: 'years behind the camera, at weddings and baptisms',
  manner: {
    title: 'You won’t be asked\n*to say cheese*',
    text: [
      'The photographer stands at the edge with two cameras and shoes that make no sound. While everyone else is watching the crowns, he has found the grandfather reaching for his handkerchief.',
      'A week before the day you walk out to the olives together and look at the time. The sun goes down behind the hills here, and when the moment comes all he says is “now”.',
    ],
  },
  delivery: {
    title: 'And afterwards,\nwhat you get',
    text: 'A hundred pages of paper, the day in its own order. Leaf through it.',
    album: {
      name: 'The album, three spreads',
      dress: 'The window, while the dress waits.',
      aisle: 'The aisle, just before the chairs fill.',
      night: 'The candles, the cake, the dance floor, the heels left behind.',
    },
    items: {
      phone: { when: 'The next day', text: 'Twenty photographs on your phone, in time for those who leave early for the airport.' },
      prints: { when: 'In six weeks', text: 'The whole set, chosen one by one, at full size and with no watermark.' },
      book: { when: 'In three months', text: 'The album, printed on paper, and a film of twenty minutes. Smaller albums for both sets of parents.' },
    },
  },
  reach: {
    title: 'Talk to them directly',
    text: 'The photography is booked separately from the estate. Tell them you’re coming to us; they know the road.',
    call: `Call ${partners.photographer.name.en}`,
    phone: 'Phone',
    email: 'E-mail',
    website: 'Website',
    instagram: 'Instagram',
    facebook: 'Facebook',
  },
};

export default photographer;
