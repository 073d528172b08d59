import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { FormId } from '../../../src/enquiry/fields.ts';
import { venue } from '../../../src/site/facts/venue.ts';
import type { Language } from '../../../src/site/languages.ts';
import { expectErrors, preferReducedMotion } from '../../support/browser.ts';
import {
  accepted,
  enquiryMessages,
  everyForm,
  formElement,
  laterResponse,
  refused,
  renderForm,
  renderTyped,
  resultShown,
  server,
  submit,
  submitButton,
  typedInto,
  valuesNow,
} from '../../support/enquiryForm.tsx';

const send = (form: FormId, language: Language) => {
  const view = renderTyped(form, language);
  submit();
  return view;
};

describe.each(everyForm)('the $form form in $language', ({ form, language }) => {
  it('is empty after success, below a green box that has the focus', async () => {
    server(accepted());
    const { title, text } = send(form, language).formMessages.success;
    const box = await resultShown('status');
    expect(box).toHaveFocus();
    expect(box.textContent?.trim()).toBe(title + text);
    for (const [name, value] of Object.entries(valuesNow(form)))
      expect(value, name).toEqual(Array.isArray(value) ? [] : '');
  });

  it('keeps what was typed after a failure, below a red box that has the focus', async () => {
    expectErrors();
    server(refused());
    const { title, text } = send(form, language).formMessages.error;
    const box = await resultShown('alert');
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
    renderTyped('contact');
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
    await resultShown('status');
    expect(fetch).toHaveBeenCalledOnce();
    expect(submitButton()).not.toHaveAttribute('aria-disabled');
    expect(aloud).toBeEmptyDOMElement();
  });

  it('removes the last result', async () => {
    expectErrors();
    const { promise, resolve } = laterResponse();
    server(refused(), promise);
    send('contact', 'en');
    const box = await resultShown('alert');
    submit();
    expect(box).not.toBeInTheDocument();
    resolve(accepted());
    await resultShown('status');
  });
});

describe('the response', () => {
  it('shows the address and the hours until we answer if it promises a confirmation', async () => {
    server(Response.json({ ok: true, confirmed: true }));
    const email = 'maria@επισκέπτης.gr';
    renderTyped('request', 'en', { email });
    submit();
    const box = await resultShown('status');
    expect(box).toHaveTextContent(String(venue.replyHours));
    expect(box).toHaveTextContent(email);
  });

  it.each(['{"ok":true,"confirmed":false}', '{"ok":true}'])(
    'is a success that mentions no confirmation if it promises none: %s',
    async (body) => {
      server(new Response(body, { status: 200 }));
      send('request', 'en');
      expect(await resultShown('status')).not.toHaveTextContent('confirmation');
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
    server(new Response(body, { status }));
    const { unmount } = send('request', 'en');
    await resultShown('alert');
    expect(valuesNow('request')).toEqual(typedInto('request', 'en'));
    unmount();
    renderForm('request', 'en');
    expect(valuesNow('request')).toEqual(typedInto('request', 'en'));
  });

  it.each([
    [429, '61', true],
    [429, undefined, false],
    [503, '61', false],
  ])('shows after %i with Retry-After %s how long to wait: %s', async (status, seconds, says) => {
    expectErrors();
    server(refused(status, seconds ? { 'Retry-After': seconds } : {}));
    send('contact', 'en');
    expect((await resultShown('alert')).textContent?.includes('2 minutes.')).toBe(says);
  });

  it.each([
    ['to the top after success on the contact page', 'contact', accepted, 'smooth'],
    ['the box into view after success on the home page', 'home', accepted, undefined],
    ['the box into view after a failure', 'contact', refused, undefined],
    ['without animation if the visitor prefers reduced motion', 'contact', accepted, 'auto'],
  ] as const)('scrolls %s', async (_what, form, respond, toTop) => {
    if (toTop === 'auto') preferReducedMotion();
    expectErrors();
    const scroll = vi.spyOn(window, 'scrollTo');
    const intoView = vi.spyOn(Element.prototype, 'scrollIntoView');
    server(respond());
    send(form, 'el');
    const box = await resultShown(respond === accepted ? 'status' : 'alert');
    expect(scroll.mock.calls).toEqual(toTop ? [[{ top: 0, behavior: toTop }]] : []);
    expect(intoView.mock.contexts).toEqual(toTop ? [] : [box]);
  });
});
