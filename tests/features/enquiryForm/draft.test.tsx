import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { restoreDraft } from '../../../src/features/enquiryForm/draft.ts';
import type { Language } from '../../../src/site/languages.ts';
import { expectErrors } from '../../support/browser.ts';
import {
  accepted,
  enquiryMessages,
  everyForm,
  fill,
  formElement,
  refused,
  renderForm,
  server,
  submit,
  typedInto,
  valuesNow,
} from '../../support/enquiryForm.tsx';
import type { Typed } from '../../support/typed.ts';
import { layoutMessages } from '../../support/renderInLayout.tsx';

beforeEach(() => sessionStorage.clear());

const draftLine = (language: Language) =>
  screen.queryByText(enquiryMessages[language].draft.restored);
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

const untouched = (values: Typed) =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, Array.isArray(value) ? [] : '']),
  );
const answered = (kind: 'good' | 'bad') =>
  vi.waitFor(
    () =>
      expect(
        document.querySelector(
          `[tabindex="-1"][role="${kind === 'good' ? 'status' : 'alert'}"]:not([hidden])`,
        ),
      ).not.toBeNull(),
    { timeout: 5000 },
  );
const keptInTab = () => Object.entries({ ...sessionStorage });

describe.each(everyForm)('a draft of the $form form in $language', ({ form, language }) => {
  it('survives a reload with every field, and a note above the first field mentions it', () => {
    const { unmount } = renderForm(form, language);
    fill(typedInto(form, language));
    unmount();
    expect(draftLine(language)).toBeNull();
    renderForm(form, language);
    expect(valuesNow(form)).toEqual(typedInto(form, language));
    const line = draftLine(language);
    expect(line).toHaveAttribute('role', 'status');
    const [first] = formElement().querySelectorAll('.input');
    expect(line!.compareDocumentPosition(first!) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    // Typing does not remove the note.
    fill({ email: 'eleni@visitor.example' });
    expect(draftLine(language)).toBe(line);
  });

  it('can be thrown away, then and for good', () => {
    const first = renderForm(form, language);
    fill(typedInto(form, language));
    first.unmount();
    const second = renderForm(form, language);
    press(enquiryMessages[language].draft.undo);
    expect(valuesNow(form)).toEqual(untouched(typedInto(form, language)));
    expect(draftLine(language)).toBeNull();
    expect(formElement(), 'the focus is not lost with the button').toHaveFocus();
    second.unmount();
    renderForm(form, language);
    expect(valuesNow(form)).toEqual(untouched(typedInto(form, language)));
    expect(draftLine(language)).toBeNull();
  });

  it('can be kept without more words', () => {
    const first = renderForm(form, language);
    fill(typedInto(form, language));
    first.unmount();
    const second = renderForm(form, language);
    press(layoutMessages[language].close);
    expect(draftLine(language)).toBeNull();
    expect(formElement()).toHaveFocus();
    expect(valuesNow(form)).toEqual(typedInto(form, language));
    second.unmount();
    renderForm(form, language);
    expect(valuesNow(form)).toEqual(typedInto(form, language));
  });

  it('is forgotten once the enquiry was sent', async () => {
    server(accepted());
    const { unmount } = renderForm(form, language);
    fill(typedInto(form, language));
    submit();
    await answered('good');
    expect(keptInTab()).toEqual([]);
    unmount();
    renderForm(form, language);
    expect(valuesNow(form)).toEqual(untouched(typedInto(form, language)));
    expect(draftLine(language)).toBeNull();
  });
});

it('a draft takes the place of nothing that was typed before the application came', () => {
  const first = renderForm('contact', 'el');
  fill(typedInto('contact', 'el'));
  first.unmount();
  renderForm('contact', 'el');
  const form = formElement();
  form.reset();
  fill({ firstName: 'Άννα' });
  sessionStorage.setItem(
    'draft:contact',
    JSON.stringify({ firstName: 'Μαρία', lastName: 'Παπαδοπούλου', idempotencyKey: 'k' }),
  );
  expect(restoreDraft('contact', form, 'el')).toEqual({ key: '' });
  expect(valuesNow('contact')).toMatchObject({ firstName: 'Άννα', lastName: 'Παπαδοπούλου' });
});

it('a draft is kept while sending fails', async () => {
  expectErrors();
  server(refused());
  const { unmount } = renderForm('contact', 'el');
  fill(typedInto('contact', 'el'));
  submit();
  await answered('bad');
  unmount();
  renderForm('contact', 'el');
  expect(valuesNow('contact')).toEqual(typedInto('contact', 'el'));
});

it('the line about a draft stays while sending fails, and goes once it was sent', async () => {
  expectErrors();
  server(refused(), accepted());
  const { unmount } = renderForm('contact', 'el');
  fill(typedInto('contact', 'el'));
  unmount();
  renderForm('contact', 'el');
  submit();
  await answered('bad');
  expect(draftLine('el')).not.toBeNull();
  submit();
  await answered('good');
  expect(draftLine('el')).toBeNull();
});

it('a form that was emptied again leaves no draft', () => {
  renderForm('home', 'el');
  fill({ name: 'Μ' });
  expect(keptInTab()).toHaveLength(1);
  fill({ name: '' });
  expect(keptInTab()).toEqual([]);
});

it('a form that nobody has touched leaves no draft and says nothing', () => {
  renderForm('home', 'el').unmount();
  renderForm('home', 'el');
  expect(keptInTab()).toEqual([]);
  expect(draftLine('el')).toBeNull();
});

it('keeps a separate draft for each form', () => {
  const { unmount } = renderForm('home', 'el');
  fill(typedInto('home', 'el'));
  unmount();
  renderForm('contact', 'el');
  expect(valuesNow('contact')).toEqual(untouched(typedInto('contact', 'el')));
});

it('the draft stays in the tab: nothing of it is kept for longer or sent anywhere', () => {
  const fetch = server(accepted());
  renderForm('home', 'el');
  fill(typedInto('home', 'el'));
  expect({ ...localStorage }).toEqual({});
  expect(document.cookie).toBe('');
  expect(fetch).not.toHaveBeenCalled();
});

describe('with a change of language', () => {
  it.each([
    ['ΓΑΜΟΣ', 'WEDDING'],
    ['ΒΑΠΤΙΣΗ', 'BAPTISM'],
    ['ΕΤΑΙΡΙΚΕΣ ΕΚΔΗΛΩΣΕΙΣ', 'CORPORATE EVENTS'],
    ['ΠΑΡΤΙ', 'PARTY'],
  ])('the choice %s becomes %s, and back', (greek, english) => {
    const inGreek = renderForm('contact', 'el');
    fill({ eventType: greek, firstName: 'Μαρία' });
    inGreek.unmount();
    const inEnglish = renderForm('contact', 'en');
    expect(valuesNow('contact')).toMatchObject({ eventType: english, firstName: 'Μαρία' });
    fill({ lastName: 'Παπαδοπούλου' });
    inEnglish.unmount();
    renderForm('contact', 'el');
    expect(valuesNow('contact')).toMatchObject({ eventType: greek, lastName: 'Παπαδοπούλου' });
  });

  it('the choices of the request form stay, since both languages submit the same', () => {
    const { unmount } = renderForm('request', 'el');
    fill(typedInto('request', 'el'));
    unmount();
    renderForm('request', 'en');
    expect(valuesNow('request')).toEqual(typedInto('request', 'el'));
  });

  it('ignores a saved choice that exists in no language', () => {
    sessionStorage.setItem(
      'draft:contact',
      JSON.stringify({ firstName: 'Μαρία', eventType: 'ΣΥΝΑΥΛΙΑ' }),
    );
    renderForm('contact', 'el');
    expect(valuesNow('contact')).toMatchObject({ firstName: 'Μαρία', eventType: '' });
  });
});

describe('a storage that is broken', () => {
  it.each([
    '{',
    '[]',
    '5',
    '"text"',
    'null',
    '{"email":null}',
    '{"services":{"length":1}}',
    '{"name":[null]}',
  ])('with %s in it gives an empty form that works', async (kept) => {
    const fetch = server(accepted());
    sessionStorage.setItem('draft:request', kept);
    renderForm('request', 'el');
    fill(typedInto('request', 'el'));
    submit();
    await answered('good');
    expect(fetch).toHaveBeenCalledOnce();
  });

  it.each(['getItem', 'setItem', 'removeItem'] as const)(
    'that refuses %s, as in some private windows, costs only the draft',
    async (method) => {
      vi.spyOn(Storage.prototype, method).mockImplementation(() => {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      });
      const fetch = server(accepted());
      renderForm('home', 'el');
      fill(typedInto('home', 'el'));
      submit();
      await answered('good');
      expect(fetch).toHaveBeenCalledOnce();
    },
  );

  it('that is forbidden as a whole costs only the draft', async () => {
    vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    });
    server(accepted());
    renderForm('home', 'el');
    fill(typedInto('home', 'el'));
    submit();
    await answered('good');
  });
});
