// @vitest-environment node
import { readdir } from 'node:fs/promises';
import { request } from 'node:http';
import nodemailer from 'nodemailer';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createInbox, type Desk } from '../../local/inbox/inbox.ts';
import { createMailServer, Refusal, type MailHooks } from '../../local/inbox/mailServer.ts';
import { createMailStore } from '../../local/inbox/mailStore.ts';
import { temporaryFolder } from '../support/folder.ts';

const startMailServer = async (hooks: MailHooks = {}) => {
  const folder = await temporaryFolder();
  const store = createMailStore(folder);
  const server = await createMailServer({ keep: store.keep, ...hooks });
  onTestFinished(server.stop);
  const transport = nodemailer.createTransport(server.url);
  const post = (subject: string, to = 'venue@venue.example') =>
    transport.sendMail({
      from: 'site@venue.example',
      to,
      replyTo: 'eleni@guest.example',
      subject,
      text: 'Γειά σας',
      html: '<p>Γειά σας</p>',
    });
  return { folder, store, post };
};

const closedDesk: Desk = {
  waiting: async () => [],
  isMailServerRunning: () => true,
  toggleMailServer: async () => {},
};

const startInbox = async () => {
  const mail = await startMailServer();
  const inbox = await createInbox(mail.store, 0, closedDesk);
  onTestFinished(inbox.stop);
  return { ...mail, inbox };
};

describe('the mail server', () => {
  it('keeps what arrives, Greek intact, with the envelope it came in', async () => {
    const { store, post } = await startMailServer();
    await post('Αίτημα για γάμο');
    expect(await store.list()).toMatchObject([
      {
        subject: 'Αίτημα για γάμο',
        text: expect.stringContaining('Γειά σας'),
        html: expect.stringContaining('<p>Γειά σας</p>'),
        from: 'site@venue.example',
        to: ['venue@venue.example'],
        replyTo: ['eleni@guest.example'],
        envelope: { from: 'site@venue.example', to: ['venue@venue.example'] },
        receivedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
      },
    ]);
  });

  it('refuses a recipient if the hook does, and accepts the others', async () => {
    const { store, post } = await startMailServer({
      onRecipient: (address) => {
        if (address.startsWith('nobody')) throw new Refusal(550, 'No such mailbox');
      },
    });
    await expect(post('one', 'nobody@venue.example')).rejects.toMatchObject({ responseCode: 550 });
    await post('two');
    expect((await store.list()).map(({ subject }) => subject)).toEqual(['two']);
  });

  it('refuses for now after it has read the whole message, and keeps nothing', async () => {
    const { folder, post } = await startMailServer({
      onData: () => {
        throw new Refusal(451, 'Try again later');
      },
    });
    await expect(post('one')).rejects.toMatchObject({ responseCode: 451 });
    expect(await readdir(folder)).toEqual([]);
  });

  it('drops the line in the middle of a message', async () => {
    const { store, post } = await startMailServer({ onDataStart: (sender) => sender.drop() });
    await expect(post('one')).rejects.toThrow();
    expect(await store.list()).toEqual([]);
  });

  it('ends even while it keeps a sender waiting', async () => {
    const folder = await temporaryFolder();
    let reached = (): void => {};
    const connected = new Promise<void>((resolve) => (reached = resolve));
    const server = await createMailServer({
      keep: createMailStore(folder).keep,
      onConnect: () => {
        reached();
        return new Promise(() => {});
      },
    });
    const sending = expect(
      nodemailer
        .createTransport(server.url)
        .sendMail({ from: 'a@venue.example', to: 'b@venue.example', text: 'x' }),
    ).rejects.toThrow();
    await connected;
    await server.stop();
    await sending;
  });
});

describe('the inbox', () => {
  it('lists mails newest first, also after a restart', async () => {
    const { folder, post } = await startMailServer();
    for (const subject of ['first', 'second', 'third']) await post(subject);
    expect((await createMailStore(folder).list()).map(({ subject }) => subject)).toEqual([
      'third',
      'second',
      'first',
    ]);
  });

  it('gives tests a JSON list and empties itself on request', async () => {
    const { post, inbox } = await startInbox();
    await post('one');
    const list = async () => (await fetch(`${inbox.url}/api/mails`)).json();
    expect(await list()).toMatchObject([{ subject: 'one' }]);
    await fetch(`${inbox.url}/empty`, { method: 'POST' });
    expect(await list()).toEqual([]);
  });

  it('shows markup in a subject as text', async () => {
    const { post, inbox } = await startInbox();
    await post('<script>alert(1)</script>');
    const page = await (await fetch(inbox.url)).text();
    expect(page).toContain('&#60;script&#62;alert(1)&#60;/script&#62;');
    expect(page).not.toContain('<script>');
  });

  it('shows the HTML of a mail where no script can run', async () => {
    const { store, post, inbox } = await startInbox();
    await post('one');
    const [mail] = await store.list();
    const page = await fetch(`${inbox.url}/mails/${mail?.id}`);
    expect(page.headers.get('content-security-policy')).toMatch(/^default-src 'none'/);
    expect(await page.text()).toMatch(/<iframe sandbox [^>]*srcdoc="&#60;p&#62;Γειά σας/);
  });

  it.each([
    ['another name that points here', { host: 'evil.example' }],
    ['a page of another origin', { host: 'localhost', origin: 'https://evil.example' }],
  ])('answers nothing to %s', async (_who, headers) => {
    const { inbox } = await startInbox();
    const status = await new Promise((resolve, reject) => {
      const { port } = new URL(inbox.url);
      request({ port, host: '127.0.0.1', path: '/api/mails', headers }, (answer) =>
        resolve(answer.resume().statusCode),
      )
        .on('error', reject)
        .end();
    });
    expect(status).toBe(403);
  });
});
