/** The owner's editor, from the browser to the page: against a stand-in of GitHub, and on a folder of this machine. */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { cpSync, mkdirSync, readdirSync, realpathSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { createServer } from 'vite';
import { backendFrom } from '../../local/editor/editorConfig.ts';
import { projectFolder } from '../../local/project.ts';
import { localAddress } from '../../local/serve/ports.ts';
import { pathOf } from '../../src/site/paths.ts';
import { expect as usual, test } from '../support/world.ts';
import { playGitHub, read, type Commit } from './gitHost.ts';

/** Sveltia is a large script, and the development server makes pages as they are asked for. */
const expect = usual.configure({ timeout: 60_000 });

/** Serves a copy of the project with the files that the editor has saved. */
const serveCopy = async (commits: readonly Commit[]) => {
  const root = await mkdtemp(join(realpathSync(tmpdir()), 'editor-'));
  // Photos are linked: their times tell that they have been measured already.
  mkdirSync(join(root, 'photos'));
  const link = (name: string): void => symlinkSync(join(projectFolder, name), join(root, name));
  for (const name of readdirSync(join(projectFolder, 'photos'))) link(`photos/${name}`);
  for (const entry of readdirSync(projectFolder, { withFileTypes: true })) {
    const { name } = entry;
    if (name === 'src' || entry.isFile())
      cpSync(join(projectFolder, name), join(root, name), { recursive: true });
    else if (name !== 'photos') link(name);
  }
  for (const { path, contents } of commits.flatMap(({ fileChanges }) => fileChanges.additions))
    await writeFile(join(root, path), Buffer.from(contents, 'base64'));
  const vite = await createServer({
    root,
    configFile: join(root, 'vite.config.ts'),
    // Apart from that of the original.
    cacheDir: join(root, 'vite'),
    server: {
      host: localAddress,
      port: 0,
      fs: { allow: [root, projectFolder, realpathSync(join(projectFolder, 'node_modules'))] },
    },
  });
  await vite.listen();
  const stop = async () => {
    await vite.close();
    await rm(root, { recursive: true, force: true });
  };
  return { url: vite.resolvedUrls!.local[0]!.replace(/\/$/, ''), stop };
};

/** A field by the keys that lead to it. Forms make their fields when they come into sight. */
const field = async (page: Page, key: string): Promise<Locator> => {
  const keys = key.split('.');
  const at = (length: number): Locator =>
    page.locator(`[data-key-path="${keys.slice(0, length).join('.')}"]`).first();
  for (let length = 1; length <= keys.length; length++)
    // An entry of a list has no key of its own.
    if (!/^\d+$/.test(keys[length - 1]!)) await at(length).evaluate((one) => one.scrollIntoView());
  return at(keys.length);
};

const save = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Αποθήκευση', exact: true }).click();
  // The editor then leaves the entry by itself; an address that is opened before that is lost.
  await expect(page.getByRole('group', { name: 'Επεξεργαστής περιεχομένου' })).toBeHidden();
};

/** Writes into a field of an entry, and saves. */
const write = async (page: Page, entry: string, key: string, value: string): Promise<void> => {
  await page.goto(`/admin/edit#/collections/${entry}`);
  await (await field(page, key)).locator('input, textarea').first().fill(value);
  await save(page);
};

/** The lines of a saved file that are not in the file of this project. */
const newLines = ({ path, contents }: { path: string; contents: string }): string[] => {
  const before = new Set(read(path).split('\n'));
  return Buffer.from(contents, 'base64')
    .toString()
    .split('\n')
    .filter((line) => !before.has(line));
};

