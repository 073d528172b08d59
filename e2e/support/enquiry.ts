import { expect, type Locator, type Page, type Request } from '@playwright/test';
import type { Mail } from '../../local/inbox/mailStore.ts';
import { getOptions, hiddenFields, type Field, type FormId } from '../../src/enquiry/fields.ts';
import { getFieldLabel, getOptionLabel } from '../../src/enquiry/messages.ts';
import type { Language } from '../../src/site/languages.ts';
import { fetchMails } from './mails.ts';
import { enquiry } from './messages.ts';
import { findLacking, getShownFields, type Typed } from './typed.ts';

export { eachForm, getShownFields, createTyped } from './typed.ts';

export const isPost = (request: Request): boolean => request.method() === 'POST';

const getForm = (page: Page): Locator => page.getByRole('main').getByRole('form');

const getControl = (page: Page, form: FormId, language: Language, field: Field): Locator => {
  const copy = enquiry[language];
  const label = getFieldLabel(copy, form, field.name);
  return getForm(page).getByLabel(field.required ? label : `${label} ${copy.optional}`, {
    exact: true,
  });
};

const getChoice = (
  page: Page,
  form: FormId,
  language: Language,
  field: Field,
  option: string,
): Locator =>
  getForm(page).getByRole('checkbox', {
    name: getOptionLabel(enquiry[language], form, field.name, option),
    exact: true,
  });

export const fillForm = async (
  page: Page,
  form: FormId,
  language: Language,
  typed: Typed,
): Promise<void> => {
  for (const field of getShownFields(form)) {
    const value = typed[field.name] ?? '';
    if (typeof value !== 'string')
      for (const option of value) await getChoice(page, form, language, field, option).check();
    else if (field.kind === 'select')
      await getControl(page, form, language, field).selectOption(value);
    else await getControl(page, form, language, field).fill(value);
  }
};

export const expectTyped = async (
  page: Page,
  form: FormId,
  language: Language,
  typed: Typed,
): Promise<void> => {
  for (const field of getShownFields(form)) {
    const value = typed[field.name] ?? '';
    if (typeof value === 'string')
      await expect(getControl(page, form, language, field)).toHaveValue(value);
    else
      for (const option of getOptions(field, language))
        await expect(getChoice(page, form, language, field, option)).toBeChecked({
          checked: value.includes(option),
        });
  }
};

export const expectEmpty = async (page: Page): Promise<void> => {
  const left = () =>
    getForm(page).evaluate(
      (form, own) =>
        [...new FormData(form as HTMLFormElement)].filter(
          ([name, value]) => value !== '' && !own.includes(name),
        ),
      [hiddenFields.form, hiddenFields.language] as string[],
    );
  await expect.poll(left, 'what is left in the form').toEqual([]);
};

export const getSendButton = (page: Page, form: FormId, language: Language): Locator =>
  getForm(page).getByRole('button', { name: enquiry[language].forms[form].submit, exact: true });

export const expectRefusedInSight = async (
  page: Page,
  form: FormId,
  language: Language,
): Promise<void> => {
  const button = getSendButton(page, form, language);
  await button.evaluate((element) =>
    element.scrollIntoView({ block: 'start', behavior: 'instant' }),
  );
  await button.click();
  const refused = getControl(page, form, language, getShownFields(form)[0]!);
  await expect(refused).toBeFocused();
  const space = () =>
    refused.evaluate(
      (field: HTMLInputElement) =>
        field.labels![0]!.getBoundingClientRect().top -
        document.querySelector('.site-header')!.getBoundingClientRect().bottom,
    );
  await expect.poll(space, 'space between the bar and the label').toBeGreaterThanOrEqual(0);
  await expect(refused).toBeInViewport({ ratio: 1 });
};

export const getResultBoxes = (page: Page): Locator =>
  page.getByRole('status').or(page.getByRole('alert')).filter({ hasText: /./ });

export const getSuccessBox = (page: Page, form: FormId, language: Language): Locator =>
  page.getByRole('status').filter({ hasText: enquiry[language].forms[form].success.title });

export const getErrorBox = (page: Page, form: FormId, language: Language): Locator =>
  page.getByRole('alert').filter({ hasText: enquiry[language].forms[form].error.title });

const waitForMail = async (fits: (mail: Mail) => boolean): Promise<Mail> => {
  let found: Mail | undefined;
  await expect
    .poll(async () => (found = (await fetchMails()).find(fits)) !== undefined, {
      message: 'the mail arrives in the inbox',
      intervals: [50, 100, 250],
    })
    .toBe(true);
  return found as Mail;
};

export const expectMailed = async (
  form: FormId,
  language: Language,
  typed: Typed,
): Promise<Mail> => {
  const isTheirs = ({ replyTo }: Mail) => replyTo.includes(String(typed.email));
  const mail = await waitForMail(isTheirs);
  expect((await fetchMails()).filter(isTheirs)).toHaveLength(1);
  expect(findLacking(mail, form, language, typed)).toEqual([]);
  return mail;
};
