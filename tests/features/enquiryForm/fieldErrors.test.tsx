import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fieldsOf, formIds, type Field, type FormId } from '../../../src/enquiry/fields.ts';
import { errorText, problemOf } from '../../../src/features/enquiryForm/useFieldErrors.ts';
import { languageCodes, type Language } from '../../../src/site/languages.ts';
import {
  accepted,
  controlsOf,
  enquiryMessages,
  everyForm,
  fill,
  formElement,
  postOf,
  renderForm,
  server,
  shownFields,
  submit,
  submitButton,
  typedInto,
} from '../../support/enquiryForm.tsx';
import { expectErrors } from '../../support/browser.ts';
import { formatNumber } from '../../../src/site/formats/formats.ts';

beforeEach(() => sessionStorage.clear());

const required = (form: FormId) => fieldsOf(form).filter((field) => field.required);
const only = (name: string) => controlsOf(name)[0]!;
const mistakes = () =>
  [...formElement().querySelectorAll('[aria-invalid="true"]')].map(
    (control) =>
      document.getElementById(control.getAttribute('aria-describedby')!.split(' ')[0]!)
        ?.textContent,
  );
const missing = (field: Field, language: Language) =>
  (enquiryMessages[language].fieldErrors.missing as Record<string, string>)[field.name];

const literally = (text: string | undefined) => String(text).replaceAll(/[.+?]/g, '\\$&');
const beginning = (text: string | undefined) => new RegExp(`^${literally(text)}`);
const ending = (text: string) => new RegExp(`${literally(text)}$`);

const isBubbleShown = (control: Element) =>
  fireEvent(control, new Event('invalid', { cancelable: true }));

describe.each(everyForm)('the $form form in $language, sent too early', ({ form, language }) => {
  it('says at each field what is missing, in its own language, and leads to the first', () => {
    const fetch = server();
    renderForm(form, language);
    submit();
    for (const field of required(form)) {
      const control = only(field.name);
      expect(control).toHaveAttribute('aria-invalid', 'true');
      expect(control).toHaveAccessibleDescription(beginning(missing(field, language)));
    }
    expect(mistakes()).toEqual(required(form).map((field) => missing(field, language)));
    expect(only(required(form)[0]!.name)).toHaveFocus();
    expect(fetch).not.toHaveBeenCalled();
  });

  it('keeps the hint at the field, after the mistake', () => {
    const { formMessages } = renderForm(form, language);
    submit();
    const availability = formMessages.availability as Record<string, string>;
    const hinted = shownFields(form).filter(
      ({ name, kind }) => availability[name] && kind !== 'checkboxes',
    );
    expect(hinted).not.toEqual([]);
    for (const { name } of hinted)
      expect(only(name)).toHaveAccessibleDescription(ending(availability[name]!));
  });

  it('shows its words in place of the browser’s bubble', () => {
    renderForm(form, language);
    expect(isBubbleShown(only(required(form)[0]!.name))).toBe(false);
  });

  it('removes an error as soon as it is corrected, not earlier', () => {
    renderForm(form, language);
    submit();
    fill({ email: 'maria' });
    expect(only('email')).toHaveAttribute('aria-invalid', 'true');
    fireEvent.blur(only('email'));
    expect(only('email')).toHaveAccessibleDescription(
      beginning(enquiryMessages[language].fieldErrors.wrong.email),
    );
    fill({ email: 'maria@visitor.example' });
    expect(only('email')).toHaveAttribute('aria-invalid', 'false');
    expect(only('email')).not.toHaveAccessibleDescription(/example\.com/);
    fill(typedInto(form, language));
    expect(mistakes()).toEqual([]);
  });

  it('says what is wrong with a phone number, with an example, and where the visitor is', () => {
    renderForm(form, language);
    fill({ ...typedInto(form, language), phone: 'call me' });
    submit();
    expect(mistakes()).toEqual([enquiryMessages[language].fieldErrors.wrong.tel]);
    expect(enquiryMessages[language].fieldErrors.wrong.tel).toMatch(/\d{3}\s000\s0000$/);
    expect(only('phone')).toHaveFocus();
  });
});

