import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { hiddenFields, type Field, type FormId } from '../../../src/enquiry/fields.ts';
import { parseMarkup } from '../../../src/components/text/markup.ts';
import { languageCodes, type Language } from '../../../src/site/languages.ts';
import { calls, choices, fields, lines, specifiedLanguages } from '../../specification.ts';
import {
  controlsOf,
  enquiryMessages,
  everyForm,
  fill,
  formElement,
  postOf,
  renderForm,
  requiredOf,
  server,
  shownFields,
  submit,
  typedInto,
} from '../../support/enquiryForm.tsx';

beforeEach(() => sessionStorage.clear());

const only = <Control extends HTMLElement>(name: string) =>
  controlsOf(name)[0] as unknown as Control;
const offered = (name: string) =>
  [...only<HTMLSelectElement>(name).options].map((option) => option.value);
const shown = (name: string) =>
  [...only<HTMLSelectElement>(name).options].map((option) => option.text);
const labelled = ({ name, kind }: Field) =>
  kind === 'checkboxes' ? only(name).closest('fieldset')! : only(name);
/** Owners may add other fields. */
const amongSpecified = <Known,>(form: FormId, known: Iterable<readonly [string, Known]>) =>
  [...known].filter(([name]) => fields[form].some(([own]) => own === name));
const attributesOf = (form: FormId, attribute: string) =>
  Object.fromEntries(
    fields[form].flatMap(([name]) =>
      only(name).hasAttribute(attribute) ? [[name, only(name).getAttribute(attribute)]] : [],
    ),
  );

/** The post starts a moment after the click. */
const expectFirstPost = async (
  fetch: ReturnType<typeof server>,
  form: FormId,
  language: Language,
) => {
  const whole = typedInto(form, language);
  fill(whole);
  submit();
  await vi.waitFor(() =>
    expect(document.querySelector('[tabindex="-1"][role="status"]:not([hidden])')).not.toBeNull(),
  );
  expect(fetch).toHaveBeenCalledOnce();
  expect(postOf(fetch).body).toEqual(whole);
};

const visibleControls = () =>
  [...formElement().querySelectorAll<HTMLInputElement>('input, select, textarea')].filter(
    (control) => control.type !== 'hidden' && control.name !== hiddenFields.trap,
  );

describe.each(everyForm)('the $form form in $language', ({ form, language }) => {
  it('has the fields of the specification in order, each with its kind', () => {
    renderForm(form, language);
    const found = new Map(visibleControls().map((control) => [control.name, control.type]));
    expect(amongSpecified(form, found)).toEqual(fields[form].map(([name, kind]) => [name, kind]));
  });

  it('has every field of its description in order', () => {
    renderForm(form, language);
    expect([...new Set(visibleControls().map(({ name }) => name))]).toEqual(
      shownFields(form).map(({ name }) => name),
    );
  });

  it('requires what the specification requires and nothing else', () => {
    renderForm(form, language);
    const required = new Set(
      visibleControls()
        .filter((control) => control.required)
        .map(({ name }) => name),
    );
    expect([...required]).toEqual(
      fields[form].filter(([, , rule]) => rule === 'required').map(([name]) => name),
    );
  });

  it('is named by the heading above it', () => {
    renderForm(form, language);
    expect(formElement()).toHaveAccessibleName('Form');
  });

  it('names every field, and says which may stay empty', () => {
    const { formMessages, messages } = renderForm(form, language);
    for (const field of shownFields(form)) {
      const label = (formMessages.labels as Record<string, string>)[field.name];
      expect(labelled(field)).toHaveAccessibleName(
        field.required ? label : `${label} ${messages.optional}`,
      );
    }
  });

  it('ties each hint to its field', () => {
    const { formMessages } = renderForm(form, language);
    const availability = formMessages.availability as Record<string, string>;
    expect(shownFields(form).some(({ name }) => availability[name])).toBe(true);
    for (const field of shownFields(form))
      expect(labelled(field)).toHaveAccessibleDescription(availability[field.name] ?? '');
    expect(formElement().querySelectorAll('[aria-describedby]')).toHaveLength(
      Object.keys(availability).length,
    );
  });

  it('calls no field wrong before the first check', () => {
    renderForm(form, language);
    for (const field of shownFields(form))
      if (field.kind !== 'checkboxes')
        expect(labelled(field), field.name).toHaveAttribute('aria-invalid', 'false');
  });

  it('leaves every rule to the browser', () => {
    renderForm(form, language);
    expect(formElement().noValidate).toBe(false);
    expect(formElement().checkValidity()).toBe(false);
    fill(typedInto(form, language));
    expect(formElement().checkValidity()).toBe(true);
  });

  it('is not sent while anything required is empty', async () => {
    const fetch = server();
    renderForm(form, language);
    for (const name of Object.keys(requiredOf(form, typedInto(form, language)))) {
      fill({ ...typedInto(form, language), [name]: '' });
      submit();
    }
    await expectFirstPost(fetch, form, language);
  });

  it('is sent with every field that may stay empty left empty', async () => {
    const fetch = server();
    renderForm(form, language);
    fill(requiredOf(form, typedInto(form, language)));
    submit();
    await vi.waitFor(() => expect(fetch).toHaveBeenCalledOnce());
    await vi.waitFor(() =>
      expect(document.querySelector('[tabindex="-1"][role="status"]:not([hidden])')).not.toBeNull(),
    );
  });

  it('is not sent with half an e-mail address', async () => {
    const fetch = server();
    renderForm(form, language);
    for (const email of ['maria', 'maria@', '@visitor.example']) {
      fill({ ...typedInto(form, language), email });
      submit();
    }
    await expectFirstPost(fetch, form, language);
  });

  it('brings up the right keyboard and offers what the browser knows', () => {
    renderForm(form, language);
    const known = {
      name: 'name',
      firstName: 'given-name',
      lastName: 'family-name',
      email: 'email',
      phone: 'tel',
    };
    const keyboards = { email: 'email', phone: 'tel', guestCount: 'numeric' };
    expect(attributesOf(form, 'autocomplete')).toMatchObject(
      Object.fromEntries(amongSpecified(form, Object.entries(known))),
    );
    expect(attributesOf(form, 'inputmode')).toEqual(
      Object.fromEntries(amongSpecified(form, Object.entries(keyboards))),
    );
  });

  it('lets nobody type more than the functions take', () => {
    renderForm(form, language);
    for (const field of shownFields(form).filter(({ kind }) => kind !== 'checkboxes'))
      expect(only(field.name).getAttribute('maxlength'), field.name).toBe(
        field.maxLength === undefined ? null : String(field.maxLength),
      );
  });

  it('works without script: a post, never an address with personal data in it', () => {
    renderForm(form, language);
    expect(formElement().method).toBe('post');
    expect(formElement()).toHaveAttribute('action', calls.request.path);
    expect([
      only<HTMLInputElement>('form').value,
      only<HTMLInputElement>('language').value,
    ]).toEqual([form, language]);
  });

  it('has a trap that no visitor meets: unseen, unheard, not in the tab order', () => {
    renderForm(form, language);
    const trap = only<HTMLInputElement>('website');
    expect(trap).toHaveAttribute('tabindex', '-1');
    expect(trap).toHaveAttribute('autocomplete', 'off');
    expect(trap.closest('[inert]')).not.toBeNull();
    expect(trap.required).toBe(false);
  });

  it('has the words of its button', () => {
    const { formMessages } = renderForm(form, language);
    expect(screen.getByRole('button', { name: formMessages.submit })).toHaveAttribute(
      'type',
      'submit',
    );
  });
});