test.describe('the editor', { tag: '@desktop' }, () => {
  // Tall: the forms make their fields when they come into sight.
  test.use({ viewport: { width: 1280, height: 2000 } });

  test('brings a sentence, a price and a photo to the pages', async ({
    page,
    browser,
    foreignRequests,
    expectTrouble,
  }) => {
    test.setTimeout(360_000);
    // Its policy keeps Sveltia from asking other hosts (local/editor/plugin.ts).
    expectTrouble(/cdn\.jsdelivr\.net|githubstatus\.com/);
    await page.route('**/admin/config.json', async (route) => {
      const { config } = (await (await route.fetch()).json()) as { config: object };
      const backend = backendFrom({
        REPOSITORY_URL: 'git@github.com:liofos/site.git',
        BRANCH: 'main',
      });
      await route.fulfill({ json: { hosted: true, config: { ...config, backend } } });
    });
    await page.goto('/admin');
    const signIn = page.getByRole('button', { name: 'Σύνδεση με χρήση token πρόσβασης' });
    await expect(signIn).toBeVisible();
    expect(foreignRequests, 'nothing is asked of other hosts at the start').toEqual([]);

    const { commits } = await playGitHub(page);
    await signIn.click();
    await page.getByRole('textbox').fill('token');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Σελίδες · Pages').first()).toBeVisible();

    await write(page, 'pages/entries/about', 'lead', 'Μια πρόταση για {capacity.indoors} άτομα.');
    // Lower than all others: the page says it in a heading.
    await write(page, 'facts/entries/pricesFacts', 'seasons.spring.perGuest.weekday', '51');

    // A phone held upright writes the pixels lying, and says so beside the place.
    const photo = await sharp({
      create: { width: 2600, height: 1800, channels: 3, background: '#7a8450' },
    })
      .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '37/1 47/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect((await sharp(photo).metadata()).exif).toBeDefined();
    const { photos } = JSON.parse(read('src/content/photos/venue.json')) as { photos: unknown[] };
    const item = `photos.${photos.length}`;
    await page.goto('/admin/edit#/collections/photos/entries/photos-venue');
    await page.getByRole('button', { name: /^Προσθήκη/ }).click();
    const picture = page.locator(`[data-key-path="${item}.photo"]`);
    // The new entry is the last of a long list.
    await page.mouse.move(640, 1000);
    await page.mouse.wheel(0, 20_000);
    await picture
      .locator('input[type=file]')
      .first()
      .setInputFiles({ name: 'Φωτογραφία_κήπου (1).JPG', mimeType: 'image/jpeg', buffer: photo });
    await expect(picture.locator('img')).toBeVisible();
    for (const [language, text] of Object.entries({ el: 'Ο κήπος.', en: 'The garden.' }))
      await (await field(page, `${item}.alt.${language}`)).getByRole('textbox').fill(text);
    await save(page);

    expect(commits.map(({ branch }) => branch.repositoryNameWithOwner)).toEqual(
      Array.from({ length: 3 }, () => 'liofos/site'),
    );
    const files = commits.flatMap(({ fileChanges }) => fileChanges.additions);
    const texts = files.filter(({ path }) => path.endsWith('.json'));
    expect(Object.fromEntries(texts.map((file) => [file.path, newLines(file)]))).toEqual({
      'src/content/el/pages/about.json': ['  "lead": "Μια πρόταση για {capacity.indoors} άτομα.",'],
      'src/content/en/pages/about.json': [],
      'src/content/facts/prices.json': ['        "weekday": 51'],
      'src/content/photos/venue.json': [
        '      "photo": "photos/fotografia_kipoy-1.webp",',
        '        "el": "Ο κήπος.",',
        '        "en": "The garden."',
      ],
    });
    const upload = files.find(({ path }) => path === 'photos/fotografia_kipoy-1.webp');
    const { format, width, height, exif } = await sharp(
      Buffer.from(upload?.contents ?? '', 'base64'),
    ).metadata();
    expect({ format, width, height, exif }).toEqual({
      format: 'webp',
      width: 1800,
      height: 2600,
      exif: undefined,
    });

    const site = await serveCopy(commits);
    const visitor = await browser.newPage();
    try {
      await visitor.goto(site.url + pathOf('about', 'el'));
      await expect(visitor.getByText(/^Μια πρόταση για \d+ άτομα\.$/)).toBeVisible();
      await visitor.goto(site.url + pathOf('prices', 'en'));
      await expect(visitor.getByRole('heading', { name: '€51' })).toBeVisible();
      await visitor.goto(site.url + pathOf('gallery', 'el'));
      const shown = visitor.locator('img[src*="/photos/fotografia_kipoy-1."]').first();
      await expect(shown).toBeVisible();
      await expect
        .poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBeGreaterThan(0);
    } finally {
      // First: the server waits for its visitors.
      await visitor.close();
      await site.stop();
    }
  });

  test('saves into a folder of this machine', async ({ page, foreignRequests, expectTrouble }) => {
    test.setTimeout(240_000);
    expectTrouble(/cdn\.jsdelivr\.net|githubstatus\.com/);
    const file = 'src/content/facts/prices.json';
    // The browser's own dialog cannot be pressed; the folder that it would give is one of the browser's.
    await page.addInitScript(
      ([path, text]) => {
        Object.assign(window, {
          showDirectoryPicker: async () => {
            const root = await navigator.storage.getDirectory();
            await root.getDirectoryHandle('.git', { create: true });
            let folder = root;
            for (const name of path!.split('/').slice(0, -1))
              folder = await folder.getDirectoryHandle(name, { create: true });
            const handle = await folder.getFileHandle('prices.json', { create: true });
            const writable = await handle.createWritable();
            await writable.write(text!);
            await writable.close();
            return root;
          },
        });
      },
      [file, await readFile(join(projectFolder, file), 'utf8')],
    );
    await page.goto('/admin/edit');
    await page.getByRole('button', { name: 'Εργασία με τοπικό repository' }).click();
    await expect(page.getByText('Στοιχεία · Facts').first()).toBeVisible();
    await write(page, 'facts/entries/pricesFacts', 'seasons.spring.perGuest.weekday', '51');
    const saved = await page.evaluate(async (path) => {
      let folder = await navigator.storage.getDirectory();
      for (const name of path.split('/').slice(0, -1))
        folder = await folder.getDirectoryHandle(name);
      return (await (await folder.getFileHandle('prices.json')).getFile()).text();
    }, file);
    expect(newLines({ path: file, contents: Buffer.from(saved).toString('base64') })).toEqual([
      '        "weekday": 51',
    ]);
    expect(foreignRequests).toEqual([]);
  });
});
