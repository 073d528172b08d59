// @vitest-environment node
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { createSite } from '../../../local/serve/netlifySite.ts';
import { temporaryFolder } from '../../support/folder.ts';

const createProject = async (files: Record<string, string>) => {
  const root = await temporaryFolder();
  for (const [file, text] of Object.entries(files)) {
    await mkdir(dirname(join(root, file)), { recursive: true });
    await writeFile(join(root, file), text);
  }
  return root;
};

const config =
  '[build]\npublish = "dist"\n\n[[redirects]]\nfrom = "/en/*"\nto = "/en/404.html"\nstatus = 404\n\n[[redirects]]\nfrom = "/old"\nto = "/page"\nstatus = 301\n';

const rules = {
  '/*': 'x-all',
  '/:page': 'x-page',
  '/en/*': 'x-english',
  '/404.html': 'x-not-found',
  '/en/404.html': 'x-english-not-found',
};
const headers = Object.entries(rules)
  .map(([path, name]) => `${path}\n  ${name}: yes\n`)
  .join('');

it('rules of headers are matched with the address that was asked for, also where another file is the answer', async () => {
  const root = await createProject({
    'netlify.toml': config,
    'dist/_headers': headers,
    'dist/page.html': 'page',
    'dist/404.html': 'not found',
    'dist/en/404.html': 'no such page',
  });
  const site = createSite(root);
  const ask = async (path: string) => {
    const answer = await site.answer(new Request(`http://localhost${path}`));
    return [
      answer.status,
      await answer.text(),
      [...answer.headers.keys()].filter((name) => name.startsWith('x-')),
    ];
  };
  expect(await ask('/page')).toEqual([200, 'page', ['x-all', 'x-page']]);
  expect(await ask('/nowhere')).toEqual([404, 'not found', ['x-all', 'x-page']]);
  expect(await ask('/no/where')).toEqual([404, 'not found', ['x-all']]);
  expect(await ask('/en/no/where')).toEqual([404, 'no such page', ['x-all', 'x-english']]);
  expect(await ask('/old')).toEqual([301, '', []]);
});
