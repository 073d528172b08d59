// @vitest-environment node
import { open as openFile, readdir, readFile, truncate, type FileHandle } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { build, type Plugin } from 'vite';
import { beforeEach, expect, it, vi } from 'vitest';
import { fonts } from '../../../src/vite/styles/fonts.ts';
import { temporaryFolder } from '../../support/folder.ts';

type Write = (file: string, content: Buffer, real: () => Promise<void>) => Promise<void>;
const write = vi.hoisted(() => ({ instead: undefined as Write | undefined, count: 0 }));

vi.mock('node:fs/promises', async (importOriginal) => {
  const original = await importOriginal<typeof import('node:fs/promises')>();
  const writeFile = (file: string, content: Buffer): Promise<void> => {
    write.count += 1;
    const real = () => original.writeFile(file, content);
    return write.instead ? write.instead(file, content, real) : real();
  };
  return { ...original, writeFile };
});

// Subsetting a font takes seconds on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

beforeEach(() => Object.assign(write, { instead: undefined, count: 0 }));

const face = (name: string): string =>
  `@font-face { font-family: "Sample"; font-weight: 400; src: url("@fontsource-variable/commissioner/files/${name}.woff2") format("woff2"); unicode-range: U+0020-007E; }`;
const sheet = face('commissioner-latin-wght-normal');

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

const gate = () => {
  let open!: () => void;
  return { opened: new Promise<void>((pass) => void (open = pass)), open };
};

const isComplete = async (file: string): Promise<boolean> => {
  const font = await readFile(file);
  return font.length > 48 && font.readUInt32BE(8) === font.length;
};

it('a build that comes while another is writing a font uses no half of it', async () => {
  const root = await temporaryFolder();
  const half = gate();
  const release = gate();
  write.instead = async (file, content) => {
    write.instead = undefined;
    const handle: FileHandle = await openFile(file, 'w');
    await handle.write(content.subarray(0, 4096));
    half.open();
    await release.opened;
    await handle.write(content.subarray(4096));
    await handle.close();
  };
  const slow = startFonts(root)();
  await half.opened;
  const file = await startFonts(root)();
  expect(await isComplete(file), 'while the first is half-way').toBe(true);
  release.open();
  expect(await slow).toBe(file);
  expect(await isComplete(file), 'at the end').toBe(true);
});

it('the sheet and its inlined copy, transformed at once, make each font once', async () => {
  const transform = startFonts(await temporaryFolder());
  const files = await Promise.all([transform(), transform('?inline')]);
  expect(new Set(files).size).toBe(1);
  expect(write.count).toBe(1);
});

it('recreates a truncated font in the cache', async () => {
  const root = await temporaryFolder();
  const file = await startFonts(root)();
  await truncate(file, 4096);
  expect(await startFonts(root)()).toBe(file);
  expect(await isComplete(file)).toBe(true);
});

it('a font that could not be written leaves no draft behind, and the next try makes it', async () => {
  const root = await temporaryFolder();
  const transform = startFonts(root);
  write.instead = async (_file, _content, real) => {
    write.instead = undefined;
    await real();
    throw new Error('The disk is full.');
  };
  await expect(transform()).rejects.toThrow('The disk is full.');
  const left = await readdir(root, { recursive: true, withFileTypes: true });
  expect(left.filter((entry) => entry.isFile())).toEqual([]);
  expect(await isComplete(await transform())).toBe(true);
});

const cutOff: Plugin = {
  name: 'cut-off',
  generateBundle(_options, bundle) {
    for (const file of Object.values(bundle))
      if (file.type === 'asset' && file.fileName.endsWith('.woff2'))
        file.source = file.source.slice(0, 4096);
  },
};

it.each([
  ['whole', [], true],
  ['cut off', [cutOff], false],
])('a build whose font is %s is %s', async (_what, plugins, isAccepted) => {
  const root = await temporaryFolder();
  const { mkdir, writeFile } =
    await vi.importActual<typeof import('node:fs/promises')>('node:fs/promises');
  await mkdir(join(root, 'src/styles'), { recursive: true });
  await writeFile(join(root, 'src/styles/fonts.css'), sheet);
  await writeFile(join(root, 'index.html'), '<link rel="stylesheet" href="/src/styles/fonts.css">');
  const building = build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [fonts(), ...plugins],
    build: { assetsInlineLimit: 0 },
  }).then(() => 'built');
  if (isAccepted) await building;
  else
    await expect(building).rejects.toThrow(
      /assets\/commissioner-latin-wght-normal-\S+\.woff2 is broken: its header tells of \d+ bytes, and it has 4096\. Delete \.cache\/fonts and build again\./,
    );
});
