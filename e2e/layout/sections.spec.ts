// oxlint-disable no-empty-pattern -- Playwright reads from this pattern which other fixtures a fixture needs.
import { globSync } from 'node:fs';
import { join, parse } from 'node:path';
import { createServer } from 'vite';
import { projectFolder } from '../../local/project.ts';
import { localAddress } from '../../local/serve/server.ts';
import { waitForFrames } from '../support/inPage.ts';
import { findLayoutErrors } from '../support/layout.ts';
import { test as base, expect } from '../support/testEnvironment.ts';

const test = base.extend({
  baseURL: async ({}, use) => {
    const vite = await createServer({
      root: projectFolder,
      configLoader: 'native',
      // `npm run dev` may run at the same time.
      cacheDir: join(projectFolder, '.cache/vite'),
      server: { host: localAddress, port: 0, watch: null },
    });
    await vite.listen();
    await use(vite.resolvedUrls!.local[0]!);
    await vite.close();
  },
});

// Figures count up and sections rise.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test(
  'keeps all text apart and all words whole in every variant of every section',
  { tag: '@desktop' },
  async ({ page }) => {
    test.slow();
    const components = globSync('src/components/sections/*.tsx', { cwd: projectFolder });
    for (const path of ['/sections', '/en/sections']) {
      await page.goto(path);
      const samples = page.locator('[data-sample]');
      await samples.first().waitFor();
      await waitForFrames(page);
      await page.evaluate(() => document.fonts.ready);
      const names = await samples.allTextContents();
      for (const { name } of components.map(parse))
        expect.soft(names).toContainEqual(expect.stringContaining(name));
      expect.soft(await findLayoutErrors(page), path).toEqual([]);
    }
  },
);
