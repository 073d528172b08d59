import { colors } from '../../src/site/colors.ts';
import { escapeHtml } from '../../src/site/formats/formats.ts';
import type { WaitingMail } from '../outbox/outbox.ts';
import { serve } from '../serve/server.ts';
import { createMailServer, type MailServer } from './mailServer.ts';
import type { Mail, MailStore } from './mailStore.ts';

const clock = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'medium',
  timeStyle: 'medium',
  timeZone: 'Europe/Athens',
});

/** Starts a mail server, and pages that show its mails. */
export const createInbox = async (
  store: MailStore,
  wantedPort: number,
  readWaiting: () => Promise<readonly WaitingMail[]>,
) => {
  const startMailServer = (port?: number): Promise<MailServer> =>
    createMailServer(store.save, port);
  let mailServer: MailServer | undefined = await startMailServer();
  const { port: mailPort, url: mailUrl } = mailServer;

  const toggleMailServer = async (): Promise<void> => {
    const running = mailServer;
    mailServer = undefined;
    if (running) await running.stop();
    else mailServer = await startMailServer(mailPort);
  };

  const { port, stop } = await serve(async (request) => {
    if (!isLocalRequest(request))
      return new Response('The inbox answers only to this machine, at localhost.', { status: 403 });
    const { pathname } = new URL(request.url);
    if (request.method === 'POST') {
      if (pathname === '/mail-server') await toggleMailServer();
      if (pathname === '/empty') await store.clear();
      return Response.redirect(new URL('/', request.url), 303);
    }
    const mails = store.listMails();
    if (pathname === '/')
      return respondWithHtml(renderMailList(mails, await readWaiting(), mailServer !== undefined));
    if (pathname === '/api/mails') return Response.json(mails);
    const mail = mails.find(({ id }) => pathname === `/mails/${id}`);
    return mail ? respondWithHtml(renderMail(mail)) : new Response('Not found', { status: 404 });
  }, wantedPort);

  return {
    url: `http://localhost:${port}`,
    mailUrl,
    stop: async () => void (await Promise.all([stop(), mailServer?.stop()])),
  };
};

/** Blocks DNS rebinding (by Host) and posts from other sites (by Origin). */
const isLocalRequest = ({ url, headers }: Request): boolean => {
  const { hostname, origin } = new URL(url);
  return (
    ['localhost', '127.0.0.1'].includes(hostname) && (headers.get('origin') ?? origin) === origin
  );
};

/** srcdoc inherits it, so mails load nothing. */
const policy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; form-action 'self'; base-uri 'none'; frame-ancestors 'self'";

const respondWithHtml = (body: string): Response =>
  new Response(body, {
    headers: { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy },
  });

const renderMailList = (
  mails: readonly Mail[],
  waiting: readonly WaitingMail[],
  isRunning: boolean,
): string =>
  renderPage(
    `Inbox (${mails.length})`,
    `<h1>Inbox</h1>${renderButton('/mail-server', isRunning ? 'Stop the mail server' : 'Start the mail server')}
    ${renderButton('/empty', 'Empty the inbox')}
    ${isRunning ? '' : '<p>The mail server is stopped. New mail waits.</p>'}
    ${waiting.length > 0 ? `<h2>Waiting (${waiting.length})</h2><p>Stored, but not mailed yet. A retry runs every five minutes.</p><ul>${waiting.map(renderWaitingItem).join('')}</ul>` : ''}
    ${mails.length > 0 ? '' : '<p>No mail yet. Send an enquiry from the site and it appears here.</p>'}
    <ul>${mails.map(({ id, subject, to, receivedAt }) => `<li><a href="/mails/${id}">${escapeHtml(subject)}</a><br>${formatTime(receivedAt)}, to ${escapeHtml(to.join(', '))}</li>`).join('')}</ul>`,
    '<meta http-equiv="refresh" content="5">',
  );

const renderPage = (title: string, body: string, head = ''): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title><link rel="icon" href="data:,">${head}<style>
  body { margin: 1.5rem auto; padding: 0 1rem; max-width: 52rem; font: 16px/1.5 system-ui, sans-serif; overflow-wrap: anywhere;
    color: ${colors.foreground}; background: ${colors.background} }
  a { color: ${colors.accent} } form { display: inline } li { margin: 0.5rem 0 }
  pre, iframe { box-sizing: border-box; width: 100%; padding: 1rem; border: 1px solid ${colors.subtle}; background: white; white-space: pre-wrap }
  iframe { height: 32rem }
</style></head><body>${body}</body></html>`;

const renderButton = (action: string, label: string): string =>
  `<form method="post" action="${action}"><button>${label}</button></form> `;

const renderWaitingItem = ({
  form,
  kind,
  receivedAt,
  attempts,
  nextAt,
  lastError,
}: WaitingMail) => {
  const to = kind === 'venue' ? 'venue' : 'visitor';
  const state =
    attempts === 0
      ? 'being sent'
      : `tried ${attempts} times, last answer ${lastError ?? 'unknown'}, due again ${formatTime(nextAt)}`;
  return `<li>${escapeHtml(`${form} form, mail to the ${to}, ${formatTime(receivedAt)}: ${state}`)}</li>`;
};

const formatTime = (at: Date | string): string => clock.format(new Date(at));

const renderMail = ({
  from,
  to,
  replyTo,
  subject,
  text,
  html,
  headers,
  receivedAt,
}: Mail): string =>
  renderPage(
    subject,
    `<p><a href="/">All mails</a></p><h1>${escapeHtml(subject)}</h1>
    <p>${formatTime(receivedAt)}, from ${escapeHtml(from)}, to ${escapeHtml(to.join(', '))}, reply to ${escapeHtml(replyTo.join(', '))}</p>
    <h2>Text</h2><pre>${escapeHtml(text)}</pre>
    ${html ? `<h2>HTML</h2><iframe sandbox title="HTML" srcdoc="${escapeHtml(html)}"></iframe>` : ''}
    <details><summary>Headers</summary><pre>${Object.entries(headers)
      .map(([name, values]) => escapeHtml(`${name}: ${values.join(', ')}\n`))
      .join('')}</pre></details>`,
  );
