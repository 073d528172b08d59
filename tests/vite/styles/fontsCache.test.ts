// @vitest-environment node
import { mkdir, readFile, truncate, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { build } from 'vite';
import { beforeEach, expect, it, vi } from 'vitest';
import { errorOf, fonts } from '../../../src/vite/styles/fonts.ts';
import { temporaryFolder } from '../../support/folder.ts';

const subset = vi.hoisted(() => vi.fn<() => Promise<Buffer>>());
vi.mock('subset-font', () => ({ default: subset }));

const fontFile = '@fontsource-variable/commissioner/files/commissioner-latin-wght-normal.woff2';
const whole = await readFile(join('node_modules', fontFile));
const sheet = `@font-face { font-family: "Sample"; font-weight: 400; src: url("${fontFile}") format("woff2"); unicode-range: U+0020-007E; }`;

beforeEach(() => void subset.mockReset().mockResolvedValue(whole));

const startFonts = (root: string) => {
  const { configResolved, transform } = fonts() as {
    configResolved(config: { root: string }): void;
    transform(code: string, id: string): Promise<{ code: string }>;
  };
  configResolved({ root });
  return async (query = ''): Promise<string> => {
    const { code } = await transform(sheet, join(root, `src/styles/fonts.css${query}`));
    return resolve(root, 'src/styles', /url\("([^"]+)"\)/.exec(code)![1]!);
  };
};

it('makes a font once for the sheet and its inlined copy, which are transformed at once', async () => {
  const transform = startFonts(await temporaryFolder());
  const [file, inlined] = await Promise.all([transform(), transform('?inline')]);
  expect(file).toBe(inlined);
  expect(subset).toHaveBeenCalledOnce();
});

it('makes a font again that is cut off in the cache', async () => {
  const root = await temporaryFolder();
  const file = await startFonts(root)();
  await truncate(file, 4096);
  expect(await startFonts(root)()).toBe(file);
  expect(errorOf(await readFile(file))).toBeUndefined();
});

it('makes a font at the next try that could not be made', async () => {
  const transform = startFonts(await temporaryFolder());
  subset.mockRejectedValueOnce(new Error('The disk is full.'));
  await expect(transform()).rejects.toThrow('The disk is full.');
  expect(errorOf(await readFile(await transform()))).toBeUndefined();
});

it('stops a build whose font is cut off, and says what to do', async () => {
  const root = await temporaryFolder();
  await mkdir(join(root, 'src/styles'), { recursive: true });
  await writeFile(join(root, 'src/styles/fonts.css'), sheet);
  await writeFile(join(root, 'index.html'), '<link rel="stylesheet" href="/src/styles/fonts.css">');
  subset.mockResolvedValue(whole.subarray(0, 4096));
  await expect(
    build({
      root,
      configFile: false,
      logLevel: 'silent',
      plugins: [fonts()],
      build: { assetsInlineLimit: 0 },
    }),
  ).rejects.toThrow(
    /assets\/commissioner-latin-\S+\.woff2 is broken: its header says \d+ bytes, but it has 4096\. Delete \.cache\/fonts and build again\./,
  );
});
