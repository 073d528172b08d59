import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { formIds, type FormId } from '../../../src/enquiry/fields.ts';
import { fill, formatNumber } from '../../../src/site/formats/formats.ts';
import { expectErrors } from '../../support/browser.ts';
import {
  createAccepted,
  createTyped,
  enquiryMessages,
  everyForm,
  fillFields,
  getControls,
  getForm,
  getShownFields,
  getSubmitButton,
  mockServer,
  pickRequired,
  readPost,
  renderForm,
  renderTyped,
  submit,
} from '../../support/enquiryForm.tsx';
import type { Typed } from '../../support/typed.ts';

const { fieldErrors: greek, left } = enquiryMessages.el;
const only = (name: string) => getControls(name)[0]!;
const errors = () =>
  [...getForm().querySelectorAll('[aria-invalid="true"]')].map(
    (control) =>
      document.getElementById(control.getAttribute('aria-describedby')!.split(' ')[0]!)
        ?.textContent,
  );
const getDescription = (name: string) =>
  (only(name).getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent);

const renderWith = (form: FormId, changes: Typed) => {
  const fetch = mockServer(createAccepted());
  return { ...renderTyped(form, 'el', changes), fetch };
};

it.each(everyForm)(
  'shows at each field of the $form form in $language what is missing if it is sent too early, keeps its hint, and focuses the first',
  ({ form, language }) => {
    const fetch = mockServer();
    const { formMessages, messages } = renderForm(form, language);
    submit();
    const required = Object.keys(pickRequired(form, {}));
    const missing = messages.fieldErrors.missing as Record<string, string>;
    const hints = formMessages.hints as Record<string, string>;
    expect(errors()).toEqual(required.map((name) => missing[name]));
    for (const name of required)
      expect(getDescription(name)).toEqual([missing[name], hints[name]].filter(Boolean));
    expect(only(required[0]!)).toHaveFocus();
    expect(fetch).not.toHaveBeenCalled();
  },
);

describe('a field error', () => {
  it('disappears as soon as it is corrected, not earlier', () => {
    renderForm('contact', 'el');
    submit();
    fillFields({ email: 'maria' });
    expect(only('email')).toHaveAttribute('aria-invalid', 'true');
    fireEvent.blur(only('email'));
    expect(getDescription('email')).toContain(greek.wrong.email);
    fillFields({ email: 'maria@visitor.example' });
    expect(only('email')).toHaveAttribute('aria-invalid', 'false');
    expect(getDescription('email')).not.toContain(greek.wrong.email);
  });

  it('is announced each time, but only if the focus does not move', () => {
    renderWith('home', { name: '' });
    only('name').focus();
    submit();
    const aloud = screen.getByRole('alert');
    expect(aloud).toHaveTextContent(greek.missing.name);
    submit();
    expect(screen.getByRole('alert')).not.toBe(aloud);
    getSubmitButton().focus();
    submit();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(only('name')).toHaveFocus();
  });

  it('is not reported when the visitor leaves a field before sending', () => {
    renderForm('contact', 'en');
    fillFields({ email: 'm' });
    fireEvent.blur(only('email'));
    expect(errors()).toEqual([]);
  });

  it('stays while the button is pressed, so that the button does not move away', () => {
    renderForm('contact', 'en');
    submit();
    const all = errors();
    // Autofill may set values without an event.
    Object.assign(only('firstName'), { value: 'Maria' });
    fireEvent.blur(only('firstName'), { relatedTarget: getSubmitButton() });
    expect(errors()).toEqual(all);
    fireEvent.blur(only('firstName'), { relatedTarget: only('lastName') });
    expect(errors()).toEqual(all.slice(1));
  });

  it.each([
    [
      'fires only a change',
      () => fireEvent(only('firstName'), new Event('change', { bubbles: true })),
    ],
    ['fires no event, at the next one', () => fireEvent.focus(only('phone'))],
  ])('disappears if a password manager fills the field and %s', async (what, fire) => {
    const fetch = mockServer(createAccepted());
    renderForm('contact', 'en');
    submit();
    const all = errors();
    Object.assign(only('firstName'), { value: 'Maria' });
    fire();
    expect(errors()).toEqual(all.slice(1));
    expect('draft:contact' in sessionStorage).toBe(what === 'fires only a change');
    for (const [name, value] of Object.entries(
      pickRequired('contact', createTyped('contact', 'en')),
    ))
      Object.assign(only(name), { value });
    submit();
    expect(errors()).toEqual([]);
    await waitFor(() => expect(fetch).toHaveBeenCalledOnce());
  });

  it('disappears when the form is reset', () => {
    const first = renderForm('contact', 'en');
    fillFields({ message: 'A wedding' });
    first.unmount();
    const { messages } = renderForm('contact', 'en');
    submit();
    fireEvent.click(screen.getByRole('button', { name: messages.draft.clear }));
    expect(errors()).toEqual([]);
  });
});

