// @vitest-environment node
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, expectTypeOf, it, test } from 'vitest';
import {
  fieldsOf,
  formIds,
  type FormId,
  type OptionOf,
  type ShownFieldName,
} from '../../../src/enquiry/fields.ts';
import { escapeHtml } from '../../../src/site/formats/escapeHtml.ts';
import {
  fieldLabel,
  optionLabel,
  rateLimitSentence,
  successText,
  type FormMessages,
} from '../../../src/enquiry/enquiryMessages.ts';
import { languageCodes, type Language } from '../../../src/site/languages.ts';
import { venue } from '../../../src/site/facts/venue.ts';
import { calls } from '../../specification.ts';
import { requiredOf } from '../../support/typed.ts';
import {
  createMailWriter,
  postJson,
  postWithKey,
  scene,
  settings,
  startMailServer,
  validPosts,
  venueDomain,
  messages,
  wordsByName,
  type Delivery,
} from './support.ts';

let server: Awaited<ReturnType<typeof startMailServer>>;
beforeAll(async () => void (server = await startMailServer()));
afterAll(() => server.stop());
beforeEach(() => {
  server.state.fault = undefined;
  server.state.deliveries = [];
});

const deliver = async (
  form: FormId,
  body: Record<string, unknown>,
  headers: Record<string, string> = {},
  said = messages,
) => {
  const edge = form !== 'request';
  const { handle } = scene({
    name: edge ? 'send-contact-email' : 'send-email',
    send: server.send,
    messages: said,
  });
  const response = await handle((edge ? postWithKey : postJson)(body, headers));
  return { status: response.status, deliveries: server.state.deliveries };
};

const pairs = formIds.flatMap((form) => languageCodes.map((language) => [form, language] as const));

test.each(pairs)(
  'the mail of the %s form in %s arrives with every value and its label',
  async (form, language) => {
    const { status, deliveries } = await deliver(form, validPosts[form], {
      'content-language': language,
    });
    const { mail, from, to } = deliveries[0]!;
    expect([status, from, to]).toEqual([200, settings.mailFrom, [settings.mailTo]]);
    for (const field of fieldsOf(form).filter((candidate) => !candidate.hidden)) {
      const label = fieldLabel(messages[language].enquiry, form, field.name);
      expect(label).not.toBe('');
      for (const value of [validPosts[form][field.name]].flat()) {
        const shown = optionLabel(messages[language].enquiry, form, field.name, String(value));
        expect(mail.text).toContain(label);
        expect(mail.text).toContain(shown);
        expect(mail.html).toContain(escapeHtml(label));
        expect(mail.html).toContain(escapeHtml(shown).replaceAll('\n', '<br>'));
      }
    }
    expect(mail.replyTo?.[0]).toMatchObject({ address: validPosts[form]['email'] });
    expect(mail.html).toContain(`href="mailto:${String(validPosts[form]['email'])}"`);
    expect(mail.html).toContain(
      `href="tel:${String(validPosts[form]['phone']).replace(/[^\d+]/g, '')}"`,
    );
    expect(mail.text).toContain('12:30'); // 9:30 UTC on 1 June in Athens
    expect(mail.messageId?.split('@')).toEqual([
      expect.stringMatching(/^<[\w-]+$/),
      `${venueDomain}>`,
    ]);
    expect(mail.headers.find(({ key }) => key === 'auto-submitted')?.value).toBe('auto-generated');
  },
);

const withoutFacts = (text: string, language: Language): string => {
  const [{ display, dial }] = venue.phones;
  const facts = {
    '{name}': venue.name[language],
    '{phone}': display,
    '{dial}': dial,
    '{email}': venue.email,
    '{domain}': venueDomain,
  };
  return Object.entries(facts).reduce((left, [name, fact]) => left.replaceAll(fact, name), text);
};

