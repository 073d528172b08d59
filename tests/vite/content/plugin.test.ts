// @vitest-environment node
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { resolveConfig, type Plugin } from 'vite';
import { expect, it } from 'vitest';
import terms from '../../../src/content/el/terms.ts';
import { content } from '../../../src/vite/content/plugin.ts';
import { contentOf } from '../../../src/vite/content/contentOf.ts';
import { projectPhotos } from '../../support/photos.ts';
import { temporaryFolder } from '../../support/folder.ts';

const root = process.cwd();
const plugin = content() as Plugin & { load: (id: string) => Promise<string | undefined> };
await resolveConfig({ root, configFile: false, plugins: [plugin] }, 'build');
const load = (file: string) => plugin.load(file);

it('puts facts, pictures and shared content into the file of a page', async () => {
  expect(JSON.parse((await load(join(root, 'src/content/el/pages/home.json')))!)).toEqual(
    JSON.parse(JSON.stringify(contentOf('home', 'el', projectPhotos))),
  );
});

it('inlines content that stays TypeScript as data', async () => {
  const text = (await load(join(root, 'src/content/el/terms.ts')))!;
  expect(text).not.toContain('import');
  expect(await import(`data:text/javascript,${encodeURIComponent(text)}`)).toMatchObject({
    default: terms,
  });
});

it('inlines the names of months, so that browsers need no Intl', async () => {
  const text = (await load(join(root, 'src/site/formats/dateNames.ts')))!;
  expect(text).not.toMatch(/import|Intl/);
  expect(text).toContain('Νοεμβρίου');
});

it('names a value that is not data instead of dropping it', async () => {
  const folder = join(await temporaryFolder(), 'src/content/el');
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'party.ts'), 'export default { close: { text: () => "" } };');
  await expect(load(join(folder, 'party.ts'))).rejects.toThrow(
    /content\/el\/party\.ts: "text" is a function/,
  );
});

it('leaves other modules alone', async () => {
  for (const file of ['src/content/mails.ts', 'src/site/facts/venue.ts'])
    expect(await load(join(root, file))).toBeUndefined();
});
