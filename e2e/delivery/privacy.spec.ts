import { getPath } from '../../src/site/pages.ts';
import { expect, test } from '../support/testEnvironment.ts';
import { visit } from '../support/visitor.ts';

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
