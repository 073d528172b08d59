import type { ReceptionWords } from '../../pages/Reception.tsx';
import { inRain, sizes } from '../../site/layoutFacts.ts';
import { churches, venue } from '../../site/venue.ts';

const reception: ReceptionWords = {
  head: {
    title: `Receptions at ${venue.name.en}: dates, layouts, rain plan`,
    description: `Free Saturdays with sun and moon, floor plans for up to ${venue.capacity.outdoors} seated outdoors and ${venue.capacity.indoors} in the stone hall, and what we do if it rains.`,
    keywords: ['wedding reception Attica', 'baptism venue Greece', 'corporate event venue Athens', 'party venue Keratea', 'estate reception'],
  },
  label: 'Reception',
  title: 'Four reasons to come,\n*one table*',
  lead: 'Choose an evening, see how the tables stand, and read what we do if it rains.',
  toDates: 'See the dates',
  toLayouts: 'Layouts',
  toRain: 'If it rains',
  dates: {
    title: 'The Saturdays, each with its sun and moon',
    lead: 'When the sun sets, when the moon comes up out of the sea, which are free. Choose one and the request form opens with the date filled in.',
    months: ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December'],
    weekdays: ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
    moonlit: 'A nearly full moon around sunset: {days}.',
    closest: 'On Saturday {day} the sun sets at {sunset} and the moon rises from the sea at {moonrise}.',
    closestWithoutChurch: 'For a party that needs no church.',
    chips: 'Months of {year}',
    winter: '{from} – {to}',
    winterShort: '{from}–{to}',
    indoors: 'in the hall',
    allOpen: 'every month open',
    hints: { open: 'open', few: 'few Saturdays left', full: 'Saturdays booked' },
    waiting: `For the waiting list, call [${venue.phones[0].display}](phone).`,
    columns: { day: 'day and phase', sunset: 'sunset', moon: 'moonrise' },
    ask: 'ask for this date',
    parish: 'ask the parish',
    booked: 'booked',
    lit: '{percent}% lit',
    fullMoon: 'full moon',
    up: 'up',
    none: 'no moon',
    key: {
      fullMoon: 'full moon, whatever day it falls on',
      moonlit: 'a Saturday with a nearly full moon around sunset',
      up: 'has risen earlier',
      none: 'an evening without a moon',
      church: 'Ask the parish: in Lent, from 1 to 15\u00a0August, before Christmas and on a few other feasts the Church as a rule holds no weddings.',
    },
    reckoned: `Greek time, calculated for ${venue.address.locality.en} to the end of {month}, with the sea as horizon.`,
    availability: 'Availability is indicative ({day}) and is for Saturdays; for other days, ask us.',
  },
  eventsTitle: 'The four kinds of event',
  more: 'LEARN MORE',
  events: {
    wedding: {
      name: 'Wedding',
      text: `In one of the ${churches.length} churches around us, or a civil wedding where the municipality says. Dinner on the lawn or, for up to 40, in the olive grove.`,
    },
    baptism: {
      name: 'Baptism',
      text: 'The children run on the lawn and eat early, at a table of their own. The grown-ups sit in the shade of the pergola.',
    },
    corporate: {
      name: 'Corporate Events',
      text: `By day a screen, sound and a table for ${venue.capacity.meeting}, in the small hall. In the evening the terrace lights up and the glasses come out.`,
    },
    party: {
      name: 'Party',
      text: 'A birthday, an engagement, a party for no reason. The dance floor is outdoors, with only olive trees around it.',
    },
  },
  layouts: {
    title: 'Six ways to set a hall',
    text: `Each dot is a chair. The plans are to one scale: the hall ${sizes.hall.width} by ${sizes.hall.depth} metres, its seven arches to the terrace along the lower side, the small hall ${sizes.smallHall.width} by ${sizes.smallHall.depth}.`,
    plans: 'Six floor plans, five of the hall and one of the small hall',
    metres: '5\u00a0metres',
    layouts: {
      long: { name: 'Long tables', text: 'Four of 62, and a small one for the couple.' },
      rounds: { name: 'Round tables of ten', text: 'Eighteen of them, and the dance floor fits inside.' },
      standing: { name: 'Standing', text: 'Thirty-six high tables, glass in hand.' },
      rows: { name: 'Rows', text: 'A conference with a stage, or the ceremony if it rains.' },
      u: { name: 'U-shape', text: 'Everyone sees the screen, and everyone else.' },
      board: { name: 'One table', text: 'In the small hall, around eleven metres of wood.' },
    },
    places: {
      title: 'Four places, to one scale',
      text: 'Laid with long tables. Under each, how many it takes in each layout.',
      names: { hall: 'Hall', terrace: 'Terrace', pergola: 'Pergola', lawn: 'Lawn', smallHall: 'small hall' },
      caption: 'How many each place takes, by layout',
      layout: 'Layout',
      none: 'not set like this',
      note: 'The three underlined numbers are firm. The rest are indicative, measured on the plan.',
      size: '{width}\u00a0×\u00a0{depth}\u00a0m',
    },
  },
  rain: {
    title: 'If it rains',
    text: 'The hall is kept for you together with the garden. We decide with you, at ten that morning, and nobody is left without a chair.',
    choose: 'How many of you',
    plans: 'Rain plan, by number of guests',
    guests: 'guests',
    each: {
      80: 'Eight round tables in one half of the hall; the other half is for dancing.',
      150: 'Fifteen round tables and the dance floor inside. Welcome drinks on the terrace, under the awning.',
      250: 'Four long tables, everyone inside. Dancing on the terrace, under the awning.',
      400: `${inRain(400).hall} in the hall and ${inRain(400).terrace} on the terrace, the seven arches open. For the dancing we clear two tables away.`,
    },
  },
  close: {
    title: 'Which Saturday *would you like?*',
    text: `Write to ${venue.manager.en} and say how many of you there will be. Within ${venue.replyHours}\u00a0hours she tells you if it is free, with a floor plan for your number.`,
    action: 'Write to us',
  },
};

export default reception;
