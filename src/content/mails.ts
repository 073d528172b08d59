/** What the functions say, by language: the words of the forms and of the mails. `npm run check` writes this file (src/vite/words/mailList.ts). */
import type { Words } from '../enquiry/server/mail.ts';
import type { Localized } from '../site/languages.ts';
import elEnquiry from './el/enquiry.ts';
import elMail from './el/mail.ts';
import enEnquiry from './en/enquiry.ts';
import enMail from './en/mail.ts';

export const mails: Localized<Words> = {
  el: { enquiry: elEnquiry, mail: elMail },
  en: { enquiry: enEnquiry, mail: enMail },
};
