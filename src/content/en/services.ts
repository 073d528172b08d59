import type { ServicesWords } from '../../pages/Services.tsx';
import { formatTime, unbroken } from '../../site/formats.ts';
import { house } from '../../site/houseFacts.ts';
import { formatEuros } from '../../site/priceFormats.ts';
import { prices } from '../../site/prices.ts';
import { sentences } from '../../site/sentences.ts';
import { churches, partners, venue } from '../../site/venue.ts';

const services: ServicesWords = {
  head: {
    title: `Wedding and event services at ${venue.name.en}`,
    description: `Planner, photographer, church paperwork, a children’s menu, flowers and music at ${venue.name.en}, East Attica. Take what you need; we coordinate it all.`,
    keywords: ['wedding services Greece', 'wedding planner Athens countryside', 'wedding photographer East Attica', 'church wedding Greece help', 'children’s wedding menu', 'wedding flowers Keratea'],
  },
  label: 'Services',
  title: 'You choose,\n*we do the running*',
  lead: 'From the priest to the DJ’s power socket, we coordinate it all. Take the parts you need and leave the rest.',
  main: {
    title: 'Two people\n*at your side*',
    planner: {
      title: 'Wedding Planner',
      text: sentences(
        'Holds the schedule, the phone and the umbrella. Works out how many minutes a long dress takes to reach the lawn, and which supplier to ring twice.',
        prices?.once.planner && `Your own from day one, ${formatEuros(prices.once.planner, 'en')}.`,
      ),
      features: ['Dates, costs and the payment schedule', 'Flowers, invitations, the seating plan', `On the day, ${venue.managerFirstName.en}, at no charge`],
      action: 'How we work, step by step',
    },
    photographer: {
      title: 'Photographer',
      text: `${partners.photographer.name.en} has photographed weddings for over ${venue.photographerYears}\u00a0years. They won’t pose you; they’ll be waiting in the corner where the light is about to land.`,
      features: ['Weddings and baptisms', 'A walk to the olives before sunset', 'Album and film'],
      action: 'Meet the photographer',
    },
  },
  more: {
    title: 'Four more, *if you want them*',
    church: {
      title: 'Church coordination',
      text: `There are ${churches.length} churches ${unbroken(`${venue.churchMinutes.from}–${venue.churchMinutes.to}`)}\u00a0minutes away. We settle the time with the priest, explain the papers a parish asks for, and tell your guests where to park.`,
      features: ['All dealings with the parish', 'Crowns, candles, the font', 'Flowers at the door and down the aisle'],
      action: 'The churches on the map',
    },
    children: {
      title: 'Special children’s menu',
      text: 'Dishes they know, served while the grown-ups are still at the small plates. By the main course they are out on the grass, and you eat your dinner hot.',
      features: ['Meatballs, pasta, grilled chicken', 'Allergies marked at each place on the plan', 'High chairs for the smallest'],
      action: 'The baptism menu',
    },
    film: {
      title: 'Photography and video',
      text: 'One camera close, one far off, and a microphone for the speeches, because out on the lawn the meltemi eats the words. For a wedding, a baptism, a company evening or a birthday.',
      features: ['A short film and the whole day', 'Views from the air when the wind allows', 'Files at full size'],
      action: 'See photographs',
    },
    decoration: {
      title: 'Decoration and styling',
      text: 'We begin with what grows here: olive, lavender, bougainvillea against the stone. Then candles, and flowers in season, until you say that’s enough.',
      features: ['Arch, aisle and tables', 'Lights in the pergola and over the floor', 'Favours and the guest-book table'],
      action: 'A wedding, fully dressed',
    },
  },
  music: {
    title: 'And someone\n*to choose the songs*',
    text: `${partners.dj.name.en} looks after the music. They set the sound for a garden, not a stadium, and first of all they ask which song you never want to hear.`,
    action: 'DJ and music',
  },
  ask: {
    title: 'Tell us what\n*you already have*',
    text: `Bringing your own photographer or florist? They’re welcome, at no charge. We open the gate for them ${house.entry ? `at ${formatTime(house.entry.suppliers, 'en')}` : 'in the morning'} and show them where the sockets are.`,
    action: 'Request a quote',
  },
};

export default services;
