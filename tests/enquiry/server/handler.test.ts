// @vitest-environment node
import { describe, expect, it, onTestFinished, test, vi } from 'vitest';
import { hiddenFields } from '../../../src/enquiry/fields.ts';
import { systemClock, type Send, type SendResult } from '../../../src/enquiry/server/retry.ts';
import {
  postJson,
  postPlain,
  postWithKey,
  publicKey,
  scene,
  settings,
  site,
  validPosts,
  messages,
} from './support.ts';

const bodyOf = async (response: Response): Promise<unknown> => response.json();
const temporary = { ok: false, fault: 451, again: true } as const;
const permanent = { ok: false, fault: 550, again: false } as const;

describe('a valid post', () => {
  it('of the request form is answered 200 after one mail to the venue and one to the visitor', async () => {
    const { handle, sent, log } = scene();
    const response = await handle(postJson(validPosts.request));
    expect([response.status, await bodyOf(response)]).toEqual([200, { ok: true, confirmed: true }]);
    expect(sent.map(({ envelope }) => envelope.to)).toEqual([
      settings.mailTo,
      validPosts.request.email,
    ]);
    expect(log).toMatchObject([{ form: 'request', outcome: 'sent', confirmation: 'sent' }]);
  });
  it.each(['home', 'contact'] as const)(
    'of the %s form is told apart by its keys and mailed once',
    async (form) => {
      const { handle, sent, log } = scene({ name: 'send-contact-email' });
      expect((await handle(postWithKey(validPosts[form]))).status).toBe(200);
      expect(sent).toHaveLength(1);
      expect(log[0]?.form).toBe(form);
    },
  );
  it.each(['home', 'contact', 'request'] as const)(
    'of the %s form is accepted by the Netlify function with a form id',
    async (form) => {
      const { handle, log } = scene();
      expect((await handle(postJson({ ...validPosts[form], form }))).status).toBe(200);
      expect(log[0]?.form).toBe(form);
    },
  );
});