const readable = ({ mail, from, to }: Delivery): string =>
  [
    `envelope: ${from} -> ${to.join(', ')}`,
    // The multipart boundary is random.
    ...mail.headers
      .filter(
        ({ key }) => key !== 'content-type' && !['from', 'to', 'reply-to', 'subject'].includes(key),
      )
      .map(({ key, value }) => `${key}: ${value}`),
    ...(
      [
        ['from', [mail.from]],
        ['to', mail.to],
        ['reply-to', mail.replyTo],
      ] as const
    ).map(
      ([key, mailboxes]) =>
        `${key}: ${(mailboxes ?? []).map((one) => `${one?.name} <${one?.address}>`).join(', ')}`,
    ),
    `subject: ${mail.subject}`,
    '',
    mail.text,
  ].join('\n');

/** Owners change texts and facts, so these mails use names and specified fields. */
test.each(pairs)(
  'every mail of the %s form in %s is made as the one that was last looked at',
  async (form, language) => {
    // The Message-ID derives from the key.
    const post = Object.fromEntries(calls[form].keys.map((name) => [name, validPosts[form][name]]));
    const { deliveries } = await deliver(
      form,
      post,
      { 'content-language': language, 'idempotency-key': 'snapshot' },
      wordsByName,
    );
    expect(deliveries).toHaveLength(form === 'request' ? 2 : 1);
    for (const [index, delivery] of deliveries.entries()) {
      const text = withoutFacts(readable(delivery), language);
      const html = withoutFacts((delivery.mail.html ?? '').replaceAll('<tr>', '\n<tr>'), language);
      const file = `./__snapshots__/${form}.${language}.${index === 0 ? 'venue' : 'confirmation'}`;
      await expect(text).toMatchFileSnapshot(`${file}.txt`);
      await expect(html).toMatchFileSnapshot(`${file}.html`);
    }
  },
);

test.each([
  ['el', '12 Ιουνίου 2027'],
  ['en', '12 June 2027'],
] as const)(
  'the subject of a request in %s has the kind of event, the name and the date',
  async (language, date) => {
    const post = {
      ...validPosts.request,
      firstName: 'Anna',
      lastName: 'O’Neill',
      eventType: 'wedding',
      eventDate: '2027-06-12',
    };
    const { subject } = (await deliver('request', post, { 'content-language': language }))
      .deliveries[0]!.mail;
    expect(subject).toBe(
      `${optionLabel(messages[language].enquiry, 'request', 'eventType', 'wedding')} · Anna O’Neill · ${date}`,
    );
  },
);

test('a label that is a question gets no colon, all others get one', async () => {
  const { text } = (await deliver('request', validPosts.request)).deliveries[0]!.mail;
  const labels = fieldsOf('request').map(({ name }) =>
    fieldLabel(messages.el.enquiry, 'request', name),
  );
  expect(
    new Set(labels.map((label) => /[;?]$/.test(label))),
    'there are labels of both kinds',
  ).toEqual(new Set([true, false]));
  for (const label of labels) {
    const line = text?.split('\n').find((candidate) => candidate.startsWith(label));
    expect(line?.slice(label.length).trim()).toMatch(/[;?]$/.test(label) ? /^[^:]/ : /^:/);
  }
});

test('empty optional fields leave no label behind', async () => {
  const required = requiredOf('request', validPosts.request);
  const empty = Object.fromEntries(
    Object.entries(validPosts.request).map(([name, value]) => [
      name,
      typeof value === 'string' ? '' : [],
    ]),
  );
  const { deliveries } = await deliver('request', { ...empty, ...required });
  const labelled = fieldsOf('request').filter(({ name }) =>
    deliveries[0]!.mail.text?.includes(fieldLabel(messages.el.enquiry, 'request', name)),
  );
  expect(labelled.map(({ name }) => name)).toEqual(Object.keys(required));
});

test.each(languageCodes)(
  'the visitor gets a confirmation in %s that greets by the first name',
  async (language) => {
    const { mail, to } = (
      await deliver('request', validPosts.request, { 'content-language': language })
    ).deliveries[1]!;
    const { firstName, email } = validPosts.request;
    expect([to, mail.subject]).toEqual([[email], messages[language].mail.confirmation.subject]);
    expect(mail.text).toContain(firstName);
    expect(mail.text).toContain(String(venue.replyHours));
    expect(mail.headers.find(({ key }) => key === 'auto-submitted')?.value).toBe('auto-replied');
  },
);

