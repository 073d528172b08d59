/** A visitor with a form: what they type, where they type it, and what must arrive. */
import { randomUUID } from 'node:crypto';
import { expect, type Locator, type Page, type Request } from '@playwright/test';
import type { Mail } from '../../local/inbox/mailStore.ts';
import { fieldsOf, formIds, hiddenFields, optionsOf, type Field, type FormId } from '../../src/enquiry/fields.ts';
import { fieldLabel, optionLabel } from '../../src/enquiry/words.ts';
import { languageCodes, type Language } from '../../src/site/languages.ts';
import { enquiry } from './words.ts';

/** Every form in every language. */
export const everyForm = formIds.flatMap((form) => languageCodes.map((language) => ({ form, language })));

export const isPost = (request: Request): boolean => request.method() === 'POST';

/** What a visitor puts into a form: a list for a group of checkboxes, text for everything else. */
export type Typed = Record<string, string | string[]>;

const nextSummer = `${new Date().getFullYear() + 1}-06-13`;

/** By the name of the field; letters, marks and signs that are easily broken on the way. */
const texts: Record<string, string> = {
  name: 'Ελένη Παπαδοπούλου-Ρήγα',
  firstName: 'Ελένη',
  lastName: 'Παπαδοπούλου-Ρήγα',
  phone: '+30 690 111 2233',
  guestCount: '120',
  subject: 'Γάμος & βάπτιση, «Ιούνιος»; Ναΐ, ΰψος',
  message: 'Καλησπέρα σας!\nΕίμαστε 120 <περίπου> και μας αρέσει το "γλέντι" ως το πρωί.\n\nΕυχαριστούμε, Ελένη & Νίκος 🌿',
  eventDate: nextSummer,
  budget: '12.000 €',
  specialRequests: 'Παιδικό μενού για 15.\nΧωρίς ξηρούς καρπούς, παρακαλώ: α/β & γ.',
};

const valueOf = (field: Field, language: Language, email: string): string | string[] => {
  const options = optionsOf(field, language);
  if (field.kind === 'checkboxes') return options.slice(1, 3);
  if (field.kind === 'select') return options.at(-1) ?? '';
  const text = field.kind === 'email' ? email : texts[field.name];
  if (text === undefined) throw new Error(`e2e/support/enquiry.ts has nothing to type into the field "${field.name}": add it to the texts.`);
  return text;
};

/** An address of nobody else's, by which the mail is found again. */
export const someGuest = (): string => `${randomUUID()}@guest.example`;

/** Everything a visitor fills in, and the empty list that goes along unseen (SPEC section 3). */
export const typedInto = (form: FormId, language: Language, email = someGuest()): Typed =>
  Object.fromEntries(fieldsOf(form).map((field) => [field.name, valueOf(field, language, email)]));

export const shownFields = (form: FormId): readonly Field[] => fieldsOf(form).filter((field) => !field.hidden);

/** The only form of the page. */
const formOn = (page: Page): Locator => page.getByRole('main').getByRole('form');

export const control = (page: Page, form: FormId, language: Language, field: Field): Locator => {
  const words = enquiry[language];
  const label = fieldLabel(words, form, field.name);
  return formOn(page).getByLabel(field.required ? label : `${label} ${words.optional}`, { exact: true });
};

const choice = (page: Page, form: FormId, language: Language, field: Field, option: string): Locator =>
  formOn(page).getByRole('checkbox', { name: optionLabel(enquiry[language], form, field.name, option), exact: true });

export const fillIn = async (page: Page, form: FormId, language: Language, typed: Typed): Promise<void> => {
  for (const field of shownFields(form)) {
    const value = typed[field.name] ?? '';
    if (typeof value !== 'string') for (const option of value) await choice(page, form, language, field, option).check();
    else if (field.kind === 'select') await control(page, form, language, field).selectOption(value);
    else await control(page, form, language, field).fill(value);
  }
};

/** The form shows exactly these values. */
export const expectTyped = async (page: Page, form: FormId, language: Language, typed: Typed): Promise<void> => {
  for (const field of shownFields(form)) {
    const value = typed[field.name] ?? '';
    if (typeof value === 'string') await expect(control(page, form, language, field)).toHaveValue(value);
    else
      for (const option of optionsOf(field, language))
        await expect(choice(page, form, language, field, option)).toBeChecked({ checked: value.includes(option) });
  }
};

export const expectEmpty = async (page: Page): Promise<void> => {
  const left = await formOn(page).evaluate(
    (form, own) => [...new FormData(form as HTMLFormElement)].filter(([name, value]) => value !== '' && !own.includes(name)),
    [hiddenFields.form, hiddenFields.language] as string[],
  );
  expect(left, 'what is left in the form').toEqual([]);
};

export const sendButton = (page: Page, form: FormId, language: Language): Locator =>
  formOn(page).getByRole('button', { name: enquiry[language].forms[form].submit, exact: true });

/** Sends an empty form from its button, far below: the first field has the focus, and it and its label lie below the bar. */
export const expectRefusedInSight = async (page: Page, form: FormId, language: Language): Promise<void> => {
  const button = sendButton(page, form, language);
  await button.evaluate((element) => element.scrollIntoView({ block: 'start', behavior: 'instant' }));
  await button.click();
  const refused = control(page, form, language, shownFields(form)[0]!);
  await expect(refused).toBeFocused();
  const seen = () => refused.evaluate((field: HTMLInputElement) => field.labels![0]!.getBoundingClientRect().top - document.querySelector('.bar')!.getBoundingClientRect().bottom);
  await expect.poll(seen, { message: 'between the bar and the label' }).toBeGreaterThanOrEqual(0);
  await expect(refused).toBeInViewport({ ratio: 1 });
};

export const busyButton = (page: Page, language: Language): Locator => formOn(page).getByRole('button', { name: enquiry[language].sending, exact: true });

/** The green box. */
export const thanks = (page: Page, form: FormId, language: Language): Locator =>
  page.getByRole('status').filter({ hasText: enquiry[language].forms[form].success.title });

/** The red box. */
export const regrets = (page: Page, form: FormId, language: Language): Locator =>
  page.getByRole('alert').filter({ hasText: enquiry[language].forms[form].error.title });

/** The mail has every value behind its label, word for word. */
export const expectMailed = (mail: Mail, form: FormId, language: Language, typed: Typed): void => {
  const words = enquiry[language];
  const lines = mail.text.replaceAll('\r\n', '\n').split('\n');
  for (const field of shownFields(form)) {
    const label = fieldLabel(words, form, field.name);
    const at = lines.findIndex((line) => line.startsWith(label));
    const value = typed[field.name] ?? '';
    if (field.kind === 'textarea') {
      const written = String(value).split('\n');
      expect(lines.slice(at + 1, at + 1 + written.length), `the lines below "${label}"`).toEqual(written);
    } else for (const part of [value].flat()) expect(lines[at], `the line of "${label}"`).toContain(optionLabel(words, form, field.name, part));
  }
};
