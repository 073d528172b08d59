// @vitest-environment node
/** What every style sheet of the site keeps to. The framed map is a page of its own, with a sheet of its own. */
import { globSync, readFileSync } from 'node:fs';
import { sep } from 'node:path';
import postcss, { type AtRule, type ChildNode, type Root } from 'postcss';
import { expect, it } from 'vitest';
import { classPieces, classesOf } from '../src/build/shortClasses.ts';
import { colors } from '../src/site/colors.ts';

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
const unranked = new Set(['keyframes', 'property', 'font-face', 'import', 'source', 'config', 'theme', 'custom-variant', 'utility']);

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

/** Colours written out in a text: no comment's, and not the black of a mask, which is no colour. */
const literalsIn = (text: string): string[] => {
  const plain = text.replaceAll(/\/\*[\s\S]*?\*\/|(?<=\s)\/\/ .*/g, '').replaceAll('_', ' ').toLowerCase();
  const unmasked = plain.replaceAll(/mask(?:-image)?:[^;\]]*/g, '');
  return [...unmasked.matchAll(/(?:#|%23)(?:[\da-f]{6}(?:[\da-f]{2})?|[\da-f]{3,4})\b|\b(?:rgb|hsl)a?\(\s*\d[^)]*\)/g)].map(([literal]) => literal.replaceAll(/\s*\/\s*/g, ' / '));
};

it('no colour is written out a second time: colors.ts names it, color-mix() thins it', () => {
  const files = globSync(['src/**/*.{css,ts,tsx,html}', 'local/**/*.{ts,html}', 'index.html', 'tailwind.config.ts']).map((file) => file.replaceAll(sep, '/'));
  expect(files).toEqual(expect.arrayContaining(['src/build/plan/looks.ts', 'src/map/churches.html', 'local/inbox/inboxPage.ts']));
  const written = files.filter((file) => file !== 'src/site/colors.ts').flatMap((file) => literalsIn(readFileSync(file, 'utf8')).map((literal) => `${file}: ${literal}`));
  expect(written).toEqual([]);
});

it('literal colours are found, in sheets and in markup', () => {
  expect(literalsIn('.a { color: #A1B2C3; background: rgb(1 2 3/.5) } /* #fff */')).toEqual(['#a1b2c3', 'rgb(1 2 3 / .5)']);
  expect(literalsIn('<i className="[border-top:1px_solid_rgb(246_242_234/.38)] text-[#fff]" /> // #000')).toEqual(['rgb(246 242 234 / .38)', '#fff']);
  expect(literalsIn('.a { mask-image: linear-gradient(#000 64%, transparent); background: rgb(var(--veil) / .5); stroke: url(#drawing) }')).toEqual([]);
});

it('nothing else goes by the name of a colour: who asks for the one would be given the other', () => {
  const files = globSync(['src/**/*.css', 'src/**/*.tsx']).map((file) => file.replaceAll(sep, '/')).filter((file) => !file.startsWith('src/map/'));
  const given = files.flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/(?<![\w-])--([\w-]+):/g)].map(([, name = '']) => ({ file, name })));
  const names = new Set(given.map(({ name }) => name));
  expect(names).toContain('shade-to');
  expect(given.filter(({ name }) => Object.hasOwn(colors, name))).toEqual([]);
  // Nor is one asked for as if it were a figure.
  const asked = files.flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/var\(--([\w-]+), ?\.?\d/g)].map(([, name = '']) => ({ file, name })));
  expect(asked.length).toBeGreaterThan(2);
  expect(asked.filter(({ name }) => Object.hasOwn(colors, name))).toEqual([]);
});

it('classes stand in components alone, where the build and Tailwind look for them', () => {
  const elsewhere = globSync('src/{app,frame,pages,sections,ui,viewer}/**/*.ts').filter((file) => /\btw`/.test(readFileSync(file, 'utf8')));
  expect(elsewhere, 'call them .tsx').toEqual([]);
});

it('no width is counted in ch: a zero of the stand-in is 15 % narrower, and lines would break anew when the font comes', () => {
  const inSource = globSync('src/**/*.{tsx,css}').filter((file) => /[\d.]ch\b/.test(readFileSync(file, 'utf8')));
  expect(inSource).toEqual([]);
});

it('every class that a sheet names stands on some element', () => {
  const given = new Set(
    globSync('src/**/*.tsx').flatMap((file) => {
      const source = readFileSync(file, 'utf8');
      return classPieces(file, source).flatMap(({ start, end }) => source.slice(start, end).split(/\s+/));
    }),
  );
  const named = sheets.flatMap(({ file, root }) => classesOf(root.toString()).map((name) => ({ file, name })));
  expect(named.length).toBeGreaterThan(50);
  expect(named.filter(({ name }) => !given.has(name)).map(({ file, name }) => `${file}: .${name}`)).toEqual([]);
});