describe('refusals', () => {
  const cases: [string, () => Request, number, unknown][] = [
    ['GET', () => new Request('https://functions.example/'), 405, { error: 'method', fields: {} }],
    [
      'PUT',
      () => new Request('https://functions.example/', { method: 'PUT', body: '{}' }),
      405,
      { error: 'method', fields: {} },
    ],
    [
      'a foreign origin',
      () => postWithKey(validPosts.home, { origin: 'https://evil.example' }),
      403,
      { error: 'origin', fields: {} },
    ],
    [
      'a null origin',
      () => postWithKey(validPosts.home, { origin: 'null' }),
      403,
      { error: 'origin', fields: {} },
    ],
    [
      'an origin that begins like ours',
      () => postWithKey(validPosts.home, { origin: `${site}.evil.example` }),
      403,
      { error: 'origin', fields: {} },
    ],
    [
      'our origin over http',
      () => postWithKey(validPosts.home, { origin: site.replace('https', 'http') }),
      403,
      { error: 'origin', fields: {} },
    ],
    ['no key', () => postJson(validPosts.home), 401, { error: 'apikey', fields: {} }],
    [
      'a wrong key',
      () => postJson(validPosts.home, { apikey: 'public-kez' }),
      401,
      { error: 'apikey', fields: {} },
    ],
    [
      'a key with a tail',
      () => postJson(validPosts.home, { apikey: `${publicKey}x` }),
      401,
      { error: 'apikey', fields: {} },
    ],
    [
      'plain text',
      () => postWithKey(validPosts.home, { 'content-type': 'text/plain' }),
      415,
      { error: 'type', fields: {} },
    ],
    [
      'a multipart form',
      () => postWithKey('--x', { 'content-type': 'multipart/form-data; boundary=x' }),
      415,
      { error: 'type', fields: {} },
    ],
    [
      'another alphabet',
      () =>
        postWithKey(validPosts.home, { 'content-type': 'application/json; charset=iso-8859-7' }),
      415,
      { error: 'type', fields: {} },
    ],
    [
      'a type from the prototype',
      () => postWithKey(validPosts.home, { 'content-type': 'constructor' }),
      415,
      { error: 'type', fields: {} },
    ],
    ['broken JSON', () => postWithKey('{"name":'), 400, { error: 'malformed', fields: {} }],
    ['an empty body', () => postWithKey(''), 400, { error: 'malformed', fields: {} }],
    ['a JSON list', () => postWithKey([validPosts.home]), 400, { error: 'malformed', fields: {} }],
    ['JSON null', () => postWithKey('null'), 400, { error: 'malformed', fields: {} }],
    [
      'nesting in an unknown key',
      () => postWithKey({ ...validPosts.home, extra: { a: 1 } }),
      400,
      { error: 'malformed', fields: {} },
    ],
    [
      'deep nesting',
      () => postWithKey(`${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}`),
      400,
      {
        error: 'invalid',
        fields: { name: 'required', email: 'required', subject: 'required', message: 'required' },
      },
    ],
    [
      'nesting in a field',
      () => postWithKey({ ...validPosts.home, name: { first: 'x' } }),
      400,
      { error: 'invalid', fields: { name: 'format' } },
    ],
    [
      'a missing field',
      () => postWithKey({ ...validPosts.home, email: '' }),
      400,
      { error: 'invalid', fields: { email: 'required' } },
    ],
  ];
  it.each(cases)('%s', async (_what, request, status, body) => {
    const { handle, sent } = scene({ name: 'send-contact-email' });
    const response = await handle(request());
    expect([response.status, await bodyOf(response)]).toEqual([status, body]);
    expect(sent).toEqual([]);
  });

  it('405 says what is allowed', async () => {
    const get = () => new Request('https://functions.example/');
    expect((await scene().handle(get())).headers.get('allow')).toBe('POST');
    expect((await scene({ name: 'send-contact-email' }).handle(get())).headers.get('allow')).toBe(
      'POST, OPTIONS',
    );
  });

  it('an unknown form id is named', async () => {
    const response = await scene().handle(postJson({ ...validPosts.home, form: 'toString' }));
    expect([response.status, await bodyOf(response)]).toEqual([
      400,
      { error: 'invalid', fields: { form: 'choice' } },
    ]);
  });

  it('broken UTF-8 is refused', async () => {
    const body = new TextEncoder()
      .encode(JSON.stringify({ ...validPosts.request, budget: 'X' }))
      .map((byte) => (byte === 0x58 ? 0xff : byte));
    const request = new Request('https://functions.example/', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    });
    const response = await scene().handle(request);
    expect([response.status, await bodyOf(response)]).toEqual([
      400,
      { error: 'malformed', fields: {} },
    ]);
  });

  describe('a body over 32 KiB', () => {
    const big = JSON.stringify({ ...validPosts.request, extra: 'x'.repeat(33_000) });
    it('is refused by its announced length', async () => {
      expect(
        (await scene().handle(postJson(validPosts.request, { 'content-length': '40000' }))).status,
      ).toBe(413);
    });
    it('is refused by its real length, without reading on', async () => {
      let read = 0;
      const stream = new ReadableStream<Uint8Array>({
        pull: (controller) => {
          read += 1024;
          controller.enqueue(new Uint8Array(1024).fill(32));
        },
      });
      const request = new Request('https://functions.example/', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'content-length': '10' },
        body: stream,
        duplex: 'half',
      } as RequestInit);
      expect((await scene().handle(request)).status).toBe(413);
      expect(read).toBeLessThan(40_000);
      expect((await scene().handle(postJson(big))).status).toBe(413);
    });
    it('is not assumed: 32 KiB exactly are read', async () => {
      const room = 32 * 1024 - JSON.stringify({ ...validPosts.request, extra: '' }).length;
      const bytes = new TextEncoder().encode(
        JSON.stringify({ ...validPosts.request, extra: '' }),
      ).length;
      expect(room).toBeGreaterThan(0);
      expect(
        (
          await scene().handle(
            postJson({ ...validPosts.request, extra: 'x'.repeat(32 * 1024 - bytes) }),
          )
        ).status,
      ).toBe(200);
    });
  });

  it('a body that stalls ends in 408 instead of a hang', async () => {
    vi.useFakeTimers();
    try {
      const stalled = new ReadableStream<Uint8Array>({
        start: (controller) => controller.enqueue(new TextEncoder().encode('{"name":')),
      });
      const request = new Request('https://functions.example/', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: stalled,
        duplex: 'half',
      } as RequestInit);
      const answered = scene().handle(request);
      await vi.advanceTimersByTimeAsync(4000);
      expect((await answered).status).toBe(408);
    } finally {
      vi.useRealTimers();
    }
  });
});

