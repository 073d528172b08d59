import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { FormId } from '../../../src/enquiry/fields.ts';
import { controlsOf, everyForm, fill, filled, formElement, renderForm, server, submit, submitButton } from '../../support/enquiryForm.tsx';

beforeEach(() => sessionStorage.clear());

/** docs/specification.md, "Forms": name, kind, and whether it must be filled in. */
const specification: Record<FormId, [name: string, kind: string, rule: 'required' | 'optional'][]> = {
  home: [
    ['name', 'text', 'required'],
    ['phone', 'tel', 'optional'],
    ['email', 'email', 'required'],
    ['subject', 'text', 'required'],
    ['message', 'textarea', 'required'],
  ],
  contact: [
    ['firstName', 'text', 'required'],
    ['lastName', 'text', 'required'],
    ['email', 'email', 'required'],
    ['phone', 'tel', 'required'],
    ['eventType', 'select-one', 'required'],
    ['guestCount', 'number', 'optional'],
    ['subject', 'text', 'required'],
    ['message', 'textarea', 'required'],
  ],
  request: [
    ['firstName', 'text', 'required'],
    ['lastName', 'text', 'required'],
    ['email', 'email', 'required'],
    ['phone', 'tel', 'required'],
    ['eventType', 'select-one', 'required'],
    ['eventDate', 'date', 'optional'],
    ['guestCount', 'number', 'optional'],
    ['budget', 'text', 'optional'],
    ['specialRequests', 'textarea', 'optional'],
    ['howDidYouHear', 'select-one', 'optional'],
    ['services', 'checkbox', 'optional'],
  ],
};

const only = <Control extends HTMLElement>(name: string) => controlsOf(name)[0] as unknown as Control;
const choices = (name: string) => [...only<HTMLSelectElement>(name).options].map((option) => option.value);
const shown = (name: string) => [...only<HTMLSelectElement>(name).options].map((option) => option.text);
const visibleControls = () => [...formElement().querySelectorAll<HTMLInputElement>('input, select, textarea')].filter((control) => control.type !== 'hidden' && !control.closest('.trap'));

