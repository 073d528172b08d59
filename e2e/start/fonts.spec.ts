import type { Route } from '@playwright/test';
import { pathOf } from '../../src/site/pages.ts';
import { nextFrames } from '../support/inPage.ts';
import { shiftsOf, watchShifts } from '../support/shifts.ts';
import { expect, test } from '../support/testEnvironment.ts';
import { visit } from '../support/visitor.ts';

// Lines broke differently here while only figures or only letters had their font.
for (const [id, width] of [
  ['home', 1440],
  ['prices', 360],
] as const)
  test(
    `moves nothing on the page ${id} while its fonts load one by one`,
    { tag: '@phone' },
    async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await watchShifts(page);
      const held: Route[] = [];
      await page.route('**/*.woff2', (route) => void held.push(route));
      await visit(page, pathOf(id, 'el'));
      await expect.poll(() => held.length).toBeGreaterThan(3);
      const urlOf = (route: Route) => route.request().url();
      for (const route of held.toSorted((a, b) => urlOf(a).localeCompare(urlOf(b)))) {
        const response = page.waitForResponse(urlOf(route));
        await route.continue();
        await (await response).finished();
        await nextFrames(page);
        expect(await shiftsOf(page), urlOf(route)).toEqual([]);
      }
    },
  );
