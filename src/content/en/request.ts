import type { RequestWords } from '../../pages/Request.tsx';
import { venue } from '../../site/venue.ts';
import enquiry from './enquiry.ts';
import estimate from './estimate.ts';

const request: RequestWords = {
  head: {
    title: `Request a quote: ${venue.name.en}, ${venue.address.locality.en}`,
    description: `Tell us what you are planning, when, and for how many. We answer within ${venue.replyHours} hours, show you round the estate and put our quote in writing.`,
    keywords: ['event venue quote', 'wedding venue prices Athens', 'available dates', 'estate in Keratea', venue.name.en],
  },
  title: 'How do you *picture the\u00a0day?*',
  lead: 'Write down what you know so far. The rest we will work out together, here under the olive trees.',
  formTitle: 'A few words about your event',
  enquiry,
  estimate,
  next: {
    title: 'And then?',
    steps: [
      {
        title: `An answer within ${venue.replyHours}\u00a0hours`,
        text: 'We tell you whether the date is free, and which nights that month have a full moon.',
      },
      {
        title: 'A walk round the estate',
        text: 'Come at the hour your party would begin, or see us by video.',
      },
      {
        title: 'A quote, in writing',
        text: 'After the walk; for companies, with our first answer. It says what it includes, what it does not, and how long it holds. Take it home, lay it beside our [price list](prices) and sleep on it.',
      },
    ],
  },
  callTitle: 'Rather talk now?',
  cards: {
    where: 'Where we are',
    phones: 'Telephone',
    email: 'E-mail',
    everyDay: 'Monday to Sunday',
  },
};

export default request;