describe('cross-origin calls', () => {
  const preflight = (origin?: string) =>
    new Request('https://functions.example/', {
      method: 'OPTIONS',
      headers: origin ? { origin, 'access-control-request-method': 'POST' } : {},
    });

  it('the edge function answers the preflight of the site only', async () => {
    const { handle } = scene({ name: 'send-contact-email' });
    const allowed = await handle(preflight(site));
    expect(allowed.status).toBe(204);
    expect(Object.fromEntries(allowed.headers)).toMatchObject({
      'access-control-allow-origin': site,
      'access-control-allow-headers': 'content-type, apikey, content-language, idempotency-key',
      vary: 'Origin',
    });
    const refused = await handle(preflight('https://evil.example'));
    expect([
      refused.status,
      refused.headers.get('access-control-allow-origin'),
      refused.headers.get('vary'),
    ]).toEqual([403, null, 'Origin']);
    expect((await handle(preflight())).status).toBe(405);
  });
  it('the Netlify function has no CORS at all', async () => {
    const { handle } = scene();
    expect((await handle(preflight(site))).status).toBe(405);
    const posted = await handle(postJson(validPosts.request, { origin: site }));
    expect([posted.status, posted.headers.get('access-control-allow-origin')]).toEqual([200, null]);
  });
  it('a refusal can be read by the site', async () => {
    const response = await scene({ name: 'send-contact-email' }).handle(
      postWithKey({}, { origin: site }),
    );
    expect([response.status, response.headers.get('access-control-allow-origin')]).toEqual([
      400,
      site,
    ]);
  });
  it('an added origin and a pattern for deploy previews are allowed, and nothing wider', async () => {
    const origins = [site, 'http://localhost:8888', 'https://deploy-preview-*--liofos.netlify.app'];
    const statusFor = async (origin: string) =>
      (await scene({ settings: { origins } }).handle(postJson(validPosts.request, { origin })))
        .status;
    expect(await statusFor('http://localhost:8888')).toBe(200);
    expect(await statusFor('https://deploy-preview-12--liofos.netlify.app')).toBe(200);
    expect(await statusFor('https://deploy-preview-12.evil--liofos.netlify.app')).toBe(403);
    expect(await statusFor('https://deploy-preview-1--liofosxnetlify.app')).toBe(403);
    expect(await statusFor('http://localhost:88889')).toBe(403);
  });
});

describe('the language of a post', () => {
  const subjectOf = async (body: Record<string, unknown>, headers: Record<string, string> = {}) => {
    const { handle, sent } = scene({ name: 'send-contact-email' });
    await handle(postWithKey(body, headers));
    return sent[0]?.text.includes('Language: ')
      ? 'en'
      : sent[0]?.text.includes('Γλώσσα: ')
        ? 'el'
        : undefined;
  };
  it('is the Content-Language header before all else', async () => {
    expect(
      await subjectOf(
        { ...validPosts.contact, eventType: 'ΓΑΜΟΣ', language: 'el' },
        { 'content-language': 'en' },
      ),
    ).toBe('en');
    expect(
      await subjectOf(
        { ...validPosts.contact, eventType: 'WEDDING' },
        { 'content-language': 'el' },
      ),
    ).toBe('el');
    expect(await subjectOf(validPosts.home, { 'content-language': 'en-GB' })).toBe('en');
  });
  it('is the hidden field where the header is absent or unknown', async () => {
    expect(await subjectOf({ ...validPosts.home, language: 'en' })).toBe('en');
    expect(
      await subjectOf({ ...validPosts.home, language: 'en' }, { 'content-language': 'fr' }),
    ).toBe('en');
  });
  it('is read from an English event type where nobody says it', async () => {
    expect(await subjectOf({ ...validPosts.contact, eventType: 'CORPORATE EVENTS' })).toBe('en');
    expect(await subjectOf({ ...validPosts.contact, eventType: 'ΠΑΡΤΙ' })).toBe('el');
  });
  it('is Greek otherwise', async () => {
    expect(await subjectOf(validPosts.home)).toBe('el');
    expect(await subjectOf({ ...validPosts.home, language: 'toString' })).toBe('el');
  });
});

