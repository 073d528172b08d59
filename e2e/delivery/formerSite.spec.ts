import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectFolder } from '../../local/project.ts';
import { formerTitle, startFormerSite } from '../support/formerSite.ts';
import { getTitle } from '../support/messages.ts';
import { nothing, readStorage } from '../support/storage.ts';
import { expect, test } from '../support/testEnvironment.ts';

test(
  'replaces a former site that its worker still shows from the cache',
  { tag: '@desktop' },
  async ({ browser }) => {
    const former = await startFormerSite();
    const page = await browser.newPage({ baseURL: former.url });
    await page.goto('/');
    await expect(page).toHaveTitle(formerTitle);
    former.deploy();
    await page.goto('/');
    await expect(page).toHaveTitle(getTitle('home', 'el'));
    await expect.poll(() => readStorage(page)).toEqual(nothing);
    await page.close();
    await former.stop();
  },
);

test(
  'answers the usual addresses of workers with one that removes itself',
  { tag: '@desktop' },
  async ({ request }) => {
    const worker = readFileSync(join(projectFolder, 'public/sw.js'), 'utf8');
    for (const path of ['/sw.js', '/service-worker.js']) {
      const response = await request.get(path, { maxRedirects: 0 });
      expect.soft(response.status(), path).toBe(200);
      expect.soft(response.headers(), path).toMatchObject({
        'content-type': expect.stringContaining('javascript'),
        'cache-control': 'no-cache',
      });
      expect.soft((await response.text()) === worker, path).toBe(true);
    }
  },
);
