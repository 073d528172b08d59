import { randomUUID } from 'node:crypto';
import PostalMime from 'postal-mime';
import type { StoreHooks } from '../../local/outbox/outbox.ts';

const mark = 'refused';

/** The message itself has the mark, so that parallel tests do not disturb each other. */
export const createRefusedVisitor = (): string => `${randomUUID()}.${mark}@guest.example`;

/** The store of the tests fails for marked enquiries, as the mail server does. */
export const failForMarked: StoreHooks['onCall'] = (_name, _from, parameters) => {
  if (JSON.stringify(parameters).includes(`.${mark}@`)) throw new Error('Down for a test');
};

export const refuseMarked = async (message: Buffer): Promise<void> => {
  const { replyTo } = await PostalMime.parse(message);
  if (replyTo?.some(({ address }) => address?.includes(`.${mark}@`)))
    throw Object.assign(new Error('Refused for a test'), { responseCode: 554 });
};
