import { describe, expect, it, vi } from 'vitest';
import { formIds, hiddenFields } from '../../../src/enquiry/fields.ts';
import { systemClock, type Send, type SendResult } from '../../../src/enquiry/server/send.ts';
import {
  asForm,
  createJsonPost,
  createPlainPost,
  createPost,
  createPostWithKey,
  createPreflight,
  createScene,
  messages,
  publicKey,
  settings,
  site,
  validPosts,
} from './support.ts';

const { home, contact, request } = validPosts;
const temporary = { ok: false, error: 451, canRetry: true } as const;
const permanent = { ok: false, error: 550, canRetry: false } as const;

const edgeScene = (more: Parameters<typeof createScene>[0] = {}) =>
  createScene({ name: 'send-contact-email', ...more });

it.each(formIds)(
  'sends one mail to the venue for the %s form, and a confirmation only for a request',
  async (form) => {
    const { post, sent, log } = form === 'request' ? createScene() : edgeScene();
    const confirmed = form === 'request';
    expect(await post(createPostWithKey(validPosts[form]))).toBe(
      confirmed ? '200 confirmed' : '200 accepted',
    );
    expect(sent.map(({ to }) => to.address)).toEqual(
      confirmed ? [settings.mailTo, request.email] : [settings.mailTo],
    );
    expect(log).toMatchObject([{ form, outcome: 'sent' }]);
  },
);

describe('the edge function', () => {
  it.each<[what: string, expected: string, body: unknown, headers?: Record<string, string>]>([
    ['a foreign site', '403 origin', home, { origin: 'https://evil.example' }],
    ['no origin', '403 origin', home, { origin: 'null' }],
    ['an origin that begins like ours', '403 origin', home, { origin: `${site}.evil.example` }],
    ['no key', '401 apikey', home, { apikey: '' }],
    ['a key with a letter more', '401 apikey', home, { apikey: `${publicKey}x` }],
    ['a multipart form', '415 type', '--x', { 'content-type': 'multipart/form-data' }],
    ['Latin-1', '415 type', home, { 'content-type': 'application/json; charset=iso-8859-1' }],
    ['a compressed body', '415 type', home, { 'content-encoding': 'gzip' }],
    ['half a body', '400 malformed', '{"name":'],
    ['a list', '400 malformed', [home]],
    ['an object in an unknown key', '400 malformed', { ...home, extra: { a: 1 } }],
    ['an object in the trap', '400 malformed', { ...home, website: {} }],
    ['deep nesting', '400 invalid', `${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}`],
    ['fields of the prototype', '400 invalid', `{"__proto__":${JSON.stringify(home)}}`],
    ['a large announced length', '413 tooLarge', home, { 'content-length': '40000' }],
  ])('refuses a post with %s: %s', async (_what, expected, body, headers) => {
    const { post, sent } = edgeScene();
    expect(await post(createPostWithKey(body, headers))).toBe(expected);
    expect(sent).toEqual([]);
  });

  it('allows the site only to post and to read a refusal', async () => {
    const { handle, post } = edgeScene();
    const { status, headers } = await handle(createPreflight({ origin: site }));
    expect([status, Object.fromEntries(headers)]).toMatchObject([
      204,
      {
        'access-control-allow-origin': site,
        'access-control-allow-headers': 'content-type, apikey, content-language, idempotency-key',
        vary: 'Origin',
      },
    ]);
    const refusal = await handle(createPostWithKey({}, { origin: site }));
    expect(refusal.headers.get('access-control-allow-origin')).toBe(site);
    expect(await post(createPreflight({ origin: 'https://evil.example' }))).toBe('403 origin');
    expect(await post(createPreflight({}))).toBe('405 method');
  });
});

it('refuses a day once it has passed at the venue, not earlier', async () => {
  const { post, clock } = createScene();
  const body = { ...request, eventDate: '2026-05-31' };
  clock.time = Date.UTC(2026, 4, 31, 20, 59);
  expect(await post(createJsonPost(body))).toBe('200 confirmed');
  clock.time += 60_000;
  expect(await post(createJsonPost(body))).toBe('400 invalid');
});