describe('a mail server that fails', () => {
  it('for good means 502 after a single try', async () => {
    const { handle, sent, log } = scene({ results: [permanent] });
    const response = await handle(postJson(validPosts.request));
    expect([response.status, await bodyOf(response)]).toEqual([502, { error: 'mail', fields: {} }]);
    expect(sent).toHaveLength(1);
    expect(log).toMatchObject([{ outcome: 'mail', smtp: 550 }]);
  });
  it('for a moment is tried again with the same Message-ID, and the visitor sees 200', async () => {
    const { handle, sent, clock } = scene({
      name: 'send-contact-email',
      results: [temporary, { ok: false, fault: 'ECONNREFUSED', again: true }],
    });
    expect((await handle(postWithKey(validPosts.home))).status).toBe(200);
    expect(sent).toHaveLength(3);
    expect(new Set(sent.map(({ messageId }) => messageId)).size).toBe(1);
    expect(clock.slept).toEqual([250, 500]);
  });
  it('only for the confirmation does not fail the enquiry', async () => {
    const { handle, sent, log } = scene({ results: [{ ok: true }, permanent] });
    const response = await handle(postJson(validPosts.request));
    expect([response.status, await bodyOf(response)]).toEqual([
      200,
      { ok: true, confirmed: false },
    ]);
    expect(sent).toHaveLength(2);
    expect(log).toMatchObject([{ outcome: 'sent', confirmation: 'failed' }]);
  });
  it('and may have accepted the message means 504, so that nobody sends it by another way', async () => {
    const { handle, sent, log } = scene({
      results: [{ ok: false, fault: 'ECONNRESET', again: false, open: true }],
    });
    expect((await handle(postJson(validPosts.request))).status).toBe(504);
    expect([sent.length, log[0]]).toMatchObject([1, { outcome: 'late', smtp: 'ECONNRESET' }]);
  });
  it('is named in the log by its reply or its code', async () => {
    for (const fault of [550, 'ECONNREFUSED'] as const) {
      const { handle, log } = scene({ results: [{ ok: false, fault, again: false }] });
      await handle(postJson(validPosts.request));
      expect(log).toMatchObject([{ outcome: 'mail', smtp: fault }]);
    }
  });
  it('causes a 500 without details in the answer and in the log, if it throws', async () => {
    const { handle, log } = scene({
      send: async () => {
        throw new Error('secret of maria@visitor.example');
      },
    });
    const response = await handle(postJson(validPosts.request));
    expect([response.status, await bodyOf(response)]).toEqual([
      500,
      { error: 'unexpected', fields: {} },
    ]);
    expect(log[0]?.fault).toMatch(/^Error/);
    expect(JSON.stringify(log)).not.toMatch(/secret|maria/);
  });
});

