import nodemailer, { type SendMailOptions, type StreamSentMessageInfo } from 'nodemailer';
import PostalMime from 'postal-mime';
import { describe, expect, it } from 'vitest';
import { getFields, type FormId } from '../../../src/enquiry/fields.ts';
import { getFieldLabel, getOptionLabel } from '../../../src/enquiry/messages.ts';
import { createSmtpSend } from '../../../src/enquiry/server/send.ts';
import { venue } from '../../../src/facts/venue/venue.ts';
import { escapeHtml } from '../../../src/site/formats/formats.ts';
import { languageCodes } from '../../../src/site/languages.ts';
import { everyForm, getShownFields, pickRequired } from '../../support/typed.ts';
import {
  createJsonPost,
  createScene,
  messages,
  settings,
  validPosts,
  venueDomain,
} from './support.ts';

const { request } = validPosts;

/** Writes mails with the real sender, to memory. */
const composeMails = async (form: FormId, changes: Record<string, unknown> = {}) => {
  const writer = nodemailer.createTransport({ streamTransport: true, buffer: true });
  const written: StreamSentMessageInfo[] = [];
  const sendMail = async (mail: SendMailOptions) => written.push(await writer.sendMail(mail));
  const { post } = createScene({ send: createSmtpSend(() => ({ sendMail }), settings.mailServer) });
  const result = await post(createJsonPost({ ...validPosts[form], form, ...changes }));
  const deliveries = await Promise.all(
    written.map(async ({ message: raw, envelope }) => {
      const mail = await PostalMime.parse(raw as Buffer);
      return { mail, from: envelope.from, to: [envelope.to].flat(), raw: raw.toString('latin1') };
    }),
  );
  return { status: Number.parseInt(result, 10), deliveries };
};
const mailToVenue = async (form: FormId, changes: Record<string, unknown> = {}) =>
  (await composeMails(form, changes)).deliveries[0]!.mail;

it.each(everyForm)(
  'contains every value of the $form form in $language with its label, as text and as HTML',
  async ({ form, language }) => {
    const words = messages[language].enquiry;
    const mail = await mailToVenue(form, { language });
    for (const { name } of getShownFields(form))
      for (const value of [validPosts[form][name]].flat()) {
        const label = getFieldLabel(words, form, name);
        const shown = getOptionLabel(words, form, name, String(value));
        expect(label).not.toBe('');
        for (const part of [label, shown]) {
          expect(mail.text).toContain(part);
          expect(mail.html).toContain(escapeHtml(part).replaceAll('\n', '<br>'));
        }
      }
  },
);

it.each([
  [', +30 690 000 0000, 22990 00000', '+306900000000'],
  ['6900000000 / 2299000000', '6900000000'],
  ['+30 (0)690 000 0000', '+306900000000'],
])('dials %s as %s', async (phone, dialled) => {
  const { html } = await mailToVenue('home', { phone });
  expect(html).toContain(`href="tel:${dialled}"`);
});

it('links no phone number that is longer than any', async () => {
  const { html } = await mailToVenue('home', { phone: '6900000000 2299000000' });
  expect(html).toContain('6900000000 2299000000');
  expect(html).not.toContain('href="tel:');
});

it('can be answered by mail and by phone, and triggers no auto-reply', async () => {
  const { status, deliveries } = await composeMails('home');
  const [{ mail, from, to }] = deliveries as [(typeof deliveries)[0]];
  const { email, phone } = validPosts.home as Record<string, string>;
  expect([status, from, to]).toEqual([200, settings.mailFrom, [settings.mailTo]]);
  expect(mail.replyTo?.[0]).toMatchObject({ address: email });
  expect(mail.html).toContain(`href="mailto:${email}"`);
  expect(mail.html).toContain(`href="tel:${phone!.replace(/[^\d+]/g, '')}"`);
  expect(mail.text).toContain('12:30'); // 9:30 UTC on 1 June in Athens
  expect(mail.messageId).toMatch(new RegExp(`^<[\\w-]+@${venueDomain}>$`));
  expect(mail.headers.find(({ key }) => key === 'auto-submitted')?.value).toBe('auto-generated');
});

it.each([
  ['el', '12 Ιουνίου 2027'],
  ['en', '12 June 2027'],
] as const)(
  'names the event, the guest and the date in the subject in %s',
  async (language, date) => {
    const changes = { firstName: 'Anna', lastName: 'O’Neill', eventDate: '2027-06-12', language };
    const { subject } = await mailToVenue('request', { ...changes, eventType: 'wedding' });
    const event = getOptionLabel(messages[language].enquiry, 'request', 'eventType', 'wedding');
    expect(subject).toBe(`${event} · Anna O’Neill · ${date}`);
  },
);

it('leaves out the labels of empty fields', async () => {
  const required = pickRequired('request', request);
  const { post, sent } = createScene();
  await post(createJsonPost(required));
  const labelled = getFields('request').filter(({ name }) =>
    sent[0]!.text.includes(getFieldLabel(messages.el.enquiry, 'request', name)),
  );
  expect(labelled.map(({ name }) => name)).toEqual(Object.keys(required));
});

