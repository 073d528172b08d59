import { colors } from '../../src/site/colors.ts';
import type { WaitingMail } from '../outbox/outbox.ts';
import type { Mail } from './mailStore.ts';

const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escape = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => escapes[character] ?? '');

const clock = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'medium',
  timeStyle: 'medium',
  timeZone: 'Europe/Athens',
});

const time = (mail: Mail): string => clock.format(new Date(mail.receivedAt));

const style = `
  :root { color-scheme: light; font: 16px/1.5 system-ui, sans-serif; color: ${colors.ink}; background: ${colors.limestone} }
  body { margin: 0 auto; padding: 1.5rem 1rem 4rem; max-width: 52rem }
  header { display: flex; flex-wrap: wrap; gap: .75rem 1.5rem; align-items: baseline; justify-content: space-between;
    border-bottom: 1px solid ${colors.stone}; padding-bottom: .75rem; margin-bottom: 1.25rem }
  h1 { font-size: 1.375rem; font-weight: 600; margin: 0; color: ${colors.olive}; overflow-wrap: anywhere }
  h2 { font-size: 1rem; margin: 2rem 0 .5rem; color: ${colors.olive} }
  a { color: ${colors.terracotta} } p { margin: .25rem 0 }
  a:focus-visible, button:focus-visible, summary:focus-visible { outline: 2px solid ${colors.terracotta}; outline-offset: 2px }
  button { font: inherit; color: ${colors.terracotta}; background: none; border: 1px solid ${colors.terracotta}; border-radius: 4px; padding: .375rem .875rem; cursor: pointer }
  ul { list-style: none; margin: 0; padding: 0 }
  li a, .waiting li { display: flex; flex-wrap: wrap; align-items: baseline; gap: 0 1rem; padding: .875rem 0; border-bottom: 1px solid ${colors.stone}; color: inherit; text-decoration: none }
  li a:hover strong { color: ${colors.terracotta} }
  li strong { flex: 1 1 16rem; overflow-wrap: anywhere } li small { flex: 1 0 100%; color: ${colors.moss}; overflow-wrap: anywhere }
  time { color: ${colors.moss}; font-size: .875rem; white-space: nowrap }
  dl { display: grid; grid-template-columns: max-content 1fr; gap: .25rem 1rem; margin: 0 }
  dt { color: ${colors.moss} } dd { margin: 0; overflow-wrap: anywhere }
  pre { background: white; border: 1px solid ${colors.stone}; border-radius: 4px; padding: 1rem; margin: 0; white-space: pre-wrap; overflow-wrap: anywhere; font-size: .9375rem }
  iframe { box-sizing: border-box; width: 100%; height: 32rem; border: 1px solid ${colors.stone}; border-radius: 4px; background: white }
  summary { cursor: pointer; margin-top: 2rem; color: ${colors.olive}; font-weight: 600 }`;

const page = (title: string, body: string, head = ''): string => `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escape(title)}</title>
<link rel="icon" href="data:,">${head}<style>${style}</style></head>
<body>${body}</body>
</html>`;

const entry = (mail: Mail): string => `
  <li><a href="/mails/${mail.id}">
    <strong>${escape(mail.subject || '(no subject)')}</strong><time datetime="${mail.receivedAt}">${time(mail)}</time>
    <small>${escape(mail.from)} to ${escape(mail.to.join(', '))}</small>
  </a></li>`;

const kinds: Readonly<Record<WaitingMail['kind'], string>> = {
  venue: 'to the venue',
  confirmation: 'confirmation to the visitor',
};

const waitingEntry = ({
  form,
  kind,
  receivedAt,
  attempts,
  nextAt,
  lastFault,
}: WaitingMail): string => `
  <li><strong>${escape(form)} form, ${kinds[kind]}</strong><time datetime="${receivedAt.toISOString()}">${clock.format(receivedAt)}</time>
    <small>${attempts === 0 ? 'being sent' : `tried ${attempts} times, last answer ${escape(lastFault ?? 'unknown')}, due again ${clock.format(nextAt)}`}</small></li>`;

const waitingList = (waiting: readonly WaitingMail[]): string =>
  waiting.length > 0
    ? `<section><h2>Waiting (${waiting.length})</h2><p>Stored and not mailed yet. What is due is tried every five minutes.</p><ul class="waiting">${waiting.map(waitingEntry).join('')}</ul></section>`
    : '';

const button = (action: string, words: string): string =>
  `<form method="post" action="${action}"><button>${words}</button></form>`;

/** What waits, then all mails, newest first. The page reloads itself, so a new mail appears without a script. */
export const listPage = (
  mails: readonly Mail[],
  waiting: readonly WaitingMail[],
  isOpen: boolean,
): string =>
  page(
    `Inbox (${mails.length})`,
    `<header><h1>Inbox</h1>${button('/mail-server', isOpen ? 'Stop the mail server' : 'Start the mail server')}${mails.length > 0 ? button('/empty', 'Empty the inbox') : ''}</header>
    <main>${isOpen ? '' : '<p>The mail server is stopped: what is sent now waits.</p>'}${waitingList(waiting)}${mails.length > 0 ? `<ul>${mails.map(entry).join('')}</ul>` : '<p>No mail yet. Send an enquiry from the site and it appears here.</p>'}</main>`,
    '<meta http-equiv="refresh" content="5">',
  );

const row = (name: string, value: string): string =>
  `<dt>${escape(name)}</dt><dd>${escape(value)}</dd>`;

/** One mail: its text, its HTML in a frame that can run nothing, and its headers. */
export const mailPage = (mail: Mail): string =>
  page(
    mail.subject || '(no subject)',
    `<header><h1>${escape(mail.subject || '(no subject)')}</h1><a href="/">All mails</a></header>
    <main><dl>${row('From', mail.from)}${row('To', mail.to.join(', '))}${row('Reply to', mail.replyTo.join(', '))}${row('Received', time(mail))}</dl>
    <h2>Text</h2><pre>${escape(mail.text)}</pre>
    ${mail.html ? `<h2>HTML</h2><iframe sandbox title="The HTML part of this mail" src="/mails/${mail.id}/html"></iframe>` : ''}
    <details><summary>Headers</summary><dl>${Object.entries(mail.headers)
      .flatMap(([name, values]) => values.map((value) => row(name, value)))
      .join('')}</dl></details>
    <p><a href="/mails/${mail.id}/source">Source (.eml)</a></p></main>`,
  );
