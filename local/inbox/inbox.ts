import { createServer, type IncomingMessage } from 'node:http';
import { colors } from '../../src/site/colors.ts';
import type { WaitingMail } from '../outbox/outbox.ts';
import { comesFromHere } from '../serve/callers.ts';
import { close, listen } from '../serve/ports.ts';
import type { Mail, MailStore } from './mailStore.ts';

export type Desk = {
  waiting(): Promise<readonly WaitingMail[]>;
  isMailServerRunning(): boolean;
  toggleMailServer(): Promise<void>;
};

const escape = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

const clock = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'medium',
  timeStyle: 'medium',
  timeZone: 'Europe/Athens',
});

const page = (title: string, body: string, head = ''): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escape(title)}</title><link rel="icon" href="data:,">${head}<style>
  body { margin: 1.5rem auto; padding: 0 1rem; max-width: 52rem; font: 16px/1.5 system-ui, sans-serif; overflow-wrap: anywhere;
    color: ${colors.foreground}; background: ${colors.background} }
  a { color: ${colors.accent} } form { display: inline } li { margin: 0.5rem 0 }
  pre, iframe { box-sizing: border-box; width: 100%; padding: 1rem; border: 1px solid ${colors.subtle}; background: white; white-space: pre-wrap }
  iframe { height: 32rem }
</style></head><body>${body}</body></html>`;

const button = (action: string, label: string): string =>
  `<form method="post" action="${action}"><button>${label}</button></form> `;

const waitingItem = ({ form, kind, receivedAt, attempts, nextAt, lastFault }: WaitingMail) =>
  `<li>${escape(form)} form, mail to the ${kind === 'venue' ? 'venue' : 'visitor'}, ${clock.format(receivedAt)}: ${
    attempts === 0
      ? 'being sent'
      : `tried ${attempts} times, last answer ${escape(lastFault ?? 'unknown')}, due again ${clock.format(nextAt)}`
  }</li>`;

const subjectOf = (mail: Mail): string => escape(mail.subject || '(no subject)');
const timeOf = (mail: Mail): string => clock.format(new Date(mail.receivedAt));

const listPage = async (store: MailStore, desk: Desk): Promise<string> => {
  const [mails, waiting] = [await store.list(), await desk.waiting()];
  const isRunning = desk.isMailServerRunning();
  return page(
    `Inbox (${mails.length})`,
    `<h1>Inbox</h1>${button('/mail-server', isRunning ? 'Stop the mail server' : 'Start the mail server')}
    ${mails.length > 0 ? button('/empty', 'Empty the inbox') : ''}
    ${isRunning ? '' : '<p>The mail server is stopped. New mail waits.</p>'}
    ${waiting.length > 0 ? `<h2>Waiting (${waiting.length})</h2><p>Stored, but not mailed yet. A retry runs every five minutes.</p><ul>${waiting.map(waitingItem).join('')}</ul>` : ''}
    ${mails.length > 0 ? '' : '<p>No mail yet. Send an enquiry from the site and it appears here.</p>'}
    <ul>${mails.map((mail) => `<li><a href="/mails/${mail.id}">${subjectOf(mail)}</a><br>${timeOf(mail)}, to ${escape(mail.to.join(', '))}</li>`).join('')}</ul>`,
    '<meta http-equiv="refresh" content="5">',
  );
};

const mailPage = (mail: Mail): string => {
  const headers = Object.entries(mail.headers).map(
    ([name, values]) => `${name}: ${values.join(', ')}`,
  );
  return page(
    mail.subject,
    `<p><a href="/">All mails</a></p><h1>${subjectOf(mail)}</h1>
    <p>${timeOf(mail)}, from ${escape(mail.from)}, to ${escape(mail.to.join(', '))}, reply to ${escape(mail.replyTo.join(', '))}</p>
    <h2>Text</h2><pre>${escape(mail.text)}</pre>
    ${mail.html ? `<h2>HTML</h2><iframe sandbox title="HTML" srcdoc="${escape(mail.html)}"></iframe>` : ''}
    <details><summary>Headers</summary><pre>${escape(headers.join('\n'))}</pre></details>`,
  );
};

/** Blocks scripts and remote content in mails; srcdoc inherits it. */
const policy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; form-action 'self'; base-uri 'none'; frame-ancestors 'self'";

type Answer = { status?: number; body: string; headers?: Record<string, string> };

const html = (body: string): Answer => ({
  body,
  headers: { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy },
});

const answerTo = async (
  request: IncomingMessage,
  store: MailStore,
  desk: Desk,
): Promise<Answer> => {
  if (!comesFromHere(request))
    return { status: 403, body: 'The inbox answers only to this machine, at localhost.' };
  const backToList: Answer = { status: 303, body: '', headers: { location: '/' } };
  const { pathname } = new URL(request.url ?? '/', 'http://localhost');
  switch (`${request.method} ${pathname}`) {
    case 'GET /':
      return html(await listPage(store, desk));
    case 'GET /api/mails':
      return {
        body: JSON.stringify(await store.list()),
        headers: { 'content-type': 'application/json' },
      };
    case 'POST /mail-server':
      await desk.toggleMailServer();
      return backToList;
    case 'POST /empty':
      await store.clear();
      return backToList;
  }
  const mail = (await store.list()).find(({ id }) => pathname === `/mails/${id}`);
  return mail && request.method === 'GET'
    ? html(mailPage(mail))
    : { status: 404, body: 'Not found' };
};

export const createInbox = async (
  store: MailStore,
  wantedPort: number,
  desk: Desk,
): Promise<{ url: string; stop(): Promise<void> }> => {
  const server = createServer((request, response) => {
    void answerTo(request, store, desk)
      .catch((error: Error): Answer => ({ status: 500, body: error.message }))
      .then(({ status = 200, body, headers }) =>
        response
          .writeHead(status, {
            'content-type': 'text/plain; charset=utf-8',
            ...headers,
          })
          .end(body),
      );
  });
  const port = await listen(server, wantedPort, 'INBOX_PORT');
  return { url: `http://localhost:${port}`, stop: () => close(server) };
};
