// @vitest-environment node
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { writeIcons } from '../../../src/vite/images/icons.ts';
import { temporaryFolder } from '../../support/folder.ts';

it('has the icons in public/ that "npm run icons" makes from the logo', async () => {
  const folder = await temporaryFolder();
  await writeIcons(folder);
  expect(await readdir('public')).toEqual(expect.arrayContaining(await readdir(folder)));
  for (const name of ['favicon.svg', 'site.webmanifest'])
    expect(await readFile(join('public', name), 'utf8'), name).toBe(
      await readFile(join(folder, name), 'utf8'),
    );
});
