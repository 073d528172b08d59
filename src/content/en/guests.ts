import type { GuestsWords } from '../../pages/Guests.tsx';
import { parking } from '../../site/driveFacts.ts';
import { fridayMinutes, ways } from '../../site/guestFacts.ts';
import { house } from '../../site/houseFacts.ts';
import { venue } from '../../site/venue.ts';

const guests: GuestsWords = {
  head: {
    title: `For guests: how to get to ${venue.name.en}, ${venue.address.locality.en}`,
    description: 'The road from Athens and the airport, parking and taxis, what to wear after dark, the churches, where to sleep and where to swim nearby.',
    keywords: ['how to get to Liofos Estate', 'Keratea wedding guests', 'hotels near Keratea', 'beaches near Lavrio', 'taxi Keratea'],
  },
  gate: {
    label: 'For guests',
    title: 'See you *at\u00a0the\u00a0gate*',
    lead: 'The road, where to leave the car, what to wear after dark and where to sleep. Send the page to anyone who asks.',
    gps: 'GPS:',
    map: 'Open us in maps',
    phone: 'If you get lost: we pick up until the night is over',
    share: { action: 'Send this page', note: 'By Viber, text or e-mail' },
  },
  share: { text: `How to get to ${venue.name.en}`, copied: 'The link was copied.' },
  road: {
    title: 'By car',
    drawing: {
      description: 'Sketch of the road: Attiki Odos, Markopoulo, Keratea, the estate, on to Daskalio and the sea',
      airport: 'Airport',
      motorway: 'Attiki Odos',
      fromAthens: 'from Athens',
      markopoulo: 'Markopoulo',
      keratea: 'Keratea',
      daskalio: 'Daskalio',
      lavrio: 'Lavrio',
      sea: 'sea',
    },
    caption: 'A sketch, not to scale. The numbers match the steps.',
    steps: [
      { name: 'Attiki Odos, to its end', text: 'The ring motorway: follow “Markopoulo”. Where the airport road leaves it, keep right.' },
      { name: 'Markopoulo', text: 'Straight on for Keratea and Lavrio.' },
      { name: 'Keratea', text: 'Leave the Lavrio road and follow the signs for Daskalio.' },
      { name: 'The gate', text: 'Two stone pillars with lamps, cypresses behind. The lamps are lit from dusk.' },
    ],
    copy: 'Copy for GPS',
    copied: 'The coordinates were copied.',
  },
  travel: {
    title: 'How long it takes',
    note: `On a Friday afternoon, add ${fridayMinutes}\u00a0minutes.`,
    means: {
      parking: {
        name: 'Parking',
        text: `Inside the estate, free, for ${parking.cars} cars and ${parking.coaches} coaches. If you drink, leave the car and fetch it by noon the next day.`,
      },
      taxi: {
        name: 'Taxi',
        text: `From Keratea to the gate, ${ways.toGate}\u00a0minutes: {phone}. Book the ride back early; after midnight a taxi takes half an hour to reach us.`,
      },
      bus: { name: 'Bus', text: 'The KTEL bus to Lavrio from Pedion tou Areos in Athens, as far as Keratea, then a taxi. At night there is none back.' },
      airport: { name: 'From the airport', text: 'By taxi or hired car, without going through Athens. As you leave, follow “Markopoulo”.' },
      stepFree: {
        name: 'No steps',
        text: 'Wheelchairs and pushchairs meet none from the car park to the terrace. Ask the attendant and you may drive that far; on the lawn we lay a path.',
      },
    },
  },
  evening: {
    title: 'Once the sun is down',
    text: 'We sit outdoors. After sunset there is light for another half hour; then the candles are lit.',
    sunsets: {
      months: { 4: 'Apr', 5: 'May', 6: 'June', 7: 'July', 8: 'Aug', 9: 'Sept', 10: 'Oct' },
      dark: 'dark',
      caption: 'When the sun sets, in the middle of the month; all times PM.',
    },
    wear: [
      { name: 'A shawl, a jacket', text: 'After eleven it turns cool, even in July. In May and October bring something warmer.' },
      { name: 'The wind', text: 'The meltemi, the summer north wind, blows by day and usually drops with the sun. The olive grove stands between it and the tables.' },
      { name: 'Shoes', text: 'A thin heel sinks into the lawn. Block heels or flats; the terrace and the dance floor are hard underfoot.' },
      { name: 'Mosquitoes', text: 'There is spray at the bar and in the toilets.' },
    ],
  },
  churches: {
    title: 'Which church is it?',
    text: 'Minutes are from the church to our gate. Each line opens on the map. Inside, shoulders covered.',
    list: { onMap: 'on the map' },
    more: 'All the churches on one map',
  },
  stay: {
    sleep: { title: 'Where to sleep', text: `There are no rooms at the estate. These are nearby${house.roomsHeldMonths ? `, hold some until ${house.roomsHeldMonths}\u00a0months before the party` : ''} and know that you will be late; say you are coming to us.` },
    swim: { title: 'In the morning, a swim', text: 'The nearest sea is {minutes} away. Towel, water, sunglasses.' },
  },
  reach: {
    title: 'Lost? Ring us.',
    text: 'On the night, whoever is at the gate picks up.',
    share: 'Send this page',
    print: 'Print it',
    address: 'The address of this page:',
  },
};

export default guests;
