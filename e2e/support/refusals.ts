import PostalMime from 'postal-mime';
import { Refusal } from '../../local/inbox/mailServer.ts';

const mark = 'refused';

/**
 * A visitor whose enquiry the mail server refuses. The mark travels in the message itself, so that tests that
 * run side by side do not refuse each other's mail.
 */
export const refusedVisitor = (name = 'visitor'): string => `${name}.${mark}@guest.example`;

/** The mail server's side of it. */
export const refuseMarked = async (message: Buffer): Promise<void> => {
  const { replyTo } = await PostalMime.parse(message);
  if (replyTo?.some(({ address }) => address?.includes(`.${mark}@`)))
    throw new Refusal(554, 'Refused for a test');
};
