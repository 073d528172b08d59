import { globSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { compile } from 'tailwindcss';
import ts from 'typescript';
import { expect, it } from 'vitest';

/** The steps for distances, each 4 px (docs/design.md, "Scale"). */
const steps = '0 px 0.5 1 1.5 2 3 4 5 6 8 10 12 14 16 20 24 32'.split(' ');

const uses = new Map<string, string>();

/** Collects the classes of an expression, but not the strings that it compares with. */
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
    for (const name of node.text.split(/\s+/).filter(Boolean))
      uses.set(name, node.getSourceFile().fileName);
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

const variant = /^(?:[^:[(]|\[[^\]]*\]|\([^)]*\))*:/;
/** Returns "mt-2" of "md:hover:-mt-2!". */
const getUtility = (token: string): string =>
  variant.test(token) ? getUtility(token.replace(variant, '')) : token.replace(/^-|!$/g, '');

const ownClasses = new Set(
  globSync('src/**/*.css').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/\.([a-z][\w-]*)/g)].map(([, name]) => name!),
  ),
);

async function compileUtilities(names: string[]): Promise<string> {
  const { build } = await compile(readFileSync('src/styles/site.css', 'utf8'), {
    base: resolve('src/styles'),
    loadStylesheet: async (id, base) => {
      const path = id.startsWith('.') ? resolve(base, id) : resolve('node_modules', id);
      return { path, base: dirname(path), content: readFileSync(path, 'utf8') };
    },
    loadModule: async (id, base) => {
      const path = resolve(base, id);
      return { path, base: dirname(path), module: (await import(path)).default };
    },
  });
  return build(names);
}

const findFault = (name: string, css: string): string | undefined => {
  const isKnown =
    ownClasses.has(name) ||
    /^(group|peer)(\/\w+)?$/.test(name) ||
    css.includes(`.${name.replaceAll(/[^\w-]/g, String.raw`\$&`)}`);
  if (!isKnown)
    return 'is neither in tailwind.config.ts nor in a style sheet. Correct its name, or add it there.';
  const utility = getUtility(name);
  // A custom property in parentheses comes from the inline style of the element.
  if (/\[|\((?!--)/.test(utility))
    return 'has a value of its own. Take one of tailwind.config.ts, or add one there for all pages.';
  const [, step] = /^(?:[mp][trblxy]?|gap(?:-[xy])?|space-[xy])-([\d.]+|px)$/.exec(utility) ?? [];
  if (step && !steps.includes(step))
    return `is no step of the scale. Take one of ${steps.join(', ')}.`;
  return undefined;
};

it('uses only classes and values of the scale', async () => {
  const names = [...uses.keys()];
  expect(names).not.toEqual([]);
  const css = await compileUtilities([...names, ...offScale]);
  const faults = names.flatMap((name) => {
    const fault = findFault(name, css);
    return fault ? [`${uses.get(name)}: "${name}" ${fault}`] : [];
  });
  expect(faults).toEqual([]);
});

const offScale = [
  'mt-13',
  'w-[13px]',
  'md:hover:bg-[#123456]',
  'gap-[calc(1px+1vw)]',
  'mt-lage',
  'bg-red-500',
];

it.each(offScale)('refuses %s', async (name) => {
  expect(findFault(name, await compileUtilities(offScale))).toBeDefined();
});
