import type { ChurchesWords } from '../../pages/Churches.tsx';
import { churches as list, venue } from '../../site/venue.ts';

const { from, to } = venue.churchMinutes;

const churches: ChurchesWords = {
  head: {
    title: `Churches near ${venue.name.en}, Keratea`,
    description: `The ${list.length} Orthodox churches around ${venue.name.en}, ${from}–${to} minutes away by car: distances, driving times and a map of the coast.`,
    keywords: ['churches near Keratea', 'church wedding Attica', 'baptism Lavrio', 'Daskalio church', 'Orthodox wedding Greece'],
  },
  label: 'Churches',
  title: 'Crowns first, *dancing after*',
  lead: `The ${list.length} churches around the estate are ${from}–${to} minutes away by car. Most lie towards the sea, between Kakia Thalassa and Lavrio; the others are inland.`,
  list: {
    title: 'From our gate *to their door*',
    text: 'Distances are by road. Choose a row and the church opens on the map. For those you invite, [the road to the estate](guests).',
    onMap: 'on the map',
  },
  map: {
    title: 'The drive *at a glance*',
    text: 'The numbers are those of the list, and our mark shows the estate. Choose a number for the name, the distance and the minutes.',
    frame: 'Map of the churches and the estate',
  },
  afternoon: {
    title: 'A Saturday in June, *by the clock*',
    text: 'This is how an afternoon runs with the service in church and dinner at the estate. We set the hours together, with the priest and with the sun.',
    hours: [
      { time: '5:00\u00a0PM', what: 'In the studio', note: 'The dress, the hair, a coffee. The window looks on to the garden.' },
      { time: '6:30\u00a0PM', what: 'You set off', note: `Even the farthest church is only ${to}\u00a0minutes down the road.` },
      { time: '7:00\u00a0PM', what: 'The service', note: 'We spoke to the priest and the parish weeks ago.' },
      { time: '8:10\u00a0PM', what: 'The first drink', note: 'Your guests come through the gate and the bar is open.' },
      { time: '8:30\u00a0PM', what: 'The two of you, in the grove', note: 'Twenty minutes with the photographer, while the sun is still above the hills.' },
      { time: '9:00\u00a0PM', what: 'Dinner', note: 'Candles and festoon lights go on. Night falls over the sea first.' },
    ],
  },
  chapel: {
    title: 'And the chapel on the estate?',
    text: 'It stands at the end of the lawn, white with a blue door. If you would like the service there, we ask the diocese first and tell you what they say.',
  },
  ask: {
    title: 'Is there one *you have in mind?*',
    contact: { label: 'Write to us', text: 'For a wedding or a baptism: name a church and a date, and we will ask the parish which times are free.' },
    request: { label: 'Ask for a quote', text: `For the reception after the church. You will have an answer within ${venue.replyHours}\u00a0hours.` },
  },
};

export default churches;
