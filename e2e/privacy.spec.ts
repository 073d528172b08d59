import { allAddresses, pathOf } from '../src/site/paths.ts';
import { expectEmpty, fillIn, sendButton, thanks, typedInto } from './support/enquiry.ts';
import { expectArrival, footerPages, takenOver, visit } from './support/visitor.ts';
import { shell } from './support/words.ts';
import { expect, test } from './support/world.ts';

/** What the router remembers in a tab: how far each page was scrolled, so that a reload comes back there. */
const scrollPositions = 'react-router-scroll-positions';

test.describe('a visit', { tag: '@desktop' }, () => {
  for (const { path } of allAddresses)
    test(`to ${path} asks nobody else for anything and leaves nothing behind`, async ({ page, context, foreignRequests }) => {
      await page.goto(path, { waitUntil: 'networkidle' });
      await takenOver(page);
      expect(foreignRequests).toEqual([]);
      const kept = await page.evaluate(async () => ({
        local: Object.keys(localStorage),
        session: Object.keys(sessionStorage),
        databases: (await indexedDB.databases()).map(({ name }) => name),
        caches: await caches.keys(),
        workers: (await navigator.serviceWorker.getRegistrations()).length,
      }));
      expect(kept).toEqual({ local: [], session: [], databases: [], caches: [], workers: 0 });
      expect(await context.cookies()).toEqual([]);
    });

  test('in which an enquiry was begun keeps its draft in the tab, and nothing once it was sent', async ({ page, context }) => {
    const session = () => page.evaluate((positions) => Object.keys(sessionStorage).filter((key) => key !== positions), scrollPositions);
    await visit(page, pathOf('contact', 'el'));
    await fillIn(page, 'contact', 'el', typedInto('contact', 'el'));
    expect(await session()).toEqual(['draft:contact']);
    await footerPages(page, 'el').getByRole('link', { name: shell.el.pages.about, exact: true }).click();
    await expectArrival(page, 'about', 'el');
    await page.goBack();
    await expectArrival(page, 'contact', 'el');
    await sendButton(page, 'contact', 'el').click();
    await expect(thanks(page, 'contact', 'el')).toBeVisible();
    await expectEmpty(page);
    expect(await session()).toEqual([]);
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
    expect(await context.cookies()).toEqual([]);
  });

  test('to a page with a map asks for the map when it comes near, and for nothing else', async ({ page, foreignRequests }) => {
    await visit(page, pathOf('contact', 'el'));
    expect(foreignRequests).toEqual([]);
    await page.locator('iframe').scrollIntoViewIfNeeded();
    await expect.poll(() => foreignRequests.length).toBeGreaterThan(0);
    expect([...new Set(foreignRequests.map((address) => new URL(address).host))]).toEqual(['www.openstreetmap.org']);
  });
});
