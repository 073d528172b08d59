import { colors } from '../../site/colors.ts';
import { venue } from '../../site/facts/venue.ts';
import { getDayAtVenue, timeZone } from '../../site/formats/formatDay.ts';
import { escapeHtml, fill } from '../../site/formats/formats.ts';
import { defaultLanguage, languages, type Language, type Localized } from '../../site/languages.ts';
import { getFields, type Field, type FormId } from '../fields.ts';
import {
  formatClosedText,
  getFieldLabel,
  getOptionLabel,
  type ServerMessages,
} from '../messages.ts';
import { cleanFirstName, getTextValue, type Value, type Values } from '../validate.ts';
import { sendWithRetry, type Clock, type Message, type Send, type SendResult } from './send.ts';

export type Enquiry = {
  readonly id: string;
  readonly form: FormId;
  readonly language: Language;
  readonly values: Values;
  readonly receivedAt: Date;
  /** The honeypot was filled, by a bot or by autofill. */
  readonly suspect: boolean;
};

type Addresses = { readonly mailFrom: string; readonly mailTo: string };

export type MailDeps = {
  readonly settings: Addresses;
  readonly messages: Localized<ServerMessages>;
  readonly send: Send;
  readonly clock: Clock;
};

/** Many mail programs ignore stylesheets. Some windows are 320 px wide. */
const { background, foreground, primary, muted, subtle } = colors;
const font = "font-family:'Helvetica Neue',Helvetica,Arial,sans-serif";

/** Lines with letters or digits that are written from right to left. */
const rightToLeft =
  /^.*[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}].*$/gmu;

/**
 * Isolates such lines, so that our words beside them keep their order. Other text gets no marks: invisible characters
 * hinder search and filters. Validation removes the visitor's marks.
 */
const isolate = (text: string): string => text.replace(rightToLeft, '\u2068$&\u2069');

/** Returns escaped HTML, with `dir` instead of marks (HTML standard, 3.2.8). */
const renderLines = (text: string): string =>
  escapeHtml(text)
    .replaceAll('\n', '<br>')
    .replaceAll('\u2068', '<span dir="auto">')
    .replaceAll('\u2069', '</span>');

/** `href` must have a fixed scheme (tel:, mailto:, https:). */
const renderLink = (href: string, text: string): string =>
  `<a href="${escapeHtml(href)}" style="color:${primary}">${escapeHtml(text)}</a>`;

/** `value` is inserted as HTML, so the caller escapes it. */
const renderRow = (label: string, value: string): string =>
  `<tr><td style="padding:12px 0;border-top:1px solid ${subtle};${font};overflow-wrap:anywhere;word-break:break-word">` +
  `<div style="font-size:13px;line-height:18px;color:${muted}">${escapeHtml(label)}</div>` +
  `<div style="font-size:16px;line-height:24px;color:${foreground}">${value}</div></td></tr>`;

/** `content` is inserted as HTML, so the caller escapes it. */
const renderParagraph = (content: string): string =>
  `<tr><td style="padding:0 0 16px;${font};font-size:16px;line-height:24px;color:${foreground};overflow-wrap:anywhere;word-break:break-word">${content}</td></tr>`;

/** `content` is inserted as HTML, so the caller escapes it. */
const renderNote = (content: string): string =>
  `<tr><td style="padding:16px 0 0;border-top:1px solid ${subtle};${font};font-size:13px;line-height:20px;color:${muted}">${content}</td></tr>`;

const renderMail = (language: string, title: string, rows: readonly string[]): string =>
  `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
  `<title>${escapeHtml(title)}</title></head><body style="margin:0;padding:0;background:${background}">` +
  `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:${background}"><tr><td align="center" style="padding:24px 16px">` +
  `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px;text-align:left">` +
  `<tr><td style="padding:0 0 16px;font-family:Georgia,'Times New Roman',serif;font-size:24px;line-height:32px;color:${primary};overflow-wrap:anywhere;word-break:break-word">${renderLines(title)}</td></tr>` +
  `${rows.join('')}</table></td></tr></table></body></html>`;

const domain = venue.email.slice(venue.email.indexOf('@') + 1);

const formatDate = (isoDate: string, language: Language, dateStyle: 'full' | 'long'): string =>
  new Intl.DateTimeFormat(languages[language].locale, { dateStyle, timeZone: 'UTC' }).format(
    new Date(isoDate),
  );