describe('a refusal', () => {
  it.each([
    [
      { ...request, email: '', firstName: { a: 1 }, guestCount: 0 },
      { email: 'required', firstName: 'format', guestCount: 'range' },
    ],
    [{ ...home, form: 'toString' }, { form: 'choice' }],
  ])('names each wrong field and its error: %#', async (body, fields) => {
    const response = await createScene().handle(createJsonPost(body));
    expect([response.status, await response.json()]).toEqual([400, { error: 'invalid', fields }]);
  });
  it('is not sent for a body of exactly 32 KiB', async () => {
    const empty = new TextEncoder().encode(JSON.stringify({ ...request, extra: '' })).length;
    const extra = 'x'.repeat(32 * 1024 - empty);
    expect(await createScene().post(createJsonPost({ ...request, extra }))).toBe('200 confirmed');
  });
  it('of a body that stalls leads a browser back to its page', async () => {
    const soon = AbortSignal.timeout(1);
    vi.spyOn(AbortSignal, 'timeout').mockReturnValue(soon);
    const headers = { ...asForm, referer: `${site}/en/contact` };
    const stalling = createPost(new ReadableStream<Uint8Array>({}), headers);
    expect(await createScene().post(stalling)).toBe('303 /en/contact#not-sent');
  });
});

it.each([
  ['http://localhost:8888', 200],
  ['https://deploy-preview-12--liofos.netlify.app', 200],
  ['https://deploy-preview-12.evil--liofos.netlify.app', 403],
  ['https://deploy-preview-1--liofosxnetlify.app', 403],
  ['http://localhost:88889', 403],
])(
  'answers the origin %s with %i if an origin and a pattern are configured',
  async (origin, status) => {
    const origins = [site, 'http://localhost:8888', 'https://deploy-preview-*--liofos.netlify.app'];
    const { handle } = createScene({ settings: { origins } });
    expect((await handle(createJsonPost(request, { origin }))).status).toBe(status);
  },
);

describe('the language of a mail', () => {
  it.each<[what: string, body: object, header: string, label: string]>([
    ['the header', { ...home, language: 'el' }, 'en-GB', 'Language: '],
    ['the hidden field without a known header', { ...home, language: 'en' }, 'fr', 'Language: '],
    ['the event type', { ...contact, eventType: 'CORPORATE EVENTS' }, '', 'Language: '],
    ['the default otherwise', { ...home, language: 'toString' }, '', 'Γλώσσα: '],
  ])('follows %s', async (_what, body, header, label) => {
    const { post, sent } = edgeScene();
    await post(createPostWithKey(body, { 'content-language': header }));
    expect(sent[0]?.text).toContain(label);
  });
});

describe('the function, if the mail server', () => {
  it('refuses temporarily: tries again with the same Message-ID', async () => {
    const unreachable = { ok: false, error: 'ECONNREFUSED', canRetry: true } as const;
    const { post, sent, clock } = edgeScene({ results: [temporary, unreachable] });
    expect(await post(createPostWithKey(home))).toBe('200 accepted');
    expect(sent).toHaveLength(3);
    expect(new Set(sent.map(({ messageId }) => messageId)).size).toBe(1);
    expect(clock.slept).toEqual([250, 500]);
  });
  it('cannot be called because its adapter throws: answers 500 without details in the log', async () => {
    const { post, log } = createScene({
      send: async () => {
        throw new Error('secret of maria@visitor.example');
      },
    });
    expect(await post(createJsonPost(request))).toBe('500 unexpected');
    expect(log[0]?.error).toMatch(/^Error/);
    expect(JSON.stringify(log)).not.toMatch(/secret|maria/);
  });
});