describe('a mail server that takes its time', () => {
  const slowScene = (more: Parameters<typeof scene>[0] = {}) => {
    // Digests run outside the event loop and ignore fake timers, so they get real turns.
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
    onTestFinished(() => void vi.useRealTimers());
    const asked: { answer: (result: SendResult) => void; timeoutMs: number; to: string }[] = [];
    const send: Send = ({ envelope }, timeoutMs) =>
      new Promise((answer) => asked.push({ answer, timeoutMs, to: envelope.to }));
    const askedFor = async (times: number): Promise<void> => {
      while (asked.length < times) await new Promise((resolve) => setImmediate(resolve));
    };
    return { ...scene({ send, clock: systemClock, ...more }), asked, askedFor };
  };

  it('and accepts after 5.5 s has one mail and a visitor who hears of it', async () => {
    const { handle, asked, askedFor } = slowScene({ name: 'send-contact-email' });
    const answered = handle(postWithKey(validPosts.home));
    await askedFor(1);
    await vi.advanceTimersByTimeAsync(5500);
    asked[0]!.answer({ ok: true });
    expect([(await answered).status, asked.length]).toEqual([200, 1]);
    expect(asked[0]!.timeoutMs).toBeGreaterThan(40_000);
  });

  it('gets one mail if it accepts after the answer, even if the visitor presses again before or after', async () => {
    const { handle, asked, askedFor, log, background } = slowScene({ name: 'send-contact-email' });
    const post = () => handle(postWithKey(validPosts.home, { 'idempotency-key': 'one' }));
    const first = post();
    await askedFor(1);
    await vi.advanceTimersByTimeAsync(8500);
    expect((await first).status).toBe(504);
    const second = post();
    await vi.advanceTimersByTimeAsync(3000);
    asked[0]!.answer({ ok: true });
    expect((await second).status).toBe(200);
    expect((await post()).status).toBe(200);
    expect(asked).toHaveLength(1);
    await Promise.all(background);
    expect(
      log.map(({ outcome, later }) => (later ? `${outcome} later` : outcome)).toSorted(),
    ).toEqual(['late', 'repeated', 'repeated', 'sent later']);
    expect(log.find(({ later }) => later)?.id).toBe(log[0]?.id);
  });

  it('answers within 8.5 seconds of the first byte, however slow the body was', async () => {
    const { handle, askedFor } = slowScene();
    const body = new TextEncoder().encode(JSON.stringify(validPosts.request));
    const stream = new ReadableStream<Uint8Array>({
      start: (controller) =>
        void setTimeout(() => (controller.enqueue(body), controller.close()), 3900),
    });
    const answered = handle(
      new Request('https://functions.example/', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: stream,
        duplex: 'half',
      } as RequestInit),
    );
    await vi.advanceTimersByTimeAsync(3900);
    await askedFor(1);
    await vi.advanceTimersByTimeAsync(4600);
    expect((await answered).status).toBe(504);
  });

  it('does not delay the answer while it takes the confirmation, and none is promised', async () => {
    const { handle, asked, askedFor, background, log } = slowScene();
    const answered = handle(postJson(validPosts.request));
    await askedFor(1);
    asked[0]!.answer({ ok: true });
    await askedFor(2);
    await vi.advanceTimersByTimeAsync(1000);
    expect(asked.map(({ to }) => to)).toEqual([settings.mailTo, validPosts.request.email]);
    expect(await bodyOf(await answered)).toEqual({ ok: true, confirmed: false });
    expect(log).toMatchObject([{ outcome: 'sent', confirmation: 'late' }]);
    asked[1]!.answer({ ok: true });
    await Promise.all(background);
  });
});

describe('the confirmation', () => {
  const confirmedBy = ({ sent }: ReturnType<typeof scene>) =>
    sent.filter(({ headers }) => headers['Auto-Submitted'] === 'auto-replied').length;
  const post = ({ handle }: ReturnType<typeof scene>, email: string, from = '192.0.2.1') =>
    handle(postJson({ ...validPosts.request, email }), from);

  it('goes to a mailbox once an hour, in whatever way it is spelled', async () => {
    const here = scene();
    for (const email of [
      'anna@visitor.example',
      'ANNA@visitor.example',
      'anna+1@visitor.example',
      'anna+wedding+2@Visitor.example',
    ])
      expect((await post(here, email)).status).toBe(200);
    expect(confirmedBy(here)).toBe(1);
    for (const email of ['a.n.n.a@gmail.com', 'anna+x@googlemail.com', 'Anna@Gmail.com'])
      await post(here, email);
    expect(confirmedBy(here)).toBe(2);
    here.clock.time += 3_600_001;
    await post(here, 'anna@visitor.example');
    expect(confirmedBy(here)).toBe(3);
  });
  it('goes out at most sixty times an hour for all visitors together', async () => {
    const here = scene();
    const answers: unknown[] = [];
    for (let guest = 0; guest < 65; guest += 1)
      answers.push(
        await bodyOf(await post(here, `guest.${guest}@visitor.example`, `192.0.2.${guest}`)),
      );
    expect(confirmedBy(here)).toBe(60);
    expect(answers.at(59)).toEqual({ ok: true, confirmed: true });
    expect(answers.at(60)).toEqual({ ok: true, confirmed: false });
  });
});