const formatMoment = (moment: Date, language: Language): string =>
  new Intl.DateTimeFormat(languages[language].locale, {
    dateStyle: 'full',
    timeStyle: 'short',
    timeZone,
  }).format(moment);

/** Adds the value to the label of a choice: staff may not read the visitor's language. */
const formatValue = (
  { form, language }: Enquiry,
  messages: ServerMessages,
  { name, kind }: Field,
  value: Value,
): string => {
  if (kind === 'date') return `${formatDate(String(value), language, 'full')} (${value})`;
  const items = [value].flat().map((item) => {
    const label = getOptionLabel(messages.enquiry, form, name, String(item));
    return label === String(item) ? label : `${label} (${item})`;
  });
  return items.join(', ');
};

const formatName = (values: Values): string =>
  isolate(
    getTextValue(values, 'name') ||
      `${getTextValue(values, 'firstName')} ${getTextValue(values, 'lastName')}`.trim(),
  );

/** Questions need no colon, because they end in punctuation. */
const addColon = (label: string): string => (/[;?]$/.test(label) ? label : `${label}:`);

const formatLine = ({ label, text }: { readonly label: string; readonly text: string }): string =>
  `${addColon(label)} ${text}`;

const valueRenderers: Partial<Readonly<Record<Field['kind'], (text: string) => string>>> = {
  email: (text) => {
    const at = text.lastIndexOf('@');
    return renderLink(`mailto:${encodeURIComponent(text.slice(0, at))}${text.slice(at)}`, text);
  },
  tel: (text) => renderLink(`tel:${text.replace(/[^\d+]/g, '')}`, text),
};

const composeSubject = (enquiry: Enquiry, messages: ServerMessages): string => {
  const { form, language, values, suspect } = enquiry;
  const eventType = getTextValue(values, 'eventType');
  const eventDate = getTextValue(values, 'eventDate');
  const parts = [
    eventType
      ? getOptionLabel(messages.enquiry, form, 'eventType', eventType)
      : messages.mail.venue.formNames[form],
    formatName(values),
    eventDate && formatDate(eventDate, language, 'long'),
    isolate(getTextValue(values, 'subject')),
  ];
  return [suspect && messages.mail.venue.suspect, parts.filter(Boolean).join(' · ')]
    .filter(Boolean)
    .join(' ');
};

/** Milliseconds after which the mail mentions the delay. */
const lateThreshold = 15 * 60_000;

/** Prevents automatic replies (RFC 3834, section 5). */
const autoGeneratedHeaders = { 'Auto-Submitted': 'auto-generated' } as const;

export const composeVenueMail = (
  enquiry: Enquiry,
  messages: ServerMessages,
  addresses: Addresses,
  now = enquiry.receivedAt,
): Message => {
  const { form, language, values, receivedAt } = enquiry;
  const copy = messages.mail.venue;
  const late =
    now.getTime() - receivedAt.getTime() > lateThreshold
      ? [copy.late.replace('{when}', formatMoment(receivedAt, language))]
      : [];
  const subject = composeSubject(enquiry, messages);
  const answers = getFields(form).flatMap((field) => {
    const value = values[field.name];
    const text = value === undefined ? '' : isolate(formatValue(enquiry, messages, field, value));
    return text === ''
      ? []
      : [{ field, label: getFieldLabel(messages.enquiry, form, field.name), text }];
  });
  const origin = [
    { label: copy.form, text: copy.formNames[form] },
    { label: copy.language, text: languages[language].name },
    { label: copy.received, text: formatMoment(receivedAt, language) },
  ];
  return {
    from: { name: venue.name[language], address: addresses.mailFrom },
    to: { name: venue.name[language], address: addresses.mailTo },
    replyTo: { name: formatName(values), address: getTextValue(values, 'email') },
    subject,
    text: [
      ...late.flatMap((line) => [line, '']),
      ...answers.map((answer) =>
        answer.field.kind === 'textarea'
          ? `\n${addColon(answer.label)}\n${answer.text}\n`
          : formatLine(answer),
      ),
      '',
      ...origin.map(formatLine),
      '',
      copy.reply,
      '',
    ].join('\n'),
    html: renderMail(language, subject, [
      ...late.map((line) => renderParagraph(escapeHtml(line))),
      ...answers.map(({ field, label, text }) =>
        renderRow(label, (valueRenderers[field.kind] ?? renderLines)(text)),
      ),
      ...origin.map(({ label, text }) => renderRow(label, escapeHtml(text))),
      renderNote(escapeHtml(copy.reply)),
    ]),
    messageId: `<${enquiry.id}@${domain}>`,
    // Mail programs would sort a late mail below read ones.
    date: late.length > 0 ? now : receivedAt,
    headers: autoGeneratedHeaders,
    envelope: { from: addresses.mailFrom, to: addresses.mailTo },
  };
};

