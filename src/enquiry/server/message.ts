/** In nodemailer's format. */
export type Mailbox = { readonly name: string; readonly address: string };

export type Message = {
  readonly from: Mailbox;
  readonly to: Mailbox;
  readonly replyTo: Mailbox;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** With angle brackets. */
  readonly messageId: string;
  readonly date: Date;
  readonly headers: Readonly<Record<string, string>>;
  /** Explicit: no header can add a recipient. */
  readonly envelope: { readonly from: string; readonly to: string };
};