it('has no invalid field before the first check in Gecko, and still requires them then', async () => {
  vi.spyOn(CSS, 'supports').mockImplementation((property: string) => property.startsWith('-moz-'));
  const fetch = mockServer(createAccepted());
  renderForm('contact', 'el');
  expect(getForm().querySelectorAll(':invalid')).toHaveLength(0);
  expect(only('subject')).toHaveAttribute('aria-required', 'true');
  submit();
  expect(errors()).toHaveLength(Object.keys(pickRequired('contact', {})).length);
  expect(fetch).not.toHaveBeenCalled();
  fillFields(createTyped('contact', 'el'));
  submit();
  await screen.findByText(enquiryMessages.el.forms.contact.success.title);
  expect(getForm().querySelectorAll(':invalid')).toHaveLength(0);
});

describe('a field', () => {
  it.each([
    ['guestCount', ' 1,200 ', '1200'],
    ['phone', '\u202d+30 690\u2011000\u202c', '+30 690-000'],
    ['lastName', '\u200eΡήγα ', 'Ρήγα'],
  ])('is cleaned before it is checked and sent: %s %j', async (name, typed, clean) => {
    const { fetch, formMessages } = renderWith('request', { [name]: typed });
    submit();
    await screen.findByText(formMessages.success.title);
    expect(readPost(fetch).body[name]).toBe(clean);
  });

  it.each([
    ['guestCount', '5.001', greek.wrong.count.replace('{min}', '1').replace('{max}', '5.000')],
    ['email', 'maria@gmail', greek.wrong.email],
    ['email', 'maria@gmail.cοm', greek.alphabet],
    ['phone', 'call me', greek.wrong.tel],
    ['lastName', '\u200b\u00a0\u3164', greek.missing.lastName],
    ['eventDate', '2001-01-01', greek.past],
    ['eventDate', '0027-06-19', greek.wrong.date],
  ])('stops what the function would refuse: %s %j', (name, typed, message) => {
    const { fetch } = renderWith('request', { [name]: typed });
    getSubmitButton().focus();
    submit();
    expect(only(name)).toHaveFocus();
    expect(errors()).toEqual([message]);
    expect(fetch).not.toHaveBeenCalled();
  });

  it('is refused if it is a date of which only a part is typed', () => {
    renderWith('request', {});
    Object.defineProperty(only('eventDate'), 'validity', { value: { badInput: true } });
    submit();
    expect(errors()).toEqual([greek.wrong.date]);
  });
});

it.each(formIds)(
  'keeps a text of the %s form that is too long, and counts what is left or too much',
  (form) => {
    const number = (value: number) => formatNumber(value, 'el');
    const count = (text: string, max: number, n: number) =>
      fill(text, { max: number(max), over: number(n), left: number(n) });
    const tooLong = (...numbers: [max: number, over: number]) =>
      count(`${greek.tooLong} ${greek.shorten}`, ...numbers);
    const letters = (length: number) => 'λ'.repeat(length);
    const fetch = mockServer(createAccepted());
    const { unmount } = renderTyped(form);
    const limited = getShownFields(form).filter(({ kind }) => ['text', 'textarea'].includes(kind));
    for (const { name, maxLength: max = 0 } of limited) {
      fillFields({ [name]: letters(max * 0.8) });
      expect(getDescription(name)).not.toContain(count(left, max, max * 0.2));
      fillFields({ [name]: letters(max - 3) });
      expect(getDescription(name)).toContain(count(left, max, 3));
      fillFields({ [name]: `${letters(max + 1200)} ` });
      expect(getDescription(name)).toContain(tooLong(max, 1200));
      submit();
      expect(errors()).toEqual([tooLong(max, 1200)]);
      expect(only(name)).toHaveValue(letters(max + 1200));
      fillFields({ [name]: letters(max + 1) });
      expect(errors()).toEqual([tooLong(max, 1)]);
      fillFields({ [name]: letters(max) });
      expect(errors()).toEqual([]);
    }
    expect(fetch).not.toHaveBeenCalled();

    const { name, maxLength = 0 } = limited.at(-1)!;
    fillFields({ [name]: `λ${'\n'.repeat(maxLength - 1)}λ` });
    unmount();
    renderForm(form, 'el');
    expect(getDescription(name)).toContain(tooLong(maxLength, 1));
  },
);

describe('a refusal by the function', () => {
  const sendAndRefuse = (fields: object) => {
    expectErrors();
    mockServer(Response.json({ error: 'invalid', fields }, { status: 400 }));
    const view = renderTyped('contact');
    submit();
    return view;
  };
  it('shows each error at its field instead of the red box, and focuses the first', async () => {
    sendAndRefuse({ message: 'tooLong', phone: 'format' });
    await waitFor(() => expect(only('phone')).toHaveFocus());
    expect(errors()).toEqual([greek.wrong.tel, greek.tooLong.replace('{max}', '5.000')]);
    expect(document.querySelectorAll('[role=alert]:not([hidden])')).toHaveLength(0);
  });
  it('shows the red box if it names none of our fields', async () => {
    const { formMessages } = sendAndRefuse({ form: 'choice' });
    await screen.findByText(formMessages.error.title);
  });
});