test.each(languageCodes)(
  'the confirmation in %s is the same whatever else was typed: it repeats nothing of it',
  async (language) => {
    const other = {
      ...requiredOf('request', validPosts.request),
      lastName: 'Άλλου',
      phone: '1',
      eventType: 'other',
    };
    for (const post of [validPosts.request, other])
      await deliver('request', post, { 'content-language': language });
    const [toVenue, confirmation, otherToVenue, otherConfirmation] = server.state.deliveries.map(
      ({ mail: { subject, text, html } }) => ({ subject, text, html }),
    );
    expect(otherToVenue).not.toEqual(toVenue);
    expect(otherConfirmation).toEqual(confirmation);
  },
);

describe('a real mail server that refuses', () => {
  it.each(['sender', 'recipient', 'message'] as const)(
    'the %s for good gets no second try, and the next post goes through',
    async (at) => {
      server.state.fault = { at, code: 550 };
      const before = server.state.connections;
      expect((await deliver('home', validPosts.home)).status).toBe(502);
      expect(server.state.connections - before).toBe(1);
      server.state.fault = undefined;
      expect((await deliver('home', validPosts.home)).deliveries).toHaveLength(1);
    },
  );
  it('for a moment is asked again', async () => {
    server.state.fault = { at: 'recipient', code: 451 };
    const before = server.state.connections;
    expect((await deliver('home', validPosts.home)).status).toBe(502);
    expect(server.state.connections - before).toBe(4);
  });
  it('to answer is left after the time allowed, and the failure counts as temporary', async () => {
    server.state.fault = { at: 'recipient', code: 0 };
    const { sent } = scene();
    const { handle } = scene({
      name: 'send-contact-email',
      send: async (message) => (sent.push(message), { ok: true }),
    });
    await handle(postWithKey(validPosts.home));
    const started = Date.now();
    expect(await server.send(sent[0]!, 300)).toMatchObject({ ok: false, again: true });
    expect(Date.now() - started).toBeLessThan(2000);
  });
});

