import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { createSite, getPrettyPath } from '../../../local/serve/netlifySite.ts';
import { createTemporaryFolder } from '../../support/folder.ts';

it('matches header rules with the requested address, even if another file is served', async () => {
  const root = await createTemporaryFolder();
  await mkdir(join(root, 'dist/en'), { recursive: true });
  const files = {
    'netlify.toml':
      '[build]\npublish = "dist"\n\n[[redirects]]\nfrom = "/en/*"\nto = "/en/404.html"\nstatus = 404\n',
    'dist/_headers':
      '/*\n  x-all: yes\n/:page\n  x-page: yes\n/en/*\n  x-en: yes\n/404.html\n  x-404: yes\n/en/404.html\n  x-404: yes\n',
    'dist/page.html': 'page',
    'dist/404.html': 'not found',
    'dist/en/404.html': 'no such page',
  };
  for (const [file, text] of Object.entries(files)) await writeFile(join(root, file), text);
  const site = createSite(root);
  const get = async (path: string) => {
    const response = await site(new Request(`http://localhost${path}`));
    const headers = [...response.headers.keys()].filter((name) => name.startsWith('x-'));
    return [response.status, await response.text(), ...headers];
  };
  expect(await get('/page')).toEqual([200, 'page', 'x-all', 'x-page']);
  expect(await get('/no/where')).toEqual([404, 'not found', 'x-all']);
  expect(await get('/en/no/where')).toEqual([404, 'no such page', 'x-all', 'x-en']);
});

it.each([
  ['/', '/'],
  ['/emeis/', '/emeis'],
  ['/map', '/map/'],
  ['/both/', '/both'],
  ['/unknown/', '/unknown/'],
  ['/emeis.html', '/emeis.html'],
  ['/MAP', '/map/'],
])('redirects %s to its only address: %s', (path, address) => {
  const existing = ['/emeis.html', '/map/index.html', '/both.html', '/both/index.html'];
  expect(getPrettyPath(path, (file) => existing.includes(file))).toBe(address);
});
