import { cpSync, mkdirSync, readdirSync, realpathSync, symlinkSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { createServer } from 'vite';
import { projectFolder } from '../../local/project.ts';
import { localAddress } from '../../local/serve/server.ts';
import { getPath } from '../../src/site/pages.ts';
import { parseBackend } from '../../src/vite/editor/editorConfig.ts';
import { test, expect as usual } from '../support/testEnvironment.ts';
import { playGitHub, read, type Commit } from './gitHost.ts';

/** Sveltia is a large script, and the dev server builds pages on request. */
const expect = usual.configure({ timeout: 60_000 });

const serveCopy = async (commits: readonly Commit[]) => {
  const root = await mkdtemp(join(realpathSync(tmpdir()), 'editor-'));
  // Symlinks keep modification times, so no photo is measured again.
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

/**
 * Forms render fields when they scroll into view, which moves the layout. A click is lost if this moves the button
 * between the press and the release, so that forms are tested with keys.
 */
const field = async (page: Page, key: string): Promise<Locator> => {
  const keys = key.split('.');
  const at = (length: number): Locator =>
    page.locator(`[data-key-path="${keys.slice(0, length).join('.')}"]`).first();
  for (let length = 1; length <= keys.length; length++) {
    if (!/^\d+$/.test(keys[length - 1]!)) await at(length).evaluate((one) => one.scrollIntoView());
    else if (
      (await page.locator(`[data-key-path^="${keys.slice(0, length).join('.')}."]`).count()) === 0
    )
      // Entries of a list are folded.
      await at(length - 1)
        .getByRole('button', { name: 'Ανάπτυξη', exact: true })
        .nth(Number(keys[length - 1]))
        .press('Enter');
  }
  return at(keys.length);
};

/** Signs in at a fake GitHub. Returns the commits, to which each save adds one. */
const signIn = async (
  page: Page,
  expectErrors: (pattern: RegExp) => void,
  foreignRequests: readonly string[],
): Promise<readonly Commit[]> => {
  // The CSP blocks Sveltia's requests (src/vite/editor/plugin.ts).
  expectErrors(/cdn\.jsdelivr\.net|githubstatus\.com/);
  // A warning of Sveltia's own framework, when it leaves an entry.
  expectErrors(/svelte\.dev\/e\/derived_inert/);
  await page.route('**/admin/config.json', async (route) => {
    const { config } = (await (await route.fetch()).json()) as { config: object };
    const backend = parseBackend({
      REPOSITORY_URL: 'git@github.com:liofos/site.git',
      BRANCH: 'main',
    });
    await route.fulfill({ json: { hosted: true, config: { ...config, backend } } });
  });
  await page.goto('/admin');
  const button = page.getByRole('button', { name: 'Σύνδεση με χρήση token πρόσβασης' });
  await expect(button).toBeVisible();
  expect(foreignRequests, 'nothing is asked of other hosts at the start').toEqual([]);

  const { commits } = await playGitHub(page);
  await button.click();
  await page.getByRole('textbox').fill('token');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Σελίδες · Pages').first()).toBeVisible();
  return commits;
};

const openEntry = (page: Page, entry: string) => page.goto(`/admin/edit#/collections/${entry}`);

const fillIn = async (page: Page, key: string, value: string): Promise<void> =>
  (await field(page, key)).locator('input, textarea').first().fill(value);

const save = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Αποθήκευση', exact: true }).click();
  // The editor then leaves the entry. It loses a URL that is opened earlier.
  await expect(page.getByRole('group', { name: 'Επεξεργαστής περιεχομένου' })).toBeHidden();
};

const write = async (page: Page, entry: string, key: string, value: string): Promise<void> => {
  await openEntry(page, entry);
  await fillIn(page, key, value);
  await save(page);
};

/** Playwright chooses files without the dialog of the system. */
const chooseFile = (picture: Locator, name: string, buffer: Buffer) =>
  picture
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name, mimeType: 'image/jpeg', buffer });

