import nodemailer from 'nodemailer';
import { expect, it, onTestFinished } from 'vitest';
import { createInbox } from '../../local/inbox/inbox.ts';
import { createMailStore } from '../../local/inbox/mailStore.ts';
import type { WaitingMail } from '../../local/outbox/outbox.ts';
import { createTemporaryFolder } from '../support/folder.ts';

it('stops and starts its mail server by a button, and lists what waits', async () => {
  const store = await createMailStore(await createTemporaryFolder());
  const waiting: WaitingMail = {
    form: 'request',
    kind: 'venue',
    attempts: 2,
    lastError: '421',
    receivedAt: new Date('2027-06-19T18:00:00Z'),
    nextAt: new Date('2027-06-19T18:05:00Z'),
  };
  const inbox = await createInbox(store, 0, async () => [waiting]);
  onTestFinished(inbox.stop);
  const press = async () => (await fetch(`${inbox.url}/mail-server`, { method: 'POST' })).text();
  const send = () =>
    nodemailer
      .createTransport(inbox.mailUrl)
      .sendMail({ from: 'a@venue.example', to: 'b@venue.example', text: 'x' });
  const stopped = await press();
  expect(stopped).toContain('The mail server is stopped');
  expect(stopped).toMatch(/Waiting \(1\).*request form, mail to the venue, .*last answer 421/s);
  await expect(send()).rejects.toThrow('ECONNREFUSED');
  expect(await press()).toContain('Stop the mail server');
  await send();
  expect(store.listMails()).toHaveLength(1);
});

it('shows markup in a subject as text, and the HTML of a mail where no script can run', async () => {
  const store = await createMailStore(await createTemporaryFolder());
  const inbox = await createInbox(store, 0, async () => []);
  onTestFinished(inbox.stop);
  await nodemailer.createTransport(inbox.mailUrl).sendMail({
    from: 'site@venue.example',
    to: 'venue@venue.example',
    subject: '<script>alert(1)</script>',
    html: '<p>Γειά σας</p>',
  });
  const list = await (await fetch(inbox.url)).text();
  expect(list).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
  expect(list).not.toContain('<script>');
  const page = await fetch(`${inbox.url}/mails/${store.listMails()[0]!.id}`);
  expect(page.headers.get('content-security-policy')).toMatch(/^default-src 'none'/);
  expect(await page.text()).toMatch(/<iframe sandbox [^>]*srcdoc="&lt;p&gt;Γειά σας/);
});
