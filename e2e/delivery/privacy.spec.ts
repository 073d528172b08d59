// everyPage.spec.ts covers pages without a map.
import { getPath } from '../../src/site/pages.ts';
import { createTyped, fillForm, getSendButton, getSuccessBox } from '../support/enquiry.ts';
import { nothing, readStorage } from '../support/storage.ts';
import { expect, test } from '../support/testEnvironment.ts';
import { visit, visitAwake } from '../support/visitor.ts';

test(
  'keeps the draft of an enquiry in the tab, and removes it after sending',
  { tag: '@desktop' },
  async ({ page, context }) => {
    await visitAwake(page, getPath('contact', 'el'));
    await fillForm(page, 'contact', 'el', createTyped('contact', 'el'));
    expect(await readStorage(page)).toEqual({ ...nothing, session: ['draft:contact'] });
    await getSendButton(page, 'contact', 'el').click();
    await expect(getSuccessBox(page, 'contact', 'el')).toBeVisible();
    expect(await readStorage(page)).toEqual(nothing);
    expect(await context.cookies()).toEqual([]);
  },
);

for (const id of ['contact', 'churches'] as const)
  test(
    `requests nothing from others on the page ${id} except its map, when that comes near`,
    { tag: '@desktop' },
    async ({ page, foreignRequests }) => {
      await visit(page, getPath(id, 'el'));
      expect(foreignRequests).toEqual([]);
      // Scroll repeatedly: content above may get its height late.
      await expect
        .poll(async () => {
          await page.locator('iframe').scrollIntoViewIfNeeded();
          return foreignRequests.length;
        })
        .toBeGreaterThan(0);
      for (const address of foreignRequests)
        expect(new URL(address).hostname).toMatch(/(^|\.)openstreetmap\.org$/);
    },
  );
