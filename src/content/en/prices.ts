import type { PricesWords } from '../../pages/Prices.tsx';
import { formatTime } from '../../site/formats.ts';
import { house } from '../../site/houseFacts.ts';
import { formatEuros } from '../../site/priceFormats.ts';
import { lowestPrice, prices as list } from '../../site/prices.ts';
import { sentences } from '../../site/sentences.ts';
import { churches, partners, venue } from '../../site/venue.ts';
import estimate from './estimate.ts';

const { churchMinutes } = venue;
const { entry } = house;
const lowest = list ? `, from ${formatEuros(lowestPrice(list), 'en')}` : '';

const prices: PricesWords = {
  head: {
    title: `Wedding and event prices near Athens: ${venue.name.en}`,
    description: `Prices per guest by season and day, VAT included${lowest}: what they cover, what costs extra, when you pay, and until when the music plays.`,
    keywords: ['wedding venue prices Athens', 'wedding cost per guest Greece', 'event venue price list', 'wedding menu price', 'reception prices Attica', venue.name.en],
  },
  shared: {
    days: estimate.days,
    months: estimate.months,
    indoors: estimate.indoors,
    upper: { bar: 'the open bar', secondMain: 'a second main course', flowers: 'flowers throughout', ceremony: 'a ceremony on the lawn, in the months outdoors' },
    reckoned: { bar: 'the bar', secondMain: 'second main course', flowers: '{price} for flowers', ceremony: '{price} for a ceremony on the lawn' },
  },
  board: {
    label: 'Prices and rules',
    title: 'The bill,\n*before the\u00a0meal*',
    lead: 'What you pay per guest, what that covers and what costs extra. VAT is included throughout.',
    calculate: 'Work it out',
    table: 'Prices',
    rules: 'Rules',
    print: 'Print it, two pages',
    valid: {
      from: 'Valid from {day}.',
      until: 'For events until {day}; for later dates we give you a price in writing.',
      signed: 'Once in your contract, your price does not change.',
    },
  },
  calculator: {
    title: 'How many of you, and\u00a0when?',
    text: 'The first figure is the price list. The second adds {extras}.',
    plainText: 'The figure comes from the price list, without the extras.',
    scriptless: 'You will find the sums further down, under “Ready totals”. Or send us your request and we work them out for you.',
    guests: 'Guests',
    slider: 'Guests, on the slider',
    season: 'Season',
    day: 'Day',
    mistake: 'Please write a whole number from {smallest} to {largest}. Example: 120',
    about: 'About, VAT included',
    how: '{guests} × {price} from the price list.',
    withExtras: 'With the extras: plus {extras}.',
    perGuest: '{price} a guest for {what}',
    rounding: 'Rounded to {step}.',
    smallest: 'At that time of year we lay for at least {guests}, so we have counted {guests}.',
    weekdayEnough: 'From Monday to Thursday {guests} are enough.',
    largest: 'In these months we lay indoors only, for up to {guests}, so we have counted {guests}.',
    send: 'Send it with your request',
  },
  rates: {
    title: 'From {price} a\u00a0guest',
    text: 'With the food, the wine and the whole estate. Saturdays in June and September cost most, because everyone wants them.',
    caption: 'Prices in euros per guest, VAT included, by season and day',
    season: 'Season',
    smallest: { long: 'from {guests} guests', short: 'from {guests}' },
    notes: {
      example: { title: 'An example', text: '{guests} guests on a Saturday in June: {guests}\u00a0×\u00a0{price}, that is {total}.' },
      children: { title: 'Children', text: 'Up to age {free}, free. Up to {menu}, from their own menu, {price}.' },
      fewer: { title: 'Fewer of you?', text: 'From Monday to Thursday we lay for {guests} too, in any season.' },
      baptism: { title: 'A baptism lunch', text: 'The Monday–Thursday price on any day, from {guests} guests, until {time}.' },
    },
    companies: { title: 'For companies', text: 'A day meeting with coffee, lunch and VAT is from {price} a person, from {smallest} people; cancel free up to {days} days before.' },
    totals: {
      title: 'Ready totals, {smallest} to {largest} guests',
      text: 'as the calculator has them, rounded to {step}',
      tables: 'Ready totals by season',
      caption: '{season}: what the whole evening comes to, in euros, VAT included',
      guests: 'Guests',
      to: 'to {sum}',
      upper: 'First the price list; below it the same evening with {extras}.',
      smallest: 'For {guests} we lay from Monday to Thursday.',
      indoors: '{months}: up to {guests} guests.',
    },
  },
  parts: {
    name: 'What is included and what is not',
    included: {
      title: 'In the price',
      text: 'The estate, the food, wine to the end, linen and lights, the hall if it rains.',
      lines: {
        estate: `The whole estate, yours alone${entry ? `, from ${formatTime(entry.hosts, 'en')}` : ''}`,
        firstDrink: 'The first drink on the terrace, with finger food',
        food: 'Meze to share, two salads, a main course from the fire, dessert',
        wine: 'Wine from the Mesogeia plain, beer, soft drinks and coffee to the end',
        souvlaki: 'Souvlaki at two in the morning, when everyone is hungry again',
        tables: 'Tables, chairs, linen, plates, glasses, candles',
        lights: 'The lights in the pergola and over the dance floor',
        rain: 'If it rains, the hall for up to {indoors} and, with it, the terrace under the awning for up to {outdoors}',
        studio: 'The couple’s studio, from morning to the end',
        staff: 'Waiters, bartenders, an attendant in the car park',
        tasting: 'The menu tasting, for {guests} of you',
      },
    },
    extra: {
      title: 'If you want them',
      text: 'What not everybody needs, each at its own price.',
      lines: {
        bar: { name: 'Open bar, spirits and cocktails to the end' },
        ownSpirits: { name: 'Your own spirits, with our glasses, ice and bartenders' },
        secondMain: { name: 'Second main course, fish or octopus off the coals' },
        sweets: { name: 'A table of sweets and fruit' },
        ceremony: { name: 'Ceremony on the lawn, with chairs, aisle and sound' },
        flowers: { name: 'Flowers on the arch and the tables' },
        coach: { name: 'Coach from Athens and back, {seats} seats' },
        extraHour: { name: 'One more hour of music in the hall, until {until}' },
        planner: { name: 'Your own planner from day one', note: `On the day itself ${venue.managerFirstName.en} is here, at no charge.` },
      },
      perGuest: 'a guest',
      from: 'from {price}',
      separate: { name: 'Photographer, DJ, cake, bridal make-up', note: 'You pay them direct, our partners or your own.', price: 'separate' },
    },
  },
  menu: {
    title: 'An evening in\u00a0September',
    paragraphs: [
      `This menu is in the price. ${partners.catering.name.en} cook it, and the dishes change with the season. We settle yours at the tasting${list?.payment ? `, ${list.payment.monthsBefore} months before` : ''}.`,
      'For allergies, Orthodox fasting or no gluten we cook separately, at the same price.',
    ],
    card: 'The menu',
    courses: {
      terrace: { title: 'On the terrace', dishes: ['Courgette fritters with yoghurt', 'Figs with soft sour cheese and thyme'] },
      shared: { title: 'To share', dishes: ['Warm bread, the estate’s oil and olives', 'Fava, a purée of yellow split peas, with capers and onion', 'Smoked aubergine with walnuts'] },
      salads: { title: 'Salads', dishes: ['Tomato, samphire and barley rusk', 'Horta: boiled greens of the season, with lemon'] },
      fire: {
        title: 'From the fire',
        dishes: ['Lamb with rosemary, potatoes off the coals', 'Chicken with lemon and oregano', 'Gemista: vegetables stuffed with rice and raisins, for those who eat no meat'],
      },
      sweet: { title: 'Sweet', dishes: ['Moustalevria, a soft pudding of grape must, with walnuts', 'Grapes and figs on ice'] },
      glasses: { title: 'In the glasses', dishes: ['Savatiano and a red from the Mesogeia plain', 'Beer, lemonade with mint'] },
    },
  },
  free: {
    title: 'We never charge for',
    lines: {
      wine: 'Your own wine: bring it, we open it',
      cake: 'The cake your mother brings',
      suppliers: 'Your own photographer, florist or DJ',
      visit: 'The hour you spend here looking round again',
      car: 'The car that stays until noon the next day',
    },
  },
  deadlines: {
    title: 'From “yes” to the\u00a0Monday after',
    text: 'When you pay, and how long you can still move the date. All by bank transfer.',
    line: 'When you pay and how long you can move the date',
    steps: {
      talk: { when: 'The first talk', title: 'We hold the date', text: '{days} days, no money. If someone else asks for it, we ring you first.' },
      contract: { when: 'The contract', title: 'It is yours', text: 'With the deposit the day is in your name, and we promise it to nobody else.' },
      free: { when: '{months} months before', title: 'Free up to here', text: 'You may move once, within the following year, at the price of the new date.' },
      tasting: { when: '{monthsBefore} months before', title: 'You taste the menu', text: 'From here on the date stays, except for force majeure.' },
      guests: { when: '{daysBefore} days before', title: 'You tell us how many', text: 'If up to {percent}% fewer come, you pay for those who came, but never below the season’s minimum.' },
      rest: { when: 'The Monday after', title: 'The balance', text: 'Once you have slept. On the night we count no money.' },
    },
    moving: { free: 'free to move', paid: '{price} to move', fixed: 'fixed' },
    day: 'your day',
    cancelled: 'Cancel up to {months} months before and half the deposit comes back to you. Cancel later and we keep what you have paid; if we cancel, you get everything back.',
  },
  rules: {
    title: 'House rules',
    text: 'You dance outdoors until {outdoors}. Then we close the doors of the hall and you carry on inside, until {indoors}.',
    night: {
      told: 'Music outdoors from {from} to {outdoors}, in the hall until {indoors}.',
      outdoors: 'Outdoors',
      indoors: 'In the hall',
      until: 'until {time}',
      midnight: 'midnight',
    },
    rules: {
      exclusive: {
        title: 'One celebration a day',
        text: sentences(
          entry && `Your suppliers come in from ${formatTime(entry.suppliers, 'en')}, you from ${formatTime(entry.hosts, 'en')}; they clear by ${formatTime(entry.cleared, 'en')} next morning.`,
          'The gate closes half an hour after the music.',
        ),
      },
      suppliers: { title: 'Your own suppliers', text: `Whoever you like${list?.fewer ? `; give us their numbers ${list.fewer.daysBefore} days before` : ''}. But ${partners.catering.name.en} always cook.` },
      stepFree: { title: 'No steps', text: 'From the car park to the hall, none. On the lawn we lay a path; the grove is gravel.' },
      church: {
        title: 'Church weddings',
        text: `In one of the [${churches.length} churches](churches), ${churchMinutes.from} to ${churchMinutes.to}\u00a0minutes away. For our chapel we ask the diocese first.`,
      },
      civil: { title: 'Civil weddings', text: 'We ask the municipality for the lawn, looking out to sea; otherwise you sign at the town hall.' },
      fire: { title: 'Fireworks and confetti', text: 'Fireworks and sky lanterns, no; candles only behind glass. Rice and paper confetti, yes.' },
    },
  },
  ask: {
    title: `Something missing?\nAsk ${venue.managerFirstName.en}.`,
    text: 'A price binds us once you have it in writing. Until then, this list is what we would tell you on the telephone.',
    action: 'Request a quote',
    print: 'Print the prices, two pages',
  },
};

export default prices;
