// oxlint-disable no-empty-pattern -- Playwright reads from this pattern which other fixtures a fixture needs.
/** The editor on a copy of this project, with a site that shows the copy; and what an owner does there, in the editor's Greek. */
import { realpathSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect as usual, test as base, type Locator, type Page } from '@playwright/test';
import { createServer } from 'vite';
import { startEditor } from '../../local/editor/server.ts';
import { copyProject } from '../../local/editor/projectCopy.ts';
import { freePort, localAddress } from '../../local/serve/ports.ts';
import { projectFolder } from '../../local/project.ts';
import type { Language } from '../../src/site/languages.ts';
import { observe } from '../support/world.ts';

/** A save asks the whole check, and the development server makes pages as they are asked for: on a busy machine each takes its time. */
export const expect = usual.configure({ timeout: 90_000 });

type Desk = {
  siteUrl: string;
  editorUrl: string;
  /** The folder of the copy. */
  root: string;
  read(file: string): Promise<string>;
};

const startSite = async (root: string) => {
  const port = await freePort();
  const vite = await createServer({
    root,
    configFile: join(root, 'vite.config.ts'),
    // Packages are linked; what Vite makes of them must not get between those of the original.
    cacheDir: join(root, 'vite'),
    server: {
      host: localAddress,
      port,
      strictPort: true,
      fs: { allow: [root, projectFolder, realpathSync(join(projectFolder, 'node_modules'))] },
    },
  });
  await vite.listen();
  return { url: `http://localhost:${port}`, stop: () => vite.close() };
};

export const test = base.extend<
  { expectTrouble(pattern: RegExp): void; expected: RegExp[] },
  { desk: Desk }
>({
  desk: [
    async ({}, use) => {
      const root = await mkdtemp(join(realpathSync(tmpdir()), 'editor-'));
      copyProject(projectFolder, root);
      const site = await startSite(root);
      const editor = await startEditor({ port: 0, siteUrl: site.url, root });
      await use({
        siteUrl: site.url,
        editorUrl: editor.url,
        root,
        read: (file) => readFile(join(root, file), 'utf8'),
      });
      await Promise.all([editor.stop(), site.stop()]);
      await rm(root, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  baseURL: async ({ desk }, use) => use(desk.editorUrl),
  expected: async ({}, use) => use([]),
  expectTrouble: async ({ expected }, use) => use((pattern) => void expected.push(pattern)),
  page: async ({ page, expected, desk }, use) => {
    const trouble: string[] = [];
    const foreign: string[] = [];
    observe(page, true, trouble);
    page.on(
      'request',
      (request) =>
        !/^(blob:|data:)/.test(request.url()) &&
        ![desk.siteUrl, desk.editorUrl].includes(new URL(request.url()).origin) &&
        foreign.push(request.url()),
    );
    // What was not saved is given up.
    page.on('dialog', (dialog) => dialog.accept());
    await use(page);
    expect(trouble.filter((line) => !expected.some((pattern) => pattern.test(line)))).toEqual([]);
    expect(foreign, 'nothing is asked of other machines').toEqual([]);
  },
});

/** What Decap and the browser write on the console when the server refuses. */
export const refusalNoise = /status of 422|API_ERROR|page error: : Object/;

export const openEntry = async (page: Page, group: string, name: string): Promise<void> => {
  // A new part after # would keep the form that is there.
  await page.goto('about:blank');
  await page.goto(`/#/collections/${group}/entries/${name}`);
  await expect(page.getByRole('button', { name: 'Αποθηκευμένο' })).toBeVisible();
};

/** A field of the form in a language; the label as the form has it. */
export const field = (page: Page, language: Language, label: string): Locator =>
  page.locator(language === 'el' ? '.Pane1' : '.Pane2').getByLabel(label, { exact: true });

/** Writes over what stands in a field; Decap's fields keep what a single filling replaces. */
export const rewrite = async (where: Locator, text: string): Promise<void> => {
  await where.fill('');
  await where.fill(text);
  await expect(where).toHaveValue(text);
};

/** Saves the form. */
const press = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Αποθήκευση', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Αποθήκευση τώρα' }).click();
};

export const save = async (page: Page): Promise<void> => {
  await press(page);
  await expect(page.getByRole('button', { name: 'Αποθηκευμένο' })).toBeVisible();
};

/** What the owner reads, and confirms, where nothing is written. */
export const refusal = async (page: Page): Promise<string> => {
  const notice = page
    .getByRole('dialog')
    .filter({ has: page.getByRole('button', { name: 'OK', exact: true }) });
  await expect(notice).toBeVisible();
  const text = await notice.getByRole('paragraph').innerText();
  await notice.getByRole('button').click();
  return text;
};

export const refusedSave = async (page: Page): Promise<string> => {
  await press(page);
  return refusal(page);
};
