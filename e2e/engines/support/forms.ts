import { expect } from 'vitest';
import type { Mail } from '../../../local/inbox/mailStore.ts';
import type { Field, FormId } from '../../../src/enquiry/fields.ts';
import type { Language } from '../../../src/site/languages.ts';
import { fetchMails } from '../../support/mails.ts';
import { enquiry } from '../../support/messages.ts';
import { getShownFields, type Typed } from '../../support/typed.ts';
import { expectSoon, type Tab, type Target } from './tab.ts';

export const getControl = (field: Field): string => `main form [name="${field.name}"]`;

export const getSendButton = (form: FormId, language: Language): Target => ({
  css: 'main form button[type=submit]',
  name: enquiry[language].forms[form].submit,
});

/** Sets the value by script, because drivers cannot open native selects or date pickers. */
const choose = (tab: Tab, target: Target, value: string): Promise<void> =>
  tab.on(
    target,
    (element, chosen) => {
      const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(element), 'value')!;
      set!.call(element, chosen);
      for (const type of ['input', 'change'])
        element.dispatchEvent(new Event(type, { bubbles: true }));
    },
    value,
  );

export const fillForm = async (tab: Tab, form: FormId, typed: Typed): Promise<void> => {
  for (const field of getShownFields(form)) {
    const value = typed[field.name] ?? '';
    if (typeof value !== 'string')
      for (const option of value) await tab.press(`${getControl(field)}[value="${option}"]`);
    else if (field.kind === 'select' || field.kind === 'date')
      await choose(tab, getControl(field), value);
    else await tab.type(getControl(field), value);
  }
};

export const readValues = (tab: Tab, form: FormId): Promise<Record<string, string>> =>
  tab.on(
    'main form',
    (element, names) =>
      Object.fromEntries(
        [...new FormData(element as HTMLFormElement)].flatMap(([name, value]) =>
          names.includes(name) ? [[name, String(value)]] : [],
        ),
      ),
    getShownFields(form).map(({ name }) => name),
  );

export const readMail = async (email: string): Promise<Mail> => {
  const find = async () => (await fetchMails()).find(({ replyTo }) => replyTo.includes(email));
  await expectSoon(find, `the mail of ${email}`).toBeDefined();
  const mail = await find();
  expect(mail).toBeDefined();
  return mail!;
};
