import { act } from '@testing-library/react';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { onNotices, takeNotices, type Notice } from '../../../src/ui/notify.ts';
import { expectErrors } from '../../support/browser.ts';
import { restoreDraft } from '../../../src/sections/enquiry/draft.ts';
import { accepted, enquiryWords, everyForm, fill, filled, formElement, refused, renderForm, server, submit, valuesNow, type Filled } from '../../support/enquiryForm.tsx';

let notices: Notice[] = [];

beforeEach(() => {
  sessionStorage.clear();
  takeNotices();
  notices = [];
  onTestFinished(onNotices(() => notices.push(...takeNotices())));
});

/** What a form looks like that nobody has touched. */
const untouched = (values: Filled) => Object.fromEntries(Object.entries(values).map(([name, value]) => [name, Array.isArray(value) ? [] : '']));
const answered = (kind: 'good' | 'bad') => vi.waitFor(() => expect(document.querySelector(`.box--${kind}:not(.box--waiting)`)).not.toBeNull(), { timeout: 5000 });
const keptInTab = () => Object.entries({ ...sessionStorage });

describe.each(everyForm)('a draft of the $form form in $language', ({ form, language }) => {
  it('survives a reload with every field, and the visitor is told', () => {
    const { unmount } = renderForm(form, language);
    fill(filled(form, language));
    unmount();
    expect(notices).toEqual([]);
    renderForm(form, language);
    expect(valuesNow(form)).toEqual(filled(form, language));
    expect(notices).toMatchObject([{ text: enquiryWords[language].draft.restored, action: { label: enquiryWords[language].draft.undo } }]);
  });

  it('can be thrown away, then and for good', () => {
    const first = renderForm(form, language);
    fill(filled(form, language));
    first.unmount();
    const second = renderForm(form, language);
    act(() => notices[0]?.action?.onClick());
    expect(valuesNow(form)).toEqual(untouched(filled(form, language)));
    second.unmount();
    renderForm(form, language);
    expect(valuesNow(form)).toEqual(untouched(filled(form, language)));
    expect(notices).toHaveLength(1);
  });

  it('is forgotten once the enquiry was sent', async () => {
    server(accepted());
    const { unmount } = renderForm(form, language);
    fill(filled(form, language));
    submit();
    await answered('good');
    expect(keptInTab()).toEqual([]);
    unmount();
    renderForm(form, language);
    expect(valuesNow(form)).toEqual(untouched(filled(form, language)));
  });
});

it('a draft takes the place of nothing that was typed before the application came', () => {
  const first = renderForm('contact', 'el');
  fill(filled('contact', 'el'));
  first.unmount();
  renderForm('contact', 'el');
  const form = formElement();
  form.reset();
  fill({ firstName: 'Άννα' });
  sessionStorage.setItem('draft:contact', JSON.stringify({ firstName: 'Μαρία', lastName: 'Παπαδοπούλου', idempotencyKey: 'k' }));
  expect(restoreDraft('contact', form, 'el')).toEqual({ key: '' });
  expect(valuesNow('contact')).toMatchObject({ firstName: 'Άννα', lastName: 'Παπαδοπούλου' });
});

it('a draft is kept while sending fails', async () => {
  expectErrors();
  server(refused());
  const { unmount } = renderForm('contact', 'el');
  fill(filled('contact', 'el'));
  submit();
  await answered('bad');
  unmount();
  renderForm('contact', 'el');
  expect(valuesNow('contact')).toEqual(filled('contact', 'el'));
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
  expect(notices).toEqual([]);
});

it('each form has a draft of its own', () => {
  const { unmount } = renderForm('home', 'el');
  fill(filled('home', 'el'));
  unmount();
  renderForm('contact', 'el');
  expect(valuesNow('contact')).toEqual(untouched(filled('contact', 'el')));
});

it('the draft stays in the tab: nothing of it is kept for longer or sent anywhere', () => {
  const fetch = server(accepted());
  renderForm('home', 'el');
  fill(filled('home', 'el'));
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
    fill(filled('request', 'el'));
    unmount();
    renderForm('request', 'en');
    expect(valuesNow('request')).toEqual(filled('request', 'el'));
  });

  it('a choice that no language knows is no choice', () => {
    sessionStorage.setItem('draft:contact', JSON.stringify({ firstName: 'Μαρία', eventType: 'ΣΥΝΑΥΛΙΑ' }));
    renderForm('contact', 'el');
    expect(valuesNow('contact')).toMatchObject({ firstName: 'Μαρία', eventType: '' });
  });
});

describe('a storage that is broken', () => {
  it.each(['{', '[]', '5', '"text"', 'null', '{"email":null}', '{"services":{"length":1}}', '{"name":[null]}'])('with %s in it gives an empty form that works', async (kept) => {
    const fetch = server(accepted());
    sessionStorage.setItem('draft:request', kept);
    renderForm('request', 'el');
    fill(filled('request', 'el'));
    submit();
    await answered('good');
    expect(fetch).toHaveBeenCalledOnce();
  });

  it.each(['getItem', 'setItem', 'removeItem'] as const)('that refuses %s, as in some private windows, costs only the draft', async (method) => {
    vi.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    });
    const fetch = server(accepted());
    renderForm('home', 'el');
    fill(filled('home', 'el'));
    submit();
    await answered('good');
    expect(fetch).toHaveBeenCalledOnce();
  });

  it('that is forbidden as a whole costs only the draft', async () => {
    vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    });
    server(accepted());
    renderForm('home', 'el');
    fill(filled('home', 'el'));
    submit();
    await answered('good');
  });
});
