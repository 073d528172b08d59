// @vitest-environment node
/** What every style sheet of the site keeps to. The framed map is a page of its own, with a sheet of its own. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, sep } from 'node:path';
import postcss, { type AtRule, type ChildNode, type Root } from 'postcss';
import { expect, it } from 'vitest';
import { classesIn, classesOf } from './support/classes.ts';

type Sheet = { file: string; root: Root };

const sheets: Sheet[] = globSync('src/**/*.css')
  .map((file) => file.replaceAll(sep, '/'))
  .filter((file) => !file.startsWith('src/map/'))
  .map((file) => ({ file, root: postcss.parse(readFileSync(file, 'utf8')) }));

/** The layers that index.html names, the weakest first. */
const layers = /@layer ([^;]+);/.exec(readFileSync('index.html', 'utf8'))?.[1]?.split(', ') ?? [];

const layerOfFolder: Readonly<Record<string, string>> = {
  ui: 'ui',
  viewer: 'ui',
  frame: 'sections',
  sections: 'sections',
  app: 'sections',
  pages: 'pages',
};

/** The ground of everything, which any sheet may overrule. */
const ground = ['src/ui/styles/base.css', 'src/ui/styles/print.css'];

const layerOf = (file: string): string | undefined =>
  ground.includes(file) ? 'base' : layerOfFolder[file.split('/')[1] ?? ''];

/** What no layer ranks: names, faces of fonts, and what the build reads. */
const unranked = new Set([
  'keyframes',
  'property',
  'font-face',
  'import',
  'source',
  'config',
  'theme',
  'custom-variant',
  'utility',
]);

const isAt = (node: ChildNode): node is AtRule => node.type === 'atrule';

/** What of a sheet stands in another layer than its own, or in none. */
const astray = ({ file, root }: Sheet): string[] =>
  root.nodes
    .filter(
      (node) =>
        node.type !== 'comment' &&
        !(
          isAt(node) &&
          (unranked.has(node.name) ||
            (node.name === 'layer' && node.nodes && node.params === layerOf(file)))
        ),
    )
    .map((node) => `${file}: ${node.toString().split('{')[0]?.trim()}`);

it('every rule stands in the layer of its folder', () => {
  expect(sheets.length).toBeGreaterThan(5);
  expect(sheets.flatMap(astray)).toEqual([]);
  expect(
    sheets.map(({ file }) => layerOf(file) ?? file).filter((layer) => !layers.includes(layer)),
  ).toEqual([]);
});

// Chromium hands transformed capitals to screen readers, and Greek ones lose their accents.
it('no rule and no class turns letters into capitals', () => {
  const declared = sheets.flatMap(({ root }) => {
    const found: string[] = [];
    root.walkDecls('text-transform', (declaration) => void found.push(String(declaration)));
    return found;
  });
  const classes = globSync('src/**/*.tsx').filter((file) =>
    /['"` :]uppercase['"` ]/.test(readFileSync(file, 'utf8')),
  );
  expect([...declared, ...classes]).toEqual([]);
});

it.each([
  ['src/ui/box.css', '.a { color: red }'],
  ['src/ui/box.css', '@layer pages { .a { color: red } }'],
  ['src/ui/box.css', '@layer ui; .a { color: red }'],
  ['src/pages/Party.css', '@media print { .a { color: red } }'],
  ['src/pages/Party.css', '@layer base { .a { color: red } }'],
  ['src/ui/styles/print.css', '@layer ui { .a { color: red } }'],
  ['src/other/a.css', '@layer ui { .a { color: red } }'],
])('a rule astray is found: %s, %s', (file, css) => {
  expect(astray({ file, root: postcss.parse(css) })).not.toEqual([]);
});

it('classes stand in components alone, where Tailwind looks for them', () => {
  const elsewhere = globSync('src/{app,frame,pages,sections,ui,viewer}/**/*.ts').filter((file) =>
    /\btw`/.test(readFileSync(file, 'utf8')),
  );
  expect(elsewhere, 'call them .tsx').toEqual([]);
});

it('no width is counted in ch: a zero of the stand-in is 15 % narrower, and lines would break anew when the font comes', () => {
  const inSource = globSync('src/**/*.{tsx,css}').filter((file) =>
    /[\d.]ch\b/.test(readFileSync(file, 'utf8')),
  );
  expect(inSource).toEqual([]);
});

const given = new Set(globSync('src/**/*.tsx').flatMap(classesIn));

it('every class that a sheet names stands on some element', () => {
  const named = sheets.flatMap(({ file, root }) =>
    classesOf(root.toString()).map((name) => ({ file, name })),
  );
  expect(named.length).toBeGreaterThan(50);
  expect(
    named.filter(({ name }) => !given.has(name)).map(({ file, name }) => `${file}: .${name}`),
  ).toEqual([]);
});

/** What all components stand on; every other sheet belongs to one. */
const common = [
  'src/app/site.css',
  'src/ui/styles/base.css',
  'src/ui/styles/fonts.css',
  'src/ui/styles/print.css',
  'src/ui/styles/type.css',
];

/** The components of the sheet: the one that it is named after; the stage of the viewer is drawn by several. */
const componentsOf = (file: string): string[] =>
  file === 'src/viewer/Viewer.css'
    ? globSync('src/viewer/*.tsx')
    : [file.replace(/\.css$/, '.tsx')];

/** Classes that a sheet draws and its component does not have; around what is drawn, others may stand. */
const foreign = (root: Root, own: ReadonlySet<string>): string[] => {
  const found = new Set<string>();
  root.walkRules(({ selectors }) => {
    for (const selector of selectors)
      for (const name of classesOf(`${selector.split(/[\s>+~]+(?![^(]*\))/).at(-1)}{}`))
        if (!own.has(name)) found.add(name);
  });
  return [...found];
};

it('a sheet is named after its component, which imports it, and draws nothing of another', () => {
  const own = sheets.filter(({ file }) => !common.includes(file));
  expect(own.length).toBeGreaterThan(10);
  const troubles = own.flatMap(({ file, root }) => {
    const components = componentsOf(file);
    const isImported = components.some(
      (component) =>
        existsSync(component) && readFileSync(component, 'utf8').includes(`'./${basename(file)}`),
    );
    return isImported
      ? foreign(root, new Set(components.flatMap(classesIn))).map((name) => `${file}: .${name}`)
      : [`${file}: no component of this name imports it`];
  });
  expect(troubles).toEqual([]);
});

it('what a sheet draws of another component is found', () => {
  const root = postcss.parse(
    '.page:has(.field:focus) .bar > span { color: red } .bar .tip:not(.open .x), .tip::after { color: red }',
  );
  expect(foreign(root, new Set(['bar']))).toEqual(['tip', 'open', 'x']);
});
