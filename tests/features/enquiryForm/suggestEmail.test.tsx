import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { suggestEmail } from '../../../src/features/enquiryForm/suggestEmail.ts';
import { fill } from '../../../src/site/formats/formats.ts';
import { languageCodes } from '../../../src/site/languages.ts';
import {
  createAccepted,
  enquiryMessages,
  everyForm,
  fillFields,
  getControls,
  mockServer,
  readPost,
  readValues,
  renderForm,
  renderTyped,
  submit,
  waitForResult,
} from '../../support/enquiryForm.tsx';

it.each([
  ['maria@gmail.con', 'maria@gmail.com'],
  ['maria@gmial.com', 'maria@gmail.com'],
  ['maria@gmai.com', 'maria@gmail.com'],
  ['maria@gmaill.com', 'maria@gmail.com'],
  ['maria@gmail.co', 'maria@gmail.com'],
  ['maria@gmail.cmo', 'maria@gmail.com'],
  ['maria@gmail.gr', 'maria@gmail.com'],
  ['Maria@Gmial.com', 'Maria@gmail.com'],
  ['maria@gmаil.com', 'maria@gmail.com'],
  ['maria@xn--gmil-63d.com', 'maria@gmail.com'],
  ['maria@hotmial.com', 'maria@hotmail.com'],
  ['maria@yaho.gr', 'maria@yahoo.gr'],
  ['maria@visitor.con', 'maria@visitor.com'],
  ['www.maria@gmail.com', 'maria@gmail.com'],
  ['maria@www.visitor.example', 'maria@visitor.example'],
])('asks for %s whether %s is meant', (typed, meant) => expect(suggestEmail(typed)).toBe(meant));

it.each([
  'Maria@GMAIL.com',
  'maria@mail.com',
  'maria@ymail.com',
  'maria@yahoo.fr',
  'maria@yahoo.co.uk',
  'maria@hotmail.de',
  'maria@outlook.com.gr',
  'maria@visitor.co',
  'maria@visitor.cam',
  'maria@visitor.example',
  'maria@gmial',
  'maria',
  'maria@',
  '',
])('asks nothing for "%s"', (typed) => expect(suggestEmail(typed)).toBeUndefined());

const getQuestion = () => screen.queryByRole('button', { name: /maria@gmail\.com/ });
const typeElsewhere = () => {
  getControls('phone')[0]!.focus();
  fillFields({ phone: '690' });
};

it.each(everyForm)(
  'offers the address in the $form form in $language, and one press takes it',
  (view) => {
    const { form, language } = view;
    renderForm(form, language);
    fillFields({ email: 'maria@gmial.com' });
    const name = fill(enquiryMessages[language].didYouMean, { email: 'maria@gmail.com' });
    const question = screen.getByRole('button', { name });
    expect(question.closest('[aria-live="polite"]')).not.toBeNull();
    expect(getControls('email')[0]).toHaveAccessibleDescription(name);
    expect(getControls('email')[0]).toHaveAttribute('aria-invalid', 'false');
    question.focus();
    fireEvent.click(question);
    expect(readValues(form)).toMatchObject({ email: 'maria@gmail.com' });
    expect(getControls('email')[0]).toHaveFocus();
    expect(getQuestion()).toBeNull();
    expect(sessionStorage.getItem(`draft:${form}`)).toContain('maria@gmail.com');
  },
);

it('asks about a domain that may be unfinished once another field is typed in', () => {
  renderForm('contact', languageCodes[0]!);
  getControls('email')[0]!.focus();
  fillFields({ email: 'maria@gmail.co' });
  expect(getQuestion()).toBeNull();
  typeElsewhere();
  expect(getQuestion()).not.toBeNull();
});

it('sends an address that it asks about', async () => {
  const fetch = mockServer(createAccepted());
  renderTyped('request', 'el', { email: 'maria@gmial.com' });
  submit();
  await waitForResult('status');
  expect(readPost(fetch).body.email).toBe('maria@gmial.com');
});
