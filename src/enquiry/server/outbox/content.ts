import type { Language } from '../../../site/languages.ts';
import type { FormId } from '../../fields.ts';
import type { Enquiry } from '../mail.ts';
import type { Values } from '../../validate.ts';

export type Content = {
  readonly form: FormId;
  readonly language: Language;
  readonly values: Values;
  readonly suspect: boolean;
};

export const venueContent = ({ form, language, values, suspect }: Enquiry): Content => ({
  form,
  language,
  values,
  suspect,
});

/** Only address and first name. */
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

export const enquiryOf = (content: Content, id: string, receivedAt: string): Enquiry => ({
  ...content,
  id,
  receivedAt: new Date(receivedAt),
});
