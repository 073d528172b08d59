// @vitest-environment node
import { join } from 'node:path';
import { resolveConfig, type Plugin } from 'vite';
import { expect, it } from 'vitest';
import terms from '../../../src/content/el/terms.ts';
import { content } from '../../../src/vite/content/plugin.ts';
import { contentOf } from '../../../src/vite/content/contentOf.ts';
import { projectPhotos } from '../../support/photos.ts';

const root = process.cwd();
const plugin = content() as Plugin & { load: (id: string) => Promise<string | undefined> };
await resolveConfig({ root, configFile: false, plugins: [plugin] }, 'build');
const load = (file: string) => plugin.load(join(root, file));

it('puts facts, pictures and shared content into the file of a page', async () => {
  expect(JSON.parse((await load('src/content/el/pages/home.json'))!)).toEqual(
    JSON.parse(JSON.stringify(contentOf('home', 'el', projectPhotos))),
  );
});

it('inlines TypeScript content as data', async () => {
  const text = (await load('src/content/el/terms.ts'))!;
  expect(text).not.toContain('import');
  const inlined: unknown = await import(`data:text/javascript,${encodeURIComponent(text)}`);
  expect(inlined).toMatchObject({ default: terms });
});
