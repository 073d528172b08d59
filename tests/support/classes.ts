import { readFileSync } from 'node:fs';
import postcss from 'postcss';
import ts from 'typescript';

/** Returns the class names in `className="…"` and in tw`…` of a component. */
export const classesIn = (file: string): string[] => {
  const tree = ts.createSourceFile(
    file,
    readFileSync(file, 'utf8'),
    ts.ScriptTarget.Latest,
    true,
    ts.ScriptKind.TSX,
  );
  const texts: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isTaggedTemplateExpression(node) && node.tag.getText() === 'tw') {
      const { template } = node;
      texts.push(
        ...(ts.isNoSubstitutionTemplateLiteral(template)
          ? [template.text]
          : [template.head.text, ...template.templateSpans.map(({ literal }) => literal.text)]),
      );
    } else if (
      ts.isJsxAttribute(node) &&
      node.name.getText() === 'className' &&
      node.initializer &&
      ts.isStringLiteral(node.initializer)
    )
      texts.push(node.initializer.text);
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return texts.flatMap((text) => text.split(/\s+/));
};

/** A class in a selector, with its escapes; or a text in quotes, which is none. */
const classInSelector = /"[^"]*"|\.((?:[\w-]|[^\0-\x7f]|\\[\da-f]{1,6}\s?|\\.)+)/gi;

const unescaped = (name: string): string =>
  name.replaceAll(/\\([\da-f]{1,6})\s?|\\(.)/gi, (_, code: string | undefined, sign: string) =>
    code ? String.fromCodePoint(Number.parseInt(code, 16)) : sign,
  );

/** Returns the classes that the selectors of a sheet name. */
export const classesOf = (sheet: string): string[] => {
  const found: string[] = [];
  postcss
    .parse(sheet)
    .walkRules(
      ({ selector }) =>
        void found.push(
          ...[...selector.matchAll(classInSelector)].flatMap(([, name]) =>
            name ? [unescaped(name)] : [],
          ),
        ),
    );
  return found;
};
