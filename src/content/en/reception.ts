import type { ReceptionWords } from '../../pages/Reception.tsx';
import { formatHours, unbroken } from '../../site/formats.ts';
import { churches, hoursOn, partners, venue } from '../../site/venue.ts';

const reception: ReceptionWords = {
  head: {
    title: `Receptions at ${venue.name.en} near Athens`,
    description: `A wedding, a baptism, a company event or a party at ${venue.name.en}: up to ${venue.capacity.outdoors} seated outdoors and ${venue.capacity.indoors} in the stone hall.`,
    keywords: ['wedding reception Attica', 'baptism venue Greece', 'corporate event venue Athens', 'party venue Keratea', 'estate reception'],
  },
  label: 'Reception',
  title: 'Four reasons to come,\n*one table*',
  lead: 'We lay it under the pergola, among the olives or in the stone hall. All we need from you is the reason and how many will come.',
  dates: {
    title: 'The Saturdays, each with its sun and moon',
    lead: 'When the sun sets, when the moon comes up out of the sea, which are free. Choose one and the request form opens with the date filled in.',
    months: ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December'],
    ofMonths: ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December'],
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
      remark: 'With the sea in front of you',
      text: `The ceremony on the lawn or in one of the ${churches.length} churches nearby, dinner out in the grove. Choose a full moon and it climbs out of the water with the first course.`,
    },
    baptism: {
      name: 'Baptism',
      remark: 'Midday belongs to the children',
      text: 'They run on the lawn and eat early, at a table of their own. The grown-ups stay in the shade of the pergola and can see all of it from there.',
    },
    corporate: {
      name: 'Corporate Events',
      remark: 'Work by day, wine by evening',
      text: `A screen, sound and a small room for ${venue.capacity.meeting} until the notebooks close. Then the lights go on along the terrace and the glasses come out.`,
    },
    party: {
      name: 'Party',
      remark: 'Until the last song',
      text: 'A birthday, an engagement, a party with no name. The dance floor lies under the open sky, the hall alight behind it. All around, olive trees.',
    },
  },
  always: {
    title: 'The same *for all four*',
    items: [
      { name: 'Room for everyone', text: `Up to ${venue.capacity.outdoors} seated in the garden, up to ${venue.capacity.indoors} in the hall. We set the tables for the number you are, so that no party looks lost.` },
      { name: 'What you eat', text: `${partners.catering.name.en} cook for us: meat off the grill, vegetables in season, wine from the Mesogeia plain. Children have a menu of their own.` },
      { name: 'If it rains', text: 'The indoor hall is kept for you together with the garden. The tables come in and the evening goes\u00a0on.' },
      { name: 'The music', text: 'The sound is set for the open air: full on the dance floor, low at the tables. If the power fails, the generator starts.' },
      { name: 'Getting here', text: 'The Attiki Odos ring motorway to Markopoulo, then the road to Keratea. Cars and coaches park inside the estate.' },
      { name: 'Who you talk to', text: `${venue.manager.en}, from the first visit to the dancing. [Give her the date](contact) and she will tell you if it is free.` },
    ],
  },
  close: {
    title: 'Come just *before nightfall*',
    text: `The estate is open for visits every day, ${unbroken(formatHours(hoursOn('reception', 'en'), 'en'))}. Just before dark you see it by both lights, the sun’s and ours.`,
    action: 'Arrange a visit',
  },
};

export default reception;
