import type { Mail } from '../../local/inbox/mailStore.ts';

/** Returns the newest mail first. */
export const fetchMails = async (): Promise<Mail[]> =>
  (await fetch(`${process.env.E2E_INBOX_URL}/api/mails`)).json() as Promise<Mail[]>;
