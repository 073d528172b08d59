// pages.spec.ts and firstVisit.spec.ts cover pages without a map.
import type { PageId } from '../../src/site/pages.ts';
import { pathOf } from '../../src/site/paths.ts';
import { fillIn, sendButton, thanks, typedInto } from '../support/enquiry.ts';
import { keptIn, nothing } from '../support/storage.ts';
import { expectArrival, footerPages, visit, visitAwake } from '../support/visitor.ts';
import { layoutMessages } from '../support/messages.ts';
import { expect, test } from '../support/testEnvironment.ts';

const withMap: readonly PageId[] = ['contact', 'churches'];

test.describe('a visit', { tag: '@desktop' }, () => {
  test('in which an enquiry was begun keeps its draft in the tab, and nothing once it was sent', async ({
    page,
    context,
  }) => {
    await visitAwake(page, pathOf('contact', 'el'));
    await fillIn(page, 'contact', 'el', typedInto('contact', 'el'));
    expect(await keptIn(page)).toEqual({ ...nothing, session: ['draft:contact'] });
    await footerPages(page, 'el')
      .getByRole('link', { name: layoutMessages.el.pages.about, exact: true })
      .click();
    await expectArrival(page, 'about', 'el');
    await page.goBack();
    await expectArrival(page, 'contact', 'el');
    await sendButton(page, 'contact', 'el').click();
    await expect(thanks(page, 'contact', 'el')).toBeVisible();
    expect(await keptIn(page)).toEqual(nothing);
    expect(await context.cookies()).toEqual([]);
  });

  for (const id of withMap)
    test(`to a page with a map (${id}) asks for the map when it comes near, and for nothing else`, async ({
      page,
      foreignRequests,
    }) => {
      await visit(page, pathOf(id, 'el'));
      expect(foreignRequests).toEqual([]);
      // Scroll repeatedly: content above may get its height late.
      await expect
        .poll(async () => {
          await page.locator('iframe').scrollIntoViewIfNeeded();
          return foreignRequests.length;
        })
        .toBeGreaterThan(0);
      const asked = new Set(
        foreignRequests.map((address) => new URL(address).host.split('.').slice(-2).join('.')),
      );
      expect([...asked]).toEqual(['openstreetmap.org']);
    });
});
