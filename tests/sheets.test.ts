// @vitest-environment node
/** What every style sheet of the site keeps to. The framed map is a page of its own, with a sheet of its own. */
import { globSync, readFileSync } from 'node:fs';
import { sep } from 'node:path';
import postcss, { type AtRule, type ChildNode, type Root } from 'postcss';
import { expect, it } from 'vitest';

type Sheet = { file: string; root: Root };

const sheets: Sheet[] = globSync('src/**/*.css')
  .map((file) => file.replaceAll(sep, '/'))
  .filter((file) => !file.startsWith('src/map/'))
  .map((file) => ({ file, root: postcss.parse(readFileSync(file, 'utf8')) }));

/** The layers that index.html names, the weakest first. */
const layers = /@layer ([^;]+);/.exec(readFileSync('index.html', 'utf8'))?.[1]?.split(', ') ?? [];

const layerOfFolder: Readonly<Record<string, string>> = { ui: 'ui', viewer: 'ui', frame: 'sections', sections: 'sections', app: 'sections', pages: 'pages' };

/** The ground of everything, which any sheet may overrule. */
const ground = ['src/ui/base.css', 'src/ui/print.css'];

const layerOf = (file: string): string | undefined => (ground.includes(file) ? 'base' : layerOfFolder[file.split('/')[1] ?? '']);

/** What no layer ranks: names, faces of fonts, and what the build reads. */
const unranked = new Set(['keyframes', 'property', 'font-face', 'import', 'source', 'config', 'custom-variant']);

const isAt = (node: ChildNode): node is AtRule => node.type === 'atrule';

/** What of a sheet stands in another layer than its own, or in none. */
const astray = ({ file, root }: Sheet): string[] =>
  root.nodes
    .filter((node) => node.type !== 'comment' && !(isAt(node) && (unranked.has(node.name) || (node.name === 'layer' && node.nodes && node.params === layerOf(file)))))
    .map((node) => `${file}: ${node.toString().split('{')[0]?.trim()}`);

it('every rule stands in the layer of its folder', () => {
  expect(sheets.length).toBeGreaterThan(5);
  expect(sheets.flatMap(astray)).toEqual([]);
  expect(sheets.map(({ file }) => layerOf(file) ?? file).filter((layer) => !layers.includes(layer))).toEqual([]);
});

it.each([
  ['src/ui/box.css', '.a { color: red }'],
  ['src/ui/box.css', '@layer pages { .a { color: red } }'],
  ['src/ui/box.css', '@layer ui; .a { color: red }'],
  ['src/pages/Party.css', '@media print { .a { color: red } }'],
  ['src/pages/Party.css', '@layer base { .a { color: red } }'],
  ['src/ui/print.css', '@layer ui { .a { color: red } }'],
  ['src/other/a.css', '@layer ui { .a { color: red } }'],
])('a rule astray is found: %s, %s', (file, css) => {
  expect(astray({ file, root: postcss.parse(css) })).not.toEqual([]);
});