describe('a mistake', () => {
  it('is announced each time, but only if the focus does not move', () => {
    renderForm('home', 'el');
    fill(typedInto('home', 'el'));
    fill({ name: '', message: '' });
    only('name').focus();
    submit();
    const aloud = screen.getByRole('alert');
    expect(aloud).toHaveTextContent(enquiryMessages.el.fieldErrors.missing.name);
    expect(mistakes()).toHaveLength(2);
    submit();
    expect(screen.getByRole('alert')).not.toBe(aloud);
    submitButton().focus();
    submit();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(only('name')).toHaveFocus();
  });

  it('is not reported when the visitor leaves an empty field before sending', () => {
    renderForm('contact', 'en');
    fireEvent.blur(only('firstName'));
    fill({ email: 'm' });
    fireEvent.blur(only('email'));
    expect(mistakes()).toEqual([]);
  });

  it('stays while a press on the button is under way, or the button would move away from it', () => {
    renderForm('contact', 'en');
    submit();
    const all = mistakes();
    // Autofill may set values without an event.
    Object.assign(only('firstName'), { value: 'Maria' });
    fireEvent.blur(only('firstName'), { relatedTarget: submitButton() });
    expect(mistakes()).toEqual(all);
    fireEvent.blur(only('firstName'), { relatedTarget: only('lastName') });
    expect(mistakes()).toEqual(all.slice(1));
  });

  it('goes with the form that was cleared', () => {
    const first = renderForm('contact', 'en');
    fill({ message: 'A wedding' });
    first.unmount();
    const { messages } = renderForm('contact', 'en');
    submit();
    fireEvent.click(screen.getByRole('button', { name: messages.draft.undo }));
    expect(mistakes()).toEqual([]);
    expect(only('email')).toHaveAttribute('aria-invalid', 'false');
  });

  it('disappears when the form is sent, even if the browser filled in a field without an event', () => {
    server(accepted());
    renderForm('contact', 'en');
    submit();
    const { firstName, ...rest } = typedInto('contact', 'en');
    Object.assign(only('firstName'), { value: firstName });
    fill(rest);
    expect(mistakes()).toHaveLength(1);
    submit();
    expect(mistakes()).toEqual([]);
    return within(document.body).findByText(enquiryMessages.en.forms.contact.success.title);
  });
});

describe('in Gecko, which treats empty required fields as :invalid', () => {
  beforeEach(
    () =>
      void vi
        .spyOn(CSS, 'supports')
        .mockImplementation((property: string) => property.startsWith('-moz-')),
  );

  it('has no invalid field before the first check, still requires them then, and resets after sending', async () => {
    const fetch = server(accepted());
    renderForm('contact', 'el');
    const subject = only('subject') as HTMLInputElement;
    expect(formElement().querySelectorAll(':invalid')).toHaveLength(0);
    expect(subject).toHaveAttribute('aria-required', 'true');
    submit();
    expect(mistakes()).toHaveLength(required('contact').length);
    expect(subject).not.toHaveAttribute('aria-required');
    expect(fetch).not.toHaveBeenCalled();
    fill(typedInto('contact', 'el'));
    submit();
    await screen.findByText(enquiryMessages.el.forms.contact.success.title);
    expect(formElement().querySelectorAll(':invalid')).toHaveLength(0);
    expect(subject).toHaveAttribute('aria-required', 'true');
  });
});

describe('what is wrong with a field', () => {
  const field = (form: FormId, name: string) =>
    fieldsOf(form).find((candidate) => candidate.name === name)!;
  const [email, guests, date] = [
    field('request', 'email'),
    field('request', 'guestCount'),
    field('request', 'eventDate'),
  ];
  const problemIn = (about: Field, value: string, flags: Partial<ValidityState> = {}) =>
    problemOf({ value, validity: flags as ValidityState }, about);

  it('follows the rules of the function and the validity state of the browser', () => {
    expect(problemIn(email, '')).toBe('required');
    expect(problemIn(email, 'maria@gmail')).toBe('format');
    expect(problemIn(guests, '5.001')).toBe('range');
    expect(problemIn(date, '', { badInput: true })).toBe('format');
    expect(problemIn(date, '2001-01-01', { rangeUnderflow: true })).toBe('past');
    expect(problemIn(email, 'maria@visitor.example', { typeMismatch: true })).toBe('format');
    expect(problemIn(guests, '1.000')).toBeUndefined();
  });

  it.each(languageCodes)('has words in %s, with the limits of the field', (language) => {
    const messages = enquiryMessages[language].fieldErrors;
    for (const form of formIds)
      for (const about of required(form)) {
        expect(errorText('required', about, messages, language)).toBe(missing(about, language));
        expect(errorText('format', about, messages, language)).toBe(
          (messages.wrong as Record<string, string>)[about.kind] ?? missing(about, language),
        );
      }
    expect(errorText('range', guests, messages, language)).toBe(
      messages.wrong.count.replace('{min}', '1').replace('{max}', formatNumber(5000, language)),
    );
    expect(errorText('past', date, messages, language)).toBe(messages.past);
    expect(errorText('tooLong', field('home', 'message'), messages, language)).toBe(
      messages.tooLong.replace('{max}', formatNumber(5000, language)),
    );
    for (const sentence of Object.values(messages.missing)) expect(sentence).not.toContain('{');
  });
});

