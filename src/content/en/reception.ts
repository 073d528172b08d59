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