describe('a filled trap', () => {
  it.each([
    ['JSON', postJson],
    ['a plain post', postPlain],
  ] as const)(
    'is mailed with a mark in the subject and confirmed to nobody: %s',
    async (_what, post) => {
      const { handle, sent } = scene();
      const response = await handle(
        post({
          ...validPosts.request,
          form: 'request',
          language: 'en',
          [hiddenFields.trap]: 'https://spam.example',
        }),
      );
      expect([200, 303]).toContain(response.status);
      expect(sent.map(({ subject }) => subject)).toEqual([
        expect.stringContaining(`${messages.en.mail.venue.suspect} `),
      ]);
    },
  );
});

describe('the rate limit', () => {
  it('lets the limit through per address and says how long to wait', async () => {
    const { handle, sent, clock } = scene({
      name: 'send-contact-email',
      settings: { rateLimit: 2 },
    });
    const post = (address: string) => handle(postWithKey(validPosts.home), address);
    expect((await post('192.0.2.1')).status).toBe(200);
    clock.time += 60_000;
    expect((await post('192.0.2.1')).status).toBe(200);
    const refused = await post('192.0.2.1');
    expect([refused.status, refused.headers.get('retry-after'), await bodyOf(refused)]).toEqual([
      429,
      '540',
      { error: 'rateLimit', fields: {} },
    ]);
    expect((await post('192.0.2.9')).status).toBe(200);
    clock.time += 540_001;
    expect((await post('192.0.2.1')).status).toBe(200);
    expect(sent).toHaveLength(4);
  });
  it('counts an IPv6 customer by network and costs nothing for a refused post', async () => {
    const { handle } = scene({ name: 'send-contact-email', settings: { rateLimit: 1 } });
    await handle(postWithKey({ ...validPosts.home, email: 'x' }), '2001:db8::1');
    expect((await handle(postWithKey(validPosts.home), '2001:db8::1')).status).toBe(200);
    expect((await handle(postWithKey(validPosts.home), '2001:db8:0:0:ffff::2')).status).toBe(429);
    expect((await handle(postWithKey(validPosts.home), '2001:db8:0:1::1')).status).toBe(200);
  });
  it('limits the posts of all visitors per day and sends no Retry-After', async () => {
    const { handle, sent, clock } = scene({
      name: 'send-contact-email',
      settings: { rateLimit: 10, dailyLimit: 20 },
    });
    const statuses = [];
    for (let guest = 0; guest < 25; guest += 1)
      statuses.push((await handle(postWithKey(validPosts.home), `192.0.2.${guest}`)).status);
    expect([statuses.filter((status) => status === 200).length, statuses.at(-1)]).toEqual([
      20, 429,
    ]);
    expect(
      (await handle(postWithKey(validPosts.home), '192.0.2.99')).headers.get('retry-after'),
    ).toBeNull();
    clock.time += 86_400_001;
    expect((await handle(postWithKey(validPosts.home))).status).toBe(200);
    expect(sent).toHaveLength(21);
  });
  it('is off at 0', async () => {
    const { handle } = scene({ name: 'send-contact-email', settings: { rateLimit: 0 } });
    for (let post = 0; post < 30; post += 1)
      expect((await handle(postWithKey(validPosts.home))).status).toBe(200);
  });
});

