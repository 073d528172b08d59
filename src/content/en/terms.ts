import type { LegalCopy } from '../../components/text/LegalLink.tsx';
import { listFieldLabels } from '../listFieldLabels.ts';
import { formatDay } from '../../site/formats/formatDay.ts';
import { lastChanged, logsKeptDays, recipients, storeLocation, type RecipientCountry, type Safeguard } from '../../facts/legalFacts.ts';
import { getChatApps, venue } from '../../facts/venue/venue.ts';
import { formatList } from '../../site/formats/formats.ts';
import enquiry from './enquiry.ts';

const { name, form, seat, registryNumber, vatNumber } = venue.company;
const { street, postalCode, locality, region } = venue.address;
const { host, store, mail, maps } = recipients;
const fields = formatList(listFieldLabels(enquiry).map((label) => `“${label}”`), 'en');
const chatApps = getChatApps(venue);
const email = `[${venue.email}](email)`;

const countries: Record<RecipientCountry, string> = { GB: 'United Kingdom', GR: 'Greece', US: 'USA' };
const inCountry: Record<typeof storeLocation, string> = { DE: 'in Germany' };

const safeguards: Record<Safeguard, string> = {
  union: 'The data stays in the European Union.',
  adequacy: 'The European Commission has found that this country protects personal data adequately (Article 45 GDPR).',
  framework: 'It has joined the EU–US Data Privacy Framework, which the European Commission has found adequate (Article 45 GDPR).',
  clauses: 'We are both bound by the European Commission’s standard contractual clauses (Article 46 GDPR).',
};

/** A sample text, which a lawyer must approve. */
const terms: LegalCopy = {
  title: 'Terms and personal data',
  updated: `Last changed on ${formatDay(lastChanged.terms, 'en')}.`,
  close: 'Close',
  short: 'Only we read what you write, and only to answer you. *No cookies, no advertising.*',
  parts: [
    {
      heading: 'Personal data',
      sections: [
        {
          heading: 'Who is responsible',
          paragraphs: [
            `The controller of your data is ${name.en}, a ${form.en}, which runs ${venue.name.en}: ${street.en}, ${postalCode} ${locality.en}, ${region.en}, Greece. Registered seat: ${seat.en}. Business registry (GEMI) number: ${registryNumber}. VAT number: ${vatNumber}.`,
            `For anything to do with your data, write to ${email} or call [${venue.phones[0].display}](phone).`,
          ],
        },
        {
          heading: 'What we ask for, and why',
          paragraphs: [
            `Only what you fill in on our forms: ${fields}. Anything marked “optional” can be left empty; the rest we need in order to answer you.`,
            'We use it to answer you, to arrange a visit and to prepare your quote. We send no newsletters; after the party we send one e-mail that asks for a review. We take no automated decisions about anyone.',
            'If you mention allergies, the number of people is enough. We do not need their names. If, when the menu is settled, we must know who has them, we keep it only with that guest’s consent, because it is health data (Article 9 GDPR), and erase it after the party.',
            `To keep junk mail out, our server counts for up to a day how many messages come from the same network and how many confirmations go to the same mailbox. It stores a code for each, never the address itself. For the same reason the company that hosts this site keeps technical logs with IP addresses, for ${logsKeptDays}\u00a0days at most.`,
          ],
        },
        {
          heading: 'Our legal basis',
          paragraphs: [
            'We answer because you ask us to, before a possible agreement: Article 6(1)(b) of the General Data Protection Regulation (GDPR). For the safety of the site, and for the maps that show you where we are, we rely on our legitimate interest, point (f). If you book an event, we keep the invoices because tax law says so, point (c).',
          ],
        },
        {
          heading: 'Reviews',
          paragraphs: [
            'After the party we ask by e-mail for a review, from whoever booked it and, through them, from their guests. We rely on our legitimate interest in learning how it was, point (f); if you do not want such an e-mail, tell us at any time and we will not send it.',
            'With the consent of whoever wrote it, point (a), we publish a review with the first name and the initial of the surname. It stays until they ask us to take it down.',
          ],
        },
        {
          heading: 'Who sees it',
          paragraphs: [
            'Those of us who prepare your answer and your quote. On the way it passes through three companies, which act on our instructions only:',
            `*${host.name}* (${countries[host.country]}) hosts the site, receives requests for a quote and sends again whatever did not arrive at once. ${safeguards[host.safeguard]}`,
            `*${store.name}* (${countries[store.country]}) receives messages from the home and contact pages, and keeps all that you send until it is delivered to us, in a database ${inCountry[storeLocation]}. ${safeguards[store.safeguard]}`,
            `*${mail.name}* (${countries[mail.country]}) carries and keeps our mail. ${safeguards[mail.safeguard]}`,
            'If you would like a copy of these safeguards, ask us and we will send you one.',
            ...(chatApps.length > 0
              ? [`If you write to us on ${formatList(chatApps, 'en', 'or')}, your message also passes through the company that runs it, on its own terms. If you would rather avoid that, use the form, e-mail or the telephone.`]
              : []),
            'We give your details to nobody for marketing. Our partners (photographer, musicians, caterer) receive them only once you have agreed.',
          ],
        },
        {
          heading: 'How long we keep it',
          paragraphs: [
            `Messages and requests are erased no later than ${venue.enquiriesKeptMonths}\u00a0months after you send them. If you book an event, we keep them until it is over, and the invoices for as long as the law requires.`,
            `So that nothing is lost while our mail is down, what you send is first stored in the database, and erased there as soon as it has reached our mailbox: usually within seconds, after ${venue.undeliveredKeptDays}\u00a0days at the latest. For as many days again, only the time and a code stay there, so that the same message does not come twice.`,
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
            `The maps load only when you reach them. From then on those who offer them know your IP address too: the *${maps.name}* (${countries[maps.country]}). ${safeguards[maps.safeguard]}`,
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
            'The photographs show how the place can be set up. Your own tables and flowers will be what we agree on together.',
            'Photographs and texts belong to the estate or to those who made them. Show them to anyone you like; to publish them, ask us first.',
          ],
        },
        {
          heading: 'Prices and bookings',
          paragraphs: [
            'Nothing is booked or paid for on this site. A price counts only once you have it from us in writing, and a date is yours once the contract is signed and the deposit paid.',
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
