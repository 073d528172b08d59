import type { Language } from '../../../site/languages.ts';
import type { FormId } from '../../fields.ts';
import type { Enquiry } from '../mail.ts';
import type { Values } from '../../validate.ts';

/** What the store keeps of an enquiry until its mail is delivered: enough to write that mail, and no more. */
export type Content = {
  readonly form: FormId;
  readonly language: Language;
  readonly values: Values;
  readonly suspect: boolean;
};

/** For the mail to the venue: everything. */
export const venueContent = ({ form, language, values, suspect }: Enquiry): Content => ({
  form,
  language,
  values,
  suspect,
});

/** For the confirmation: where it goes, and the first name. */
export const confirmationContent = ({ form, language, values, suspect }: Enquiry): Content => ({
  form,
  language,
  values: Object.fromEntries(
    ['firstName', 'email'].flatMap((name) =>
      values[name] === undefined ? [] : [[name, values[name]]],
    ),
  ),
  suspect,
});

/** The enquiry as it was, as far as the content holds it. */
export const enquiryOf = (content: Content, id: string, receivedAt: string): Enquiry => ({
  ...content,
  id,
  receivedAt: new Date(receivedAt),
});
