import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { venue } from '../../../src/site/facts/venue.ts';
import { expectErrors, preferReducedMotion } from '../../support/browser.ts';
import {
  accepted,
  enquiryMessages,
  everyForm,
  fill,
  formElement,
  laterResponse,
  refused,
  renderForm,
  server,
  submit,
  submitButton,
  typedInto,
  valuesNow,
} from '../../support/enquiryForm.tsx';

beforeEach(() => sessionStorage.clear());

const boxes = () => [
  ...document.querySelectorAll<HTMLElement>('[role][tabindex="-1"]:not([hidden])'),
];
const theBox = () =>
  waitFor(() => {
    expect(boxes()).toHaveLength(1);
    return boxes()[0] as HTMLElement;
  });
const hiddenBoxes = () => document.querySelectorAll('[role][tabindex="-1"][hidden]');

const send = (...[form, language]: Parameters<typeof renderForm>) => {
  const view = renderForm(form, language);
  fill(typedInto(form, language));
  submit();
  return view;
};

describe.each(everyForm)('the $form form in $language', ({ form, language }) => {
  it('is empty after success, below a green box that has the focus', async () => {
    server(accepted());
    const { title, text } = send(form, language).formMessages.success;
    const box = await theBox();
    expect(box).toHaveAttribute('role', 'status');
    expect(box).toHaveFocus();
    expect(box.textContent?.trim()).toBe(title + text);
    for (const [name, value] of Object.entries(valuesNow(form)))
      expect(value, name).toEqual(Array.isArray(value) ? [] : '');
  });

  it('keeps what was typed after a failure, below a red box that has the focus', async () => {
    expectErrors();
    server(refused());
    const { title, text } = send(form, language).formMessages.error;
    const box = await theBox();
    expect(box).toHaveAttribute('role', 'alert');
    expect(box).toHaveFocus();
    expect(box).toHaveTextContent(title);
    expect(box).toHaveTextContent(text);
    expect(valuesNow(form)).toEqual(typedInto(form, language));
  });
});

describe('a form that is being sent', () => {
  it('announces it, keeps the focus on its button and ignores a second press', async () => {
    const { promise, resolve } = laterResponse();
    const fetch = server(promise);
    renderForm('contact', 'el');
    fill(typedInto('contact', 'el'));
    const aloud = screen.getByRole('status');
    expect(aloud).toBeEmptyDOMElement();
    submitButton().focus();
    submit();
    expect(submitButton()).toHaveFocus();
    expect(submitButton()).toBeEnabled();
    expect(submitButton()).toHaveAttribute('aria-disabled', 'true');
    expect(aloud).toHaveTextContent(enquiryMessages.el.sending);
    submit();
    fireEvent.submit(formElement());
    resolve(accepted());
    await theBox();
    expect(fetch).toHaveBeenCalledOnce();
    expect(submitButton()).not.toHaveAttribute('aria-disabled');
    expect(aloud).toBeEmptyDOMElement();
  });

  it('removes the last result', async () => {
    expectErrors();
    const { promise, resolve } = laterResponse();
    const fetch = server(refused(), promise);
    send('contact', 'en');
    await theBox();
    submit();
    expect(boxes()).toEqual([]);
    resolve(accepted());
    expect(await theBox()).toHaveAttribute('role', 'status');
    expect(fetch).toHaveBeenCalledTimes(2);
  });
});

describe('the response', () => {
  it('is logged once if it is an error', async () => {
    const log = expectErrors();
    server(refused(503));
    send('request', 'el');
    await theBox();
    expect(log.mock.calls.map((call) => call.map(String).join(' '))).toEqual([
      'The enquiry was not sent: PostError: The enquiry was answered with status 503.',
    ]);
  });

  it('shows phone and e-mail if it is an error', async () => {
    expectErrors();
    server(refused());
    send('home', 'el');
    const box = within(await theBox());
    const [{ display, dial }] = venue.phones;
    expect(box.getByRole('link', { name: display })).toHaveAttribute('href', `tel:${dial}`);
    const email = box.getByRole('link', { name: venue.email });
    expect(email).toHaveAttribute('href', `mailto:${venue.email}`);
  });

  it('is a success whatever its body looks like if the status is 2xx', async () => {
    server(new Response('<html>not JSON', { status: 200 }));
    send('home', 'el');
    expect(await theBox()).toHaveAttribute('role', 'status');
  });

  it('shows the address and the hours until we answer if it promises a confirmation', async () => {
    server(Response.json({ ok: true, confirmed: true }));
    send('request', 'en');
    const box = await theBox();
    expect(box).toHaveTextContent(String(venue.replyHours));
    expect(box).toHaveTextContent(String(typedInto('request', 'en').email));
  });

  it.each([{ ok: true, confirmed: false }, { ok: true }, null])(
    'does not mention a confirmation if it promises none: %j',
    async (body) => {
      server(Response.json(body));
      send('request', 'en');
      expect(await theBox()).not.toHaveTextContent('confirmation');
    },
  );

  it.each([
    [429, '61', true],
    [429, undefined, false],
    [503, '61', false],
  ])('shows after %i with Retry-After %s how long to wait: %s', async (status, seconds, says) => {
    expectErrors();
    server(refused(status, seconds ? { 'Retry-After': seconds } : {}));
    send('contact', 'en');
    expect((await theBox()).textContent?.includes('2 minutes.')).toBe(says);
  });

  it.each([
    ['scrolls to the top after success on the contact page', 'contact', 204, true],
    ['scrolls the box into view after success on the home page', 'home', 204, false],
    ['scrolls the box into view after a failure', 'contact', 400, false],
  ] as const)('%s', async (_what, form, status, scrollsToTop) => {
    expectErrors();
    const toTop = vi.spyOn(window, 'scrollTo');
    const intoView = vi.spyOn(Element.prototype, 'scrollIntoView');
    server(new Response(null, { status }));
    send(form, 'el');
    const box = await theBox();
    expect(toTop.mock.calls).toEqual(scrollsToTop ? [[{ top: 0, behavior: 'smooth' }]] : []);
    expect(intoView.mock.contexts).toEqual(scrollsToTop ? [] : [box]);
  });

  it('scrolls without animation for reduced motion', async () => {
    preferReducedMotion();
    const toTop = vi.spyOn(window, 'scrollTo');
    server(accepted());
    send('contact', 'el');
    await theBox();
    expect(toTop).toHaveBeenCalledExactlyOnceWith({ top: 0, behavior: 'auto' });
  });
});

describe('a result box for a post without script', () => {
  it('is hidden before a form was sent', () => {
    const { success, error } = renderForm('request', 'el').formMessages;
    expect(screen.queryAllByRole('status').map((box) => box.textContent)).toEqual(['']);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(document.querySelector('#sent')?.textContent).toBe(success.title + success.text);
    expect(document.querySelector('#not-sent')).toHaveTextContent(error.text);
    for (const box of hiddenBoxes()) expect(box).not.toBeVisible();
  });

  it('names "your address" in a confirmation, because the address is unknown', () => {
    renderForm('request', 'el');
    const box = document.querySelector('#confirmed');
    expect(box).toHaveTextContent(enquiryMessages.el.yourAddress);
    expect(box).not.toHaveTextContent('{');
  });

  it.each([
    { redirectCount: 0, how: 'is opened by hand', left: 0 },
    { redirectCount: 1, how: 'answers a post', left: 2 },
  ])('exists $left times if the document $how', ({ redirectCount, left }) => {
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
      { redirectCount } as PerformanceNavigationTiming,
    ]);
    renderForm('contact', 'el');
    expect(hiddenBoxes()).toHaveLength(left);
  });
});
