import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { toast } from 'sonner';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { FormId } from '../../../src/enquiry/fields.ts';
import { venue } from '../../../src/facts/venue/venue.ts';
import type { Language } from '../../../src/site/languages.ts';
import { expectErrors, preferReducedMotion } from '../../support/browser.ts';
import {
  createAccepted,
  createLaterResponse,
  createRefusal,
  createTyped,
  enquiryMessages,
  everyForm,
  fillFields,
  getForm,
  getSubmitButton,
  mockServer,
  readPost,
  readValues,
  renderForm,
  renderTyped,
  submit,
  waitForResult,
} from '../../support/enquiryForm.tsx';

const send = (form: FormId, language: Language) => {
  const view = renderTyped(form, language);
  submit();
  return view;
};

describe.each(everyForm)('the $form form in $language', ({ form, language }) => {
  it('is empty after success, below a green box that has the focus', async () => {
    mockServer(createAccepted());
    const { title, text } = send(form, language).formMessages.success;
    const box = await waitForResult('status');
    expect(box).toHaveFocus();
    expect(box.textContent?.trim()).toBe(title + text);
    for (const [name, value] of Object.entries(readValues(form)))
      expect(value, name).toEqual(Array.isArray(value) ? [] : '');
  });

  it('keeps what was typed after a failure, below a red box that has the focus', async () => {
    expectErrors();
    mockServer(createRefusal());
    const { title, text } = send(form, language).formMessages.error;
    const box = await waitForResult('alert');
    expect(box).toHaveFocus();
    expect(box).toHaveTextContent(title);
    expect(box).toHaveTextContent(text);
    expect(readValues(form)).toEqual(createTyped(form, language));
  });
});

describe('a form that is being sent', () => {
  it('announces it, keeps the focus on its button and ignores a second press', async () => {
    const { promise, resolve } = createLaterResponse();
    const fetch = mockServer(promise);
    renderTyped('contact');
    const aloud = screen.getByRole('status');
    expect(aloud).toBeEmptyDOMElement();
    getSubmitButton().focus();
    submit();
    expect(getSubmitButton()).toHaveFocus();
    expect(getSubmitButton()).toBeEnabled();
    expect(getSubmitButton()).toHaveAttribute('aria-disabled', 'true');
    expect(aloud).toHaveTextContent(enquiryMessages.el.sending);
    submit();
    fireEvent.submit(getForm());
    resolve(createAccepted());
    await waitForResult('status');
    expect(fetch).toHaveBeenCalledOnce();
    expect(getSubmitButton()).not.toHaveAttribute('aria-disabled');
    expect(aloud).toBeEmptyDOMElement();
  });

  it.each([
    ['in the form', () => {}],
    ['in the draft of a visitor who has left the page', (unmount: () => void) => unmount()],
  ])('keeps what is typed meanwhile, %s', async (_where, leave) => {
    const { promise, resolve } = createLaterResponse();
    const fetch = mockServer(promise, createAccepted());
    onTestFinished(() => void toast.dismiss());
    const { unmount, formMessages } = renderTyped('contact');
    submit();
    await waitFor(() => expect(fetch).toHaveBeenCalledOnce());
    const added = { ...createTyped('contact', 'el'), message: 'Είμαστε δύο οικογένειες.' };
    fillFields({ message: added.message });
    leave(unmount);
    await act(async () => resolve(createAccepted()));
    const { title } = formMessages.success;
    await waitFor(() => expect(screen.queryByText(title) ?? toast.getToasts()[0]).toBeTruthy());
    if (!document.forms[0]) renderForm('contact', 'el');
    expect(readValues('contact')).toEqual(added);
    submit();
    await waitFor(() => expect(fetch).toHaveBeenCalledTimes(2));
    const keys = [0, 1].map((turn) => readPost(fetch, turn).headers.get('Idempotency-Key'));
    expect(new Set(keys).size, 'the venue gets the addition, too').toBe(2);
    await waitFor(() => expect({ ...sessionStorage }).toEqual({}));
  });

  it('removes the last result', async () => {
    expectErrors();
    const { promise, resolve } = createLaterResponse();
    mockServer(createRefusal(), promise);
    send('contact', 'en');
    const box = await waitForResult('alert');
    submit();
    expect(box).not.toBeInTheDocument();
    resolve(createAccepted());
    await waitForResult('status');
  });
});

describe('the response', () => {
  it('shows the address and the hours until we answer if it promises a confirmation', async () => {
    mockServer(Response.json({ ok: true, confirmed: true }));
    const email = 'maria@visitor.example';
    renderTyped('request', 'en', { email });
    submit();
    const box = await waitForResult('status');
    expect(box).toHaveTextContent(String(venue.replyHours));
    expect(box).toHaveTextContent(email);
  });

  it.each(['{"ok":true,"confirmed":false}', '{"ok":true}'])(
    'is a success that mentions no confirmation if it promises none: %s',
    async (body) => {
      mockServer(new Response(body, { status: 200 }));
      send('request', 'en');
      expect(await waitForResult('status')).not.toHaveTextContent('confirmation');
    },
  );

  it.each([
    [200, '<h1>Please sign in</h1>'],
    [200, '{"ok":"true"}'],
    [200, 'null'],
    [204, null],
    [502, '{"ok":true}'],
  ])('is no success if it does not say so: %i %s', async (status, body) => {
    expectErrors();
    mockServer(new Response(body, { status }));
    const { unmount } = send('request', 'en');
    await waitForResult('alert');
    expect(readValues('request')).toEqual(createTyped('request', 'en'));
    unmount();
    renderForm('request', 'en');
    expect(readValues('request')).toEqual(createTyped('request', 'en'));
  });

  it.each([
    ['rateLimit', '61', true],
    ['rateLimit', undefined, false],
    ['mail', '61', false],
  ] as const)('shows after "%s" with Retry-After %s how long to wait: %s', async (...row) => {
    const [outcome, seconds, says] = row;
    expectErrors();
    mockServer(createRefusal(outcome, seconds ? { 'Retry-After': seconds } : {}));
    send('contact', 'en');
    expect((await waitForResult('alert')).textContent?.includes('2 minutes.')).toBe(says);
  });

  it.each([
    ['to the top after success on the contact page', 'contact', createAccepted, 'smooth'],
    ['the box into view after success on the home page', 'home', createAccepted, undefined],
    ['the box into view after a failure', 'contact', createRefusal, undefined],
    ['without animation if the visitor prefers reduced motion', 'contact', createAccepted, 'auto'],
  ] as const)('scrolls %s', async (_what, form, respond, toTop) => {
    if (toTop === 'auto') preferReducedMotion();
    expectErrors();
    const scroll = vi.spyOn(window, 'scrollTo');
    const intoView = vi.spyOn(Element.prototype, 'scrollIntoView');
    mockServer(respond());
    send(form, 'el');
    const box = await waitForResult(respond === createAccepted ? 'status' : 'alert');
    expect(scroll.mock.calls).toEqual(toTop ? [[{ top: 0, behavior: toTop }]] : []);
    expect(intoView.mock.contexts).toEqual(toTop ? [] : [box]);
  });
});