describe('whatever a visitor types', () => {
  const hostile = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 80 }),
    fc.constantFrom(
      'x\r\nBcc: victim@evil.example',
      'x\nContent-Type: text/html',
      '\r\n.\r\nMAIL FROM:<a@evil.example>',
      '=?utf-8?Q?=0d=0aBcc:_victim@evil.example?=',
      '"<script>alert(1)</script>"',
      '<img src=x onerror=alert(1)>',
      '"><a href="javascript:alert(1)">',
      "' onmouseover='x",
      'a@evil.example, b@evil.example',
      'Name <victim@evil.example>',
      '{email}{name}$&$1',
      '&lt;b&gt;',
      '\u202egnp.exe',
      'victim@evil.example;',
      '%0d%0aBcc:victim@evil.example',
      'x\u2028Bcc: victim@evil.example',
      'x\u0085Bcc: v@evil.example',
      '//evil.example',
      '"a@evil.example" <b@evil.example>, ',
      '(c) a: b;',
    ),
  );
  const textFields = formIds.flatMap((form) =>
    fieldsOf(form)
      .filter(({ kind }) => ['text', 'textarea', 'email', 'tel'].includes(kind))
      .map((field) => ({ form, field })),
  );

  it('no header, recipient or tag of theirs gets into a mail (each field of each form)', async () => {
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...textFields), hostile, async ({ form, field }, text) => {
        const { send, deliveries } = createMailWriter();
        const { handle } = scene({ send });
        const { status } = await handle(
          postJson({ ...validPosts[form], form, [field.name]: text }),
        );
        expect([200, 400]).toContain(status);
        expect(deliveries).toHaveLength(status === 200 ? (form === 'request' ? 2 : 1) : 0);
        for (const [index, { mail, from, to, raw }] of deliveries.entries()) {
          expect(from).toBe(settings.mailFrom);
          expect(to).toEqual([
            index === 0
              ? settings.mailTo
              : field.name === 'email'
                ? text.trim()
                : validPosts[form]['email'],
          ]);
          expect(mail.to?.map(({ address }) => address)).toEqual(to);
          expect(mail.replyTo).toHaveLength(1);
          expect([mail.cc, mail.bcc]).toEqual([undefined, undefined]);
          expect(mail.headers.map(({ key }) => key).sort()).toEqual([
            'auto-submitted',
            'content-type',
            'date',
            'from',
            'message-id',
            'mime-version',
            'reply-to',
            'subject',
            'to',
          ]);
          expect(raw.slice(0, raw.indexOf('\r\n\r\n'))).not.toMatch(/[^\r\n\t\x20-\x7e]/);
          const tags = new Set(
            [...(mail.html ?? '').matchAll(/<\/?([a-z!]+)/gi)].map(([, tag]) => tag?.toLowerCase()),
          );
          expect(
            [...tags].every((tag) =>
              [
                '!doctype',
                'html',
                'head',
                'meta',
                'title',
                'body',
                'table',
                'tr',
                'td',
                'div',
                'br',
                'a',
              ].includes(tag ?? ''),
            ),
          ).toBe(true);
          expect(mail.html).not.toMatch(/href="(?!tel:[+\d]*"|mailto:[^"<>\s]*")/);
          expect(mail.html?.replace(/<[^>]*>/g, '')).not.toMatch(/[<>]/);
        }
      }),
      { numRuns: 300 },
    );
  }, 60_000);

  it('a body of any shape is refused or sent, never a fault', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...formIds),
        fc.dictionary(
          fc.constantFrom(
            ...formIds.flatMap((form) => fieldsOf(form).map(({ name }) => name)),
            'form',
            'language',
            'website',
            '__proto__',
            'idempotencyKey',
          ),
          fc.jsonValue({ maxDepth: 3 }),
        ),
        async (form, body) => {
          const { handle } = scene();
          const { status } = await handle(postJson({ ...validPosts[form], form, ...body }));
          expect([200, 400]).toContain(status);
        },
      ),
      { numRuns: 300 },
    );
  }, 60_000);
});

describe('the words of the forms', () => {
  it('are asked for by the compiler: a label of each shown field, and of each choice', () => {
    type Labels = FormMessages<'home'>['labels'];
    expectTypeOf<keyof Labels>().toEqualTypeOf<ShownFieldName<'home'>>();
    expectTypeOf<Omit<Labels, 'email'>>().not.toExtend<Labels>();
    expectTypeOf<'services'>().not.toExtend<keyof FormMessages<'contact'>['labels']>();
    type EventTypes = FormMessages<'request'>['options']['eventType'];
    expectTypeOf<keyof EventTypes>().toEqualTypeOf<OptionOf<'request', 'eventType'>>();
    expectTypeOf<Omit<EventTypes, 'other'>>().not.toExtend<EventTypes>();
  });
  it('name the address in the request form’s success text, or speak of it', () => {
    expect(successText(messages.el.enquiry, 'request', 'anna@visitor.example')).toContain(
      'στο anna@visitor.example.',
    );
    expect(successText(messages.el.enquiry, 'request', ' ')).toContain('στο e-mail σας.');
    expect(successText(messages.en.enquiry, 'request', '$&')).toContain('to $&.');
    expect(successText(messages.en.enquiry, 'request')).not.toContain('confirmation');
    expect(successText(messages.en.enquiry, 'home', 'anna@visitor.example')).toBe(
      messages.en.enquiry.forms.home.success.text,
    );
  });
  it('count the minutes of waiting, rounded up', () => {
    expect(rateLimitSentence(messages.el.enquiry, 20)).toContain('σε 1\u00a0λεπτό.');
    expect(rateLimitSentence(messages.en.enquiry, 61)).toContain('in 2 minutes.');
  });
});
