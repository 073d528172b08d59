import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { formIds, hiddenFields, type Field } from '../../../src/enquiry/fields.ts';
import { fields, specifiedChoices, specifiedLanguages } from '../../specification.ts';
import {
  createTyped,
  everyForm,
  fillFields,
  getControls,
  getForm,
  getShownFields,
  renderForm,
} from '../../support/enquiryForm.tsx';

const only = <Control extends HTMLElement>(name: string) =>
  getControls(name)[0] as unknown as Control;
const getShownOptions = (name: string) => [...only<HTMLSelectElement>(name).options];
const labelled = ({ name, kind }: Field) =>
  kind === 'checkboxes' ? only(name).closest('fieldset')! : only(name);
const visibleControls = () =>
  [...getForm().querySelectorAll<HTMLInputElement>('input, select, textarea')].filter(
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
    const hints = formMessages.hints as Record<string, string>;
    for (const field of getShownFields(form)) {
      const label = labels[field.name];
      const name = field.required ? label : `${label} ${messages.optional}`;
      expect(labelled(field)).toHaveAccessibleName(name);
      expect(labelled(field)).toHaveAccessibleDescription(hints[field.name] ?? '');
    }
    expect(getForm()).toHaveAccessibleName('Form');
  });
});

describe.each(formIds)('the %s form', (form) => {
  it('is checked by the browser until our script runs', () => {
    const { toStaticHtml } = renderForm(form, 'el');
    expect(getForm().noValidate).toBe(true);
    document.body.innerHTML = toStaticHtml();
    onTestFinished(() => document.body.replaceChildren());
    expect([getForm().noValidate, getForm().checkValidity()]).toEqual([false, false]);
    fillFields(createTyped(form, 'el'));
    expect(getForm().checkValidity()).toBe(true);
    fillFields({ email: 'maria@' });
    expect(getForm().checkValidity()).toBe(false);
  });

  it('sets keyboard and autocomplete, and no maximum length, which would cut a paste', () => {
    renderForm(form, 'el');
    for (const { name, kind, autocomplete } of getShownFields(form)) {
      if (kind !== 'checkboxes')
        expect(
          ['autocomplete', 'inputmode', 'maxlength'].map((key) => only(name).getAttribute(key)),
        ).toEqual([autocomplete ?? null, kind === 'count' ? 'numeric' : null, null]);
      if (kind === 'email' || kind === 'tel') expect(only(name)).toHaveAttribute('type', kind);
    }
  });

  it('has a honeypot that is hidden from sight, screen readers and the tab order', () => {
    renderForm(form, 'el');
    const trap = only<HTMLInputElement>('website');
    expect(trap).toHaveAttribute('tabindex', '-1');
    expect(trap).toHaveAttribute('autocomplete', 'off');
    expect(trap.closest('[inert]')).not.toBeNull();
    expect(trap.required).toBe(false);
  });
});

it.each(specifiedLanguages)('offers the specified choices in %s, and selects none', (language) => {
  const getValues = (name: string) => getShownOptions(name).map(({ value }) => value);
  const getTexts = (name: string) => getShownOptions(name).map(({ text }) => text);
  const { unmount, messages } = renderForm('contact', language);
  const { placeholders } = messages.forms.contact;
  const events = specifiedChoices.contact.eventType[language];
  expect(getValues('eventType')).toEqual(['', ...events]);
  expect(getTexts('eventType')).toEqual([placeholders.eventType, ...events]);
  expect(only('eventType')).toHaveValue('');
  unmount();

  renderForm('request', language);
  const { options } = messages.forms.request;
  const { eventType, howDidYouHear, services } = specifiedChoices.request;
  expect(getValues('eventType')).toEqual(['', ...eventType]);
  expect(getTexts('eventType').slice(1)).toEqual(Object.values(options.eventType));
  expect(getValues('howDidYouHear')).toEqual(['', ...howDidYouHear]);
  expect(getControls('services').map(({ value }) => value)).toEqual(services);
  // In Greek, the specified values are the labels.
  const isGreek = language === 'el';
  expect(getTexts('howDidYouHear').slice(1)).toEqual(
    isGreek ? howDidYouHear : Object.values(options.howDidYouHear),
  );
  expect(getControls('services').map((box) => box.parentElement?.textContent)).toEqual(
    isGreek ? services : Object.values(options.services),
  );
});

it('offers no day that has passed at the venue, whatever day it is for the visitor', () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 10, 22, 22) });
  renderForm('request', 'el');
  only('eventDate').focus();
  expect(only('eventDate')).toHaveProperty('min', '2026-11-23');
});
