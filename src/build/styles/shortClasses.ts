import { globSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import postcss, { type Rule } from 'postcss';
import ts from 'typescript';
import type { Plugin } from 'vite';

/** A piece of source that holds class names and nothing else. */
type Piece = { start: number; end: number };

const complaint = (file: string, node: ts.Node, what: string): Error => {
  const { line } = node.getSourceFile().getLineAndCharacterOfPosition(node.getStart());
  return new Error(`${file}:${line + 1}: ${what}`);
};

const isText = (node: ts.Node): boolean => ts.isStringLiteralLike(node) || ts.isTemplateExpression(node);

/** The texts that an expression gives by itself: not what a call inside it makes of others. */
const ownTexts = (expression: ts.Expression): ts.Expression[] => {
  if (ts.isParenthesizedExpression(expression)) return ownTexts(expression.expression);
  if (ts.isConditionalExpression(expression)) return [...ownTexts(expression.whenTrue), ...ownTexts(expression.whenFalse)];
  if (ts.isBinaryExpression(expression)) return [...ownTexts(expression.left), ...ownTexts(expression.right)];
  return isText(expression) ? [expression] : [];
};

/** Where class names stand in a component: in `className="…"` and in tw`…`. Throws where they stand otherwise, or in parts. */
export function classPieces(file: string, source: string): Piece[] {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const pieces: Piece[] = [];
  const add = (node: ts.Node, before: number, after: number) => void pieces.push({ start: node.getStart() + before, end: node.getEnd() - after });

  const addTemplate = ({ template }: ts.TaggedTemplateExpression) => {
    if (ts.isNoSubstitutionTemplateLiteral(template)) return add(template, 1, 1);
    const parts = [template.head, ...template.templateSpans.map(({ literal }) => literal)];
    for (const [index, part] of parts.entries()) {
      if ((index > 0 && /^\S/.test(part.text)) || (index < parts.length - 1 && /\S$/.test(part.text)))
        throw complaint(file, part, 'A class name must stand whole: put a space between it and ${…}.');
      add(part, 1, index < parts.length - 1 ? 2 : 1);
    }
  };

  const visit = (node: ts.Node): void => {
    if (ts.isTaggedTemplateExpression(node) && node.tag.getText() === 'tw') addTemplate(node);
    else if (ts.isJsxAttribute(node) && node.name.getText() === 'className' && node.initializer) {
      const { initializer } = node;
      if (ts.isStringLiteral(initializer)) return add(initializer, 1, 1);
      const [loose] = ts.isJsxExpression(initializer) && initializer.expression ? ownTexts(initializer.expression) : [];
      if (loose) throw complaint(file, loose, 'Write class names as className="…" or as tw`…`, or the build cannot find them.');
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  // A template may hold another in its ${…}.
  return pieces.toSorted((one, other) => one.start - other.start);
}

const letters = [...'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const signs = [...letters, ...'0123456789'];

/** a … Z, aa … Z9, aaa …, without names that are taken and without what begins as names of advertisements do, which blockers hide. */
function* shortNames(taken: ReadonlySet<string>): Generator<string> {
  for (let names = letters; ; names = names.flatMap((name) => signs.map((sign) => name + sign))) yield* names.filter((name) => !/^ad/i.test(name) && !taken.has(name));
}

/**
 * A short name for every utility of the components, the shortest for those that stand there most often. Classes that a
 * sheet of ours names keep their names: they are few, and scripts and tests may ask for them.
 */
export function nameClasses(sources: readonly { file: string; source: string }[], own: ReadonlySet<string>): Map<string, string> {
  const counts = new Map<string, number>();
  for (const { file, source } of sources)
    for (const { start, end } of classPieces(file, source))
      for (const name of source.slice(start, end).split(/\s+/)) if (name && !own.has(name)) counts.set(name, (counts.get(name) ?? 0) + 1);
  const short = shortNames(own);
  const byUse = [...counts].toSorted(([one, often], [other, seldom]) => seldom - often || (one < other ? -1 : 1));
  return new Map(byUse.map(([name]) => [name, short.next().value as string]));
}

/** A class in a selector, with its escapes; or a text in quotes, which is none. */
const classInSelector = /"[^"]*"|\.((?:[\w-]|[^\0-\x7f]|\\[\da-f]{1,6}\s?|\\.)+)/gi;

const unescaped = (name: string): string => name.replaceAll(/\\([\da-f]{1,6})\s?|\\(.)/gi, (_, code: string | undefined, sign: string) => (code ? String.fromCodePoint(Number.parseInt(code, 16)) : sign));

/** The classes that the selectors of a sheet name. */
export const classesOf = (sheet: string): string[] => {
  const found: string[] = [];
  postcss.parse(sheet).walkRules(({ selector }) => void found.push(...[...selector.matchAll(classInSelector)].flatMap(([, name]) => (name ? [unescaped(name)] : []))));
  return found;
};

/** The short names of a site, by its sources. */
export function shortNamesOf(root: string): Map<string, string> {
  const read = (pattern: string) =>
    globSync(pattern, { cwd: root })
      .toSorted()
      .map((file) => ({ file: file.split(sep).join('/'), source: readFileSync(join(root, file), 'utf8') }));
  return nameClasses(read('src/**/*.tsx'), new Set(read('src/**/*.css').flatMap(({ source }) => classesOf(source))));
}

/** They style nothing: variants ask for them. */
const marks = new Set(['group', 'peer']);

/**
 * Gives the utilities of the site short names in the build: they are long words, of which a page has a thousand, in its
 * markup, its rules and its script (docs/decisions/look.md, "short names"). Tests and development keep the long ones.
 * A class that no rule knows stops the build.
 */
export function shortClasses(): Plugin {
  let root = '';
  let names = new Map<string, string>();
  const styled = new Set<string>();
  const rename = (rule: Rule) => {
    rule.selector = rule.selector.replaceAll(classInSelector, (found, name?: string) => {
      const long = unescaped(name ?? '');
      const short = names.get(long);
      if (short) styled.add(long);
      return short ? `.${short}` : found;
    });
  };
  return {
    name: 'short-classes',
    apply: 'build',
    enforce: 'pre',
    config: () => ({
      css: {
        postcss: {
          plugins: [
            {
              postcssPlugin: 'short-classes',
              // The framed map is a page of its own, whose script names its classes.
              Once: (sheet) => void (sheet.source?.input.file?.includes('/src/map/') || sheet.walkRules(rename)),
            },
          ],
        },
      },
    }),
    configResolved(config) {
      root = config.root;
    },
    buildStart() {
      names = shortNamesOf(root);
    },
    transform: {
      filter: { id: /\/src\/.*\.tsx$/ },
      handler(source, id) {
        const pieces = classPieces(id.split(sep).join('/'), source);
        let code = '';
        let last = 0;
        for (const { start, end } of pieces) {
          code += source.slice(last, start) + source.slice(start, end).replaceAll(/\S+/g, (name) => names.get(name) ?? name);
          last = end;
        }
        return pieces.length > 0 ? { code: code + source.slice(last), map: null } : undefined;
      },
    },
    generateBundle() {
      if (this.environment.name !== 'client') return;
      const idle = [...names.keys()].filter((name) => !styled.has(name) && !marks.has(name));
      if (idle.length > 0) this.error(`No rule knows these class names; take them away, or mend their spelling: ${idle.join(' ')}`);
    },
  };
}
