import type { TermsWords } from '../../sections/Terms.tsx';
import { venue } from '../../site/venue.ts';

const { street, postalCode, locality, region } = venue.address;
const email = `[${venue.email}](email)`;

const terms: TermsWords = {
  title: 'Terms and personal data',
  updated: `In force since 1 January ${venue.copyrightYear}.`,
  close: 'Close',
  short: 'What you write to us is read by us, so that we can answer you. *No cookies, no advertising.*',
  parts: [
    {
      heading: 'Personal data',
      sections: [
        {
          heading: 'Who is responsible',
          paragraphs: [
            `The controller of your data is ${venue.name.en}, ${street.en}, ${postalCode} ${locality.en}, ${region.en}, Greece, business registry (GEMI) number ${venue.registryNumber}.`,
            `For anything to do with your data, write to ${email} or call [${venue.phones[0].display}](phone).`,
          ],
        },
        {
          heading: 'What we ask for, and why',
          paragraphs: [
            'Only what you fill in on our forms: your name, e-mail and phone number, the kind and date of your event, the number of guests, your budget, the services you have in mind, how you heard of us, and your message. Anything marked “optional” can be left empty.',
            'We use it to answer you, to arrange a visit and to prepare your quote. We send no newsletters and take no automated decisions about anyone.',
            'If you mention allergies, the number of people is enough. We do not need their names.',
            'To keep junk mail out, our server counts for up to a day how many messages come from the same network and how many confirmations go to the same mailbox. It stores a code for each, never the address itself. For the same reason our hosting provider keeps technical logs with IP addresses for a short time.',
          ],
        },
        {
          heading: 'On what legal basis',
          paragraphs: [
            'We answer because you ask us to, before a possible agreement: Article 6(1)(b) of the General Data Protection Regulation (GDPR). Keeping the site safe is our legitimate interest, point (f). If you book an event, we keep the invoices because tax law says so, point (c).',
          ],
        },
        {
          heading: 'Who sees it',
          paragraphs: [
            'Those of us who prepare your answer and your quote. On the way it passes through our mail provider and the companies that host this site and its forms; all of them act on our instructions only. Should any be outside the European Union, the GDPR’s safeguards for transfers apply.',
            'We give your details to nobody for marketing. Our partners (photographer, musicians, caterer) receive them only once you have agreed.',
          ],
        },
        {
          heading: 'How long we keep it',
          paragraphs: [
            `Messages and requests are erased no later than ${venue.enquiriesKeptMonths}\u00a0months after you send them. If you book an event, we keep them until it is over, and the invoices for as long as the law requires.`,
            `So that nothing is lost while our mail is down, what you send is first stored with the company that hosts our forms, and erased there as soon as it has reached our mailbox: usually within seconds, after ${venue.undeliveredKeptDays}\u00a0days at the latest.`,
          ],
        },
        {
          heading: 'Your rights',
          paragraphs: [
            `You may ask to see your data, to have it corrected, erased or restricted, to receive it in electronic form, or object to its use. Write to ${email}: we answer within one month, free of charge.`,
            'If you think we have mishandled your data, you may complain to the Hellenic Data Protection Authority, Kifisias 1-3, 115 23 Athens, www.dpa.gr, or to the authority of the country you live in.',
          ],
        },
        {
          heading: 'Cookies, drafts and maps',
          paragraphs: [
            'This site sets no cookies and does not track its visitors. That is why it never asks for your consent.',
            'While you fill in a form, the draft stays in your own browser. It is erased when you send the message or close the tab.',
            'The maps come from OpenStreetMap and load only when you reach them. From then on its servers know your IP address too.',
          ],
        },
      ],
    },
    {
      heading: 'Terms of use',
      sections: [
        {
          heading: 'Information',
          paragraphs: [
            'We take care that what you read here is true. Hours, distances, capacities and services may change, so ask us before you decide.',
          ],
        },
        {
          heading: 'Photographs',
          paragraphs: [
            'The photographs are samples: they show how the place can be set up. Your own tables and flowers will be what we agree on together.',
            'Photographs and texts belong to the estate or to those who made them. Show them to anyone you like; to publish them, ask us first.',
          ],
        },
        {
          heading: 'Prices and bookings',
          paragraphs: [
            'Nothing is booked or paid for on this site. A price counts only once you have it from us in writing, and a date is yours when we have both signed.',
          ],
        },
        {
          heading: 'Other sites',
          paragraphs: [
            'Some links lead to our partners, to social networks and to maps. Those who run these sites answer for what you find there.',
          ],
        },
        {
          heading: 'Law',
          paragraphs: ['Greek law applies and the courts of Athens have jurisdiction. Your rights as a consumer remain untouched.'],
        },
      ],
    },
  ],
};

export default terms;
