/** The words that src/content/<language>/mail.ts must hold; kept apart so that browsers never download them. */
import type { FormId } from '../fields.ts';

export type MailWords = {
  /** Mail to the venue. */
  readonly venue: {
    /** Heading of the mail and the kind of event in its subject where the visitor chose none. */
    readonly formNames: Readonly<Record<FormId, string>>;
    /** First column of the last lines: which form, which language, when. */
    readonly form: string;
    readonly language: string;
    readonly received: string;
    /** First line of a mail that comes late; {when} becomes the time at which the visitor wrote. */
    readonly late: string;
    /** Before the subject of a mail that a robot may have sent. */
    readonly suspect: string;
    /** Last line: where an answer goes. */
    readonly reply: string;
  };
  /** Mail to the venue when enquiries have waited for thirty days and were erased; {count} becomes their number. */
  readonly givenUp: { readonly subject: string; readonly text: string };
  /** Mail to the visitor of the request form. */
  readonly confirmation: {
    readonly subject: string;
    /** {name} becomes the first name; may be left out. */
    readonly greeting: string;
    /** Where no usable first name is left after cleaning. */
    readonly greetingWithoutName: string;
    readonly paragraphs: readonly string[];
    /** Before the phone number. */
    readonly call: string;
    readonly signature: readonly string[];
    /** Small print for someone who never asked. */
    readonly notYou: string;
  };
};