describe('the confirmation', () => {
  it.each([
    ['a date', { eventDate: '2099-06-20' }, 'promise'],
    ['no date', { eventDate: '' }, 'promiseWithoutDate'],
  ] as const)('promises what a request with %s can be answered', async (_what, changes, key) => {
    const { deliveries } = await composeMails('request', changes);
    const { promise, promiseWithoutDate } = messages.el.mail.confirmation;
    expect(deliveries[1]!.mail.text).toContain({ promise, promiseWithoutDate }[key]);
  });
  it.each(languageCodes)(
    'answers in %s, and greets the guest by the first name in English',
    async (language) => {
      const { mail, to } = (await composeMails('request', { language })).deliveries[1]!;
      expect([to, mail.subject]).toEqual([
        [request.email],
        messages[language].mail.confirmation.subject,
      ]);
      // Greek would need the vocative of the name.
      if (language === 'en') expect(mail.text).toContain(request.firstName);
      expect(mail.text).toContain(String(venue.replyHours));
      expect(mail.headers.find(({ key }) => key === 'auto-submitted')?.value).toBe('auto-replied');
    },
  );
  it('links to the site that SITE_URL names', async () => {
    const { post, sent } = createScene({ settings: { siteUrl: 'https://ktima.example' } });
    await post(createJsonPost({ ...request, language: 'en' }));
    expect(sent[1]!.text).toContain(' https://ktima.example/en.');
  });
  it('repeats nothing else that was typed', async () => {
    const other = { lastName: 'Άλλου', phone: '1', eventType: 'other', specialRequests: 'Buy!' };
    const [one, two] = await Promise.all([composeMails('request'), composeMails('request', other)]);
    for (const part of ['subject', 'text', 'html'] as const)
      expect(two.deliveries[1]!.mail[part]).toBe(one.deliveries[1]!.mail[part]);
    // Only the English greeting has the name.
    const spammer = { firstName: 'Anna https://spam.example', language: 'en' };
    const spam = await composeMails('request', spammer);
    expect(spam.deliveries[1]!.mail.text).not.toContain('://spam');
  });
});

describe('what a visitor types', () => {
  const headerNames =
    'auto-submitted,content-type,date,from,message-id,mime-version,reply-to,subject,to';
  const tagNames = /^<\/?(!doctype|html|head|meta|title|body|table|tr|td|div|span|br|a)[\s>]/;
  /** Each kind of text, and what goes into the confirmation. */
  const typedFields = [
    ...getFields('home').map(({ name }) => ({ form: 'home' as const, name })),
    ...['firstName', 'email'].map((name) => ({ form: 'request' as const, name })),
  ];

  it.each([
    'x\r\nBcc: victim@evil.example',
    'x\u2028Bcc: victim@evil.example\u0085Cc: v@evil.example',
    '.\r\n.\r\nMAIL FROM:<a@evil.example>',
    '=?utf-8?Q?=0d=0aBcc:_victim@evil.example?=',
    'a@evil.example, b@evil.example',
    '"a@evil.example" <b@evil.example>, ',
    'a@evil.example?bcc=victim@evil.example',
    '</title><script>alert(1)</script><img src=//evil.example onerror=alert(1)>',
    '"><a href="javascript:alert(1)" onmouseover=\'x',
    '&lt;b&gt; {email}{name}$&$1%s',
    '\u202egnp.exe\u0000\u001b[31m\ud83d',
  ])('puts no header, recipient or tag into a mail: %j', async (typed) => {
    for (const { form, name } of typedFields) {
      const { status, deliveries } = await composeMails(form, { [name]: typed });
      expect([200, 400], name).toContain(status);
      expect(deliveries).toHaveLength(status === 400 ? 0 : form === 'request' ? 2 : 1);
      for (const [index, { mail, from, to, raw }] of deliveries.entries()) {
        const guest = name === 'email' ? typed : validPosts[form].email;
        expect([from, to]).toEqual([settings.mailFrom, [index === 0 ? settings.mailTo : guest]]);
        expect(mail.to?.map(({ address }) => address)).toEqual(to);
        expect(mail.replyTo).toHaveLength(1);
        expect(
          mail.headers
            .map(({ key }) => key)
            .sort()
            .join(),
        ).toBe(headerNames);
        expect(raw.slice(0, raw.search(/\r?\n\r?\n/))).not.toMatch(/[^\r\n\t\x20-\x7e]/);
        const html = mail.html ?? '';
        for (const [tag] of html.matchAll(/<[^>]*>/g)) expect(tag).toMatch(tagNames);
        expect(html).not.toMatch(/href="(?!tel:[+\d]*"|mailto:[^"<>?&\s]*")/);
        expect(html.replace(/<[^>]*>/g, '')).not.toMatch(/[<>]/);
      }
    }
  });

  it('arrives whole and clean', async () => {
    const message = '.a\n..b\na\r\n.\r\nRCPT TO:<v@evil.example>';
    const subject = '<b> "x" {name} $& ليلى 👨‍👩‍👧\u200b\u00ad\ud83d';
    const mail = await mailToVenue('home', { message, subject });
    expect(mail.text).toContain(message.replaceAll('\r', ''));
    expect(mail.subject).toContain('<b> "x" {name} $& ليلى 👨‍👩‍👧');
  });
});
