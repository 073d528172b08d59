import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { parseMarkup } from '../../../src/components/text/markup.ts';
import { hiddenFields, type Field } from '../../../src/enquiry/fields.ts';
import { languageCodes } from '../../../src/site/languages.ts';
import { calls, choices, fields, lines, specifiedLanguages } from '../../specification.ts';
import {
  controlsOf,
  everyForm,
  fill,
  formElement,
  renderForm,
  shownFields,
  typedInto,
} from '../../support/enquiryForm.tsx';

beforeEach(() => sessionStorage.clear());

const only = <Control extends HTMLElement>(name: string) =>
  controlsOf(name)[0] as unknown as Control;
const optionsOf = (name: string) => [...only<HTMLSelectElement>(name).options];
const labelled = ({ name, kind }: Field) =>
  kind === 'checkboxes' ? only(name).closest('fieldset')! : only(name);
const visibleControls = () =>
  [...formElement().querySelectorAll<HTMLInputElement>('input, select, textarea')].filter(
    (control) => control.type !== 'hidden' && control.name !== hiddenFields.trap,
  );

describe.each(everyForm)('the $form form in $language', ({ form, language }) => {
  it('has the fields of the specification in order, with their types, required or not', () => {
    renderForm(form, language);
    const found = new Map(
      visibleControls().map(({ name, type, required }) => [
        name,
        [name, type, required ? 'required' : 'optional'],
      ]),
    );
    // Owners may add other fields.
    const specified = fields[form].map(([name]) => name as string);
    expect([...found.values()].filter(([name]) => specified.includes(name!))).toEqual(fields[form]);
  });

  it('labels every field with its hint, and marks optional ones', () => {
    const { formMessages, messages } = renderForm(form, language);
    const labels = formMessages.labels as Record<string, string>;
    const hints = formMessages.availability as Record<string, string>;
    for (const field of shownFields(form)) {
      const label = labels[field.name];
      const name = field.required ? label : `${label} ${messages.optional}`;
      expect(labelled(field)).toHaveAccessibleName(name);
      expect(labelled(field)).toHaveAccessibleDescription(hints[field.name] ?? '');
    }
    expect(formElement()).toHaveAccessibleName('Form');
  });
});

describe.each(['home', 'contact', 'request'] as const)('the %s form', (form) => {
  it('calls no field wrong before the first check', () => {
    renderForm(form, 'el');
    expect(formElement().querySelectorAll('[aria-invalid="true"]')).toHaveLength(0);
    expect(only('email')).toHaveAttribute('aria-invalid', 'false');
  });

  it('leaves every rule to the browser', () => {
    renderForm(form, 'el');
    expect([formElement().noValidate, formElement().checkValidity()]).toEqual([false, false]);
    fill(typedInto(form, 'el'));
    expect(formElement().checkValidity()).toBe(true);
    fill({ email: 'maria@' });
    expect(formElement().checkValidity()).toBe(false);
  });

  it('sets keyboard, autocomplete and maximum length', () => {
    renderForm(form, 'el');
    for (const { name, kind, autocomplete, inputmode, maxLength } of shownFields(form))
      if (kind !== 'checkboxes')
        expect(
          ['autocomplete', 'inputmode', 'maxlength'].map((key) => only(name).getAttribute(key)),
        ).toEqual([autocomplete ?? null, inputmode ?? null, maxLength?.toString() ?? null]);
  });

  it('uses POST without script, so that no address contains personal data', () => {
    renderForm(form, 'en');
    expect(formElement().method).toBe('post');
    expect(formElement()).toHaveAttribute('action', calls.request.path);
    expect(controlsOf('form')[0]).toHaveValue(form);
    expect(controlsOf('language')[0]).toHaveValue('en');
  });

  it('has a honeypot that is hidden from sight, screen readers and the tab order', () => {
    renderForm(form, 'el');
    const trap = only<HTMLInputElement>('website');
    expect(trap).toHaveAttribute('tabindex', '-1');
    expect(trap).toHaveAttribute('autocomplete', 'off');
    expect(trap.closest('[inert]')).not.toBeNull();
    expect(trap.required).toBe(false);
  });

  it('states what sending agrees to, and each link opens the text', () => {
    const { messages } = renderForm(form, 'el');
    const links = parseMarkup(messages.consent).filter(({ kind }) => kind === 'link');
    expect(links).not.toEqual([]);
    for (const { text } of links as { text: string }[])
      expect(screen.getByRole('button', { name: text })).toHaveAttribute('aria-haspopup', 'dialog');
  });
});

it.each(specifiedLanguages)(
  'offers the four events in the language %s, and selects none',
  (language) => {
    const { formMessages } = renderForm('contact', language);
    const { placeholders } = formMessages as { placeholders: { eventType: string } };
    const words = choices.contact.eventType[language];
    expect(optionsOf('eventType').map(({ value }) => value)).toEqual(['', ...words]);
    expect(optionsOf('eventType').map(({ text }) => text)).toEqual([
      placeholders.eventType,
      ...words,
    ]);
    expect(only('eventType')).toHaveValue('');
  },
);

it.each(languageCodes)('submits the same values of the request form in %s', (language) => {
  const { formMessages } = renderForm('request', language);
  const { options } = formMessages as { options: Record<string, Record<string, string>> };
  const { eventType, howDidYouHear, services } = choices.request;
  expect(optionsOf('eventType').map(({ value }) => value)).toEqual(['', ...eventType]);
  expect(optionsOf('howDidYouHear').map(({ value }) => value)).toEqual(['', ...howDidYouHear]);
  expect(controlsOf('services').map(({ value }) => value)).toEqual(services);
  const shown = optionsOf('eventType').map(({ text }) => text);
  expect(shown.slice(1)).toEqual(Object.values(options.eventType ?? {}));
  expect(controlsOf('services').map((box) => box.parentElement?.textContent)).toEqual(
    Object.values(options.services ?? {}),
  );
});

it('does not offer a day in the past', () => {
  renderForm('request', 'el');
  const today = () => new Date().toLocaleDateString('sv');
  const before = today();
  only('eventDate').focus();
  expect([before, today()]).toContain(only<HTMLInputElement>('eventDate').min);
});

it.each([
  ['contact', 'message', lines.contact.message],
  ['request', 'specialRequests', lines.request.specialRequests],
] as const)('gives the %s form a text box %s of %i lines', (form, name, rows) => {
  renderForm(form, 'el');
  expect(only<HTMLTextAreaElement>(name).rows).toBe(rows);
});
