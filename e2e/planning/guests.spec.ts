import type { GuestsContent } from '../../src/pages/guests/schema.ts';
import type { Page } from '@playwright/test';
import { beaches, lodgings, taxi } from '../../src/site/facts/guestFacts.ts';
import type { Language } from '../../src/site/languages.ts';
import { pathOf } from '../../src/site/paths.ts';
import { chats, churches, mapLink, venue } from '../../src/site/facts/venue.ts';
import { action, mainHeading, prefilled, visit, visitAwake } from '../support/visitor.ts';
import { builtSiteUrl, expect, test } from '../support/testEnvironment.ts';
import { contentByLanguage } from '../../src/vite/content/contentOf.ts';

const copy = contentByLanguage<GuestsContent>('guests');

const addressOf = (language: Language): string =>
  `${builtSiteUrl || venue.url}${pathOf('guests', language)}`;

const share = (page: Page, language: Language) =>
  action(page.getByRole('main'), copy[language].reach.share);

/** The policy blocks reading the clipboard. */
const copied = (page: Page): Promise<string[]> =>
  page.evaluate(() => (window as unknown as { copied: string[] }).copied);

const withSharing = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const handedOn: ShareData[] = [];
    Object.assign(window, { handedOn });
    Object.defineProperty(Navigator.prototype, 'share', {
      configurable: true,
      value: async (what: ShareData) => void handedOn.push(what),
    });
  });

const withoutSharing = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    Reflect.deleteProperty(Navigator.prototype, 'share');
    const texts: string[] = [];
    Object.assign(window, { copied: texts });
    const write = Clipboard.prototype.writeText;
    Clipboard.prototype.writeText = async function (text) {
      await write.call(this, text);
      texts.push(text);
    };
  });

const language = 'el';

test(
  `at the first paint the way, the map and the phone are there, and sharing waits for the application`,
  { tag: '@phone' },
  async ({ page }) => {
    await withSharing(page);
    await visit(page, pathOf('guests', language));
    await expect(mainHeading(page)).toBeInViewport();
    const map = page.getByRole('main').getByRole('link', { name: copy[language].gate.map });
    await expect(map).toBeInViewport();
    await expect(map).toHaveAttribute('href', mapLink(venue.position));
    await action(page.getByRole('main'), copy[language].gate.share.action).first().click();
    await expect
      .poll(() => page.evaluate(() => (window as unknown as { handedOn: ShareData[] }).handedOn))
      .toEqual([{ url: addressOf(language), text: copy[language].share.text }]);
  },
);

test(
  `copies the address and the position, with a message, if the browser cannot share`,
  { tag: '@phone' },
  async ({ page, context }) => {
    await context.grantPermissions(['clipboard-write']);
    await withoutSharing(page);
    await visit(page, pathOf('guests', language));
    await share(page, language).click();
    await expect(page.getByText(copy[language].share.copied)).toBeVisible();
    await page.getByRole('button', { name: copy[language].road.copy }).click();
    await expect(page.getByText(copy[language].road.copied)).toBeVisible();
    expect(await copied(page)).toEqual([
      addressOf(language),
      `${venue.position.latitude.toFixed(4)}, ${venue.position.longitude.toFixed(4)}`,
    ]);
  },
);

test(`the button prints the page`, { tag: '@phone' }, async ({ page }) => {
  await page.addInitScript(() =>
    Object.assign(window, { print: () => void (document.title = 'printed') }),
  );
  await visit(page, pathOf('guests', language));
  await page.getByRole('button', { name: copy[language].reach.print, exact: true }).click();
  await expect(page).toHaveTitle('printed');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test(
    `every fact is there, the page is handed on by mail, and nothing is shown that needs script`,
    { tag: '@phone' },
    async ({ page }) => {
      await page.goto(pathOf('guests', language));
      const main = page.getByRole('main');
      for (const { name } of [...churches, ...lodgings, ...beaches])
        await expect(main.getByText(name[language], { exact: true }).first()).toBeVisible();
      for (const href of [
        `tel:${venue.phones[0].dial}`,
        `tel:${taxi?.dial}`,
        ...Object.values(chats),
        ...lodgings.map(({ website }) => website),
      ])
        await expect(main.locator(`a[href="${href}"]`).first()).toBeVisible();
      const mail = (await share(page, language).getAttribute('href')) ?? '';
      expect(decodeURIComponent(mail)).toBe(
        `mailto:?subject=${copy[language].share.text}&body=${addressOf(language)}`,
      );
      await expect(main.getByText(addressOf(language).replace('https://', ''))).toBeVisible();
      await expect(main.getByText(copy[language].reach.print, { exact: true })).toBeHidden();
      await expect(main.getByText(copy[language].road.copy)).toBeHidden();
    },
  );
});

test(
  'on paper it is two sheets of A4 with the way, the taxi and the address of the page',
  { tag: '@desktop' },
  async ({ page }) => {
    await visitAwake(page, pathOf('guests', language));
    await page.emulateMedia({ media: 'print' });
    const main = page.getByRole('main');
    for (const shown of [
      copy[language].road.title,
      copy[language].travel.means.taxi.name,
      taxi?.display ?? '',
      lodgings[0]?.name[language] ?? '',
    ])
      await expect(main.getByText(shown, { exact: true })).toBeVisible();
    await expect(main.getByText(addressOf(language).replace('https://', ''))).toBeVisible();
    await expect(
      main.getByRole('img', { name: copy[language].road.drawing.description }),
    ).toBeVisible();
    const text = (await page.pdf({ format: 'A4', preferCSSPageSize: true })).toString('latin1');
    expect(text.match(/\/Type\s*\/Page\b/g)?.length).toBe(2);
  },
);

test('the pages that speak of the way lead to it', { tag: '@phone' }, async ({ page }) => {
  for (const from of ['contact', 'churches', 'wedding'] as const) {
    await visit(page, pathOf(from, 'el'));
    await page
      .getByRole('main')
      .locator(`a[href="${pathOf('guests', 'el')}"]`)
      .click();
    await prefilled(page);
    await expect(mainHeading(page)).toHaveText(
      copy.el.gate.title.replaceAll('*', '').replaceAll('\u00a0', ' '),
    );
  }
});
