import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { restoreDraft } from '../../../src/features/enquiryForm/draft.ts';
import { expectErrors } from '../../support/browser.ts';
import {
  createAccepted,
  createRefusal,
  createTyped,
  enquiryMessages,
  everyForm,
  fillFields,
  getForm,
  mockServer,
  readValues,
  renderForm,
  renderTyped,
  submit,
  waitForResult,
} from '../../support/enquiryForm.tsx';
import { layoutMessages } from '../../support/renderInLayout.tsx';
import type { Typed } from '../../support/typed.ts';

const greek = enquiryMessages.el.draft;
const draftLine = () => screen.queryByText(greek.restored);
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const typed = createTyped('contact', 'el');
const untouched = Object.fromEntries(
  Object.entries(typed).map(([name, value]) => [name, Array.isArray(value) ? [] : '']),
);
const typeAndReload = (values: Typed = typed) => {
  const first = renderForm('contact', 'el');
  fillFields(values);
  first.unmount();
  return renderForm('contact', 'el');
};
const keptInTab = () => Object.entries({ ...sessionStorage });

describe('a draft', () => {
  it.each(everyForm)('survives a reload in the $form form in $language', ({ form, language }) => {
    renderTyped(form, language).unmount();
    renderForm(form, language);
    expect(readValues(form)).toEqual(createTyped(form, language));
    const line = screen.getByText(enquiryMessages[language].draft.restored);
    expect(line).toHaveAttribute('role', 'status');
  });

  it.each([
    ['thrown away for good', greek.clear, untouched, false],
    ['kept without more words', layoutMessages.el.close, typed, true],
  ])('can be %s, and the focus is not lost', (_what, button, values, comesBack) => {
    const { unmount } = typeAndReload();
    press(button);
    expect(draftLine()).toBeNull();
    expect(getForm()).toHaveFocus();
    expect(readValues('contact')).toEqual(values);
    unmount();
    renderForm('contact', 'el');
    expect(readValues('contact')).toEqual(values);
    expect(draftLine() !== null).toBe(comesBack);
  });

  it('stays with its line while sending fails, and is removed after sending', async () => {
    expectErrors();
    mockServer(createRefusal(), createAccepted());
    typeAndReload();
    submit();
    await waitForResult('alert');
    expect(draftLine()).not.toBeNull();
    expect(keptInTab()).toHaveLength(1);
    expect(localStorage).toHaveLength(0);
    submit();
    await waitForResult('status');
    expect(draftLine()).toBeNull();
    expect(keptInTab()).toEqual([]);
  });

  it('replaces nothing that was typed before hydration', () => {
    renderForm('contact', 'el');
    fillFields({ firstName: 'Άννα' });
    const kept = { firstName: 'Μαρία', lastName: 'Παπαδοπούλου', idempotencyKey: 'k' };
    sessionStorage.setItem('draft:contact', JSON.stringify(kept));
    expect(restoreDraft('contact', getForm(), 'el')).toEqual({ key: '' });
    expect(readValues('contact')).toMatchObject({ firstName: 'Άννα', lastName: 'Παπαδοπούλου' });
  });

  it('counts as restored only if the form lacked some of it, as it lacks none after early typing', () => {
    renderForm('contact', 'el');
    fillFields({ firstName: 'Άννα' });
    sessionStorage.setItem('draft:contact', '{"firstName":["Άννα"],"interests":[]}');
    expect(restoreDraft('contact', getForm(), 'el')).toBeUndefined();
    getForm().reset();
    expect(restoreDraft('contact', getForm(), 'el')).toEqual({ key: '' });
    expect(readValues('contact')).toMatchObject({ firstName: 'Άννα' });
  });

  it.each([
    ['was emptied again', { firstName: '' }],
    ['nobody has touched', {}],
  ])('is not left by a form that %s', (_what, last) => {
    renderForm('contact', 'el');
    if ('firstName' in last) fillFields({ firstName: 'Μ' });
    fillFields(last);
    expect(keptInTab()).toEqual([]);
  });

  it('does not appear in another form', () => {
    renderForm('home', 'el').unmount();
    typeAndReload().unmount();
    renderForm('home', 'el');
    expect(readValues('home')).toMatchObject({ email: '', message: '' });
  });

  it.each([
    ['ΓΑΜΟΣ', 'WEDDING'],
    ['ΠΑΡΤΙ', 'PARTY'],
  ])('translates its choice %s to %s in the other language, and back', (greekWord, english) => {
    typeAndReload({ eventType: greekWord, firstName: 'Μαρία' }).unmount();
    const inEnglish = renderForm('contact', 'en');
    expect(readValues('contact')).toMatchObject({ eventType: english, firstName: 'Μαρία' });
    fillFields({ lastName: 'Παπαδοπούλου' });
    inEnglish.unmount();
    renderForm('contact', 'el');
    expect(readValues('contact')).toMatchObject({ eventType: greekWord, lastName: 'Παπαδοπούλου' });
  });
});

describe('a form whose storage is broken', () => {
  const expectSent = async () => {
    const fetch = mockServer(createAccepted());
    renderTyped('request');
    submit();
    await waitForResult('status');
    expect(fetch).toHaveBeenCalledOnce();
  };

  it.each(['{', '"text"', '{"email":null}', '{"services":{"length":1}}', '{"name":[null]}'])(
    'is sent with %s in the storage',
    async (kept) => {
      sessionStorage.setItem('draft:request', kept);
      await expectSent();
    },
  );
  it('is sent if the storage is forbidden', async () => {
    vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    });
    await expectSent();
  });
});
