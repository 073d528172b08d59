import { onlineManager } from '@tanstack/react-query';
import { fireEvent, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { mutateEnquiry } from '../../../src/sections/enquiry/mutation.ts';
import { PostError, type Post } from '../../../src/sections/enquiry/post.ts';
import { queryClient } from '../../../src/sections/enquiry/queryClient.ts';
import { expectErrors } from '../../support/browser.ts';
import { calls } from '../../specification.ts';
import { accepted, controlsOf, everyForm, fill, filled, postOf, refused, renderForm, server, submit } from '../../support/enquiryForm.tsx';

const host = 'https://project.supabase.example';

beforeEach(() => {
  sessionStorage.clear();
  vi.stubEnv('VITE_SUPABASE_URL', host);
  vi.stubEnv('VITE_SUPABASE_ANON_KEY', 'public-key');
});
afterEach(() => void vi.unstubAllEnvs());

const sent = (fetch: ReturnType<typeof server>, times = 1) => waitFor(() => expect(fetch).toHaveBeenCalledTimes(times));
const answered = (kind: 'good' | 'bad') => waitFor(() => expect(document.querySelector(`[tabindex="-1"][role="${kind === 'good' ? 'status' : 'alert'}"]:not([hidden])`)).not.toBeNull());

describe.each(everyForm)('the post of the $form form in $language', ({ form, language }) => {
  it('has exactly the keys of the specification, with what was typed', async () => {
    const fetch = server(accepted());
    renderForm(form, language);
    fill(filled(form, language));
    submit();
    await sent(fetch);
    expect(postOf(fetch).body).toEqual(form === 'contact' ? { ...filled(form, language), services: [] } : filled(form, language));
    expect(Object.keys(postOf(fetch).body).toSorted()).toEqual(
      {
        home: ['email', 'message', 'name', 'phone', 'subject'],
        contact: ['email', 'eventType', 'firstName', 'guestCount', 'lastName', 'message', 'phone', 'services', 'subject'],
        request: ['budget', 'email', 'eventDate', 'eventType', 'firstName', 'guestCount', 'howDidYouHear', 'lastName', 'phone', 'services', 'specialRequests'],
      }[form],
    );
    await answered('good');
  });

  it('has the same keys where fields stay empty, so that the server always finds them', async () => {
    const fetch = server(accepted());
    renderForm(form, language);
    const required = controlsOf('email')[0]?.form?.querySelectorAll<HTMLInputElement>('[required]') ?? [];
    fill(Object.fromEntries([...required].map(({ name }) => [name, filled(form, language)[name] ?? ''])));
    submit();
    await sent(fetch);
    const { body } = postOf(fetch);
    expect(Object.keys(body).toSorted()).toEqual(calls[form].keys.toSorted());
    for (const [name, value] of Object.entries(body)) if (!(name in Object.fromEntries([...required].map((control) => [control.name, ''])))) expect(value, name).toEqual(name === 'services' ? [] : '');
    await answered('good');
  });

  it('goes to its function with its headers', async () => {
    const fetch = server(accepted());
    renderForm(form, language);
    fill(filled(form, language));
    submit();
    await sent(fetch);
    const { url, method, headers } = postOf(fetch);
    expect(method).toBe('POST');
    expect(url).toBe(form === 'request' ? calls.request.path : host + calls[form].path);
    expect(headers.get('Content-Type')).toBe('application/json');
    expect(headers.get('apikey')).toBe(form === 'request' ? null : 'public-key');
    expect(headers.get('Content-Language')).toBe(language);
    await answered('good');
  });
});

describe('the trap', () => {
  it('is no part of what a person sends', async () => {
    const fetch = server(accepted());
    renderForm('home', 'el');
    fill(filled('home', 'el'));
    submit();
    await sent(fetch);
    expect(postOf(fetch).body).not.toHaveProperty('website');
    await answered('good');
  });

  it('is sent where something filled it in, so that the server can mark it', async () => {
    const fetch = server(accepted());
    renderForm('home', 'el');
    fill({ ...filled('home', 'el'), website: 'https://spam.example' });
    submit();
    await sent(fetch);
    expect(postOf(fetch).body).toHaveProperty('website', 'https://spam.example');
    await answered('good');
  });
});

describe('the idempotency key', () => {
  const keyOf = (fetch: ReturnType<typeof server>, turn: number) => postOf(fetch, turn).headers.get('Idempotency-Key');

  it('is the same for another try of the same form, so that a lost answer does not lead to two mails', async () => {
    expectErrors();
    const fetch = server(refused(), accepted());
    renderForm('home', 'el');
    fill(filled('home', 'el'));
    submit();
    await answered('bad');
    submit();
    await answered('good');
    expect(keyOf(fetch, 0)).toMatch(/^[0-9a-f-]{36}$/);
    expect(keyOf(fetch, 1)).toBe(keyOf(fetch, 0));
  });

  it('is new once anything was changed', async () => {
    expectErrors();
    const fetch = server(refused(), accepted());
    renderForm('home', 'el');
    fill(filled('home', 'el'));
    submit();
    await answered('bad');
    fill({ subject: 'Κυριακή 14 Ιουνίου' });
    submit();
    await answered('good');
    expect(keyOf(fetch, 1)).not.toBe(keyOf(fetch, 0));
  });

  it('is new after a success, even for the same words', async () => {
    const fetch = server(accepted());
    renderForm('home', 'el');
    for (const times of [1, 2]) {
      fill(filled('home', 'el'));
      submit();
      await sent(fetch, times);
      await answered('good');
    }
    expect(postOf(fetch, 1).body).toEqual(postOf(fetch, 0).body);
    expect(keyOf(fetch, 1)).not.toBe(keyOf(fetch, 0));
  });

  it.each(['contact', 'request'] as const)('is kept with the draft of the %s form: what was sent before a reload is the same enquiry after it', async (form) => {
    expectErrors();
    const fetch = server(refused(), accepted());
    const first = renderForm(form, 'el');
    fill(filled(form, 'el'));
    submit();
    await answered('bad');
    first.unmount();
    renderForm(form, 'el');
    submit();
    await answered('good');
    expect(keyOf(fetch, 1)).toBe(keyOf(fetch, 0));
    expect(postOf(fetch, 1).body).toEqual(postOf(fetch, 0).body);
  });

  it('is new after a reload where anything was changed since', async () => {
    expectErrors();
    const fetch = server(refused(), accepted());
    const first = renderForm('home', 'el');
    fill(filled('home', 'el'));
    submit();
    await answered('bad');
    fill({ subject: 'Κυριακή 14 Ιουνίου' });
    first.unmount();
    renderForm('home', 'el');
    submit();
    await answered('good');
    expect(keyOf(fetch, 1)).not.toBe(keyOf(fetch, 0));
  });

  it('is left out where the browser cannot make one', async () => {
    vi.stubGlobal('crypto', {});
    onTestFinished(() => void vi.unstubAllGlobals());
    const fetch = server(accepted());
    renderForm('home', 'el');
    fill(filled('home', 'el'));
    submit();
    await answered('good');
    expect(postOf(fetch).headers.has('Idempotency-Key')).toBe(false);
  });
});

describe('a post', () => {
  const post: Post = { form: 'request', language: 'el', payload: { firstName: 'Μαρία' } };
  const viaSupabase: Post = { form: 'home', language: 'el', payload: { name: 'Μαρία' }, idempotencyKey: 'key' };
  const failureOf = (promise: Promise<unknown>) => promise.then(() => undefined, (error: unknown) => error);

  it('waits ten seconds for an answer and no longer', async () => {
    const clock = new AbortController();
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(clock.signal);
    vi.spyOn(globalThis, 'fetch').mockImplementation(
      (_url, init) => new Promise((_resolve, reject) => init?.signal?.addEventListener('abort', () => reject(new DOMException('timed out', 'TimeoutError')))),
    );
    const failure = failureOf(mutateEnquiry(post));
    await vi.waitFor(() => expect(timeout).toHaveBeenCalledExactlyOnceWith(10_000));
    clock.abort();
    expect(await failure).toBeInstanceOf(PostError);
  });

  it.each([301, 400, 401, 405, 429, 500, 502])('answered with %i has failed', async (status) => {
    server(refused(status));
    expect(await failureOf(mutateEnquiry(post))).toMatchObject({ name: 'PostError', message: `The enquiry was answered with status ${status}.` });
  });

  it.each([200, 202, 204])('answered with %i is done', async (status) => {
    server(new Response(null, { status }));
    expect(await mutateEnquiry(post)).toEqual({ confirmed: false });
  });

  it('without an answer has failed and says why', async () => {
    const cause = new TypeError('Failed to fetch');
    server(cause);
    expect(await failureOf(mutateEnquiry(post))).toMatchObject({ name: 'PostError', message: 'The enquiry got no answer.', cause });
  });

  it('is never repeated by itself', async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const fetch = server(new TypeError('Failed to fetch'));
    const failure = failureOf(mutateEnquiry(post));
    await vi.advanceTimersByTimeAsync(120_000);
    expect(fetch).toHaveBeenCalledOnce();
    expect(await failure).toBeInstanceOf(PostError);
  });

  it.each([
    ['no answer', new TypeError('Failed to fetch')],
    ['no answer in time', new DOMException('timed out', 'TimeoutError')],
    ['500', refused(500)],
    ['502', refused(502)],
    ['540, a project that is asleep', refused(540)],
  ])('that gets %s from Supabase goes to this site, with the same words under the same key', async (_what, answer) => {
    const fetch = server(answer, Response.json({ ok: true, confirmed: false }));
    expect(await mutateEnquiry(viaSupabase)).toEqual({ confirmed: false });
    const [first, second] = [postOf(fetch, 0), postOf(fetch, 1)];
    expect([first.url, second.url]).toEqual([host + calls.home.path, calls.request.path]);
    expect(second.body).toEqual({ ...first.body, form: 'home' });
    for (const name of ['Idempotency-Key', 'Content-Language', 'Content-Type']) expect(second.headers.get(name)).toBe(first.headers.get(name));
    expect(second.headers.has('apikey')).toBe(false);
  });

  it.each([400, 401, 403, 413, 429, 504])('that Supabase answers with %i goes nowhere else', async (status) => {
    const fetch = server(refused(status));
    expect(await failureOf(mutateEnquiry(viaSupabase))).toMatchObject({ status });
    expect(fetch).toHaveBeenCalledOnce();
  });

  it('that fails both ways has failed', async () => {
    const fetch = server(new TypeError('Failed to fetch'), refused(502));
    expect(await failureOf(mutateEnquiry(viaSupabase))).toMatchObject({ message: 'The enquiry was answered with status 502.' });
    expect(fetch).toHaveBeenCalledTimes(2);
  });
});

