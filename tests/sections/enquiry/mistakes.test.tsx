import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fieldsOf, type Field, type FormId } from '../../../src/enquiry/fields.ts';
import { mistakeIn } from '../../../src/sections/enquiry/mistakes.ts';
import { languageCodes, type Language } from '../../../src/site/languages.ts';
import { accepted, controlsOf, enquiryWords, everyForm, fill, formElement, renderForm, server, shownFields, submit, submitButton, typedInto } from '../../support/enquiryForm.tsx';
import { formatNumber } from '../../../src/site/formats/formats.ts';

beforeEach(() => sessionStorage.clear());

const required = (form: FormId) => fieldsOf(form).filter((field) => field.required);
const only = (name: string) => controlsOf(name)[0]!;
const mistakes = () => [...formElement().querySelectorAll('[aria-invalid="true"]')].map((control) => document.getElementById(control.getAttribute('aria-describedby')!.split(' ')[0]!)?.textContent);
const missing = (field: Field, language: Language) => (enquiryWords[language].mistakes.missing as Record<string, string>)[field.name];

const literally = (text: string | undefined) => String(text).replaceAll(/[.+?]/g, '\\$&');
const beginning = (text: string | undefined) => new RegExp(`^${literally(text)}`);
const ending = (text: string) => new RegExp(`${literally(text)}$`);

/** Whether the browser would show its own bubble. */
const isBubbleShown = (control: Element) => fireEvent(control, new Event('invalid', { cancelable: true }));

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
    const { formWords } = renderForm(form, language);
    submit();
    const hints = formWords.hints as Record<string, string>;
    const hinted = shownFields(form).filter(({ name, kind }) => hints[name] && kind !== 'checkboxes');
    expect(hinted).not.toEqual([]);
    for (const { name } of hinted) expect(only(name)).toHaveAccessibleDescription(ending(hints[name]!));
  });

  it('shows its words in place of the browser’s bubble', () => {
    renderForm(form, language);
    expect(isBubbleShown(only(required(form)[0]!.name))).toBe(false);
  });

  it('lets a mistake go as soon as it is mended, and not before', () => {
    renderForm(form, language);
    submit();
    fill({ email: 'maria' });
    expect(only('email')).toHaveAttribute('aria-invalid', 'true');
    fireEvent.blur(only('email'));
    expect(only('email')).toHaveAccessibleDescription(beginning(enquiryWords[language].mistakes.wrong.email));
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
    expect(mistakes()).toEqual([enquiryWords[language].mistakes.wrong.tel]);
    expect(enquiryWords[language].mistakes.wrong.tel).toMatch(/\d{3}\s000\s0000$/);
    expect(only('phone')).toHaveFocus();
  });
});

describe('a mistake', () => {
  it('is said aloud where the focus does not move, each time, and only there', () => {
    renderForm('home', 'el');
    fill(typedInto('home', 'el'));
    fill({ name: '', message: '' });
    only('name').focus();
    submit();
    const aloud = screen.getByRole('alert');
    expect(aloud).toHaveTextContent(enquiryWords.el.mistakes.missing.name);
    expect(mistakes()).toHaveLength(2);
    submit();
    expect(screen.getByRole('alert')).not.toBe(aloud);
    submitButton().focus();
    submit();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(only('name')).toHaveFocus();
  });

  it('nobody has made yet is none: leaving an empty field says nothing', () => {
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
    // As a browser fills a field in that tells nobody.
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
    const { words } = renderForm('contact', 'en');
    submit();
    fireEvent.click(screen.getByRole('button', { name: words.draft.undo }));
    expect(mistakes()).toEqual([]);
    expect(only('email')).toHaveAttribute('aria-invalid', 'false');
  });

  it('goes with the form that is sent, also where the browser filled a field in and told nobody', () => {
    server(accepted());
    renderForm('contact', 'en');
    submit();
    const { firstName, ...rest } = typedInto('contact', 'en');
    Object.assign(only('firstName'), { value: firstName });
    fill(rest);
    expect(mistakes()).toHaveLength(1);
    submit();
    expect(mistakes()).toEqual([]);
    return within(document.body).findByText(enquiryWords.en.forms.contact.success.title);
  });
});

describe('in Gecko, which calls what is required and empty invalid, whatever it is told', () => {
  beforeEach(() => void vi.spyOn(CSS, 'supports').mockImplementation((property: string) => property.startsWith('-moz-')));

  it('nothing is invalid before the first check, all the same asked for then, and free again once it was sent', async () => {
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
    await screen.findByText(enquiryWords.el.forms.contact.success.title);
    expect(formElement().querySelectorAll(':invalid')).toHaveLength(0);
    expect(subject).toHaveAttribute('aria-required', 'true');
  });
});

describe('the words for what a browser refuses', () => {
  const field = (form: FormId, name: string) => fieldsOf(form).find((candidate) => candidate.name === name)!;
  const [email, phone, guests, date, message] = [field('request', 'email'), field('request', 'phone'), field('request', 'guestCount'), field('request', 'eventDate'), field('home', 'message')];
  const told = (language: Language, about: Field, flags: Partial<ValidityState>) =>
    mistakeIn({ validity: { valid: false, ...flags } as ValidityState, validationMessage: 'Browser!' }, about, enquiryWords[language].mistakes, language);

  it.each(languageCodes)('are ours for every kind of mistake, in %s', (language) => {
    const { missing: asked, wrong, past, tooLong } = enquiryWords[language].mistakes;
    expect(told(language, email, { valueMissing: true })).toBe(asked.email);
    expect(told(language, email, { typeMismatch: true })).toBe(wrong.email);
    expect(told(language, phone, { patternMismatch: true })).toBe(wrong.tel);
    for (const flag of ['badInput', 'rangeUnderflow', 'rangeOverflow', 'stepMismatch'] as const)
      expect(told(language, guests, { [flag]: true }), flag).toBe(wrong.number.replace('{min}', '1').replace('{max}', formatNumber(5000, language)));
    expect(told(language, date, { badInput: true })).toBe(wrong.date);
    expect(told(language, { ...date, required: true }, { badInput: true, valueMissing: true })).toBe(wrong.date);
    expect(told(language, date, { rangeUnderflow: true })).toBe(past);
    expect(told(language, message, { tooLong: true })).toBe(tooLong.replace('{max}', formatNumber(5000, language)));
    for (const sentence of Object.values(asked)) expect(sentence).not.toContain('{');
  });

  it('are none where nothing is wrong, and the browser’s own where we have none', () => {
    expect(told('en', email, { valid: true })).toBeUndefined();
    expect(told('en', message, { tooShort: true })).toBe('Browser!');
  });
});