describe.each(everyForm)('the $form form in $language', ({ form, language }) => {
  it('has the fields of the specification in order, each with its kind', () => {
    renderForm(form, language);
    const found = new Map(visibleControls().map((control) => [control.name, control.type]));
    expect([...found]).toEqual(specification[form].map(([name, kind]) => [name, kind]));
  });

  it('requires what the specification requires and nothing else', () => {
    renderForm(form, language);
    for (const [name, , rule] of specification[form])
      for (const control of controlsOf(name)) expect(control.required, name).toBe(rule === 'required');
  });

  it('is named by the heading above it', () => {
    renderForm(form, language);
    expect(formElement()).toHaveAccessibleName('Form');
  });

  it('names every field, and says which may stay empty', () => {
    const { formWords, words } = renderForm(form, language);
    for (const [name, kind, rule] of specification[form]) {
      const label = (formWords.labels as Record<string, string>)[name] ?? '';
      const field = kind === 'checkbox' ? screen.getByRole('group') : only(name);
      expect(field).toHaveAccessibleName(rule === 'optional' ? `${label} ${words.optional}` : label);
    }
  });

  it('ties each hint to its field', () => {
    const { formWords } = renderForm(form, language);
    for (const [name, hint] of Object.entries(formWords.hints)) expect(only(name)).toHaveAccessibleDescription(hint);
    expect(formElement().querySelectorAll('[aria-describedby]')).toHaveLength(Object.keys(formWords.hints).length);
  });

  it('calls no field wrong before the first check', () => {
    renderForm(form, language);
    for (const [name, kind] of specification[form]) if (kind !== 'checkbox') expect(only(name), name).toHaveAttribute('aria-invalid', 'false');
  });

  it('leaves every rule to the browser', () => {
    renderForm(form, language);
    expect(formElement().noValidate).toBe(false);
    expect(formElement().checkValidity()).toBe(false);
    fill(filled(form, language));
    expect(formElement().checkValidity()).toBe(true);
  });

  it('is not sent while anything required is empty', () => {
    const fetch = server();
    renderForm(form, language);
    for (const [name, , rule] of specification[form]) {
      fill({ ...filled(form, language), services: [], ...(rule === 'required' && { [name]: '' }) });
      if (rule === 'required') submit();
      expect(submitButton(), name).toBeEnabled();
    }
    expect(fetch).not.toHaveBeenCalled();
  });

  it('is sent with every field that may stay empty left empty', async () => {
    const fetch = server();
    renderForm(form, language);
    const optional = new Set(specification[form].filter(([, , rule]) => rule === 'optional').map(([name]) => name));
    fill(Object.fromEntries(Object.entries(filled(form, language)).filter(([name]) => !optional.has(name))));
    submit();
    await vi.waitFor(() => expect(fetch).toHaveBeenCalledOnce());
    await vi.waitFor(() => expect(document.querySelector('.box--good:not([hidden])')).not.toBeNull());
  });

  it('is not sent with half an e-mail address', () => {
    const fetch = server();
    renderForm(form, language);
    for (const email of ['maria', 'maria@', '@visitor.example']) {
      fill({ ...filled(form, language), email });
      submit();
      expect(submitButton(), email).toBeEnabled();
    }
    expect(fetch).not.toHaveBeenCalled();
  });

  it('brings up the right keyboard and offers what the browser knows', () => {
    renderForm(form, language);
    expect(only('email')).toHaveAttribute('inputmode', 'email');
    expect(only('email')).toHaveAttribute('autocomplete', 'email');
    expect(only('phone')).toHaveAttribute('inputmode', 'tel');
    expect(only('phone')).toHaveAttribute('autocomplete', 'tel');
    for (const control of controlsOf('guestCount')) expect(control).toHaveAttribute('inputmode', 'numeric');
    for (const [name, token] of [['name', 'name'], ['firstName', 'given-name'], ['lastName', 'family-name']] as const)
      for (const control of controlsOf(name)) expect(control).toHaveAttribute('autocomplete', token);
  });

  it('lets nobody type more than the functions take', () => {
    renderForm(form, language);
    const limits = { name: 100, firstName: 100, lastName: 100, subject: 200, message: 5000, specialRequests: 5000, email: 200, phone: 200, budget: 200 };
    for (const [name, limit] of Object.entries(limits)) for (const control of controlsOf(name)) expect(control, name).toHaveAttribute('maxlength', String(limit));
    for (const control of controlsOf('guestCount')) expect([control.getAttribute('min'), control.getAttribute('max')]).toEqual(['1', '5000']);
  });

  it('works without script: a post, never an address with personal data in it', () => {
    renderForm(form, language);
    expect(formElement().method).toBe('post');
    expect(formElement()).toHaveAttribute('action', '/.netlify/functions/send-email');
    expect([only<HTMLInputElement>('form').value, only<HTMLInputElement>('language').value]).toEqual([form, language]);
  });

  it('has a trap that no visitor meets: unseen, unheard, not in the tab order', () => {
    renderForm(form, language);
    const trap = only<HTMLInputElement>('website');
    expect(trap).toHaveAttribute('tabindex', '-1');
    expect(trap).toHaveAttribute('autocomplete', 'off');
    expect(trap.closest('[aria-hidden="true"]')).not.toBeNull();
    expect(trap.required).toBe(false);
  });

  it('has the words of its button', () => {
    const { formWords } = renderForm(form, language);
    expect(screen.getByRole('button', { name: formWords.submit })).toHaveAttribute('type', 'submit');
  });
});

