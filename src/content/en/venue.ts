import type { VenueWords } from '../../pages/Venue.tsx';
import { toilets } from '../../site/estateFacts.ts';
import { parking } from '../../site/driveFacts.ts';
import { venue as facts } from '../../site/venue.ts';

const venue: VenueWords = {
  head: {
    title: `The venue: ${facts.name.en}, Keratea`,
    description: `A plan of the estate with walking minutes, and its five places in pictures: stone hall for ${facts.capacity.indoors}, terrace, pergola, lawn for ${facts.capacity.outdoors}, olive grove.`,
    keywords: ['wedding venue Keratea', 'estate venue East Attica', 'sea view venue Athens', 'stone hall reception', 'event venue with parking'],
  },
  label: 'The venue',
  title: 'Stone, olive trees *and a strip of sea*',
  lead: `Five places to lay a table, for ${facts.capacity.meeting} guests or for ${facts.capacity.outdoors}. From the gate to the chapel is under two minutes on foot.`,
  visit: 'Arrange a visit',
  toPlan: 'See the plan',
  plan: {
    title: 'The estate, on foot',
    text: 'The plan is to scale. Minutes are counted from the door of the hall, at a stroll. Choose a number to see the place close up.',
    description:
      'A plan to scale. A road leads from the gate, in the south, to the hall. In front of the hall lie the terrace and the lawn; the pergola is to the south, the olive grove to the north, the chapel at the corner towards the sea. The sea, in the east, is not to scale.',
    names: { hall: 'Hall', terrace: 'Terrace', pergola: 'Pergola', lawn: 'Lawn', grove: 'Olive grove', arch: 'Arch', bar: 'Bar', chapel: 'Chapel', gate: 'Gate', parking: 'Car park' },
    remarks: { terrace: 'in front of the arches', bar: 'beside the sofas' },
    seats: 'seats',
    walk: { half: '½\u00a0minute', one: '1\u00a0minute', more: '{minutes}\u00a0minutes' },
    parking: `${parking.cars}\u00a0cars, ${parking.coaches}\u00a0coaches`,
    annex: `Small hall, ${facts.capacity.meeting}`,
    sea: 'Sea',
    notToScale: 'not to scale',
    moonrise: 'moonrise',
    east: 'east',
    north: 'N',
    scale: '20\u00a0m',
    capacity: { outdoors: 'seats outdoors, on the lawn', indoors: 'seats indoors, in the hall', meeting: 'in the small hall, around one table' },
    note: 'Minutes come from the length of each path at {pace}\u00a0metres a minute, to the nearest half. From the gate to the chapel is {metres}\u00a0metres. The three large numbers are firm; seats on the terrace, under the pergola and in the grove are indicative, as on the floor plans under [Reception](reception).',
  },
  walk: {
    title: 'From the hall *to the olives*, in five stops',
    ifRain: 'If it rains.',
    indicative: 'indicative',
    stops: {
      hall: {
        name: 'The hall',
        seats: 'seats at four long tables, and a small one for the couple',
        text: 'Stone walls, timber trusses, seven arches on to the terrace. Air-conditioned, winter and summer.',
        rain: 'You hear it on the tiles, and the party goes on.',
        where: 'Where the hall is on the plan',
      },
      terrace: {
        name: 'The terrace',
        seats: 'seats at two long tables',
        text: 'The first drink is served here, while people arrive. The potted bougainvillea stays out all year.',
        rain: 'We put out the awning and you stay where you are.',
        where: 'Where the terrace is on the plan',
      },
      pergola: {
        name: 'The pergola',
        seats: 'seats at three long tables',
        text: 'Timber beams and climbers overhead, lavender in front. Shade at noon, lights after dark.',
        rain: 'The beams let the water through. We lay the table in the hall, half a minute away.',
        where: 'Where the pergola is on the plan',
      },
      lawn: {
        name: 'The lawn',
        seats: 'seats at tables',
        text: 'Forty metres of grass, from the terrace to the low dry-stone wall. The ceremony arch stands towards the far end, with the sea behind it.',
        rain: `The hall seats ${facts.capacity.indoors}. If there are more of you, we lay the terrace too, under the awning.`,
        where: 'Where the lawn is on the plan',
      },
      grove: {
        name: 'The olive grove',
        seats: 'seats, at one long table',
        text: 'Half an acre of old olive trees and a gravel path. The table stands beside the path, with lanterns hung above it.',
        rain: 'There is no roof here. We lay the table in the hall.',
        where: 'Where the olive grove is on the plan',
      },
    },
  },
  facilities: {
    title: 'All of it on the estate',
    stepFree: 'There is no step between the car park and the tables.',
    items: {
      parking: { name: 'Large car park', remark: `${parking.cars}\u00a0cars and ${parking.coaches}\u00a0coaches park inside the gate, free of charge.` },
      pergola: { name: 'Semi-open pagoda', remark: 'Shade over lunch, lights over dinner.' },
      barbecue: { name: 'Barbecue facilities', remark: 'Stone-built, outdoors. You smell the lamb before you see it.' },
      reception: { name: 'Reception area', remark: 'The paved terrace.' },
      studio: { name: 'Couple’s studio', remark: 'Dress there in the afternoon, change shoes at midnight.' },
      toilets: { name: 'Toilets', remark: `${toilets} beside the hall, one for wheelchairs and with a changing table, cleaned all evening.` },
      generator: { name: 'Backup generator', remark: 'Lights, kitchen and music carry on.' },
      gardens: { name: 'Gardens', remark: 'Lawn, lavender, cypresses, olive trees.' },
    },
  },
  photos: {
    title: 'One place, different days',
    text: 'Under each photograph, the occasion it shows. Where it says Venue, the estate is between parties.',
    categories: { venue: 'Venue', wedding: 'Wedding', baptism: 'Baptism', corporate: 'Corporate', party: 'Party' },
    all: 'All photographs',
  },
  figures: {
    title: 'What the place has seen so far',
    weddings: 'weddings',
    baptisms: 'baptisms',
    corporate: 'corporate events',
    parties: 'parties',
  },
  contact: {
    title: 'Follow the lavender',
    text: 'From the end of the Attiki Odos ring motorway, at Markopoulo, carry on towards Keratea and Daskalio. Two lamps at the gate are lit from dusk.',
    where: 'Address',
    phones: 'Telephone',
    email: 'E-mail',
    everyDay: 'Monday to Sunday',
    hoursNote: 'For a visit outside these hours, call us and we will arrange it.',
    write: 'Arrange a visit',
    road: 'The road, turn by turn',
  },
};

export default venue;