describe.each(languageCodes)('what the function would clean away, in %s', (language) => {
  const send = async (form: FormId, changes: Readonly<Record<string, string>>) => {
    const fetch = server(accepted());
    const { formMessages } = renderForm(form, language);
    fill({ ...typedInto(form, language), ...changes });
    submit();
    await screen.findByText(formMessages.success.title);
    return postOf(fetch).body;
  };

  it.each([
    ['guestCount', '1.000', '1000'],
    ['guestCount', ' 1,200 ', '1200'],
    ['guestCount', '2\u202f500', '2500'],
    ['guestCount', '١٢٠', '120'],
    ['phone', '\u202d+30 690 000 0000\u202c', '+30 690 000 0000'],
    ['phone', '\u2066\uff0b30\u00a0690\u2011000\u22120000\u2069', '+30 690-000-0000'],
    ['email', ' maria@visitor.example\u200b', 'maria@visitor.example'],
    ['lastName', '\u200eΡήγα ', 'Ρήγα'],
  ])('is cleaned before the browser checks: %s %j', async (name, typed, sent) =>
    expect((await send('request', { [name]: typed }))[name]).toBe(sent),
  );

  it.each([' ', '\u3164', '\u2800', '\u200b\u00a0'])(
    'leaves nothing of a name made of %j: the visitor is asked for it',
    (lastName) => {
      const fetch = server();
      renderForm('request', language);
      fill({ ...typedInto('request', language), lastName });
      submit();
      expect(mistakes()).toEqual([enquiryMessages[language].fieldErrors.missing.lastName]);
      expect(only('lastName')).toHaveFocus();
      expect(fetch).not.toHaveBeenCalled();
    },
  );

  it.each([
    ['guestCount', '5.001'],
    ['guestCount', '120.5'],
    ['email', 'maria@gmail'],
    ['phone', 'call me'],
  ])('still stops what the function would refuse: %s %j', (name, typed) => {
    const fetch = server();
    renderForm('request', language);
    fill({ ...typedInto('request', language), [name]: typed });
    submit();
    expect(only(name)).toHaveFocus();
    expect(mistakes()).toHaveLength(1);
    expect(fetch).not.toHaveBeenCalled();
  });

  it('validates a form that is sent without a click on its button', () => {
    const fetch = server();
    renderForm('request', language);
    fill({ ...typedInto('request', language), lastName: ' ' });
    formElement().requestSubmit();
    expect(only('lastName')).toHaveFocus();
    expect(fetch).not.toHaveBeenCalled();
  });
});

describe.each(languageCodes)('a function that refuses fields, in %s', (language) => {
  it('shows each error at its field, focuses the first one and hides the red box', async () => {
    expectErrors();
    const fetch = server(
      Response.json(
        { error: 'invalid', fields: { message: 'tooLong', phone: 'format' } },
        { status: 400 },
      ),
      accepted(),
    );
    const { formMessages } = renderForm('contact', language);
    fill(typedInto('contact', language));
    submit();
    await vi.waitFor(() => expect(only('phone')).toHaveFocus());
    expect(only('phone')).toHaveAccessibleDescription(
      beginning(enquiryMessages[language].fieldErrors.wrong.tel),
    );
    expect(mistakes()).toHaveLength(2);
    expect(document.querySelectorAll('[role=alert]:not([hidden])')).toHaveLength(0);
    submit();
    await screen.findByText(formMessages.success.title);
    expect(fetch).toHaveBeenCalledTimes(2);
  });

  it('is answered by the red box where it names none of ours', async () => {
    expectErrors();
    server(Response.json({ error: 'invalid', fields: { form: 'choice' } }, { status: 400 }));
    const { formMessages } = renderForm('contact', language);
    fill(typedInto('contact', language));
    submit();
    await screen.findByText(formMessages.error.title);
  });
});

describe('a post without script that was refused for a field', () => {
  it('shows the error at the field after hydration until the value is valid', () => {
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
      { redirectCount: 1 },
    ] as unknown as PerformanceEntryList);
    location.hash = '#contact-guestCount';
    renderForm('contact', 'en');
    expect(mistakes()).toEqual([expect.stringContaining('Example: 120')]);
    fill({ guestCount: '80' });
    expect(mistakes()).toEqual([]);
    location.hash = '';
  });
});