describe('whoever has begun to type sends by the mutation, which has been downloaded meanwhile', () => {
  /** The request form: its function has no second way. */
  const sendAfterTyping = async () => {
    const view = renderForm('request', 'en');
    fireEvent.focus(controlsOf('email')[0] as Element);
    await import('../../../src/sections/enquiry/mutation.ts');
    fill(filled('request', 'en'));
    submit();
    return view;
  };
  beforeEach(() => queryClient.clear());
  const mutations = () => queryClient.getMutationCache().getAll().map(({ state }) => state.status);

  it('and gets the green box', async () => {
    const fetch = server(accepted());
    await sendAfterTyping();
    await answered('good');
    expect(fetch).toHaveBeenCalledOnce();
    expect(mutations()).toEqual(['success']);
  });

  it.each([
    ['online', true],
    ['offline, as the browser believes', false],
  ])('and gets the red box at once where no answer comes, after one try: %s', async (_where, isOnline) => {
    expectErrors();
    onlineManager.setOnline(isOnline);
    onTestFinished(() => onlineManager.setOnline(true));
    const fetch = server(new TypeError('Failed to fetch'));
    await sendAfterTyping();
    await answered('bad');
    expect(fetch).toHaveBeenCalledOnce();
    expect(mutations()).toEqual(['error']);
  });

  it('and tries again by pressing again: the same enquiry, once for each press', async () => {
    expectErrors();
    const fetch = server(refused(), accepted());
    await sendAfterTyping();
    await answered('bad');
    submit();
    submit();
    await answered('good');
    expect(fetch).toHaveBeenCalledTimes(2);
    expect(postOf(fetch, 1).headers.get('Idempotency-Key')).toBe(postOf(fetch, 0).headers.get('Idempotency-Key'));
    expect(mutations()).toEqual(['error', 'success']);
  });
});