describe('lines, choices and texts', () => {
  it.each(languageCodes)(
    'the text boxes of the contact page and of the request form have the lines of the specification, in %s',
    (language) => {
      const { unmount } = renderForm('contact', language);
      expect(only<HTMLTextAreaElement>('message').rows).toBe(lines.contact.message);
      unmount();
      renderForm('request', language);
      expect(only<HTMLTextAreaElement>('specialRequests').rows).toBe(lines.request.specialRequests);
    },
  );

  it.each(specifiedLanguages)(
    'the contact page offers the four events in the words of the language, below what it asks for, in %s',
    (language) => {
      const { messages } = renderForm('contact', language);
      expect(offered('eventType')).toEqual(['', ...choices.contact.eventType[language]]);
      expect(shown('eventType')).toEqual([
        messages.forms.contact.placeholders.eventType,
        ...choices.contact.eventType[language],
      ]);
    },
  );

  it.each(languageCodes)(
    'the request form submits the same values in %s, whatever their words',
    (language) => {
      const { formMessages } = renderForm('request', language);
      expect(offered('eventType')).toEqual(['', ...choices.request.eventType]);
      expect(offered('howDidYouHear')).toEqual(['', ...choices.request.howDidYouHear]);
      expect(controlsOf('services').map((box) => box.value)).toEqual(choices.request.services);
      const { options } = formMessages as { options: Record<string, Record<string, string>> };
      expect(shown('eventType').slice(1)).toEqual(Object.values(options.eventType ?? {}));
      expect(
        within(only('services').closest('fieldset')!)
          .getAllByRole('checkbox')
          .map((box) => box.parentElement?.textContent),
      ).toEqual(Object.values(options.services ?? {}));
    },
  );

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
    const today = () =>
      [new Date().getFullYear(), new Date().getMonth() + 1, new Date().getDate()]
        .map((part) => String(part).padStart(2, '0'))
        .join('-');
    renderForm('request', 'el');
    const before = today();
    only('eventDate').focus();
    expect([before, today()]).toContain(only<HTMLInputElement>('eventDate').min);
  });

  it.each(everyForm)(
    'the $form form says in $language what sending agrees to, and every link in it opens the text',
    ({ form, language }) => {
      renderForm(form, language);
      const names = parseMarkup(enquiryMessages[language].consent).flatMap((run) =>
        run.kind === 'link' ? [run.text] : [],
      );
      expect(names).not.toEqual([]);
      for (const name of names)
        expect(screen.getByRole('button', { name })).toHaveAttribute('aria-haspopup', 'dialog');
    },
  );
});