describe('the function, if the mail server is slow', () => {
  const slowScene = (name: 'send-email' | 'send-contact-email' = 'send-email') => {
    // Digests run outside the event loop and ignore fake timers, so they get real turns.
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
    const calls: { reply: (result: SendResult) => void; to: string; timeoutMs: number }[] = [];
    const send: Send = ({ to }, timeoutMs) =>
      new Promise((reply) => calls.push({ reply, to: to.address, timeoutMs }));
    const untilCalls = async (times: number): Promise<void> => {
      while (calls.length < times) await new Promise((resolve) => setImmediate(resolve));
    };
    return { ...createScene({ name, send, clock: systemClock }), calls, untilCalls };
  };

  it('sends one mail that is accepted after the answer, even if the visitor presses again', async () => {
    const { post, calls, untilCalls, log, background } = slowScene('send-contact-email');
    const press = () => post(createPostWithKey(home, { 'idempotency-key': 'one' }));
    const first = press();
    await untilCalls(1);
    await vi.advanceTimersByTimeAsync(8500);
    expect(await first).toBe('504 late');
    const second = press();
    await vi.advanceTimersByTimeAsync(3000);
    calls[0]!.reply({ ok: true });
    expect([await second, await press(), calls.length]).toEqual([
      '200 accepted',
      '200 accepted',
      1,
    ]);
    await Promise.all(background);
    const late = log.find(({ later }) => later);
    expect([late?.outcome, late?.id]).toEqual(['sent', log[0]?.id]);
  });

  it('waits for the confirmation until the answer is due, then promises none and stops sending it', async () => {
    const { post, calls, untilCalls, background, log } = slowScene();
    const response = post(createJsonPost(request));
    await untilCalls(1);
    calls[0]!.reply({ ok: true });
    await untilCalls(2);
    await vi.advanceTimersByTimeAsync(7500);
    expect([calls[1]!.to, await response]).toEqual([request.email, '200 accepted']);
    expect(calls[1]!.timeoutMs).toBeLessThanOrEqual(7500);
    expect(log).toMatchObject([{ outcome: 'sent', confirmation: 'late' }]);
    calls[1]!.reply({ ok: false, error: 'ETIMEDOUT', canRetry: false });
    await Promise.all(background);
  });
});

describe('the confirmation', () => {
  const createPostFrom = async (
    { post }: ReturnType<typeof createScene>,
    emails: readonly string[],
  ) => {
    const responses: string[] = [];
    for (const email of emails) responses.push(await post(createJsonPost({ ...request, email })));
    return responses.filter((response) => response === '200 confirmed').length;
  };

  it.each([
    [['anna@visitor.example', 'ANNA@visitor.example', 'anna+1+2@Visitor.example']],
    [['a.n.n.a@gmail.com', 'anna+x@googlemail.com', 'Anna@Gmail.com']],
  ])('goes to a mailbox once an hour, however its address is spelled: %j', async (emails) => {
    const here = createScene();
    expect(await createPostFrom(here, emails)).toBe(1);
    here.clock.time += 3_600_001;
    expect(await createPostFrom(here, emails)).toBe(1);
    expect(here.sent).toHaveLength(2 * emails.length + 2);
  });
  it('goes out at most sixty times an hour for all visitors together', async () => {
    const guests = Array.from({ length: 65 }, (_none, index) => `guest.${index}@visitor.example`);
    const here = createScene();
    expect(await createPostFrom(here, guests)).toBe(60);
    expect(here.sent).toHaveLength(65 + 60);
  });
  it('goes to nobody if the honeypot is filled, and the mail to the venue is marked', async () => {
    const { post, sent } = createScene();
    await post(createPlainPost({ ...request, language: 'en', website: 'https://spam.example' }));
    expect(sent.map(({ subject }) => subject)).toEqual([
      expect.stringContaining(`${messages.en.mail.venue.suspect} `),
    ]);
  });
});

