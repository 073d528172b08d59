/** How a visitor brings a page into each state. Things are found by role and name, which stay when their look is built otherwise. */
import type { Locator, Page } from 'playwright';
import { wordsByLanguage } from '../../src/vite/words/wordsOf.ts';
import {
  fieldsOf,
  formIds,
  type Field,
  type FieldKind,
  type FormId,
} from '../../src/enquiry/fields.ts';
import type { FrameWords } from '../../src/layout/schema.ts';
import { compose } from './camera.ts';
import type { DoneName, Look } from './states.ts';

type Way = (page: Page, look: Look) => Promise<void>;

const frame = wordsByLanguage<FrameWords>('frame');

/** The controls of a part of the page that open something. */
const openers = (page: Page, part: 'banner' | 'contentinfo', opened: 'menu' | 'dialog'): Locator =>
  page
    .getByRole(part)
    .getByRole('button')
    .and(page.locator(`[aria-haspopup=${opened}]`));

const openSubmenu =
  (nth: number): Way =>
  async (page) => {
    await openers(page, 'banner', 'menu').nth(nth).click();
    await page.getByRole('menu').waitFor();
  };

const openMenu: Way = async (page) => {
  await openers(page, 'banner', 'dialog').click();
  await page.getByRole('dialog').waitFor();
};

const openLegalText =
  (nth: number): Way =>
  async (page) => {
    await openers(page, 'contentinfo', 'dialog').nth(nth).click();
    await page.getByRole('dialog').waitFor();
  };

const openPhoto: Way = async (page) => {
  await page.getByRole('main').locator('a[href*="photo="]').first().click();
  await page.getByRole('dialog').getByRole('img').first().waitFor();
};

const copyButton = (page: Page, { language }: Look): Locator =>
  page.getByRole('main').getByRole('button', { name: frame[language].phone.copy }).first();

const form = (page: Page): Locator => page.getByRole('main').getByRole('form');
const sendButton = (page: Page): Locator => form(page).locator('[type=submit]');

const formOf = ({ page }: Look): FormId => {
  const found = formIds.find((id) => id === page);
  if (!found) throw new Error(`The page ${page} has no form (local/looks/states.ts).`);
  return found;
};

/** What a visitor writes; a day that is never in the past. */
const written: Record<Exclude<FieldKind, 'select' | 'checkboxes'>, string> = {
  text: 'Ελένη Παπαδοπούλου',
  email: 'eleni@guest.example',
  tel: '+30 690 111 2233',
  count: '120',
  date: '2099-06-13',
  textarea: 'Καλησπέρα σας!\nΕίμαστε 120 περίπου.',
};

const fillIn = async (control: Locator, { kind }: Field): Promise<void> => {
  if (kind === 'select') await control.selectOption({ index: 1 });
  else if (kind === 'checkboxes') await control.first().check();
  else await control.fill(written[kind]);
};

const fillInForm: Way = async (page, look) => {
  for (const field of fieldsOf(formOf(look)))
    if (!field.hidden) await fillIn(form(page).locator(`[name="${field.name}"]`), field);
};

/** Sends the form and gets this answer. It is always the same one: a real function counts its confirmations. */
const send =
  (status: number, role: 'status' | 'alert'): Way =>
  async (page, look) => {
    await page.route(
      ({ pathname }) => /functions\//.test(pathname),
      (route) => route.fulfill({ status, json: { confirmed: true } }),
    );
    await fillInForm(page, look);
    await sendButton(page).click();
    await page.getByRole(role).and(page.locator(':focus')).waitFor();
  };

export const ways: Record<DoneName, Way> = {
  async scrolled(page, { language }) {
    await page.evaluate(() => window.scrollTo(0, 1500));
    await page.getByRole('button', { name: frame[language].backToTop }).waitFor();
  },
  'submenu-reception': openSubmenu(0),
  'submenu-services': openSubmenu(1),
  async 'submenu-by-key'(page, look) {
    await openSubmenu(0)(page, look);
    await page.getByRole('menu').press('ArrowDown');
    await page.getByRole('menuitem').first().and(page.locator(':focus')).waitFor();
  },
  menu: openMenu,
  async 'menu-unfolded'(page, look) {
    await openMenu(page, look);
    await page.getByRole('dialog').getByRole('button', { expanded: false }).first().click();
    await page.getByRole('dialog').getByRole('button', { expanded: true }).waitFor();
  },
  terms: openLegalText(0),
  accessibility: openLegalText(1),
  photo: openPhoto,
  async 'photo-enlarged'(page, look) {
    await openPhoto(page, look);
    for (let step = 0; step < 2; step++) await page.keyboard.press('+');
  },
  async tip(page, look) {
    await copyButton(page, look).hover();
    await page.locator('[data-radix-popper-content-wrapper]').waitFor();
  },
  async notice(page, look) {
    await copyButton(page, look).click();
    // Under the mouse it stays.
    await page.locator('[data-sonner-toast]').hover();
  },
  async mistakes(page) {
    await form(page).locator('[name=email]').fill('eleni');
    await form(page).locator('[name=phone]').fill('τηλέφωνο');
    await sendButton(page).click();
    await form(page).locator('[aria-invalid=true]:focus').waitFor();
  },
  sent: send(200, 'status'),
  'not-sent': send(500, 'alert'),
  async draft(page, look) {
    await fillInForm(page, look);
    await page.reload();
    await compose(page);
    await form(page).locator('[type=button]').first().waitFor();
  },
};
