import { colors } from '../../src/site/colors.ts';
import type { WaitingMail } from '../outbox/outbox.ts';
import { serve } from '../serve/server.ts';
import { createMailServer, type MailServer } from './mailServer.ts';
import type { Mail, MailStore } from './mailStore.ts';

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

const timeOf = (at: Date | string): string => clock.format(new Date(at));

const waitingItem = ({ form, kind, receivedAt, attempts, nextAt, lastError }: WaitingMail) => {
  const to = kind === 'venue' ? 'venue' : 'visitor';
  const state =
    attempts === 0
      ? 'being sent'
      : `tried ${attempts} times, last answer ${lastError ?? 'unknown'}, due again ${timeOf(nextAt)}`;
  return `<li>${escape(`${form} form, mail to the ${to}, ${timeOf(receivedAt)}: ${state}`)}</li>`;
};

const listPage = (
  mails: readonly Mail[],
  waiting: readonly WaitingMail[],
  isRunning: boolean,
): string =>
  page(
    `Inbox (${mails.length})`,
    `<h1>Inbox</h1>${button('/mail-server', isRunning ? 'Stop the mail server' : 'Start the mail server')}
    ${button('/empty', 'Empty the inbox')}
    ${isRunning ? '' : '<p>The mail server is stopped. New mail waits.</p>'}
    ${waiting.length > 0 ? `<h2>Waiting (${waiting.length})</h2><p>Stored, but not mailed yet. A retry runs every five minutes.</p><ul>${waiting.map(waitingItem).join('')}</ul>` : ''}
    ${mails.length > 0 ? '' : '<p>No mail yet. Send an enquiry from the site and it appears here.</p>'}
    <ul>${mails.map(({ id, subject, to, receivedAt }) => `<li><a href="/mails/${id}">${escape(subject)}</a><br>${timeOf(receivedAt)}, to ${escape(to.join(', '))}</li>`).join('')}</ul>`,
    '<meta http-equiv="refresh" content="5">',
  );

const mailPage = ({ from, to, replyTo, subject, text, html, headers, receivedAt }: Mail): string =>
  page(
    subject,
    `<p><a href="/">All mails</a></p><h1>${escape(subject)}</h1>
    <p>${timeOf(receivedAt)}, from ${escape(from)}, to ${escape(to.join(', '))}, reply to ${escape(replyTo.join(', '))}</p>
    <h2>Text</h2><pre>${escape(text)}</pre>
    ${html ? `<h2>HTML</h2><iframe sandbox title="HTML" srcdoc="${escape(html)}"></iframe>` : ''}
    <details><summary>Headers</summary><pre>${Object.entries(headers)
      .map(([name, values]) => escape(`${name}: ${values.join(', ')}\n`))
      .join('')}</pre></details>`,
  );

/** Blocks scripts and remote content in mails, because srcdoc inherits the policy. */
const policy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; form-action 'self'; base-uri 'none'; frame-ancestors 'self'";

const html = (body: string): Response =>
  new Response(body, {
    headers: { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy },
  });

/** Blocks DNS rebinding (by Host) and posts from other sites (by Origin). */
const comesFromHere = ({ url, headers }: Request): boolean => {
  const { hostname, origin } = new URL(url);
  return (
    ['localhost', '127.0.0.1'].includes(hostname) && (headers.get('origin') ?? origin) === origin
  );
};

/** Starts a mail server, and pages that show its mails. `checkMail` throws to reject a mail. */
export const createInbox = async (
  store: MailStore,
  wantedPort: number,
  waiting: () => Promise<readonly WaitingMail[]>,
  checkMail?: (message: Buffer) => Promise<void>,
) => {
  const startMailServer = (port?: number): Promise<MailServer> =>
    createMailServer(async (message) => {
      await checkMail?.(message);
      await store.keep(message);
    }, port);
  let mailServer: MailServer | undefined = await startMailServer();
  const { port: mailPort, url: mailUrl } = mailServer;

  const toggleMailServer = async (): Promise<void> => {
    const running = mailServer;
    mailServer = undefined;
    if (running) await running.stop();
    else mailServer = await startMailServer(mailPort);
  };

  const { port, stop } = await serve(async (request) => {
    if (!comesFromHere(request))
      return new Response('The inbox answers only to this machine, at localhost.', { status: 403 });
    const { pathname } = new URL(request.url);
    if (request.method === 'POST') {
      if (pathname === '/mail-server') await toggleMailServer();
      if (pathname === '/empty') await store.clear();
      return Response.redirect(new URL('/', request.url), 303);
    }
    const mails = store.list();
    if (pathname === '/') return html(listPage(mails, await waiting(), mailServer !== undefined));
    if (pathname === '/api/mails') return Response.json(mails);
    const mail = mails.find(({ id }) => pathname === `/mails/${id}`);
    return mail ? html(mailPage(mail)) : new Response('Not found', { status: 404 });
  }, wantedPort);

  return {
    url: `http://localhost:${port}`,
    mailUrl,
    stop: async () => void (await Promise.all([stop(), mailServer?.stop()])),
  };
};
