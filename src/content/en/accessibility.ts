import type { LegalCopy } from '../../components/text/LegalLink.tsx';
import { formatDay } from '../../site/formats/formatDay.ts';
import { lastChanged, stepFree } from '../../facts/legalFacts.ts';
import { venue } from '../../facts/venue/venue.ts';

/** A sample text; the part on the estate must be checked there. */
const accessibility: LegalCopy = {
  title: 'Accessibility',
  updated: `Last changed on ${formatDay(lastChanged.accessibility, 'en')}.`,
  close: 'Close',
  short: 'We want everyone to be able to read these pages, and everyone to come to the party. *Where we are not there yet, we say so.*',
  parts: [
    {
      heading: 'The site',
      sections: [
        {
          heading: 'What we have tested',
          paragraphs: [
            'We checked every page, in Greek and in English, against the WCAG\u00a02.2 guidelines, level AA.',
            'We used the keyboard alone, the Orca screen reader in Firefox, text at 200% and zoom at 400%, more contrast and less motion, and the axe testing tool, in Chrome, Firefox and Safari.',
          ],
        },
        {
          heading: 'What still falls short',
          paragraphs: [
            'The map of the area comes from OpenStreetMap and is hard to read with a screen reader. Beside it you will find the address, and a link that opens it in your own maps.',
            'We have not yet tested VoiceOver on an iPhone, TalkBack on Android or NVDA on Windows.',
            'The photographs have short descriptions: they say what the picture shows, not every detail.',
          ],
        },
      ],
    },
    {
      heading: 'The estate',
      sections: [
        {
          heading: 'Without steps',
          paragraphs: [
            `Inside the estate there are ${stepFree.parkingSpaces}\u00a0parking spaces for disabled visitors. From there to the hall, the terrace and the pergola it is ${stepFree.metres}\u00a0metres of paved path with a slope of no more than ${stepFree.slopePercent}%; on the lawn we lay a path. The doors are ${stepFree.doorCentimetres}\u00a0centimetres wide, and ${stepFree.toilets}\u00a0toilets have room for a wheelchair.`,
            'Between the olive trees the ground is earth and gravel: in a wheelchair you will want a helping hand, and you will have one.',
          ],
        },
        {
          heading: 'Before you come',
          paragraphs: [
            'Tell us what would make things easier: a table away from the speakers, a quiet corner, a menu in large print. Guide dogs are welcome everywhere.',
          ],
        },
      ],
    },
    {
      heading: 'Ask us',
      sections: [
        {
          heading: 'If something is in your way',
          paragraphs: [
            `Write to [${venue.email}](email) or call [${venue.phones[0].display}](phone). We answer within ${venue.replyHours}\u00a0hours, give you what you could not read in another form, and put it right.`,
          ],
        },
      ],
    },
  ],
};

export default accessibility;
