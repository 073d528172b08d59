// @vitest-environment node
import { mkdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { isUpToDate, markBuilt } from '../../local/freshness.ts';
import { temporaryFolder } from '../support/folder.ts';

const settings = { SITE_URL: 'one' };

describe('the built site', () => {
  it.each([
    ['used again if nothing has changed', true, () => {}],
    [
      'built again if a source has changed',
      false,
      (at: string) => writeFileSync(`${at}/src/a.ts`, '2'),
    ],
    [
      'built again if a source is new',
      false,
      (at: string) => writeFileSync(`${at}/src/b/c.ts`, '1'),
    ],
    ['built again if a source is gone', false, (at: string) => rmSync(`${at}/src/b/b.ts`)],
    [
      'built again if a setting has changed',
      false,
      (at: string) => markBuilt(at, { SITE_URL: 'two' }, new Date()),
    ],
    [
      'built again if another command built it',
      false,
      (at: string) => writeFileSync(`${at}/dist/index.html`, '2'),
    ],
    ['built again if it is gone', false, (at: string) => rmSync(`${at}/dist`, { recursive: true })],
  ])('is %s', async (_title, expected, change) => {
    const folder = await temporaryFolder();
    for (const name of ['src/b', 'dist', '.cache'])
      mkdirSync(join(folder, name), { recursive: true });
    for (const name of ['src/a.ts', 'src/b/b.ts', 'dist/index.html'])
      writeFileSync(join(folder, name), '1');
    const past = new Date(Date.now() - 60_000);
    for (const name of ['src/a.ts', 'src/b/b.ts', 'src/b', 'src', 'dist/index.html'])
      utimesSync(join(folder, name), past, past);
    expect(isUpToDate(folder, settings)).toBe(false);
    markBuilt(folder, settings, new Date(Date.now() - 30_000));
    change(folder);
    expect(isUpToDate(folder, settings)).toBe(expected);
  });
});
