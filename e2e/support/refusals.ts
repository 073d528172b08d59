import { randomUUID } from 'node:crypto';
import PostalMime from 'postal-mime';

const mark = 'refused';

/** The message itself has the mark, so that parallel tests do not disturb each other. */
export const createRefusedVisitor = (): string => `${randomUUID()}.${mark}@guest.example`;

export const refuseMarked = async (message: Buffer): Promise<void> => {
  const { replyTo } = await PostalMime.parse(message);
  if (replyTo?.some(({ address }) => address?.includes(`.${mark}@`)))
    throw Object.assign(new Error('Refused for a test'), { responseCode: 554 });
};
