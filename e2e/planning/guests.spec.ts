import { chats, venue } from '../../src/facts/venue/venue.ts';
import type { GuestsContent } from '../../src/pages/guests/schema.ts';
import { getPath } from '../../src/site/pages.ts';
import { composeContent } from '../../src/vite/content/composeContent.ts';
import { builtSiteUrl, expect, test } from '../support/testEnvironment.ts';
import { getAction } from '../support/visitor.ts';

const copy = composeContent<GuestsContent>('guests', 'el');
const address = `${builtSiteUrl || venue.url}${getPath('guests', 'el')}`;

test.describe('without script', { tag: '@phone' }, () => {
  test.use({ javaScriptEnabled: false });

  test('shares the page for guests by mail, and shows nothing that needs script', async ({
    page,
  }) => {
    await page.goto(getPath('guests', 'el'));
    const main = page.getByRole('main');
    for (const href of [`tel:${venue.phones[0].dial}`, ...chats.map((chat) => chat.href)])
      await expect(main.locator(`a[href="${href}"]`).first()).toBeVisible();
    const mail = (await getAction(main, copy.contact.share).getAttribute('href')) ?? '';
    expect(decodeURIComponent(mail)).toBe(`mailto:?subject=${copy.share.text}&body=${address}`);
    await expect(main.getByText(copy.contact.print, { exact: true })).toBeHidden();
    await expect(main.getByText(copy.road.copy)).toBeHidden();
  });
});