describe('the QueryClient has the numbers of the specification', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    queryClient.clear();
  });
  afterEach(() => void vi.useRealTimers());

  /** Seconds at which a query that always fails is tried. */
  const triesOf = async (options: { retry?: number } = {}) => {
    const start = Date.now();
    const tries: number[] = [];
    const queryFn = async () => {
      tries.push((Date.now() - start) / 1000);
      throw new Error('no answer');
    };
    const given = queryClient.fetchQuery({ queryKey: ['anything'], queryFn, ...options }).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(10 * 60_000);
    expect(await given).toBeInstanceOf(Error);
    return tries;
  };

  it('a query that fails is tried three times more, each time after twice as long', async () => {
    expect(await triesOf()).toEqual([0, 1, 3, 7]);
  });

  it('no wait is longer than 30 seconds', async () => {
    expect(await triesOf({ retry: 7 })).toEqual([0, 1, 3, 7, 15, 31, 61, 91]);
  });

  it('what nobody uses is forgotten after five minutes', async () => {
    queryClient.setQueryData(['anything'], 'known');
    await vi.advanceTimersByTimeAsync(299_000);
    expect(queryClient.getQueryData(['anything'])).toBe('known');
    await vi.advanceTimersByTimeAsync(2000);
    expect(queryClient.getQueryData(['anything'])).toBeUndefined();
  });
});