const dropFile = async (picture: Locator, name: string, buffer: Buffer): Promise<void> => {
  const target = picture.locator('.drop-target').first();
  // Waits until the form stands still: a drop beside its target is lost.
  await target.hover();
  const { x, y } = (await target.boundingBox())!;
  await dropAt(picture.page(), x + 20, y + 20, name, buffer);
};

const dropBeside = (picture: Locator, name: string, buffer: Buffer): Promise<void> =>
  dropAt(picture.page(), 600, 1700, name, buffer);

/** Drops a file as the system does: a DataTransfer made by a script has no entries, which Sveltia reads. */
const dropAt = async (
  page: Page,
  x: number,
  y: number,
  name: string,
  buffer: Buffer,
): Promise<void> => {
  const path = test.info().outputPath(name);
  await writeFile(path, buffer);
  const browser = await page.context().newCDPSession(page);
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
    await browser.send('Input.dispatchDragEvent', {
      type,
      x,
      y,
      data: { items: [], files: [path], dragOperationsMask: 1 },
    });
};

const newLines = ({ path, contents }: { path: string; contents: string }): string[] => {
  const before = new Set(read(path).split('\n'));
  return Buffer.from(contents, 'base64')
    .toString()
    .split('\n')
    .filter((line) => !before.has(line));
};

