import type { PartyWords } from '../../pages/Party.tsx';
import { formatHours, unbroken } from '../../site/formats.ts';
import { hoursOn, venue } from '../../site/venue.ts';

const party: PartyWords = {
  head: {
    title: `Birthdays and parties near Athens: ${venue.name.en}`,
    description: 'Birthdays, engagements, company parties and feast days in a garden and stone hall near Keratea: a bar, a grill, a dance floor, and olive trees for neighbours.',
    keywords: ['party venue Attica', 'birthday venue near Athens', 'engagement party Keratea', 'company party venue', 'garden party East Attica'],
  },
  label: 'Party',
  title: 'The neighbours\n*are olive trees*',
  lead: 'They have never complained about the music. Birthdays, engagements, company parties and feast days, in a garden that lights up when the sun goes down.',
  ask: 'Book an evening',
  toAlbum: 'See the photos',
  reasons: {
    title: 'Why *here*',
    list: [
      { name: 'The meltemi drops with the sun', text: 'August mornings are windy. By the time your guests arrive, the strings of bulbs are hanging\u00a0still.' },
      { name: 'Dinner is cooked in plain sight', text: 'The stone grill stands beside the table. Anyone hungry early knows where to\u00a0stand.' },
      { name: 'The dance floor has an understudy', text: 'Outdoors, under the lights. If it rains, or in January, inside the hall, which closes, heats and\u00a0cools.' },
      { name: 'No power cut in the chorus', text: 'The generator starts on its own. It has happened; nobody on the floor\u00a0noticed.' },
    ],
  },
  types: {
    title: 'What are you *celebrating?*',
    list: [
      { name: 'Birthday', text: 'Turning five or fifty. The small ones get balloons and a table in the shade of an olive; the grown-ups get one long table under the\u00a0pergola.' },
      { name: 'Engagement', text: 'Two families meeting for the first time. We seat them mixed, and by dessert they have found the cousin they\u00a0share.' },
      { name: 'Corporate party', text: 'Year’s end, an anniversary, good news. Drinks on the terrace, plates off the fire, the invoice to accounts. For conferences, see [corporate events](corporate).' },
      { name: 'Festive events', text: 'New Year and Carnival in the hall, Easter lamb on the spit in the garden, the fifteenth of August until it gets\u00a0light.' },
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
      candles: 'Candles and eucalyptus',
      terrace: 'Drinks on the terrace',
      childrenTable: 'A child’s birthday in the shade of the olive',
      cake: 'Cake among the candles',
      tray: 'A tray of glasses',
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
