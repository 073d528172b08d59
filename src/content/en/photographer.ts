import type { PhotographerWords } from '../../pages/Photographer.tsx';
import { partners, venue } from '../../site/venue.ts';

const photographer: PhotographerWords = {
  head: {
    title: `Wedding photographer: ${partners.photographer.name.en} at ${venue.name.en}`,
    description: `${partners.photographer.name.en}, the photographers of ${venue.name.en}: over ${venue.photographerYears} years of weddings and christenings. Phone, e-mail, website, Instagram and Facebook.`,
    keywords: ['wedding photographer Greece', 'wedding photographer Athens', 'christening photographer', 'wedding film Greece', 'olive grove photo shoot'],
  },
  logo: `${partners.photographer.name.en}, photography`,
  title: 'First to reach *the light*',
  lead: `${partners.photographer.name.en} is the studio we work with. Its photographer has stood in every corner of the estate, and knows which of them turns gold at seven and which at ten to eight.`,
  contact: 'Contact details',
  yearsCaption: 'years behind the camera, at weddings and christenings',
  manner: {
    title: 'You won’t be asked\n*to say cheese*',
    text: [
      'He stands at the edge with two cameras and shoes that make no sound. While everyone else is watching the crowns, he has found the grandfather reaching for his handkerchief.',
      'A week before the day you walk out to the olives together and look at the time. The sun goes down behind the hills here, and when the moment comes all he says is “now”.',
    ],
  },
  lights: {
    title: 'One day, *three lights*',
    window: 'The window, while the dress waits.',
    olive: 'The sun through an olive tree. Greek has a word for it, and the word is our name.',
    candles: 'Candlelight, round the cake at dusk.',
  },
  delivery: {
    title: 'And afterwards, *what you get*',
    items: [
      { when: 'The next day', text: 'Twenty photographs on your phone, to send round before the guests from abroad reach the airport.' },
      { when: 'In six weeks', text: 'The whole set, chosen one by one, at full size and with no watermark.' },
      { when: 'In three months', text: 'The album, printed on paper, and a film of twenty minutes. Smaller albums for both sets of parents.' },
    ],
  },
  reach: {
    title: 'Talk to them\n*directly*',
    text: 'The photography is booked separately from the estate. Tell them you’re coming to us; they know the road.',
    phone: 'Phone',
    email: 'E-mail',
    website: 'Website',
    instagram: 'Instagram',
    facebook: 'Facebook',
  },
};

export default photographer;
