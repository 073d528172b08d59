import type { HomeWords } from '../../pages/Home.tsx';
import { venue } from '../../site/venue.ts';
import enquiry from './enquiry.ts';
import { jonasW } from './reviewList.ts';

const home: HomeWords = {
  head: {
    title: `${venue.name.en}: weddings and events by the sea in Attica`,
    description:
      'A stone hall, gardens and a pergola between olive trees and the sea at Keratea, East Attica. For weddings, baptisms, company events and parties.',
    keywords: ['wedding venue Attica', 'wedding venue near Athens', 'estate wedding Greece', 'Keratea event venue', 'baptism venue', venue.name.en],
  },
  cover: {
    title: 'Between the olives\nand *the sea*',
    text: 'A stone hall, gardens and a pergola at Keratea, for weddings, baptisms, company events and\u00a0parties.',
    services: 'Our services',
    contact: 'Contact',
  },
  opening: {
    sentence: 'Greek has one word for sunlight through olive leaves:\u00a0*liofos.*',
    paragraphs: [
      'It is the light that comes in low between the branches, shortly before sunset. Most of our weddings begin at that hour.',
      'The sea lies to the east. On summer nights the full moon comes up out of the water, across from the tables.',
    ],
    marks: [
      {
        title: 'Indoors or out, the same evening',
        text: 'The stone hall is air-conditioned and opens on to the garden. If the weather turns, the tables move inside and the dancing goes on.',
      },
      {
        title: 'The church is just down the road',
        text: `Seven churches, ${venue.churchMinutes.from} to ${venue.churchMinutes.to} minutes away. Your guests arrive while it is still light and find their first drink waiting.`,
      },
      {
        title: 'A room of your own',
        text: 'The couple’s studio has a bed, a mirror and a window on the garden: somewhere to dress in peace, and to change shoes before the dancing.',
      },
    ],
  },
  day: {
    title: 'The day, *in its own time*',
    all: 'All photographs',
    captions: {
      dress: 'Morning in the studio',
      aisle: 'The ceremony on the lawn, facing the sea',
      rings: 'The rings',
      setting: 'A sprig of olive on every plate',
      cocktails: 'The first drink',
      bar: 'The stone bar',
      pergola: 'Dinner under the pergola',
      dance: 'The dance floor under the lights',
    },
    running: {
      lead: 'From morning into the night:',
      text: 'the couple’s studio, the ceremony on the lawn, the rings, a sprig of olive on every plate, the first drink, the stone bar, dinner under the pergola, the dance.',
    },
  },
  services: {
    title: 'All of it, *with one call*',
    services: {
      planning: {
        title: 'Wedding planning',
        text: 'One person keeps the timetable, the suppliers and the surprises in hand, so that you do not have to.',
      },
      photography: {
        title: 'Photography and film',
        text: `Our photographer has worked weddings for more than ${venue.photographerYears} years, and knows where the light falls at seven and where at eight.`,
      },
      music: {
        title: 'DJ and music',
        text: 'From the waltz to island songs. The sound is set for a garden: loud on the dance floor, low at the tables.',
      },
      church: {
        title: 'Church arrangements',
        text: 'We speak to the parish about the hour, the crowns and the flowers, and bring you only what is left to decide.',
      },
      children: {
        title: 'Children’s menu',
        text: 'Children eat early, at a table of their own, food they like. After that, the lawn is theirs.',
      },
      decoration: {
        title: 'Flowers and decoration',
        text: 'Linen, candles, eucalyptus, branches from our own olive trees. We lay one table for you to see before we lay the rest.',
      },
    },
  },
  about: {
    title: 'We know where *the summer wind comes from*',
    text: `For more than ${venue.yearsOpen} years we have laid tables under the same olive trees. We know when the shade reaches the lawn, which corner stays cool in August, and how long a coach takes from the Attiki\u00a0Odos.`,
    features: [
      'Enclosed, air-conditioned hall',
      'Gardens and lawn',
      'Semi-open pergola',
      'Reception area',
      'Grills in the garden',
      'A studio for the couple',
      'Backup generator',
      'Large car park',
    ],
    host: { quote: '“You will be talking to me, from the first call to the last song.”', role: 'Estate manager' },
  },
  churches: {
    title: 'Seven churches,\n*all within a quarter of an\u00a0hour*',
    text: 'Distances are by road, from our gate. Each line opens on the map.',
    list: { onMap: 'on the map' },
  },
  voice: {
    name: 'A review and figures',
    review: jonasW,
    open: '“',
    closing: '”',
    all: 'All reviews',
    figures: { events: 'events', years: 'years', satisfaction: 'satisfaction', churches: 'churches around us' },
  },
  partners: {
    label: 'Our partners',
    catering: 'Throumbi, kitchen',
    photographer: 'Diafragma, photography',
    dj: 'Nychtodia, DJ and sound',
  },
  ask: {
    title: 'Tell us *when*',
    lead: `A date is enough to begin with. We answer within ${venue.replyHours}\u00a0hours, Sundays\u00a0included.`,
    cards: { where: 'Where we are', phones: 'Telephone', email: 'E-mail', everyDay: 'Monday to Sunday' },
    enquiry,
  },
};

export default home;
