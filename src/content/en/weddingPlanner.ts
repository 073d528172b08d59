import type { WeddingPlannerWords } from '../../pages/WeddingPlanner.tsx';
import { formatDay } from '../../site/formatDay.ts';
import { formatTime } from '../../site/formats.ts';
import { house } from '../../site/houseFacts.ts';
import { lightEvening } from '../../site/lightFacts.ts';
import { formatEuros } from '../../site/priceFormats.ts';
import { prices } from '../../site/prices.ts';
import { sentences } from '../../site/sentences.ts';
import { venue } from '../../site/venue.ts';

const planner = prices?.once.planner;

const weddingPlanner: WeddingPlannerWords = {
  head: {
    title: `Wedding planner at ${venue.name.en}, Greece`,
    description: 'Your wedding in six steps, from a first walk round the estate to the day itself, and one Saturday in June told hour by hour.',
    keywords: ['wedding planner Greece', 'wedding planner Athens', 'wedding coordination East Attica', 'wedding day timeline Greece', 'planning a Greek wedding from abroad'],
  },
  label: 'Wedding planner',
  title: 'One person\n*holds the list*',
  lead: sentences(
    'You make the decisions; we make the calls.',
    `${venue.managerFirstName.en} runs every event on its day, at no charge;`,
    `a planner of your own from day one, if you want one, is ${planner ? formatEuros(planner, 'en') : 'extra'}.`,
  ),
  contact: 'Arrange a visit',
  steps: {
    title: 'Six steps *to the day*',
    text: 'Starting late? Four months is enough. We just walk a little faster.',
    steps: [
      {
        when: '12 months before',
        title: 'We walk the estate',
        text: 'Come an hour before sunset, or see it with us by video. We talk dates, church and numbers, and you leave with one sheet of paper that says what everything costs.',
      },
      {
        when: '9 months before',
        title: 'We book the people',
        text: 'Priest, photographer, music, flowers. We get them round one table once, so that you don’t have to say the same thing four times.',
      },
      {
        when: '6 months before',
        title: 'We lay one table',
        text: 'A real one, under the pergola: cloth, plates, the flowers that will be out that month, the lights switched on. Sit down at it, look, and change your mind while that’s still easy.',
      },
      {
        when: `${prices?.payment?.monthsBefore ?? 2} months before`,
        title: 'We eat',
        text: `You taste the menu, ${prices ? `up to ${prices.tastingGuests} of you, ` : ''}at no charge; bring both sets of parents if you’re feeling brave. Savatiano wine from the Mesogeia plain, lamb off the grill, figs if they’re in.`,
      },
      {
        when: '1 month before',
        title: 'Who sits where',
        text: 'Tell us how many allergies and pushchairs there are, and which grandmothers can’t sit in a draught. The plan goes back and forth until nobody grumbles.',
      },
      {
        when: 'On the day',
        title: 'All you do is arrive',
        text: `We’re here from ${house.entry ? formatTime(house.entry.suppliers, 'en') : 'early morning'}. If the meltemi gets up, we have already laid the tables beside the olive grove, which breaks it. If it rains, the hall is waiting with its lights on.`,
      },
    ],
  },
  day: {
    title: 'One Saturday in June, *hour by hour*',
    morning: {
      flowers: 'The flowers arrive and go straight into the cool of the hall.',
      tables: 'The tables are laid. Which way they face is up to the wind.',
      dress: 'The bride dresses in the studio. Somebody brings her a toasted sandwich, because she hasn’t eaten.',
    },
    evening: {
      hours: {
        water: { title: 'Water with mint', text: 'The first guest parks, and a cold glass is waiting.' },
        ceremony: { title: 'The ceremony', text: 'On the lawn: sun behind the guests, sea in front of them.' },
        dinner: { title: 'The first plates', text: 'Sunset. The lights come on in the pergola and everyone sits down.' },
        dance: { title: 'The first dance', text: 'The cake is cut, and from then on the floor is open.' },
        grill: { title: 'The grill again', text: 'Everybody remembers they’re hungry.' },
        goodNight: { title: 'Good night', text: 'We collect the jackets, the heels, one bow tie.' },
      },
      sunset: 'The sun sets',
      moonrise: 'The moon rises out of the sea',
      note: `The sky as it will be on ${formatDay(lightEvening.day, 'en')}, reckoned for Keratea.`,
    },
  },
  yours: {
    title: 'These stay with you',
    items: ['The first song.', 'Who sits *next to your aunt.*', 'Whether you cry.'],
  },
  close: {
    title: 'It starts\n*with a coffee*',
    text: 'One hour at the estate, no obligation. Bring a date, or just a season.',
    action: 'Contact us',
  },
};

export default weddingPlanner;
