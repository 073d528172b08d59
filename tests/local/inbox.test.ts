import nodemailer from 'nodemailer';
import { expect, it, onTestFinished } from 'vitest';
import { createInbox } from '../../local/inbox/inbox.ts';
import { createMailStore } from '../../local/inbox/mailStore.ts';
import { createTemporaryFolder } from '../support/folder.ts';

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
  expect(list).toContain('&#60;script&#62;alert(1)&#60;/script&#62;');
  expect(list).not.toContain('<script>');
  const page = await fetch(`${inbox.url}/mails/${store.listMails()[0]!.id}`);
  expect(page.headers.get('content-security-policy')).toMatch(/^default-src 'none'/);
  expect(await page.text()).toMatch(/<iframe sandbox [^>]*srcdoc="&#60;p&#62;Γειά σας/);
});
