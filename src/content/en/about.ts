import type { AboutWords } from '../../pages/About.tsx';
import { venue } from '../../site/venue.ts';

const about: AboutWords = {
  head: {
    title: `About ${venue.name.en}, the people and the place`,
    description: `Who we are at ${venue.name.en} in Keratea, East Attica: the name, the land, what we hold to, and ${venue.manager.en}, who will answer the phone.`,
    keywords: ['wedding estate Keratea', 'event venue East Attica', venue.name.en, venue.manager.en, 'olive grove venue Greece'],
  },
  label: 'About us',
  title: 'Light, by way *of olive leaves*',
  lead: 'This is what you see if you look up in our grove, shortly before sunset. The estate took its name from it.',
  name: {
    sentence: 'In Greek, *lio* is the sun in one word and the olive in the next. Here it is both.',
    paragraphs: [
      `${venue.shortName.en} lies between Keratea and Daskalio, where the vineyards of the Mesogeia plain stop and the hills above Lavrio begin.`,
      'The lawn faces east. After midday the sun goes round behind the hall, and in the evening the moon comes up out of the sea.',
    ],
  },
  values: {
    title: 'Four things *we hold to*',
    items: [
      {
        title: 'One person, start to finish',
        text: `You talk to ${venue.managerFirstName.en} on your first visit and on the morning of the party. What you tell her, the kitchen, the DJ and the waiters know.`,
      },
      {
        title: 'What we say, we write down',
        text: 'Our quote spells out what it covers and what it does not. If anything changes, it changes on paper first.',
      },
      {
        title: 'Wind and rain have a plan',
        text: 'Every evening in the garden has a second plan for indoors. When the meltemi blows, we lay them beside the olive grove, which breaks it.',
      },
      {
        title: 'From round here',
        text: 'Wine from the Mesogeia, figs in August, oil and branches from the trees you can see. What the land gives goes on the table first.',
      },
    ],
  },
  figures: {
    title: 'So far',
    events: 'events',
    satisfaction: 'satisfied clients',
    years: 'years',
    support: 'support',
  },
  facilities: {
    title: 'What you will find *when you come*',
    items: [
      { name: 'Enclosed, air-conditioned hall', remark: `up to ${venue.capacity.indoors} seated` },
      { name: 'Gardens and lawn', remark: `up to ${venue.capacity.outdoors} seated` },
      { name: 'Semi-open pavilion', remark: 'a pergola: shade at noon, lights at night' },
      { name: 'Reception area', remark: 'the bougainvillea terrace, for a first drink' },
      { name: 'Barbecue facilities', remark: 'outdoors, a few steps from the tables' },
      { name: "Couple’s studio", remark: 'yours from morning to the end' },
      { name: 'Backup generator', remark: 'for the lights, the kitchen and the music' },
      { name: 'Large car park', remark: 'for cars and coaches' },
      { name: 'Easy access', remark: 'from the Attiki Odos ring motorway, Markopoulo exit' },
    ],
    more: 'Every part of it, with photographs, is on [the venue page](venue).',
  },
  host: {
    title: `${venue.managerFirstName.en} opens *the gate herself*`,
    paragraphs: [
      'Ask her where there is shade at six, which corner stays cool in August and which nights have a full moon.',
      'Come late in the afternoon and walk with her from the gate to the chapel.',
    ],
    visit: 'Arrange a visit',
    quote: '“Ask me about the small things too. The small things tell you how the day will go.”',
    role: 'Estate manager',
  },
};

export default about;