describe('lines, choices and texts', () => {
  it.each(['el', 'en'] as const)('the message box of the contact page has 6 lines and the one of the request form 4, in %s', (language) => {
    const { unmount } = renderForm('contact', language);
    expect(only<HTMLTextAreaElement>('message').rows).toBe(6);
    unmount();
    renderForm('request', language);
    expect(only<HTMLTextAreaElement>('specialRequests').rows).toBe(4);
  });

  it('the contact page offers the four events in the words of the language', () => {
    const { unmount } = renderForm('contact', 'el');
    expect(choices('eventType')).toEqual(['', 'ΓΑΜΟΣ', 'ΒΑΠΤΙΣΗ', 'ΕΤΑΙΡΙΚΕΣ ΕΚΔΗΛΩΣΕΙΣ', 'ΠΑΡΤΙ']);
    unmount();
    renderForm('contact', 'en');
    expect(choices('eventType')).toEqual(['', 'WEDDING', 'BAPTISM', 'CORPORATE EVENTS', 'PARTY']);
    expect(shown('eventType')[0]).toBe('Select event type');
  });

  it.each(['el', 'en'] as const)('the request form submits the same values in %s, whatever their words', (language) => {
    const { formWords } = renderForm('request', language);
    expect(choices('eventType')).toEqual(['', 'wedding', 'christening', 'party', 'corporate', 'other']);
    expect(choices('howDidYouHear')).toEqual(['', 'Google', 'Facebook', 'Instagram', 'Σύσταση', 'Άλλο']);
    expect(controlsOf('services').map((box) => box.value)).toEqual([
      'Διακόσμηση',
      'Φωτογραφία & Video',
      'Μουσική & DJ',
      'Wedding Planner',
      'Συντονισμός Εκκλησίας',
      'Πλήρης Διοργάνωση',
    ]);
    const { options } = formWords as { options: Record<string, Record<string, string>> };
    expect(shown('eventType').slice(1)).toEqual(Object.values(options.eventType ?? {}));
    expect(within(screen.getByRole('group')).getAllByRole('checkbox').map((box) => box.parentElement?.textContent)).toEqual(Object.values(options.services ?? {}));
  });

  it('no event is chosen for the visitor', () => {
    renderForm('contact', 'en');
    expect(only<HTMLSelectElement>('eventType')).toHaveValue('');
  });

  it('the budget suggests an amount in euro', () => {
    const { unmount } = renderForm('request', 'el');
    expect(only<HTMLInputElement>('budget').placeholder).toMatch(/\d.*€/);
    unmount();
    renderForm('request', 'en');
    expect(only<HTMLInputElement>('budget').placeholder).toMatch(/€\d/);
  });

  it('a day in the past cannot be chosen', () => {
    const today = () => [new Date().getFullYear(), new Date().getMonth() + 1, new Date().getDate()].map((part) => String(part).padStart(2, '0')).join('-');
    renderForm('request', 'el');
    const before = today();
    only('eventDate').focus();
    expect([before, today()]).toContain(only<HTMLInputElement>('eventDate').min);
  });

  it.each([
    { form: 'home', language: 'el', texts: ['όρους χρήσης', 'πολιτική προστασίας προσωπικών δεδομένων'] },
    { form: 'home', language: 'en', texts: ['terms of use', 'privacy policy'] },
    { form: 'contact', language: 'el', texts: ['όρους χρήσης', 'πολιτική προστασίας προσωπικών δεδομένων'] },
    { form: 'contact', language: 'en', texts: ['terms of use', 'privacy policy'] },
    { form: 'request', language: 'el', texts: ['όρους χρήσης', 'πολιτική προστασίας προσωπικών δεδομένων'] },
    { form: 'request', language: 'en', texts: ['terms of use', 'privacy policy'] },
  ] as const)('the $form form says in $language what sending agrees to, and both words open the text', ({ form, language, texts }) => {
    renderForm(form, language);
    for (const name of texts) expect(screen.getByRole('button', { name })).toHaveAttribute('aria-haspopup', 'dialog');
  });

  it('the button of the Greek contact page has the words of the specification', () => {
    renderForm('contact', 'el');
    expect(submitButton()).toHaveTextContent(/^ΑΠΟΣΤΟΛΗ ΜΗΝΥΜΑΤΟΣ$/);
  });
});