describe('a repeated post', () => {
  const keyed = { 'idempotency-key': 'c0ffee' };
  it('with an accepted key is answered 200 without a second mail for ten minutes', async () => {
    const { handle, sent, log, clock } = scene({
      name: 'send-contact-email',
      settings: { rateLimit: 1 },
    });
    const post = () => handle(postWithKey(validPosts.home, keyed));
    expect([(await post()).status, (await post()).status, sent.length]).toEqual([200, 200, 1]);
    expect(log.map(({ outcome }) => outcome)).toEqual(['sent', 'repeated']);
    clock.time += 600_001;
    expect((await post()).status).toBe(200);
    expect(sent).toHaveLength(2);
  });
  it('with a key under way waits for it', async () => {
    let tries = 0;
    let accept = (): void => {};
    const send = () => {
      tries += 1;
      return new Promise<{ ok: true }>((resolve) => (accept = () => resolve({ ok: true })));
    };
    const { handle } = scene({ name: 'send-contact-email', send });
    const both = [
      handle(postWithKey(validPosts.home, keyed)),
      handle(postWithKey(validPosts.home, keyed)),
    ];
    await new Promise((done) => setTimeout(done, 20));
    accept();
    expect((await Promise.all(both)).map(({ status }) => status)).toEqual([200, 200]);
    expect(tries).toBe(1);
  });
  it('with a key that failed is sent, under the same Message-ID', async () => {
    const { handle, sent } = scene({ name: 'send-contact-email', results: [permanent] });
    expect((await handle(postWithKey(validPosts.home, keyed))).status).toBe(502);
    expect((await handle(postWithKey(validPosts.home, keyed))).status).toBe(200);
    expect(new Set(sent.map(({ messageId }) => messageId)).size).toBe(1);
  });
  it('is mailed as a new message if an old key comes with changed text', async () => {
    const { handle, sent } = scene({ name: 'send-contact-email' });
    await handle(postWithKey(validPosts.home, keyed));
    await handle(postWithKey({ ...validPosts.home, message: 'Διόρθωση' }, keyed));
    expect(sent).toHaveLength(2);
  });
  it('without a key is sent again', async () => {
    const { handle, sent } = scene({ name: 'send-contact-email' });
    await handle(postWithKey(validPosts.home));
    await handle(postWithKey(validPosts.home));
    expect(new Set(sent.map(({ messageId }) => messageId)).size).toBe(2);
  });
});

