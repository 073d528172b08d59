/** Texts of forms and mails. The imports are explicit, because the bundlers of the functions support no globs. */
import type { ServerMessages } from '../enquiry/messages.ts';
import type { Localized } from '../site/languages.ts';
import elEnquiry from './el/enquiry.ts';
import elMail from './el/mail.ts';
import enEnquiry from './en/enquiry.ts';
import enMail from './en/mail.ts';

export const mails: Localized<ServerMessages> = {
  el: { enquiry: elEnquiry, mail: elMail },
  en: { enquiry: enEnquiry, mail: enMail },
};
