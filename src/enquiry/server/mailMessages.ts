/** Separate from enquiry.ts, so browsers do not download it. */
import type { FormId } from '../fields.ts';

export type MailMessages = {
  readonly venue: {
    readonly formNames: Readonly<Record<FormId, string>>;
    readonly form: string;
    readonly language: string;
    readonly received: string;
    /** {when} is when the visitor wrote. */
    readonly late: string;
    /** Subject prefix of possible spam. */
    readonly suspect: string;
    readonly reply: string;
  };
  /** {count} is the number of erased enquiries. */
  readonly givenUp: { readonly subject: string; readonly text: string };
  readonly confirmation: {
    readonly subject: string;
    /** {name} is the first name. */
    readonly greeting: string;
    readonly greetingWithoutName: string;
    readonly paragraphs: readonly string[];
    readonly call: string;
    readonly signature: readonly string[];
    readonly notYou: string;
  };
};
