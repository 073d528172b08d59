import { onlineManager } from '@tanstack/react-query';
import { act, cleanup, waitFor } from '@testing-library/react';
import { toast } from 'sonner';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { statuses } from '../../../src/enquiry/server/response.ts';
import {
  isAfterRedirect,
  postEnquiry,
  PostError,
  type Post,
} from '../../../src/features/enquiryForm/post.ts';
import { calls } from '../../specification.ts';
import { expectErrors } from '../../support/browser.ts';
import {
  createAccepted,
  createLaterResponse,
  createRefusal,
  createTyped,
  fillFields,
  getResultBox,
  mockServer,
  pickRequired,
  readPost,
  readValues,
  renderForm,
  renderTyped,
  submit,
  waitForResult,
} from '../../support/enquiryForm.tsx';

const host = 'https://project.supabase.example';

beforeEach(() => {
  vi.stubEnv('VITE_SUPABASE_URL', host);
  vi.stubEnv('VITE_SUPABASE_ANON_KEY', 'public-key');
});

describe('the post', () => {
  it.each([
    ['home', host + calls.home.path, 'public-key'],
    ['contact', host + calls.contact.path, 'public-key'],
    ['request', calls.request.path, null],
  ] as const)(
    'of %s goes to %s, with all keys even of empty fields',
    async (form, address, key) => {
      const fetch = mockServer(createAccepted());
      renderForm(form, 'el');
      fillFields(pickRequired(form, createTyped(form, 'el')));
      submit();
      await waitForResult('status');
      const { url, method, headers, body } = readPost(fetch);
      expect([url, method, headers.get('apikey')]).toEqual([address, 'POST', key]);
      expect(headers.get('Content-Type')).toBe('application/json');
      expect(headers.get('Content-Language')).toBe('el');
      expect(Object.keys(body)).toEqual(expect.arrayContaining([...calls[form].keys]));
    },
  );
  it('contains the honeypot if it is filled, so that the server can mark the enquiry', async () => {
    const fetch = mockServer(createAccepted());
    renderTyped('home');
    fillFields({ website: 'https://spam.example' });
    submit();
    await waitForResult('status');
    expect(readPost(fetch).body).toHaveProperty('website', 'https://spam.example');
  });
});

it.each([
  ['success', createAccepted()],
  ['error', createRefusal()],
] as const)('is followed by a notice of the %s if the visitor has left', async (key, response) => {
  expectErrors();
  const later = createLaterResponse();
  mockServer(later.promise);
  const { unmount, formMessages } = renderTyped('request');
  submit();
  unmount();
  await act(async () => later.resolve(response));
  onTestFinished(() => void toast.dismiss());
  const { success, error } = formMessages;
  const title = { success: success.title, error: error.text }[key];
  await waitFor(() => expect(toast.getToasts()).toEqual([expect.objectContaining({ title })]));
});

describe('the idempotency key', () => {
  const getKeys = async (between: () => void, first = createRefusal()) => {
    expectErrors();
    const fetch = mockServer(first, createAccepted());
    submit();
    await waitForResult(first.ok ? 'status' : 'alert');
    between();
    submit();
    await waitFor(() => expect(fetch).toHaveBeenCalledTimes(2));
    await waitForResult('status');
    return [0, 1].map((turn) => readPost(fetch, turn).headers.get('Idempotency-Key'));
  };
  type Step = (unmount: () => void) => void;
  const reload: Step = (unmount) => {
    unmount();
    renderForm('home', 'el');
  };
  const correct: Step = () => fillFields({ subject: 'Κυριακή 14 Ιουνίου' });

  it.each<[title: string, isSame: boolean, steps: Step[]]>([
    ['stays the same at the next try, so that one enquiry is mailed once', true, []],
    ['stays the same after a reload', true, [reload]],
    ['is new once anything was changed', false, [correct]],
    ['is new once anything was changed before a reload', false, [correct, reload]],
  ])('%s', async (_title, isSame, steps) => {
    const { unmount } = renderTyped('home');
    const [first, second] = await getKeys(() => steps.forEach((step) => step(unmount)));
    expect(first).toMatch(/^[0-9a-f-]{36}$/);
    expect(second === first).toBe(isSame);
  });
  it('is new after a success, even for the same words', async () => {
    renderTyped('home');
    const [first, second] = await getKeys(
      () => fillFields(createTyped('home', 'el')),
      createAccepted(),
    );
    expect(second).not.toBe(first);
  });
  it('is left out if the browser cannot create one', async () => {
    vi.stubGlobal('crypto', {});
    const fetch = mockServer(createAccepted());
    renderTyped('home');
    submit();
    await waitForResult('status');
    expect(readPost(fetch).headers.has('Idempotency-Key')).toBe(false);
  });
});

