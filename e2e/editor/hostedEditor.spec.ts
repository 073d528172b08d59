/** The editor on the internet, as its command writes it, before a GitHub that only listens. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { sveltiaFolder } from '../../local/editor/bundles.ts';
import { headers, hostingFrom, writeHostedEditor } from '../../local/editor/hosted.ts';
import { contentFiles } from '../../src/build/content/contentFiles.ts';
import { venue } from '../../src/site/facts/venue.ts';
import { playGitHub, read, type Commit } from './gitHost.ts';
import { expect, test } from '../support/world.ts';

const site = 'https://edit.liofos.example';

/** The headers of its files, which all have the same ones. */
const headersOfAll = Object.fromEntries(
  headers
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => line.trim().split(/: (.*)/, 2) as [string, string]),
);

const types: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json',
};

/** Opens the editor and signs in with a token, as whoever has no OAuth application yet. */
const signIn = async (page: Page, folder: string): Promise<void> => {
  await page.route(`${site}/**`, async (route) => {
    const name = new URL(route.request().url()).pathname.slice(1) || 'index.html';
    await route.fulfill({
      body: await readFile(join(folder, name)),
      headers: { ...headersOfAll, 'content-type': types[name.split('.').pop()!]! },
    });
  });
  await page.goto(`${site}/`);
  await page.getByRole('button', { name: 'Sign In Using Access Token' }).click();
  await page.getByRole('textbox').fill('token');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Σελίδες · Pages').first()).toBeVisible();
};

/** Writes into a field of an entry, and saves. */
const change = async (
  page: Page,
  entry: string,
  field: string,
  value: string,
  commits: readonly Commit[],
): Promise<Commit> => {
  const before = commits.length;
  await page.goto(`${site}/#/collections/${entry}`);
  const box = page.locator(`[data-key-path="${field}"]`).first().getByRole('textbox');
  await box.fill(value);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect.poll(() => commits.length).toBe(before + 1);
  // It leaves the entry by itself then; an address typed before that is lost in it.
  await expect(page.getByRole('group', { name: 'Content Editor' })).toBeHidden();
  return commits.at(-1)!;
};

/** The lines that a commit changes in its files, and how many lines these have then. */
const changed = ({ fileChanges }: Commit): { path: string; lines: string[]; longer: number }[] =>
  fileChanges.additions.map(({ path, contents }) => {
    const [before, after] = [
      read(path).split('\n'),
      Buffer.from(contents, 'base64').toString().split('\n'),
    ];
    return {
      path,
      lines: after.filter((line, index) => line !== before[index]),
      longer: after.length - before.length,
    };
  });

test.describe('the editor on the internet', { tag: '@desktop' }, () => {
  test.use({ locale: 'en-GB' });

  test('takes every kind of content as it is, and a commit changes nothing but what was written', async ({
    page,
    foreignRequests,
    expectTrouble,
  }) => {
    test.slow();
    // Its letters and icons come from elsewhere, where every answer is empty.
    expectTrouble(
      /cdn\.jsdelivr\.net|Failed to decode downloaded font|OTS parsing error|githubstatus|unpkg/,
    );
    const folder = test.info().outputPath('editor');
    const hosting = hostingFrom({
      REPOSITORY_URL: 'git@github.com:liofos/site.git',
      BRANCH: 'main',
    });
    await writeHostedEditor(folder, {
      contents: contentFiles,
      hosting,
      siteUrl: venue.url,
      sveltia: await sveltiaFolder(),
    });
    const { commits } = await playGitHub(page);
    await signIn(page, folder);

    const fact = await change(page, 'facts/entries/venueFacts', 'name.el', 'Κτήμα Δοκιμή', commits);
    expect(fact.branch).toEqual({ repositoryNameWithOwner: 'liofos/site', branchName: 'main' });
    expect(changed(fact)).toEqual([
      { path: 'src/content/facts/venue.json', lines: ['    "el": "Κτήμα Δοκιμή",'], longer: 0 },
    ]);

    // Pages with values for chosen keys, with keys that may be left out, and with a list of months.
    for (const name of ['prices', 'home', 'guests', 'reception', 'photographer']) {
      const title = await change(
        page,
        `pages/entries/${name}`,
        'head.title',
        'Άλλος τίτλος',
        commits,
      );
      expect(changed(title), name).toEqual([
        {
          path: `src/content/el/pages/${name}.json`,
          lines: ['    "title": "Άλλος τίτλος",'],
          longer: 0,
        },
        { path: `src/content/en/pages/${name}.json`, lines: [], longer: 0 },
      ]);
      expect(title.fileChanges.deletions).toEqual([]);
    }
    expect(
      foreignRequests.filter((address) => !/cdn\.jsdelivr\.net|githubstatus|unpkg/.test(address)),
    ).toEqual([]);
  });
});
