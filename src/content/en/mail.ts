import type { MailMessages } from '../../enquiry/messages.ts';
import { venue } from '../../facts/venue/venue.ts';
import { hasPrices } from '../../facts/shown/shown.ts';

const { name, seat, registryNumber } = venue.company;

const onTheSite = hasPrices ? 'our prices, house rules and directions' : 'our photographs and directions';

const messages: MailMessages = {
  venue: {
    formNames: { home: 'Message from the home page', contact: 'Message from the contact page', request: 'Request for a quote' },
    form: 'Form',
    language: 'Language',
    received: 'Received',
    late: 'Written {when}. It comes only now because the mail server did not answer.',
    suspect: '[Possibly spam]',
    reply: 'Press “Reply” to write straight to the visitor.',
  },
  givenUp: {
    subject: 'Enquiries that were lost',
    text: `The mail server accepted no messages for ${venue.undeliveredKeptDays} days. Enquiries deleted undelivered: {count}. Please check the mail settings of the site.`,
  },
  confirmation: {
    subject: `We have your request – ${venue.name.en}`,
    greeting: 'Dear {name},',
    greetingWithoutName: 'Hello,',
    paragraphs: [
      'Thank you for thinking of our estate. Your request has reached us safely.',
      '{promise} If you would like to add something, just reply to this message.',
      `In the meantime, you will find ${onTheSite} at {site}/en.`,
    ],
    promise: `Within ${venue.replyHours} hours we will tell you whether your date is free.`,
    promiseWithoutDate: `You will have our answer within ${venue.replyHours} hours.`,
    call: 'In a hurry? Give us a ring, any day {hours}:',
    callWhenClosed: 'In a hurry? Give us a ring:',
    signature: [venue.manager.en, venue.name.en, `${name.en}, ${seat.en}, GEMI no. ${registryNumber}`],
    notYou: 'If you did not send a request, someone entered your address by mistake. There is nothing you need to do.',
  },
};

export default messages;
