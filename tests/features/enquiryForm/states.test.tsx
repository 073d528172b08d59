import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { languageCodes, type Language } from '../../../src/site/languages.ts';
import { venue } from '../../../src/site/facts/venue.ts';
import { expectErrors, preferReducedMotion } from '../../support/browser.ts';
import {
  accepted,
  enquiryMessages,
  everyForm,
  fill,
  formElement,
  laterAnswer,
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

const send = (form: Parameters<typeof renderForm>[0], language: Language) => {
  const view = renderForm(form, language);
  fill(typedInto(form, language));
  submit();
  return view;
};

describe.each(everyForm)('the $form form in $language', ({ form, language }) => {
  it('at rest has its own words on the button and no box', () => {
    const { formMessages } = renderForm(form, language);
    expect(submitButton()).toBeEnabled();
    expect(submitButton()).toHaveTextContent(new RegExp(`^${formMessages.submit}$`));
    expect(boxes()).toEqual([]);
  });

  it('shows and announces that it is sending; the button keeps the focus and does nothing', async () => {
    const { promise, resolve } = laterAnswer();
    const fetch = server(promise);
    renderForm(form, language);
    fill(typedInto(form, language));
    const aloud = screen.getByRole('status');
    expect(aloud).toBeEmptyDOMElement();
    submitButton().focus();
    submit();
    expect(submitButton()).toHaveFocus();
    expect(submitButton()).toBeEnabled();
    expect(submitButton()).toHaveAttribute('aria-disabled', 'true');
    expect(screen.getByRole('status')).toBe(aloud);
    expect(aloud).toHaveTextContent(enquiryMessages[language].sending);
    submit();
    expect(
      within(submitButton()).getByText(enquiryMessages[language].sending).querySelector('i'),
    ).toHaveAttribute('aria-hidden', 'true');
    expect(boxes()).toEqual([]);
    resolve(accepted());
    await theBox();
    expect(fetch).toHaveBeenCalledOnce();
    expect(submitButton()).not.toHaveAttribute('aria-disabled');
    expect(submitButton()).not.toHaveTextContent(enquiryMessages[language].sending);
    expect(aloud).toBeEmptyDOMElement();
  });

  it('after success is empty, under a green box that has the focus and stays', async () => {
    server(accepted());
    const { formMessages } = send(form, language);
    const box = await theBox();
    expect(box).toHaveAttribute('role', 'status');
    expect(box).toHaveFocus();
    expect(box).toHaveTextContent(formMessages.success.title);
    for (const [name, value] of Object.entries(valuesNow(form)))
      expect(value, name).toEqual(Array.isArray(value) ? [] : '');
    fill(typedInto(form, language));
    expect(boxes()).toEqual([box]);
  });

  it('after a failure keeps what was typed, under a red box that has the focus', async () => {
    expectErrors();
    server(refused());
    const { formMessages } = send(form, language);
    const box = await theBox();
    expect(box).toHaveAttribute('role', 'alert');
    expect(box).toHaveFocus();
    expect(box).toHaveTextContent(formMessages.error.title);
    expect(box).toHaveTextContent(formMessages.error.text);
    expect(valuesNow(form)).toEqual(typedInto(form, language));
    expect(submitButton()).toBeEnabled();
  });

  it('shows phone and e-mail with every failure', async () => {
    expectErrors();
    server(refused());
    send(form, language);
    const box = within(await theBox());
    expect(box.getByRole('link', { name: venue.phones[0].display })).toHaveAttribute(
      'href',
      `tel:${venue.phones[0].dial}`,
    );
    expect(box.getByRole('link', { name: venue.email })).toHaveAttribute(
      'href',
      `mailto:${venue.email}`,
    );
  });
});

describe('a submit', () => {
  it('takes the last answer away, whatever it was', async () => {
    expectErrors();
    const { promise, resolve } = laterAnswer();
    server(refused(), promise, accepted());
    send('contact', 'en');
    await theBox();
    submit();
    expect(boxes()).toEqual([]);
    resolve(accepted());
    expect(await theBox()).toHaveAttribute('role', 'status');
    fill(typedInto('contact', 'en'));
    submit();
    expect(boxes()).toEqual([]);
    await theBox();
  });

  it('that fails is logged once', async () => {
    const log = expectErrors();
    server(refused(503));
    send('home', 'el');
    await theBox();
    expect(log).toHaveBeenCalledOnce();
    expect(log.mock.calls[0]?.map(String).join(' ')).toBe(
      'The enquiry was not sent: PostError: The enquiry was answered with status 503.',
    );
  });

  it('that succeeds logs nothing, whatever its answer looks like', async () => {
    server(new Response('<html>not JSON', { status: 200 }));
    send('home', 'el');
    expect(await theBox()).toHaveAttribute('role', 'status');
  });

  it('pressed twice sends once', async () => {
    const { promise, resolve } = laterAnswer();
    const fetch = server(promise);
    send('contact', 'el');
    fireEvent.submit(formElement());
    fireEvent.submit(formElement());
    resolve(accepted());
    await theBox();
    expect(fetch).toHaveBeenCalledOnce();
  });

  it('can be repeated after a failure', async () => {
    expectErrors();
    const fetch = server(refused(), accepted());
    send('request', 'el');
    await theBox();
    submit();
    await waitFor(() => expect(boxes()[0]).toHaveAttribute('role', 'status'));
    expect(fetch).toHaveBeenCalledTimes(2);
  });
});

describe('what the visitor reads', () => {
  it.each(everyForm)(
    'after the $form form in $language are the words of its success',
    async ({ form, language }) => {
      server(accepted());
      const { formMessages } = send(form, language);
      expect((await theBox()).textContent?.trim()).toBe(
        formMessages.success.title + formMessages.success.text,
      );
    },
  );

  it.each(languageCodes)(
    'after the request form names the address that was entered and the hours until we answer, in %s',
    async (language) => {
      server(Response.json({ ok: true, confirmed: true }));
      send('request', language);
      const box = await theBox();
      expect(box).toHaveTextContent(String(venue.replyHours));
      expect(box).toHaveTextContent(String(typedInto('request', language).email));
    },
  );

  it.each([
    Response.json({ ok: true, confirmed: false }),
    Response.json({ ok: true }),
    Response.json(null),
    accepted(),
  ])(
    'after the request form says nothing of a confirmation that was not accepted',
    async (answer) => {
      server(answer);
      send('request', 'en');
      const box = await theBox();
      expect(box).toHaveTextContent(String(venue.replyHours));
      expect(box).not.toHaveTextContent('confirmation');
    },
  );

  it.each([
    { seconds: '30', el: '1 λεπτό.', en: '1 minute.' },
    { seconds: '61', el: '2 λεπτά.', en: '2 minutes.' },
    { seconds: '600', el: '10 λεπτά.', en: '10 minutes.' },
  ])(
    'after too many posts is how long to wait: $seconds seconds',
    async ({ seconds, ...waits }) => {
      expectErrors();
      server(refused(429, { 'Retry-After': seconds }));
      for (const language of ['el', 'en'] as const) {
        const { unmount, formMessages } = send('contact', language);
        const box = await theBox();
        expect(box).toHaveTextContent(waits[language]);
        expect(box).toHaveTextContent(formMessages.error.text);
        unmount();
      }
    },
  );

  it.each([
    ['a 429 that names no time', refused(429)],
    ['another status that names one', refused(503, { 'Retry-After': '60' })],
  ])('after %s is nothing about waiting', async (_what, answer) => {
    expectErrors();
    server(answer);
    send('contact', 'en');
    expect(await theBox()).not.toHaveTextContent('minute');
  });
});

describe('after the answer', () => {
  const movements = () => ({
    toTop: vi.spyOn(window, 'scrollTo'),
    intoView: vi.spyOn(Element.prototype, 'scrollIntoView'),
  });

  it.each([
    { form: 'contact', language: 'el' },
    { form: 'contact', language: 'en' },
    { form: 'request', language: 'el' },
    { form: 'request', language: 'en' },
  ] as const)(
    'success on the $form page in $language scrolls smoothly to the top',
    async ({ form, language }) => {
      const { toTop, intoView } = movements();
      server(accepted());
      send(form, language);
      await theBox();
      expect(toTop).toHaveBeenCalledExactlyOnceWith({ top: 0, behavior: 'smooth' });
      expect(intoView).not.toHaveBeenCalled();
    },
  );

  it('success on the home page stays where the form is', async () => {
    const { toTop, intoView } = movements();
    server(accepted());
    send('home', 'el');
    const box = await theBox();
    expect(toTop).not.toHaveBeenCalled();
    expect(intoView.mock.contexts).toEqual([box]);
  });

  it('a failure brings the box into sight and does not scroll to the top', async () => {
    expectErrors();
    const { toTop, intoView } = movements();
    server(refused());
    send('contact', 'el');
    const box = await theBox();
    expect(toTop).not.toHaveBeenCalled();
    expect(intoView.mock.contexts).toEqual([box]);
  });

  it('nothing glides where motion is unwanted', async () => {
    preferReducedMotion();
    const { toTop } = movements();
    server(accepted());
    send('contact', 'el');
    await theBox();
    expect(toTop).toHaveBeenCalledExactlyOnceWith({ top: 0, behavior: 'auto' });
  });

  it('a page that was left while its form was sending takes no harm', async () => {
    const { promise, resolve } = laterAnswer();
    const fetch = server(promise);
    const { unmount } = send('contact', 'el');
    await waitFor(() => expect(fetch).toHaveBeenCalledOnce());
    unmount();
    await act(async () => resolve(accepted()));
    expect(boxes()).toEqual([]);
  });
});

describe('the boxes of a plain post', () => {
  it.each(everyForm)(
    'are there for nobody before a form was sent, without any style sheet: $form ($language)',
    ({ form, language }) => {
      const { formMessages } = renderForm(form, language);
      expect(document.querySelectorAll('[role][tabindex="-1"]')).not.toHaveLength(0);
      expect(screen.queryAllByRole('status').map((box) => box.textContent)).toEqual(['']);
      expect(screen.queryByRole('alert')).toBeNull();
      expect(screen.queryByRole('link', { name: venue.email })).toBeNull();
      expect(document.querySelector('#sent')).toHaveTextContent(formMessages.success.title);
    },
  );

  it.each(['el', 'en'] as const)(
    'wait at #sent and #not-sent with the same words, in %s',
    (language) => {
      const { formMessages } = renderForm('contact', language);
      expect(document.querySelector('#sent')).toHaveTextContent(formMessages.success.title);
      expect(document.querySelector('#not-sent')).toHaveTextContent(formMessages.error.text);
      for (const id of ['#sent', '#not-sent']) expect(document.querySelector(id)).not.toBeVisible();
    },
  );

  it.each(['el', 'en'] as const)(
    'of the request form speak of a confirmation at #confirmed only, to "your address", which they cannot know, in %s',
    (language) => {
      const { formMessages } = renderForm('request', language);
      expect(document.querySelector('#sent')?.textContent).toBe(
        formMessages.success.title + formMessages.success.text,
      );
      expect(document.querySelector('#confirmed')).toHaveTextContent(
        enquiryMessages[language].yourAddress,
      );
      expect(document.querySelector('#confirmed')).not.toHaveTextContent('{');
    },
  );

  it.each([
    { redirectCount: 0, how: 'is opened by hand', left: 0 },
    { redirectCount: 1, how: 'answers a post', left: 2 },
  ])('are there where the document $how: $left', ({ redirectCount, left }) => {
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
      { redirectCount } as PerformanceNavigationTiming,
    ]);
    renderForm('contact', 'el');
    expect(document.querySelectorAll('[role][tabindex="-1"][hidden]')).toHaveLength(left);
  });

  it('are gone once the form was sent with script', async () => {
    server(accepted());
    send('home', 'el');
    await theBox();
    expect(document.querySelectorAll('[role][tabindex="-1"][hidden]')).toHaveLength(0);
  });
});
