import { describe, expect, it, vi } from 'vitest';
import { formIds, hiddenFields } from '../../../src/enquiry/fields.ts';
import {
  asForm,
  createJsonPost,
  createNoScriptPost,
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
const storeIsDown = { ok: false, error: 503 } as const;

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
    expect(log).toMatchObject([{ form, outcome: 'stored', confirmed }]);
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
    ['a compressed body', '415 type', home, { 'content-encoding': 'gzip' }],
    ['half a body', '400 malformed', '{"name":'],
    ['a list', '400 malformed', [home]],
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
  it('refuses: accepts the enquiry, and logs the error without the text of the server', async () => {
    const { post, log } = edgeScene({
      send: async () => {
        throw new Error('secret of maria@visitor.example');
      },
    });
    expect(await post(createPostWithKey(home))).toBe('200 accepted');
    expect(log).toMatchObject([
      { outcome: 'stored' },
      { id: log[0]?.id, failedMail: 'venue', smtp: 'EUNKNOWN' },
    ]);
    expect(JSON.stringify(log)).not.toMatch(/secret|maria/);
  });
});

describe('the function, if the store does not answer', () => {
  it('mails to the venue only, and tells the store in case it has the enquiry', async () => {
    const { post, sent, entries, finished, log } = createScene({ replies: [storeIsDown] });
    expect(await post(createJsonPost(request))).toBe('200 accepted');
    expect(sent.map(({ to }) => to.address)).toEqual([settings.mailTo]);
    expect(finished).toEqual([[entries[0]?.id, 'venue']]);
    expect(log).toMatchObject([{ outcome: 'mailed', errors: { store: 503 } }]);
  });
  it.each([
    ['refuses the mail', permanent, '502 mail'],
    ['may have the mail', { ...permanent, possiblyAccepted: true }, '504 late'],
  ])('and the mail server %s: answers with an error', async (_what, result, expected) => {
    const { post, log } = createScene({ replies: [storeIsDown], results: [result] });
    expect(await post(createJsonPost(request))).toBe(expected);
    expect(log).toMatchObject([{ errors: { store: 503, smtp: 550 } }]);
  });
  it('and the mail cannot be sent at all: answers 500 without the message of the error', async () => {
    const { post, log } = createScene({
      replies: [storeIsDown],
      send: async () => {
        throw new Error('secret of maria@visitor.example');
      },
    });
    expect(await post(createJsonPost(request))).toBe('500 unexpected');
    expect(log).toMatchObject([{ error: expect.stringMatching(/^Error/) }]);
    expect(JSON.stringify(log)).not.toMatch(/secret|maria/);
  });
});

describe('the confirmation', () => {
  it.each([
    [['anna@visitor.example', 'ANNA@visitor.example', 'anna+1+2@Visitor.example']],
    [['a.n.n.a@gmail.com', 'anna+x@googlemail.com', 'Anna@Gmail.com']],
  ])('counts for one mailbox, however its address is spelled: %j', async (emails) => {
    const { post, entries } = createScene();
    for (const email of emails) await post(createJsonPost({ ...request, email }));
    expect(new Set(entries.map(({ confirm }) => confirm)).size).toBe(1);
  });
  it('goes to nobody if the honeypot is filled, and the mail to the venue is marked', async () => {
    const { post, sent } = createScene();
    await post(createNoScriptPost({ ...request, language: 'en', website: 'https://spam.example' }));
    expect(sent.map(({ subject }) => subject)).toEqual([
      expect.stringContaining(`${messages.en.mail.venue.suspect} `),
    ]);
  });
});

describe('the rate limit', () => {
  it.each<[seconds: number | undefined, header: string | null]>([
    [540, '540'],
    [undefined, null],
  ])('of the store with %s seconds becomes 429 with Retry-After %s', async (seconds, header) => {
    const value = { outcome: 'rateLimit', ...(seconds && { seconds }) } as const;
    const { handle, sent } = createScene({ replies: [{ ok: true, value }] });
    const { status, headers } = await handle(createJsonPost(request));
    expect([status, headers.get('retry-after'), sent]).toEqual([429, header, []]);
  });
  it('counts IPv6 addresses by network and does not count refused posts', async () => {
    const { post, entries } = edgeScene();
    expect(await post(createPostWithKey({ ...home, email: 'x' }), '2001:db8::1')).toBe(
      '400 invalid',
    );
    for (const address of ['2001:db8::1', '2001:db8:0:0:ffff::2', '2001:db8:0:1::1'])
      await post(createPostWithKey(home), address);
    const [first, second, other, ...rest] = entries.map(({ caller }) => caller);
    expect([second === first, other === first, rest]).toEqual([true, false, []]);
  });
});

