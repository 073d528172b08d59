import { onlineManager } from '@tanstack/react-query';
import { act, cleanup, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { postEnquiry, PostError, type Post } from '../../../src/features/enquiryForm/post.ts';
import { queryClient } from '../../../src/features/enquiryForm/queryClient.ts';
import { expectErrors } from '../../support/browser.ts';
import { calls } from '../../specification.ts';
import {
  accepted,
  enquiryMessages,
  everyForm,
  fill,
  laterAnswer,
  postOf,
  refused,
  requiredOf,
  renderForm,
  server,
  submit,
  submitButton,
  typedInto,
  valuesNow,
} from '../../support/enquiryForm.tsx';

const host = 'https://project.supabase.example';

beforeEach(() => {
  sessionStorage.clear();
  vi.stubEnv('VITE_SUPABASE_URL', host);
  vi.stubEnv('VITE_SUPABASE_ANON_KEY', 'public-key');
});
afterEach(() => void vi.unstubAllEnvs());

const sent = (fetch: ReturnType<typeof server>, times = 1) =>
  waitFor(() => expect(fetch).toHaveBeenCalledTimes(times));
const expectAnswer = (kind: 'good' | 'bad') =>
  expect(
    document.querySelector(
      `[tabindex="-1"][role="${kind === 'good' ? 'status' : 'alert'}"]:not([hidden])`,
    ),
  ).not.toBeNull();
const answered = (kind: 'good' | 'bad') => waitFor(() => expectAnswer(kind));

describe.each(everyForm)('the post of the $form form in $language', ({ form, language }) => {
  it('has the keys of its description, those of the specification among them, with what was typed', async () => {
    const fetch = server(accepted());
    renderForm(form, language);
    fill(typedInto(form, language));
    submit();
    await sent(fetch);
    expect(postOf(fetch).body).toEqual(typedInto(form, language));
    expect(Object.keys(postOf(fetch).body)).toEqual(expect.arrayContaining([...calls[form].keys]));
    await answered('good');
  });

  it('has the same keys where fields stay empty, so that the server always finds them', async () => {
    const fetch = server(accepted());
    renderForm(form, language);
    const typed = typedInto(form, language);
    const required = requiredOf(form, typed);
    fill(required);
    submit();
    await sent(fetch);
    const empty = Object.fromEntries(
      Object.entries(typed).map(([name, value]) => [name, typeof value === 'string' ? '' : []]),
    );
    expect(postOf(fetch).body).toEqual({ ...empty, ...required });
    await answered('good');
  });

  it('goes to its function with its headers', async () => {
    const fetch = server(accepted());
    renderForm(form, language);
    fill(typedInto(form, language));
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
  it('is missing in the post of a person', async () => {
    const fetch = server(accepted());
    renderForm('home', 'el');
    fill(typedInto('home', 'el'));
    submit();
    await sent(fetch);
    expect(postOf(fetch).body).not.toHaveProperty('website');
    await answered('good');
  });

  it('is sent where something filled it in, so that the server can mark it', async () => {
    const fetch = server(accepted());
    renderForm('home', 'el');
    fill({ ...typedInto('home', 'el'), website: 'https://spam.example' });
    submit();
    await sent(fetch);
    expect(postOf(fetch).body).toHaveProperty('website', 'https://spam.example');
    await answered('good');
  });
});

describe('the idempotency key', () => {
  const keyOf = (fetch: ReturnType<typeof server>, turn: number) =>
    postOf(fetch, turn).headers.get('Idempotency-Key');

  it('is the same for another try of the same form, so that a lost answer does not lead to two mails', async () => {
    expectErrors();
    const fetch = server(refused(), accepted());
    renderForm('home', 'el');
    fill(typedInto('home', 'el'));
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
    fill(typedInto('home', 'el'));
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
      fill(typedInto('home', 'el'));
      submit();
      await sent(fetch, times);
      await answered('good');
    }
    expect(postOf(fetch, 1).body).toEqual(postOf(fetch, 0).body);
    expect(keyOf(fetch, 1)).not.toBe(keyOf(fetch, 0));
  });

  it.each(['contact', 'request'] as const)(
    'is kept with the draft of the %s form: what was sent before a reload is the same enquiry after it',
    async (form) => {
      expectErrors();
      const fetch = server(refused(), accepted());
      const first = renderForm(form, 'el');
      fill(typedInto(form, 'el'));
      submit();
      await answered('bad');
      first.unmount();
      renderForm(form, 'el');
      submit();
      await answered('good');
      expect(keyOf(fetch, 1)).toBe(keyOf(fetch, 0));
      expect(postOf(fetch, 1).body).toEqual(postOf(fetch, 0).body);
    },
  );

  it('is new after a reload where anything was changed since', async () => {
    expectErrors();
    const fetch = server(refused(), accepted());
    const first = renderForm('home', 'el');
    fill(typedInto('home', 'el'));
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
    fill(typedInto('home', 'el'));
    submit();
    await answered('good');
    expect(postOf(fetch).headers.has('Idempotency-Key')).toBe(false);
  });
});

describe('a post', () => {
  const post: Post = { form: 'request', language: 'el', payload: { firstName: 'Μαρία' } };
  const viaSupabase: Post = {
    form: 'home',
    language: 'el',
    payload: { name: 'Μαρία' },
    idempotencyKey: 'key',
  };
  const failureOf = (promise: Promise<unknown>) =>
    promise.then(
      () => undefined,
      (error: unknown) => error,
    );

  it('waits ten seconds for an answer and no longer', async () => {
    const clock = new AbortController();
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(clock.signal);
    vi.spyOn(globalThis, 'fetch').mockImplementation(
      (_url, init) =>
        new Promise((_resolve, reject) =>
          init?.signal?.addEventListener('abort', () =>
            reject(new DOMException('timed out', 'TimeoutError')),
          ),
        ),
    );
    const failure = failureOf(postEnquiry(post));
    await vi.waitFor(() => expect(timeout).toHaveBeenCalledExactlyOnceWith(10_000));
    clock.abort();
    expect(await failure).toBeInstanceOf(PostError);
  });

  it.each([301, 400, 401, 405, 429, 500, 502])('answered with %i has failed', async (status) => {
    server(refused(status));
    expect(await failureOf(postEnquiry(post))).toMatchObject({
      name: 'PostError',
      message: `The enquiry was answered with status ${status}.`,
    });
  });

  it.each([200, 202, 204])('answered with %i is done', async (status) => {
    server(new Response(null, { status }));
    expect(await postEnquiry(post)).toEqual({ confirmed: false });
  });

  it('without an answer has failed and says why', async () => {
    const cause = new TypeError('Failed to fetch');
    server(cause);
    expect(await failureOf(postEnquiry(post))).toMatchObject({
      name: 'PostError',
      message: 'The enquiry got no answer.',
      cause,
    });
  });

  it.each([
    ['no answer', new TypeError('Failed to fetch')],
    ['no answer in time', new DOMException('timed out', 'TimeoutError')],
    ['500', refused(500)],
    ['502', refused(502)],
    ['540, a project that is asleep', refused(540)],
  ])(
    'that gets %s from Supabase goes to this site, with the same words under the same key',
    async (_what, answer) => {
      const fetch = server(answer, Response.json({ ok: true, confirmed: false }));
      expect(await postEnquiry(viaSupabase)).toEqual({ confirmed: false });
      const [first, second] = [postOf(fetch, 0), postOf(fetch, 1)];
      expect([first.url, second.url]).toEqual([host + calls.home.path, calls.request.path]);
      expect(second.body).toEqual({ ...first.body, form: 'home' });
      for (const name of ['Idempotency-Key', 'Content-Language', 'Content-Type'])
        expect(second.headers.get(name)).toBe(first.headers.get(name));
      expect(second.headers.has('apikey')).toBe(false);
    },
  );

  it.each([400, 401, 403, 413, 429, 504])(
    'that Supabase answers with %i goes nowhere else',
    async (status) => {
      const fetch = server(refused(status));
      expect(await failureOf(postEnquiry(viaSupabase))).toMatchObject({ status });
      expect(fetch).toHaveBeenCalledOnce();
    },
  );

  it('that fails both ways has failed', async () => {
    const fetch = server(new TypeError('Failed to fetch'), refused(502));
    expect(await failureOf(postEnquiry(viaSupabase))).toMatchObject({
      message: 'The enquiry was answered with status 502.',
    });
    expect(fetch).toHaveBeenCalledTimes(2);
  });
});

describe('the mutation', () => {
  beforeEach(() => queryClient.clear());

  /** The request form has no second endpoint. */
  const renderTyped = () => {
    renderForm('request', 'en');
    fill(typedInto('request', 'en'));
  };
  const expectMutations = (...statuses: string[]) =>
    expect(
      queryClient
        .getMutationCache()
        .getAll()
        .map(({ state }) => state.status),
    ).toEqual(statuses);

  it('turns the button, which takes no second press until the answer is there, a green box', async () => {
    const { promise, resolve } = laterAnswer();
    const fetch = server(promise);
    renderTyped();
    submit();
    submit();
    expect(submitButton()).toHaveAttribute('aria-disabled', 'true');
    expect(submitButton().querySelector('i')).not.toBeNull();
    expect(submitButton()).toHaveTextContent(enquiryMessages.en.sending);
    resolve(accepted());
    await answered('good');
    expect(submitButton()).not.toHaveAttribute('aria-disabled');
    expect(fetch).toHaveBeenCalledOnce();
    expectMutations('success');
  });

  it.each([
    ['online', true],
    ['offline, as the browser believes', false],
  ])(
    'without an answer is a red box at once over all that was typed, and no try that nobody asked for: %s',
    async (_where, isOnline) => {
      expectErrors();
      onlineManager.setOnline(isOnline);
      onTestFinished(() => onlineManager.setOnline(true));
      const fetch = server(new TypeError('Failed to fetch'));
      renderTyped();
      vi.useFakeTimers();
      onTestFinished(() => void vi.useRealTimers());
      submit();
      await act(() => vi.advanceTimersByTimeAsync(0));
      expectAnswer('bad');
      expect(submitButton()).not.toHaveAttribute('aria-disabled');
      await act(() => vi.advanceTimersByTimeAsync(10 * 60_000));
      expect(valuesNow('request')).toEqual(typedInto('request', 'en'));
      expect(fetch).toHaveBeenCalledOnce();
      expectMutations('error');
    },
  );

  it('restarts at another press and sends the same enquiry once for each press', async () => {
    expectErrors();
    const fetch = server(refused(), accepted());
    renderTyped();
    submit();
    await answered('bad');
    submit();
    submit();
    await answered('good');
    expect(fetch).toHaveBeenCalledTimes(2);
    expect(postOf(fetch, 1).headers.get('Idempotency-Key')).toBe(
      postOf(fetch, 0).headers.get('Idempotency-Key'),
    );
    expectMutations('error', 'success');
  });

  it('ends for who has left the page meanwhile, too: the draft is gone', async () => {
    const { promise, resolve } = laterAnswer();
    const fetch = server(promise);
    renderTyped();
    submit();
    await sent(fetch);
    cleanup();
    resolve(accepted());
    await waitFor(() => expect({ ...sessionStorage }).toEqual({}));
  });
});