describe('a plain post', () => {
  const pages = [
    ['home', 'el', '/'],
    ['home', 'en', '/en'],
    ['contact', 'el', '/contact'],
    ['contact', 'en', '/en/contact'],
    ['request', 'el', '/request'],
    ['request', 'en', '/en/request'],
  ] as const;
  it.each(pages)('of the %s form in %s leads back to %s', async (form, language, path) => {
    const { handle, sent } = scene();
    const response = await handle(
      postPlain({ ...validPosts[form], form, language, website: '' }, { origin: site }),
    );
    expect([response.status, response.headers.get('location'), await response.text()]).toEqual([
      303,
      `${path}#${form === 'request' ? 'confirmed' : 'sent'}`,
      '',
    ]);
    expect(sent[0]?.envelope.to).toBe(settings.mailTo);
  });
  it('carries several services, or one', async () => {
    const { handle, sent } = scene();
    for (const services of [['Διακόσμηση', 'Μουσική & DJ'], 'Διακόσμηση'])
      await handle(postPlain({ ...validPosts.request, form: 'request', services }));
    const mails = sent.filter(({ envelope }) => envelope.to === settings.mailTo);
    expect(mails[0]?.text).toContain('Διακόσμηση, Μουσική και DJ (Μουσική & DJ)');
    expect(mails[1]?.text).not.toContain('Μουσική');
  });
  it.each([
    ['a mistake', { email: 'x' }, [], '#request-email'],
    ['two mistakes', { phone: 'x', lastName: ' ' }, [], '#request-lastName'],
    ['a repeated field', { firstName: ['a', 'b'] }, [], '#request-firstName'],
    ['a choice that is not offered', { services: 'x' }, [], '#not-sent'],
    ['a refused mail', {}, [permanent], '#not-sent'],
  ] as const)(
    'with %s leads a browser back and gives a program its code',
    async (_what, changes, results, place) => {
      const body = { ...validPosts.request, ...changes, form: 'request', language: 'en' };
      const browser = await scene({ results: [...results] }).handle(postPlain(body));
      expect([browser.status, browser.headers.get('location')]).toEqual([
        303,
        `/en/request${place}`,
      ]);
      const program = await scene({ results: [...results] }).handle(
        postPlain(body, { accept: '*/*' }),
      );
      expect(program.status).toBeGreaterThanOrEqual(400);
    },
  );
  it('says nothing of a confirmation that was refused', async () => {
    const { handle } = scene({ results: [{ ok: true }, permanent] });
    expect(
      (await handle(postPlain({ ...validPosts.request, form: 'request' }))).headers.get('location'),
    ).toBe('/request#sent');
  });
  it('gets a new Message-ID for the same text next season, so that mailboxes keep it', async () => {
    const { handle, sent, clock } = scene();
    for (let season = 0; season < 2; season += 1) {
      await handle(postPlain({ ...validPosts.home, form: 'home' }));
      clock.time += 86_400_000 * 365;
    }
    expect(new Set(sent.map(({ messageId }) => messageId)).size).toBe(2);
    const elsewhere = scene();
    await elsewhere.handle(postPlain({ ...validPosts.home, form: 'home' }));
    expect(sent.map(({ messageId }) => messageId)).not.toContain(elsewhere.sent[0]?.messageId);
  });
  describe('that is refused for its shape', () => {
    const urlencoded = { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' };
    const raw = (headers: Record<string, string>, body: BodyInit) =>
      new Request('https://functions.example/', {
        method: 'POST',
        headers: { ...urlencoded, referer: `${site}/en/contact`, ...headers },
        body,
        duplex: 'half',
      } as RequestInit);
    const refusals: [string, () => Request, string][] = [
      ['too large', () => raw({}, `message=${'x'.repeat(40_000)}`), '/en/contact#not-sent'],
      [
        'of another type',
        () => raw({ 'content-type': 'multipart/form-data; boundary=x' }, '--x--'),
        '/en/contact#not-sent',
      ],
      [
        'from a foreign site',
        () => raw({ origin: 'https://evil.example', referer: 'https://evil.example/x' }, 'name=x'),
        '/request#not-sent',
      ],
      [
        'from a preview that is not named',
        () =>
          raw(
            { origin: 'https://preview.example', referer: 'https://preview.example/epikoinonia' },
            'name=x',
          ),
        '/epikoinonia#not-sent',
      ],
      ['broken', () => raw({}, 'name=%zz'), '/en/contact#not-sent'],
      [
        'of no form',
        () => raw({ referer: `${site}/en/gallery` }, 'form=toString'),
        '/en/request#not-sent',
      ],
      ['without a Referer', () => raw({ referer: '' }, 'form=toString'), '/request#not-sent'],
    ];
    it.each(refusals)(
      '%s leads back to its page, and no value is in the address',
      async (_what, request, location) => {
        const { handle, sent } = scene();
        const response = await handle(request());
        expect([response.status, response.headers.get('location'), sent.length]).toEqual([
          303,
          location,
          0,
        ]);
      },
    );
    it('and stalls leads back as well', async () => {
      vi.useFakeTimers();
      onTestFinished(() => void vi.useRealTimers());
      const answered = scene().handle(raw({}, new ReadableStream<Uint8Array>({})));
      await vi.advanceTimersByTimeAsync(4000);
      expect((await answered).headers.get('location')).toBe('/en/contact#not-sent');
    });
  });
  it('tapped twice is one mail; the same words a minute later are a second one', async () => {
    const { handle, sent, clock } = scene();
    const post = () => handle(postPlain({ ...validPosts.home, form: 'home' }));
    const both = await Promise.all([post(), post()]);
    expect(both.map((response) => response.headers.get('location'))).toEqual(['/#sent', '/#sent']);
    expect(sent).toHaveLength(1);
    clock.time += 60_000;
    await post();
    expect(sent).toHaveLength(2);
  });
  it('may carry its key in a hidden field', async () => {
    const { handle, sent, clock } = scene();
    const post = () =>
      handle(postPlain({ ...validPosts.home, form: 'home', [hiddenFields.idempotencyKey]: 'k1' }));
    await post();
    clock.time += 60_000;
    await post();
    expect(sent).toHaveLength(1);
  });
});

test('the log holds no personal data, whatever happens', async () => {
  const { handle, log } = scene({ settings: { rateLimit: 2 }, results: [permanent] });
  const marked = {
    ...validPosts.request,
    firstName: 'ZZZ',
    lastName: 'ZZZ',
    email: 'zzz@zzz.example',
    phone: '0000111222',
    specialRequests: 'ZZZ',
  };
  for (const body of [
    marked,
    marked,
    marked,
    { ...marked, eventType: 'ZZZ' },
    { ...marked, website: 'ZZZ' },
  ])
    await handle(postJson(body));
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
