// @vitest-environment node
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { words } from '../../src/build/words.ts';
import home from '../../src/content/el/home.ts';
import * as reviewList from '../../src/content/en/reviewList.ts';
import { temporaryFolder } from '../support/folder.ts';

const root = process.cwd();
const { load } = words() as unknown as { load: (id: string) => Promise<string | undefined> };
const loaded = (file: string): Promise<string | undefined> => load(join(root, file));

/** What a page that imports the module gets. */
const exportsOf = async (file: string): Promise<unknown> => import(`data:text/javascript,${encodeURIComponent((await loaded(file)) ?? '')}`);

it('words come to the browser as they read, with nothing that is still to be reckoned', async () => {
  const text = await loaded('src/content/el/home.ts');
  expect(text).not.toContain('import');
  expect(await exportsOf('src/content/el/home.ts')).toMatchObject({ default: home });
});

it('what else a file of words exports keeps its name', async () => {
  expect(await exportsOf('src/content/en/reviewList.ts')).toMatchObject({ ...reviewList });
});

it('what is no data is named, and does not fall away unseen', async () => {
  const folder = join(await temporaryFolder(), 'src/content/el');
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'party.ts'), 'export default { close: { text: () => "" } };');
  await expect(load(join(folder, 'party.ts'))).rejects.toThrow(/content\/el\/party\.ts: "text" is a function/);
});

it('files that lead to others are left alone, and so is what holds no words', async () => {
  for (const file of ['src/content/el/index.ts', 'src/content/el/pageList.ts', 'src/content/mails.ts', 'src/site/venue.ts']) expect(await loaded(file)).toBeUndefined();
});
