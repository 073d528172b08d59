import type { PartyWords } from '../../pages/Party.tsx';
import { formatHours, formatTime, unbroken } from '../../site/formats.ts';
import { house } from '../../site/houseFacts.ts';
import { prices } from '../../site/prices.ts';
import { sentences } from '../../site/sentences.ts';
import { hoursOn, venue } from '../../site/venue.ts';

const music = prices?.music;

const party: PartyWords = {
  head: {
    title: `Birthdays and parties near Athens: ${venue.name.en}`,
    description: 'Birthdays, engagements, company parties and feast days in a garden and stone hall near Keratea: a bar, a grill, a dance floor, and olive trees for neighbours.',
    keywords: ['party venue Attica', 'birthday venue near Athens', 'engagement party Keratea', 'company party venue', 'garden party East Attica'],
  },
  label: 'Party',
  title: 'The neighbours\n*are olive trees*',
  lead: 'They have never complained about the music. Birthdays, engagements, company parties and feast days, in a garden that lights up when the sun goes down.',
  ask: 'Ask about a date',
  toAlbum: 'See the photos',
  reasons: {
    title: 'Why *here*',
    list: [
      { name: 'The meltemi usually drops with the sun', text: 'August mornings are windy. If it goes on into the evening, the olive grove breaks\u00a0it.' },
      { name: 'Dinner is cooked in plain sight', text: 'The stone grill stands beside the table. Anyone hungry early knows where to\u00a0stand.' },
      { name: 'The dance floor has an understudy', text: `Outdoors, under the lights${music ? `, until ${formatTime(music.outdoors, 'en')}` : ''}. After that, or if it rains, in the hall, enclosed and air-conditioned${music ? `, until\u00a0${formatTime(music.indoors, 'en')}` : ''}.` },
      { name: 'One celebration a day', text: sentences(house.entry && `From ${formatTime(house.entry.hosts, 'en')} the estate is yours alone.`, 'Set up at your own pace, and share it with\u00a0nobody.') },
    ],
  },
  types: {
    title: 'What are you *celebrating?*',
    list: [
      { name: 'Birthday', text: 'Turning five or fifty. The small ones get balloons and a table in the shade of an olive; the grown-ups get one long table under the\u00a0pergola.' },
      { name: 'Engagement', text: 'Two families meeting for the first time. We seat them mixed, and by dessert they have found the cousin they\u00a0share.' },
      { name: 'Corporate party', text: 'Year’s end, an anniversary, good news. Drinks on the terrace, plates off the fire, the invoice to accounts. For conferences, see [corporate events](corporate).' },
      { name: 'Festive events', text: 'New Year and Carnival in the hall, Easter lamb on the spit in the garden, the fifteenth of August under the\u00a0lights.' },
    ],
  },
  services: {
    title: 'The rest *is our job*',
    list: [
      { name: 'Music and DJ', text: 'From your uncle’s old laika to whatever your daughter plays. Give [our DJ](djMusic) three songs you want and one you never want to hear\u00a0again.' },
      { name: 'Decoration', text: 'Balloons, rings of light, candles, flowers in season. You choose the colours and find them in\u00a0place.' },
      { name: 'Activities', text: 'A treasure hunt in the olive grove for the children, backgammon and football on the grass, karaoke after dark. It only takes one brave\u00a0guest.' },
      { name: 'Photography', text: `[Our photographer](photographer) has done this for more than ${venue.photographerYears} years: here before the evening light, gone after the\u00a0cake.` },
    ],
  },
  album: {
    title: 'How *an evening goes*',
    captions: {
      buffet: 'Fruit, sweets and cake under the rings of light',
      grill: 'The grill, alight',
      cocktails: 'The first cocktails',
      groveLights: 'Bulbs along the olive-grove path',
      sofas: 'A corner for talking',
      hallPath: 'The path to the hall',
      heels: 'Heels, at the edge of the floor',
      terrace: 'Drinks on the terrace',
      childrenTable: 'A child’s birthday in the shade of the olive',
      cake: 'Cake among the candles',
      dancers: 'The dance floor, from a table',
      hallLights: 'The hall, ready for dancing',
      longTable: 'The long table under the pergola',
      pergolaAtNight: 'The pergola from the lawn',
    },
    running: 'It starts with a cocktail, moves to the fire and the long table, and ends on the dance floor. Choose a photo to see it large.',
  },
  close: {
    title: 'Come by *for a drink*',
    text: `We show the estate every day, ${unbroken(formatHours(hoursOn('party', 'en'), 'en'))}. Come late in the afternoon and we will switch the lights on for you.`,
    action: 'Arrange a visit',
  },
};

export default party;
