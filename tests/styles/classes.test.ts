import { globSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { compile } from 'tailwindcss';
import ts from 'typescript';
import { expect, it } from 'vitest';

/** At most so many different values; see docs/design.md before you raise one. */
const limits = {
  classes: 615,
  usedOnce: 219,
  spacing: 24,
  sizes: 14,
  lineHeights: 6,
  measures: 6,
  calculated: 1,
  arbitrary: 10,
  print: 24,
  longest: 120,
  utilities: 12,
  variants: 5,
};

const strings: string[] = [];

/** Collects every string of a class expression, but not those it compares with. */
function collect(node: ts.Node): void {
  if (ts.isBinaryExpression(node) && /[=<>]=|^[<>]$/.test(node.operatorToken.getText())) return;
  if (ts.isElementAccessExpression(node)) return;
  // Arguments of other functions name variants.
  if (ts.isCallExpression(node) && node.expression.getText() !== 'clsx') return;
  if (
    ts.isStringLiteralLike(node) ||
    ts.isTemplateHead(node) ||
    ts.isTemplateMiddleOrTemplateTail(node)
  )
    strings.push(node.text);
  else node.forEachChild(collect);
}

function visit(node: ts.Node): void {
  if (ts.isJsxAttribute(node) && /class(Name)?$/i.test(node.name.getText()))
    return void (node.initializer && collect(node.initializer));
  if (ts.isTaggedTemplateExpression(node) && node.tag.getText() === 'tw')
    return collect(node.template);
  if (ts.isCallExpression(node) && node.expression.getText() === 'clsx')
    return node.arguments.forEach(collect);
  return node.forEachChild(visit);
}

for (const file of globSync('src/**/*.tsx'))
  visit(ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true));

const uses = new Map<string, number>();
for (const token of strings.flatMap((text) => text.split(/\s+/).filter(Boolean)))
  uses.set(token, (uses.get(token) ?? 0) + 1);
const tokens = [...uses.keys()];

const variant = /^(?:[^:[(]|\[[^\]]*\]|\([^)]*\))*:/;
/** Returns "mt-2" of "md:hover:-mt-2!". */
const getUtility = (token: string): string =>
  variant.test(token) ? getUtility(token.replace(variant, '')) : token.replace(/^-|!$/g, '');

const getValues = (pattern: RegExp): Set<string> =>
  new Set(tokens.flatMap((token) => pattern.exec(getUtility(token))?.[1] ?? []));

const siteCss = readFileSync('src/styles/site.css', 'utf8');
const ownClasses = new Set(
  globSync('src/**/*.css').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/\.([a-z][\w-]*)/g)].map(([, name]) => name!),
  ),
);

async function getTheme(css: string, folder: string) {
  return compile(css, {
    base: resolve(folder),
    loadStylesheet: async (id, base) => {
      const path = id.startsWith('.') ? resolve(base, id) : resolve('node_modules', id);
      return { path, base: dirname(path), content: readFileSync(path, 'utf8') };
    },
    loadModule: async (id, base) => {
      const path = resolve(base, id);
      return { path, base: dirname(path), module: (await import(path)).default };
    },
  });
}

it('uses only classes of the theme and of the style sheets', async () => {
  const { build } = await getTheme(siteCss, join('src', 'styles'));
  const css = build(tokens);
  const unknown = tokens.filter(
    (token) =>
      !ownClasses.has(token) &&
      !/^(group|peer)(\/\w+)?$/.test(token) &&
      !css.includes(`.${token.replaceAll(/[^\w-]/g, String.raw`\$&`)}`),
  );
  expect(unknown).toEqual([]);
});

it('uses few different values', () => {
  const count = {
    classes: tokens.length,
    usedOnce: [...uses.values()].filter((times) => times === 1).length,
    spacing: getValues(
      /^(?:[mp][trblxy]?|gap(?:-[xy])?|space-[xy]|scroll-[mp][trblxy]?)-(?!auto)(.+)$/,
    ).size,
    sizes: getValues(
      /^text-((?:hero|display-\d|title|quote|figure|numeral|lead|body|small|note|label)|\[.+)$/,
    ).size,
    lineHeights: getValues(/^leading-(.+)$/).size,
    measures: getValues(/^max-w-(.+)$/).size,
    calculated: tokens.filter((token) => /(clamp|min|max|calc)\(/.test(token)).length,
    arbitrary: tokens.filter((token) => getUtility(token).includes('[')).length,
    print: [...uses].reduce((sum, [token, times]) => sum + (/\bprint:/.test(token) ? times : 0), 0),
    longest: Math.max(...strings.map((text) => text.length)),
    utilities: siteCss.match(/@utility /g)?.length ?? 0,
    variants: siteCss.match(/@custom-variant /g)?.length ?? 0,
  };
  for (const [name, limit] of Object.entries(limits))
    expect.soft(count[name as keyof typeof count], name).toBeLessThanOrEqual(limit);
});
