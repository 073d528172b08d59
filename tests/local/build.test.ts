import { mkdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { isUpToDate, markBuilt } from '../../local/build.ts';
import { createTemporaryFolder } from '../support/folder.ts';

const settings = { SITE_URL: 'one' };

it.each<[string, boolean, (folder: string) => void]>([
  ['nothing has changed', true, () => {}],
  ['a source has changed', false, (at) => writeFileSync(`${at}/src/a.ts`, '2')],
  ['a source is gone', false, (at) => rmSync(`${at}/src/b/b.ts`)],
  ['a setting has changed', false, (at) => markBuilt(at, { SITE_URL: 'two' })],
  ['another command built it', false, (at) => writeFileSync(`${at}/dist/index.html`, '2')],
])('knows after "%s" whether the built site is up to date: %s', async (_what, expected, change) => {
  const folder = await createTemporaryFolder();
  for (const name of ['src/b', 'dist', '.cache'])
    mkdirSync(join(folder, name), { recursive: true });
  const files = ['src/a.ts', 'src/b/b.ts', 'dist/index.html'];
  for (const name of files) writeFileSync(join(folder, name), '1');
  const past = new Date(Date.now() - 60_000);
  for (const name of [...files, 'src/b', 'src']) utimesSync(join(folder, name), past, past);
  expect(isUpToDate(folder, settings)).toBe(false);
  markBuilt(folder, settings);
  change(folder);
  expect(isUpToDate(folder, settings)).toBe(expected);
});
