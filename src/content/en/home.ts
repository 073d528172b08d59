import type { HomeWords } from '../../pages/Home.tsx';
import { minutesFrom } from '../../site/driveFacts.ts';
import { formatTime } from '../../site/formats.ts';
import { house } from '../../site/houseFacts.ts';
import { formatEuros } from '../../site/priceFormats.ts';
import { lowestPrice, prices } from '../../site/prices.ts';
import { sentences } from '../../site/sentences.ts';
import { venue } from '../../site/venue.ts';
import enquiry from './enquiry.ts';
import { jonasW } from './reviewList.ts';

const { capacity, churchMinutes } = venue;
const airport = minutesFrom('airport');

const home: HomeWords = {
  head: {
    title: `${venue.name.en}: weddings and events with a sea view in Attica`,
    description:
      'A stone hall, gardens and a pergola between olive trees and the sea at Keratea, East Attica. For weddings, baptisms, company events and parties.',
    keywords: ['wedding venue Attica', 'wedding venue near Athens', 'estate wedding Greece', 'Keratea event venue', 'baptism venue', venue.name.en],
  },
  cover: {
    title: 'Between the olives\nand *the sea*',
    text: 'A stone hall, gardens and a pergola at Keratea, for [weddings](wedding), [baptisms](baptism), [company events](corporate) and\u00a0[parties](party).',
    facts: sentences(
      `${capacity.outdoors} seats outdoors, ${capacity.indoors} in the hall${airport ? `, ${airport}\u00a0minutes from the airport` : ''}.`,
      prices && `\n[From ${formatEuros(lowestPrice(prices), 'en')} a guest](prices) with dinner, wine and\u00a0VAT.`,
      '[Marrying here from\u00a0abroad](wedding#abroad)',
    ),
    services: 'Our services',
    contact: 'Contact',
  },
  opening: {
    sentence: 'Sun and olive, in a single Greek word:\u00a0*liofos.*',
    paragraphs: [
      'It is the light that comes in low between the branches, shortly before sunset. Most of our weddings begin at that hour.',
      'The sea lies to the east. On summer nights the full moon comes up out of the water, across from the tables.',
    ],
    marks: [
      {
        title: 'Indoors or out, the same evening',
        text: `If it rains, the stone hall is kept for up to ${capacity.indoors} of you; the others sit on the terrace, under the awning.`,
      },
      {
        title: 'The church is just down the road',
        text: `Seven churches, ${churchMinutes.from} to ${churchMinutes.to}\u00a0minutes away. Your guests arrive while it is still light and find their first drink waiting.`,
      },
      {
        title: 'One celebration a day',
        text: sentences(
          house.entry && `From ${formatTime(house.entry.hosts, 'en')} the estate is yours alone.`,
          'In the couple’s studio you dress in peace.',
        ),
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
    title: 'We *coordinate it all*',
    services: {
      planning: {
        title: 'Wedding planning',
        text: `If you want one, a planner of your own from day one. On the day itself ${venue.managerFirstName.en} is here, at no charge.`,
      },
      photography: {
        title: 'Photography and film',
        text: `Our photographer has worked weddings for more than ${venue.photographerYears}\u00a0years. Shortly before sunset you walk out to the olives together.`,
      },
      music: {
        title: 'DJ and music',
        text: sentences('From the waltz to island songs.', prices?.music && `Outdoors until ${formatTime(prices.music.outdoors, 'en')}, in the hall until ${formatTime(prices.music.indoors, 'en')}.`),
      },
      church: {
        title: 'Church arrangements',
        text: 'We speak to the parish about the time, the paperwork and the flowers, and bring you only what is left to decide.',
      },
      children: {
        title: 'Children’s menu',
        text: 'Burgers, spaghetti, watermelon, at a table of their own. After that, the lawn is theirs.',
      },
      decoration: {
        title: 'Flowers and decoration',
        text: 'Linen, candles, eucalyptus, branches from our own olive trees. We lay one table for you to see before we lay the rest.',
      },
    },
  },
  about: {
    title: 'We know the corners *the meltemi misses*',
    text: `For more than ${venue.yearsOpen}\u00a0years we have laid tables under the same olive trees, in still air, in rain and in the gales of the summer north\u00a0wind.`,
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