test.describe('the editor', { tag: '@desktop' }, () => {
  test.use({ viewport: { width: 1280, height: 2000 } });

  test('brings a sentence, a price and a photo to the pages', async ({
    page,
    browser,
    foreignRequests,
    expectErrors,
  }) => {
    test.setTimeout(360_000);
    const commits = await signIn(page, expectErrors, foreignRequests);

    await write(
      page,
      'pages/entries/pages-about',
      'lead',
      'Μια πρόταση για {venue.capacity.indoors} άτομα.',
    );
    // The page shows the lowest price in a heading.
    await write(page, 'facts/entries/facts-prices', 'seasons.0.perGuest.weekday', '51');

    // A phone held upright stores landscape pixels and an EXIF orientation.
    const photo = await sharp({
      create: { width: 2600, height: 1800, channels: 3, background: '#7a8450' },
    })
      .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '37/1 47/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect((await sharp(photo).metadata()).exif).toBeDefined();
    const item = 'photos.0';
    await openEntry(page, 'photos/entries/photos-venue');
    await page.getByRole('button', { name: /^Προσθήκη/ }).press('Enter');
    const picture = page.locator(`[data-key-path="${item}.photo"]`);
    const small = await sharp(photo).resize(1199).toBuffer();
    for (const add of [chooseFile, dropFile, dropBeside]) {
      const refusal = page.waitForEvent('dialog');
      await add(picture, 'viber.jpg', small);
      const dialog = await refusal;
      expect(dialog.message()).toContain('viber.jpg\nΕίναι 1199×830 pixel');
      await dialog.accept();
    }
    await chooseFile(picture, 'other.jpg', await sharp(photo).resize(1200).toBuffer());
    await expect(picture).toContainText('/photos/other.webp');
    await dropFile(picture, 'Φωτογραφία_κήπου (1).JPG', photo);
    await expect(picture).toContainText('/photos/fotografia_kipoy-1.webp');
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
      'src/content/el/pages/about.json': [
        '  "lead": "Μια πρόταση για {venue.capacity.indoors} άτομα.",',
      ],
      'src/content/en/pages/about.json': [],
      'src/content/facts/prices.json': ['        "weekday": 51'],
      'src/content/photos/venue.json': [
        '      "photo": "/photos/fotografia_kipoy-1.webp",',
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
    // An encoding that outlives the page would write into the copy while it is removed.
    await visitor.route(new RegExp(`^${site.url}/photos/(?!fotografia)`), (route) => route.abort());
    try {
      await visitor.goto(site.url + getPath('about', 'el'));
      await expect(visitor.getByText(/^Μια πρόταση για \d+ άτομα\.$/)).toBeVisible();
      await visitor.goto(site.url + getPath('prices', 'en'));
      await expect(visitor.getByRole('heading', { name: '€51' })).toBeVisible();
      await visitor.goto(site.url + getPath('gallery', 'el'));
      const shown = visitor.locator('img[src*="/photos/fotografia_kipoy-1."]').first();
      await expect(shown).toBeVisible();
      // The gallery follows the day, so the photo may load lazily far below.
      await shown.scrollIntoViewIfNeeded();
      await expect
        .poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBeGreaterThan(0);
    } finally {
      // Close the visitor first: the server waits for open pages.
      await visitor.close();
      await site.stop();
    }
  });

  test('adds an entry, adds and removes optional groups, and refuses half a date', async ({
    page,
    foreignRequests,
    expectErrors,
  }) => {
    test.setTimeout(360_000);
    const commits = await signIn(page, expectErrors, foreignRequests);

    await openEntry(page, 'facts/entries/facts-hours');
    await (await field(page, 'closed')).getByRole('button', { name: /^Προσθήκη/ }).press('Enter');
    const closed = { from: '2027-08-01', until: '2027-08-20' };
    for (const [key, day] of Object.entries(closed)) await fillIn(page, `closed.0.${key}`, day);
    await save(page);

    const offer = {
      words: { el: 'Τον Οκτώβριο, πιο ήσυχα.', en: 'In October, more quietly.' },
      from: '2027-10-01',
      until: '2027-10-31',
      percent: 10,
      bookBy: '2027-03-31',
    };
    await openEntry(page, 'facts/entries/facts-prices');
    for (const key of ['offer', 'children'])
      await (await field(page, key)).getByRole('checkbox').first().press('Space');
    const { words, ...others } = offer;
    for (const [language, text] of Object.entries(words))
      await fillIn(page, `offer.words.${language}`, text);
    for (const [key, value] of Object.entries(others))
      await fillIn(page, `offer.${key}`, String(value));
    await (await field(page, 'validFrom')).locator('input').press('Delete');
    await page.getByRole('button', { name: 'Αποθήκευση', exact: true }).click();
    const refusal = page.getByRole('alertdialog');
    await expect(refusal).toContainText('Μια ημερομηνία είναι μισή.');
    await refusal.getByRole('button').click();
    await fillIn(page, 'validFrom', '2026-12-01');
    await save(page);

    const files = commits.flatMap(({ fileChanges }) => fileChanges.additions);
    const { children, ...prices } = JSON.parse(read('src/content/facts/prices.json')) as object & {
      children: object;
    };
    expect(children).toBeDefined();
    expect(
      files.map(({ path, contents }) => [
        path,
        JSON.parse(Buffer.from(contents, 'base64').toString()) as unknown,
      ]),
    ).toEqual([
      [
        'src/content/facts/hours.json',
        { ...(JSON.parse(read('src/content/facts/hours.json')) as object), closed: [closed] },
      ],
      ['src/content/facts/prices.json', { ...prices, validFrom: '2026-12-01', offer }],
    ]);
  });

  test('keeps what is not saved from the first session on, and asks before the tab is closed', async ({
    page,
    foreignRequests,
    expectErrors,
  }) => {
    test.setTimeout(360_000);
    await signIn(page, expectErrors, foreignRequests);
    await openEntry(page, 'pages/entries/pages-about');
    // Sveltia keeps no draft of changes that are made without a key or a click.
    const getBox = async () => (await field(page, 'lead')).locator('textarea').first();
    await (await getBox()).press('End');
    await (await getBox()).pressSequentially('!!');
    const question = page.waitForEvent('dialog');
    await page.close({ runBeforeUnload: true });
    expect((await question).type()).toBe('beforeunload');
    await (await question).dismiss();

    // Sveltia keeps the draft half a second after the last key.
    await page.waitForTimeout(1000);
    await openEntry(page, 'pages');
    await openEntry(page, 'pages/entries/pages-about');
    await page.getByRole('button', { name: 'Επαναφορά', exact: true }).press('Enter');
    await expect(await getBox()).toHaveValue(/!!$/);
  });
});
