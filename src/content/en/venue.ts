import type { VenueWords } from '../../pages/Venue.tsx';
import { venue as facts } from '../../site/venue.ts';

const venue: VenueWords = {
  head: {
    title: `The venue: ${facts.name.en}, Keratea`,
    description: `An air-conditioned stone hall for ${facts.capacity.indoors}, gardens for ${facts.capacity.outdoors}, a pergola, a couple’s studio and parking: ${facts.name.en} in photographs.`,
    keywords: ['wedding venue Keratea', 'estate venue East Attica', 'sea view venue Athens', 'stone hall reception', 'event venue with parking'],
  },
  label: 'The venue',
  title: 'Stone, olive trees *and a strip of sea*',
  lead: 'From the gate to the chapel is a five-minute walk. The hall stands halfway, with its back to the north wind.',
  capacity: {
    title: 'Room for how many',
    unit: 'seats',
    outdoors: 'in the garden, at tables',
    indoors: 'in the air-conditioned hall',
    meeting: 'around the meeting table',
  },
  facilities: {
    title: 'Seven things *you will be glad of*',
    items: [
      { name: 'Large car park', remark: 'Inside the estate, for cars and coaches. Nobody walks along the road at night.' },
      { name: 'Semi-open pagoda', remark: 'The timber pergola with its climbers: shade over lunch, lights over dinner.' },
      { name: 'Barbecue facilities', remark: 'The stone grill is outdoors, the logs stacked beside it. You smell the lamb before you see it.' },
      { name: 'Reception area', remark: 'The paved terrace with the bougainvillea, for the first drink, while people arrive.' },
      { name: 'Couple’s studio', remark: 'A bed, a mirror, an arched window. Dress there in the afternoon, change shoes at midnight.' },
      { name: 'Backup generator', remark: 'If the power goes down in the area, the lights, the kitchen and the music carry on.' },
      { name: 'Gardens', remark: 'A lawn towards the east, lavender, cypresses, and the grove with its old trees.' },
    ],
  },
  photos: {
    title: 'One place, *different days*',
    text: 'Under each photograph, what we were celebrating. Where it says Venue, nothing yet.',
    categories: { venue: 'Venue', wedding: 'Wedding', baptism: 'Baptism', corporate: 'Corporate', party: 'Party' },
    all: 'All photographs',
  },
  figures: {
    title: 'What the place *has seen so far*',
    weddings: 'weddings',
    baptisms: 'baptisms',
    corporate: 'corporate events',
    parties: 'parties',
  },
  contact: {
    title: 'Follow *the lavender*',
    text: 'From the end of the Attiki Odos ring motorway, at Markopoulo, carry on towards Keratea and Daskalio. The gate has two lanterns, lit from dusk.',
    where: 'Address',
    phones: 'Telephone',
    email: 'E-mail',
    everyDay: 'Monday to Sunday',
    hoursNote: 'For a visit outside these hours, call us and we will arrange it.',
    write: 'Arrange a visit',
  },
};

export default venue;