describe('the rate limit', () => {
  it('accepts as many posts as its limit per address, then sends how long to wait', async () => {
    const { handle, post, clock } = createScene({ settings: { rateLimit: 2 } });
    await post(createJsonPost(request));
    clock.time += 60_000;
    expect(await post(createJsonPost(request))).toMatch(/^200/);
    const { status, headers } = await handle(createJsonPost(request));
    expect([status, headers.get('retry-after')]).toEqual([429, '540']);
    expect(await post(createJsonPost(request), '192.0.2.9')).toMatch(/^200/);
    clock.time += 540_001;
    expect(await post(createJsonPost(request))).toMatch(/^200/);
  });
  it('counts IPv6 addresses by network and does not count refused posts', async () => {
    const { post } = edgeScene({ settings: { rateLimit: 1 } });
    expect(await post(createPostWithKey({ ...home, email: 'x' }), '2001:db8::1')).toBe(
      '400 invalid',
    );
    expect(await post(createPostWithKey(home), '2001:db8::1')).toBe('200 accepted');
    expect(await post(createPostWithKey(home), '2001:db8:0:0:ffff::2')).toBe('429 rateLimit');
    expect(await post(createPostWithKey(home), '2001:db8:0:1::1')).toBe('200 accepted');
  });
  it('limits the posts of all visitors per day and sends no Retry-After', async () => {
    const { handle, post, clock } = edgeScene({ settings: { dailyLimit: 3 } });
    for (let guest = 0; guest < 3; guest += 1)
      expect(await post(createPostWithKey(home), `192.0.2.${guest}`)).toBe('200 accepted');
    const { status, headers } = await handle(createPostWithKey(home), '192.0.2.99');
    expect([status, headers.get('retry-after')]).toEqual([429, null]);
    clock.time += 86_400_001;
    expect(await post(createPostWithKey(home))).toBe('200 accepted');
  });
});

describe('a repeated post', () => {
  const keyed = { 'idempotency-key': 'c0ffee' };
  it('succeeds with an accepted key without a second mail for ten minutes', async () => {
    const { post, sent, log, clock } = edgeScene({ settings: { rateLimit: 1 } });
    for (let turn = 0; turn < 2; turn += 1)
      expect(await post(createPostWithKey(home, keyed))).toBe('200 accepted');
    expect(log.map(({ outcome }) => outcome)).toEqual(['sent', 'repeated']);
    clock.time += 600_001;
    await post(createPostWithKey(home, keyed));
    expect(sent).toHaveLength(2);
  });
  it('is mailed under the same Message-ID if the first one failed', async () => {
    const { post, sent } = edgeScene({ results: [permanent] });
    expect(await post(createPostWithKey(home, keyed))).toBe('502 mail');
    expect(await post(createPostWithKey(home, keyed))).toBe('200 accepted');
    expect(new Set(sent.map(({ messageId }) => messageId)).size).toBe(1);
  });
  it.each([
    ['with an old key and changed text', keyed, { ...home, message: 'Διόρθωση' }],
    ['without a key', {}, home],
  ])('is a new message %s', async (_what, headers, second) => {
    const { post, sent } = edgeScene();
    for (const body of [home, second]) await post(createPostWithKey(body, headers));
    expect(new Set(sent.map(({ messageId }) => messageId)).size).toBe(2);
  });
});

