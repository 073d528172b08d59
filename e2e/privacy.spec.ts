// That no page asks anybody else for anything or leaves anything behind is looked at with every page, in pages.spec.ts.
import { pathOf } from '../src/site/paths.ts';
import { fillIn, sendButton, thanks, typedInto } from './support/enquiry.ts';
import { keptIn, nothing } from './support/storage.ts';
import { expectArrival, footerPages, visit } from './support/visitor.ts';
import { shell } from './support/words.ts';
import { expect, test } from './support/world.ts';

test.describe('a visit', { tag: '@desktop' }, () => {
  test('in which an enquiry was begun keeps its draft in the tab, and nothing once it was sent', async ({ page, context }) => {
    await visit(page, pathOf('contact', 'el'));
    await fillIn(page, 'contact', 'el', typedInto('contact', 'el'));
    expect(await keptIn(page)).toEqual({ ...nothing, session: ['draft:contact'] });
    await footerPages(page, 'el').getByRole('link', { name: shell.el.pages.about, exact: true }).click();
    await expectArrival(page, 'about', 'el');
    await page.goBack();
    await expectArrival(page, 'contact', 'el');
    await sendButton(page, 'contact', 'el').click();
    await expect(thanks(page, 'contact', 'el')).toBeVisible();
    expect(await keptIn(page)).toEqual(nothing);
    expect(await context.cookies()).toEqual([]);
  });

  for (const id of ['contact', 'churches'] as const)
    test(`to a page with a map (${id}) asks for the map when it comes near, and for nothing else`, async ({ page, foreignRequests }) => {
      await visit(page, pathOf(id, 'el'));
      expect(foreignRequests).toEqual([]);
      await page.locator('iframe').scrollIntoViewIfNeeded();
      await expect.poll(() => foreignRequests.length).toBeGreaterThan(0);
      const asked = new Set(foreignRequests.map((address) => new URL(address).host.split('.').slice(-2).join('.')));
      expect([...asked]).toEqual(['openstreetmap.org']);
    });
});