describe('a repeated post', () => {
  const keyed = { 'idempotency-key': 'c0ffee' };
  const isRepeat = ([first, second]: ReturnType<typeof createScene>['entries']) =>
    first?.key === second?.key;

  it('succeeds without a second mail, with the promise of the first', async () => {
    const value = { outcome: 'repeated', confirmed: true } as const;
    const { post, sent, log } = createScene({ replies: [{ ok: true, value }] });
    expect(await post(createJsonPost(request, keyed))).toBe('200 confirmed');
    expect([sent, log]).toMatchObject([[], [{ outcome: 'repeated', confirmed: true }]]);
  });
  it.each([
    ['with the same key and text', keyed, home, true],
    ['with an old key and changed text', keyed, { ...home, message: 'Διόρθωση' }, false],
    ['without a key', {}, home, false],
  ])('is recognized by key and text: %s', async (_what, headers, second, expected) => {
    const { post, entries } = edgeScene();
    for (const body of [home, second]) await post(createPostWithKey(body, headers));
    expect(isRepeat(entries)).toBe(expected);
    // A mailbox may drop a mail whose Message-ID it has seen.
    expect(entries[0]?.id).not.toBe(entries[1]?.id);
  });
  it.each([
    ['a quarter of a minute without a key', {}, 15],
    ['ten minutes with a key in a hidden field', { [hiddenFields.idempotencyKey]: 'k1' }, 600],
  ])('of a form without script is recognized for %s', async (_what, key, seconds) => {
    const { post, entries } = createScene();
    for (let tap = 0; tap < 2; tap += 1)
      await post(createNoScriptPost({ ...home, form: 'home', ...key }));
    expect(isRepeat(entries)).toBe(true);
    expect(entries.map(({ repeatSeconds }) => repeatSeconds)).toEqual([seconds, seconds]);
  });
});

describe('a post without script', () => {
  it.each([
    ['home', 'el', '/#sent'],
    ['contact', 'en', '/en/contact#sent'],
    ['request', 'en', '/en/request#sent'],
  ] as const)('leads from the %s form in %s back to %s', async (form, language, location) => {
    const { post, sent } = createScene();
    const body = { ...validPosts[form], form, language, website: '' };
    expect(await post(createNoScriptPost(body, { origin: site }))).toBe(`303 ${location}`);
    expect(sent[0]?.to.address).toBe(settings.mailTo);
  });
  it.each([
    [['Διακόσμηση', 'Μουσική & DJ'], 'Decoration (Διακόσμηση), Music & DJ (Μουσική & DJ)'],
    ['Μουσική & DJ', 'Music & DJ (Μουσική & DJ)'],
  ])('carries the services %j', async (services, shown) => {
    const { post, sent } = createScene();
    await post(createNoScriptPost({ ...request, services, language: 'en' }));
    expect(sent[0]?.text).toContain(shown);
  });
  it.each<[what: string, changes: object]>([
    ['an error', { email: 'x' }],
    ['a repeated field', { firstName: ['a', 'b'] }],
  ])('with %s leads a browser back to the red box', async (_what, changes) => {
    const { post } = createScene();
    const body = { ...request, ...changes, language: 'en' };
    expect(await post(createNoScriptPost(body))).toBe('303 /en/request#not-sent');
  });
  it('that is neither stored nor mailed leads back to the red box', async () => {
    const { post } = createScene({ replies: [storeIsDown], results: [permanent] });
    expect(await post(createNoScriptPost({ ...request, language: 'en' }))).toBe(
      '303 /en/request#not-sent',
    );
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
});

it('logs no personal data, whatever happens', async () => {
  const { handle, log } = createScene({
    replies: [storeIsDown, storeIsDown, { ok: true, value: { outcome: 'rateLimit' } }],
    results: [permanent],
  });
  const marked = { ...request, firstName: 'ZZZ', email: 'zzz@zzz.example', phone: '0000111222' };
  for (const changes of [{}, {}, {}, { eventType: 'ZZZ' }, { website: 'ZZZ' }])
    await handle(createJsonPost({ ...marked, ...changes }));
  expect(log.map((entry) => 'outcome' in entry && entry.outcome)).toEqual([
    'mail',
    'mailed',
    'rateLimit',
    'invalid',
    'stored',
  ]);
  expect(JSON.stringify(log)).not.toMatch(/zzz|0000111222|192\.0\.2/i);
  expect(new Set(log.map(({ id }) => id)).size).toBe(log.length);
});
