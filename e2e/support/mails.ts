import type { Mail } from '../../local/inbox/mailStore.ts';

export const fetchMails = async (): Promise<Mail[]> =>
  (await fetch(`${process.env.E2E_INBOX_URL}/api/mails`)).json() as Promise<Mail[]>;