/** Returns the mail about enquiries erased undelivered. */
export const composeGivenUpNotice = (
  count: number,
  messages: ServerMessages,
  addresses: Addresses,
  now: Date,
): Message => {
  const { subject, text: template } = messages.mail.givenUp;
  const text = template.replace('{count}', String(count));
  const name = venue.name[defaultLanguage];
  const venueMailbox = { name, address: addresses.mailTo };
  return {
    from: { name, address: addresses.mailFrom },
    to: venueMailbox,
    replyTo: venueMailbox,
    subject,
    text: `${text}\n`,
    html: renderMail(defaultLanguage, subject, [renderParagraph(escapeHtml(text))]),
    messageId: `<${crypto.randomUUID()}@${domain}>`,
    date: now,
    headers: autoGeneratedHeaders,
    envelope: { from: addresses.mailFrom, to: addresses.mailTo },
  };
};

/**
 * The address is unverified: only a cleaned first name is repeated, so the form cannot send messages to third
 * parties.
 */
const composeConfirmation = (
  enquiry: Enquiry,
  messages: ServerMessages,
  addresses: Addresses,
  now = enquiry.receivedAt,
): Message => {
  const { language, values } = enquiry;
  const copy = messages.mail.confirmation;
  const firstName = isolate(cleanFirstName(getTextValue(values, 'firstName')));
  const greeting = firstName
    ? copy.greeting.replace('{name}', () => firstName)
    : copy.greetingWithoutName;
  const promise = formatClosedText(messages.enquiry, language, getDayAtVenue(now)) ?? copy.promise;
  const paragraphs = copy.paragraphs.map((text) => fill(text, { promise }));
  const calls = [
    { before: copy.call, phone: venue.phones[0] },
    ...(venue.people ?? []).flatMap(({ label, phone }) =>
      phone ? [{ before: `${label[language]}:`, phone }] : [],
    ),
  ];
  const address = getTextValue(values, 'email');
  return {
    from: { name: venue.name[language], address: addresses.mailFrom },
    to: { name: '', address },
    replyTo: { name: venue.name[language], address: venue.email },
    subject: copy.subject,
    text: [
      greeting,
      ...paragraphs,
      calls.map(({ before, phone }) => `${before} ${phone.display}`).join('\n'),
      copy.signature.join('\n'),
      copy.notYou,
      '',
    ].join('\n\n'),
    html: renderMail(language, copy.subject, [
      renderParagraph(renderLines(greeting)),
      ...paragraphs.map((text) => renderParagraph(escapeHtml(text))),
      ...calls.map(({ before, phone }) =>
        renderParagraph(`${escapeHtml(before)} ${renderLink(`tel:${phone.dial}`, phone.display)}`),
      ),
      renderParagraph(renderLines(copy.signature.join('\n'))),
      renderNote(escapeHtml(copy.notYou)),
    ]),
    messageId: `<${enquiry.id}.confirmation@${domain}>`,
    date: now,
    headers: { 'Auto-Submitted': 'auto-replied' },
    envelope: { from: addresses.mailFrom, to: address },
  };
};

const composers = { venue: composeVenueMail, confirmation: composeConfirmation } as const;

/** Rejects if the mail cannot be composed. `now` is the sending time of a later round. */
export const sendMail = async (
  { settings, messages, send, clock }: MailDeps,
  kind: keyof typeof composers,
  enquiry: Enquiry,
  deadline: number,
  now?: Date,
): Promise<SendResult> =>
  sendWithRetry(
    send,
    composers[kind](enquiry, messages[enquiry.language], settings, now),
    deadline,
    clock,
  );
