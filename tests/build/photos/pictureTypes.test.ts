// @vitest-environment node
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import ts from 'typescript';
import { expect, it } from 'vitest';
import {
  pictureTypes,
  pictureTypesFile,
  writePictureTypes,
} from '../../../src/build/photos/pictureTypes.ts';
import { temporaryFolder } from '../../support/folder.ts';
import { inEachLanguage } from '../../../src/site/languages.ts';

const caption = { ...inEachLanguage((language) => language), el: 'Ο κήπος', en: 'The garden' };
const album = [
  { photo: 'photos/001.jpg', place: 'large', caption },
  { photo: 'photos/002.jpg', place: '1-4', caption },
  { photo: 'photos/003.jpg', place: 'large', caption },
];

/** What the compiler says of a page that shows the pictures of "about". */
const faultsOf = (page: string): string[] => {
  const texts: Record<string, string> = {
    'pictures.d.ts': pictureTypes(
      new Map([['about', { hero: { photo: 'photos/001.jpg' }, album }]]),
    ),
    'page.ts': page,
  };
  const options: ts.CompilerOptions = {
    strict: true,
    noEmit: true,
    types: [],
    lib: ['lib.es2023.d.ts'],
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    allowImportingTsExtensions: true,
  };
  const host = ts.createCompilerHost(options);
  const { getSourceFile } = host;
  host.getSourceFile = (name, ...rest) =>
    name in texts
      ? ts.createSourceFile(
          name,
          texts[name]!.replaceAll('../../src', './src'),
          ts.ScriptTarget.ES2023,
        )
      : getSourceFile(name, ...rest);
  const program = ts.createProgram(Object.keys(texts), options, host);
  return [
    ...program.getSemanticDiagnostics(program.getSourceFile('page.ts')),
    ...program.getSemanticDiagnostics(program.getSourceFile('pictures.d.ts')),
  ].map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' '));
};

it('a page has its pictures by their names, and each of an arrangement has one of its places', () => {
  expect(
    faultsOf(
      "import { album, hero } from 'pictures:about'; const widths = { large: 2, '1-4': 1 }; export const all = [hero.id, ...album.map(({ photo, place }) => photo.id + widths[place])];",
    ),
  ).toEqual([]);
});

it('a name that the file does not have, and a place that the page does not lay out, fail the type check', () => {
  expect(faultsOf("import { garden } from 'pictures:about'; export { garden };")).toEqual([
    expect.stringContaining('garden'),
  ]);
  expect(
    faultsOf(
      "import { album } from 'pictures:about'; const widths = { large: 2 }; export const all = album.map(({ place }) => widths[place]);",
    ).join(),
  ).toContain('1-4');
});

it('a file that cannot be read keeps no other from having its types', async () => {
  const root = await temporaryFolder();
  const folder = join(root, 'src/content/pictures');
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'about.json'), '{');
  await writeFile(join(folder, 'home.json'), '{ "hero": { "photo": "photos/001.jpg" } }');
  await writePictureTypes(root);
  const text = await readFile(join(root, pictureTypesFile), 'utf8');
  expect(text).toContain("declare module 'pictures:home'");
  expect(text).not.toContain('pictures:about');
});
