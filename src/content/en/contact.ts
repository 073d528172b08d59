import type { ContactWords } from '../../pages/Contact.tsx';
import { venue } from '../../site/venue.ts';
import enquiry from './enquiry.ts';

const contact: ContactWords = {
  head: {
    title: `Contact: ${venue.name.en}, ${venue.address.locality.en}`,
    description: `Telephone, e-mail, opening hours, map and a form to write to us. Send the date you have in mind and we answer within ${venue.replyHours} hours.`,
    keywords: ['contact', 'venue telephone', 'arrange a visit', 'Keratea wedding venue', venue.name.en],
  },
  title: 'Come and *talk it over*',
  lead: `On the telephone, in a message, or here with us under the olive trees. We answer within ${venue.replyHours}\u00a0hours.`,
  formTitle: 'Write to us',
  enquiry,
  cards: {
    where: 'Where we are',
    phones: 'Telephone',
    phonesNote: `${venue.managerFirstName.en} and the head of service speak English, and the contract comes in English, too.`,
    email: 'E-mail',
    everyDay: 'Monday to Sunday',
    hoursNote: 'For a visit outside these hours, call us and we will find a time. Greek time is UTC+2, +3 in summer; video calls by appointment, mornings for Australia, evenings for America.',
    registryNumber: 'Business registry (GEMI) number',
  },
  map: {
    title: 'Map: the estate on the road to Daskalio',
    heading: 'Where the ring motorway ends',
    text: 'Easy to reach from the Attiki Odos, the main ring motorway: leave it at Markopoulo and follow the signs for Keratea and Daskalio. The rest is [for guests](guests).',
    open: 'Open in maps',
  },
  call: {
    title: 'Or simply *give us a call*',
    text: `${venue.managerFirstName.en} usually picks up. If she is out in the garden, write to her at [${venue.email}](email).`,
  },
};

export default contact;
