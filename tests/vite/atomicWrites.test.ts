// @vitest-environment node
import { mkdir, readdir, readFile, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import {
  removeTemporaryFiles,
  replaceFolder,
  temporaryPath,
  writeAtomic,
} from '../../src/vite/atomicWrites.ts';
import { temporaryFolder } from '../support/folder.ts';

it('keeps one complete version of a file that many write at once, and no draft', async () => {
  const folder = await temporaryFolder();
  const file = join(folder, 'cache/sample');
  const texts = Array.from({ length: 20 }, (_, index) => String(index).repeat(100_000 + index));
  await Promise.all(texts.map((text) => writeAtomic(file, text)));
  expect(texts).toContain(await readFile(file, 'utf8'));
  expect(await readdir(join(folder, 'cache'))).toEqual(['sample']);
});

const draftWith = async (folder: string, text: string): Promise<string> => {
  const draft = temporaryPath(folder);
  await mkdir(draft);
  for (const name of ['page.html', `${text}.js`]) await writeFile(join(draft, name), text);
  return draft;
};

it('replaces a folder with a complete new one, even if several writes compete', async () => {
  const root = await temporaryFolder();
  const site = join(root, 'dist');
  await replaceFolder(await draftWith(site, 'old'), site);
  const drafts = await Promise.all(['one', 'two', 'three'].map((text) => draftWith(site, text)));
  await Promise.all(drafts.map((draft) => replaceFolder(draft, site)));
  const text = await readFile(join(site, 'page.html'), 'utf8');
  expect((await readdir(site)).toSorted()).toEqual(['page.html', `${text}.js`].toSorted());
  expect(text).not.toBe('old');
  expect(await readdir(root)).toEqual(['dist']);
});

it('removes drafts of the build that are older than a day, and no other file', async () => {
  const root = await temporaryFolder();
  const fresh = temporaryPath(join(root, 'fonts'));
  const old = [temporaryPath(join(root, 'dist')), join(root, 'letter.draft')];
  for (const file of [fresh, ...old]) await writeFile(file, '');
  for (const file of old) await utimes(file, 0, 0);
  await removeTemporaryFiles(root);
  expect((await readdir(root)).map((name) => join(root, name)).toSorted()).toEqual(
    [fresh, old[1]!].toSorted(),
  );
});