describe('a plain post', () => {
  it.each([
    ['home', 'el', '/#sent'],
    ['contact', 'en', '/en/contact#sent'],
    ['request', 'en', '/en/request#confirmed'],
  ] as const)('leads from the %s form in %s back to %s', async (form, language, location) => {
    const { post, sent } = createScene();
    const body = { ...validPosts[form], form, language, website: '' };
    expect(await post(createPlainPost(body, { origin: site }))).toBe(`303 ${location}`);
    expect(sent[0]?.to.address).toBe(settings.mailTo);
  });
  it.each([
    [['Διακόσμηση', 'Μουσική & DJ'], 'Decoration (Διακόσμηση), Music & DJ (Μουσική & DJ)'],
    ['Μουσική & DJ', 'Music & DJ (Μουσική & DJ)'],
  ])('carries the services %j', async (services, shown) => {
    const { post, sent } = createScene();
    await post(createPlainPost({ ...request, services, language: 'en' }));
    expect(sent[0]?.text).toContain(shown);
  });
  it.each<[what: string, changes: object, results: SendResult[], place: string]>([
    ['an error', { email: 'x' }, [], '#request-email'],
    ['two errors', { phone: 'x', lastName: ' ' }, [], '#request-lastName'],
    ['a repeated field', { firstName: ['a', 'b'] }, [], '#request-firstName'],
    ['a day that has passed', { eventDate: '2026-05-31' }, [], '#request-eventDate-past'],
    ['an e-mail of two alphabets', { email: 'a@b.cοm' }, [], '#request-email-alphabet'],
    ['a text that is too long', { budget: 'x'.repeat(201) }, [], '#request-budget-tooLong'],
    ['a choice that is not offered', { services: 'x' }, [], '#not-sent'],
    ['a refused mail', {}, [permanent], '#not-sent'],
    ['a refused confirmation', {}, [{ ok: true }, permanent], '#sent'],
  ])('with %s leads a browser back', async (_what, changes, results, place) => {
    const { post } = createScene({ results });
    const body = { ...request, ...changes, language: 'en' };
    expect(await post(createPlainPost(body))).toBe(`303 /en/request${place}`);
  });
  it('has a new Message-ID for the same text next season, so that mailboxes keep it', async () => {
    const { handle, sent, clock } = createScene();
    for (let season = 0; season < 2; season += 1) {
      await handle(createPlainPost({ ...home, form: 'home' }));
      clock.time += 86_400_000 * 365;
    }
    expect(new Set(sent.map(({ messageId }) => messageId)).size).toBe(2);
  });
  const referer = `${site}/en/contact`;
  const foreign = { origin: 'https://evil.example', referer: 'https://evil.example/x' };
  it.each<[string, Record<string, string>, string, string]>([
    ['is too large', { referer }, `message=${'x'.repeat(40_000)}`, '/en/contact#not-sent'],
    [
      'is multipart',
      { referer, 'content-type': 'multipart/form-data' },
      '',
      '/en/contact#not-sent',
    ],
    ['is of a foreign site', foreign, 'name=x', '/request#not-sent'],
    ['is broken', { referer }, 'name=%zz', '/en/contact#not-sent'],
    ['is of no form', { referer: `${site}/en/gallery` }, 'form=x', '/en/request#not-sent'],
    ['has no Referer', {}, 'form=toString', '/request#not-sent'],
  ])('leads back to its page without a value if it %s', async (_what, headers, body, location) => {
    const { post, sent } = createScene();
    expect(await post(createPost(body, { ...asForm, ...headers }))).toBe(`303 ${location}`);
    expect(sent).toEqual([]);
  });
  it.each([
    ['without a key is a second mail a minute later', {}, 2],
    ['with a key in a hidden field is one mail', { [hiddenFields.idempotencyKey]: 'k1' }, 1],
  ])('is one mail if the button is tapped twice; %s', async (_what, key, mails) => {
    const { post, sent, clock } = createScene();
    const tap = () => post(createPlainPost({ ...home, form: 'home', ...key }));
    expect(await Promise.all([tap(), tap()])).toEqual(['303 /#sent', '303 /#sent']);
    expect(sent).toHaveLength(1);
    clock.time += 60_000;
    await tap();
    expect(sent).toHaveLength(mails);
  });
});

it('logs no personal data, whatever happens', async () => {
  const { handle, log } = createScene({ settings: { rateLimit: 2 }, results: [permanent] });
  const marked = { ...request, firstName: 'ZZZ', email: 'zzz@zzz.example', phone: '0000111222' };
  for (const changes of [{}, {}, {}, { eventType: 'ZZZ' }, { website: 'ZZZ' }])
    await handle(createJsonPost({ ...marked, ...changes }));
  expect(log[0]).toMatchObject({ smtp: 550 });
  expect(log.map(({ outcome }) => outcome)).toEqual([
    'mail',
    'sent',
    'rateLimit',
    'invalid',
    'rateLimit',
  ]);
  expect(JSON.stringify(log)).not.toMatch(/zzz|0000111222|192\.0\.2/i);
  expect(new Set(log.map(({ id }) => id)).size).toBe(log.length);
});
