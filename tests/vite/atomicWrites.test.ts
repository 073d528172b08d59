// @vitest-environment node
import { mkdir, readdir, readFile, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import {
  temporaryPath,
  replaceFolder,
  removeTemporaryFiles,
  writeAtomic,
} from '../../src/vite/atomicWrites.ts';
import { temporaryFolder } from '../support/folder.ts';

it('gives simultaneous drafts of one file different names', () => {
  expect(new Set(Array.from({ length: 50 }, () => temporaryPath('/a/font.woff2'))).size).toBe(50);
});

it('a file that many write at once is one of theirs, with its folder and nothing beside it', async () => {
  const folder = await temporaryFolder();
  const file = join(folder, 'cache/sample');
  const texts = Array.from({ length: 20 }, (_, index) => String(index).repeat(100_000 + index));
  await Promise.all(texts.map((text) => writeAtomic(file, text)));
  expect(texts).toContain(await readFile(file, 'utf8'));
  expect(await readdir(join(folder, 'cache'))).toEqual(['sample']);
});

it('a file that cannot take its name leaves no draft', async () => {
  const folder = await temporaryFolder();
  await mkdir(join(folder, 'sample/full'), { recursive: true });
  await expect(writeAtomic(join(folder, 'sample'), 'text')).rejects.toThrow(/rename/);
  expect(await readdir(folder)).toEqual(['sample']);
});

const folderWith = async (folder: string, text: string): Promise<string> => {
  await mkdir(folder);
  await writeFile(join(folder, 'page.html'), text);
  await writeFile(join(folder, `${text}.js`), text);
  return folder;
};

it('a finished folder takes the place of the one before, of which nothing stays', async () => {
  const root = await temporaryFolder();
  const site = join(root, 'dist');
  for (const text of ['one', 'two'])
    await replaceFolder(await folderWith(temporaryPath(site), text), site);
  expect(await readdir(site)).toEqual(['page.html', 'two.js']);
  expect(await readdir(root)).toEqual(['dist']);
});

it('of folders that are finished at once one is there, whole', async () => {
  const root = await temporaryFolder();
  const site = join(root, 'dist');
  const texts = ['one', 'two', 'three', 'four', 'five', 'six'];
  const drafts = await Promise.all(texts.map((text) => folderWith(temporaryPath(site), text)));
  await Promise.all(drafts.map((draft) => replaceFolder(draft, site)));
  const text = await readFile(join(site, 'page.html'), 'utf8');
  expect((await readdir(site)).toSorted()).toEqual(['page.html', `${text}.js`].toSorted());
  expect(await readdir(root)).toEqual(['dist']);
});

it('drafts of the build that nobody has touched for a day are swept, in folders below too where that is asked for', async () => {
  const root = await temporaryFolder();
  const left = [temporaryPath(join(root, 'dist')), temporaryPath(join(root, 'fonts'))];
  for (const draft of left) await folderWith(draft, 'left');
  await mkdir(join(root, 'below'));
  await writeFile(temporaryPath(join(root, 'below/sample')), 'left');
  await writeFile(join(root, 'below/sample'), 'kept');
  const others = ['letter.draft', '.letter.draft'];
  for (const name of others) await writeFile(join(root, name), 'of somebody else');
  for (const file of [left[0]!, ...others.map((name) => join(root, name))])
    await utimes(file, 0, 0);
  await removeTemporaryFiles(root);
  expect((await readdir(root)).toSorted()).toEqual(
    [left[1]!.slice(root.length + 1), 'below', ...others].toSorted(),
  );
  await removeTemporaryFiles(root, { recursive: true, now: Date.now() + 25 * 60 * 60 * 1000 });
  expect((await readdir(root, { recursive: true })).toSorted()).toEqual(
    ['below', 'below/sample', ...others].toSorted(),
  );
});

it('a folder that is not there needs no sweeping', async () => {
  await expect(
    removeTemporaryFiles(join(await temporaryFolder(), '.cache')),
  ).resolves.toBeUndefined();
});