describe('a post', () => {
  const post: Post = { form: 'request', language: 'el', payload: { firstName: 'Μαρία' } };
  const viaSupabase: Post = { ...post, form: 'home', idempotencyKey: 'key' };

  it('waits ten seconds for an answer and no longer', async () => {
    const clock = new AbortController();
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(clock.signal);
    vi.spyOn(globalThis, 'fetch').mockImplementation(
      (_url, init) =>
        new Promise((_resolve, reject) =>
          init?.signal?.addEventListener('abort', () => reject(new DOMException('timed out'))),
        ),
    );
    const failure = postEnquiry(post).catch((error: unknown) => error);
    expect(timeout).toHaveBeenCalledExactlyOnceWith(10_000);
    clock.abort();
    expect(await failure).toBeInstanceOf(PostError);
  });

  /** About the visitor: the content, the number of posts; or the mail may be accepted already. */
  const final = ['invalid', 'rateLimit', 'late'] as const;
  const others = (Object.keys(statuses) as (keyof typeof statuses)[]).filter(
    (outcome) => !final.some((known) => known === outcome),
  );

  it.each([
    ...others.map((outcome) => [`our own "${outcome}"`, createRefusal(outcome)] as const),
    ['no answer', new TypeError('Failed to fetch')],
    ['540, a project that is asleep', Response.json({ message: 'Paused' }, { status: 540 })],
    ['200, a page of the network', new Response('<h1>Please sign in</h1>')],
    ['204', new Response(null, { status: 204 })],
    ['403, a page of a filter', new Response('<h1>Blocked</h1>', { status: 403 })],
    ['401, of its gateway', Response.json({ message: 'Invalid API key' }, { status: 401 })],
    ['504, a page of a proxy', new Response('<h1>Timeout</h1>', { status: 504 })],
  ] as const)(
    'falls back to this site with the same key if Supabase answers with %s',
    async (_what, response) => {
      const fetch = mockServer(response, Response.json({ ok: true, confirmed: false }));
      expect(await postEnquiry(viaSupabase)).toEqual({ confirmed: false });
      const [first, second] = [readPost(fetch, 0), readPost(fetch, 1)];
      expect([first.url, second.url]).toEqual([host + calls.home.path, calls.request.path]);
      expect(second.body).toEqual({ ...first.body, form: 'home' });
      expect(second.headers.get('Idempotency-Key')).toBe('key');
      expect(second.headers.has('apikey')).toBe(false);
    },
  );

  it.each(final)('does not fall back if our function at Supabase answers "%s"', async (outcome) => {
    const fetch = mockServer(createRefusal(outcome));
    await expect(postEnquiry(viaSupabase)).rejects.toThrow(`${statuses[outcome]}`);
    expect(fetch).toHaveBeenCalledOnce();
  });

  it('shows what the second function refuses', async () => {
    const fields = { phone: 'format' };
    mockServer(
      createRefusal('apikey'),
      Response.json({ error: 'invalid', fields }, { status: 400 }),
    );
    await expect(postEnquiry(viaSupabase)).rejects.toMatchObject({ fields });
  });
});

it.each([
  ['online', true],
  ['offline, as the browser believes', false],
])('shows the red box at once and does not retry by itself, %s', async (_where, isOnline) => {
  expectErrors();
  onlineManager.setOnline(isOnline);
  onTestFinished(() => onlineManager.setOnline(true));
  const fetch = mockServer(new TypeError('Failed to fetch'));
  renderTyped('request');
  vi.useFakeTimers();
  submit();
  await act(() => vi.advanceTimersByTimeAsync(0));
  getResultBox('alert');
  await act(() => vi.advanceTimersByTimeAsync(10 * 60_000));
  expect(readValues('request')).toEqual(createTyped('request', 'el'));
  expect(fetch).toHaveBeenCalledOnce();
});

it('removes the draft of a visitor who has left the page before the answer', async () => {
  const { promise, resolve } = createLaterResponse();
  const fetch = mockServer(promise);
  renderTyped('request');
  submit();
  await waitFor(() => expect(fetch).toHaveBeenCalledOnce());
  cleanup();
  resolve(createAccepted());
  await waitFor(() => expect({ ...sessionStorage }).toEqual({}));
});

it.each([
  [1, '', true],
  // Firefox counts no redirects without dom.enable_performance.
  [0, `${location.origin}${location.pathname}?eventDate=2027-06-19`, true],
  [0, '', false],
  [0, 'https://search.example/', false],
  [0, 'http://localhost:3000/elsewhere', false],
])('tells after %i redirects from %j whether a post led here: %s', (...row) => {
  const [redirectCount, referrer, led] = row;
  const visit = { redirectCount } as PerformanceNavigationTiming;
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([visit]);
  vi.spyOn(document, 'referrer', 'get').mockReturnValue(referrer);
  expect(isAfterRedirect()).toBe(led);
});
