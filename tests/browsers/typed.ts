import ts from 'typescript';
import { lacking, type Finding } from './support.ts';

/** Standard interface names that TypeScript splits. */
const owners: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    ['Array', 'Promise', 'String', 'RegExp', 'Object', 'Map', 'Set', 'Number', 'Symbol'].map(
      (name) => [`${name}Constructor`, name],
    ),
  ),
  ReadonlyArray: 'Array',
  ReadonlyMap: 'Map',
  ReadonlySet: 'Set',
  ARIAMixin: 'Element',
  Animatable: 'Element',
  Body: 'Response',
  ChildNode: 'Element',
  DocumentOrShadowRoot: 'Document',
  HTMLOrSVGElement: 'HTMLElement',
  ParentNode: 'Element',
  WindowOrWorkerGlobalScope: 'Window',
};

const isStandard = (file: string): boolean => /\/lib\.[\w.]+\.d\.ts$/.test(file);

function namesOf(symbol: ts.Symbol): string[] {
  return (symbol.declarations ?? []).flatMap((declaration) => {
    if (!isStandard(declaration.getSourceFile().fileName)) return [];
    const { parent } = declaration;
    if (ts.isInterfaceDeclaration(parent)) {
      const owner = owners[parent.name.text] ?? parent.name.text;
      return [`api.${owner}.${symbol.name}`, `javascript.builtins.${owner}.${symbol.name}`];
    }
    // `declare var AbortSignal: { timeout(…) }` declares a static member.
    if (ts.isTypeLiteralNode(parent) && ts.isVariableDeclaration(parent.parent))
      return [`api.${parent.parent.name.getText()}.${symbol.name}_static`];
    return [
      `api.${symbol.name}`,
      `api.Window.${symbol.name}`,
      `javascript.builtins.${symbol.name}`,
    ];
  });
}

/** Code with "?." expects that the feature may be missing. */
const isOptionalCall = (node: ts.Node): boolean =>
  ts.isPropertyAccessExpression(node.parent) &&
  ts.isCallExpression(node.parent.parent) &&
  node.parent.parent.questionDotToken !== undefined;

export function findingsInSources(entries: readonly string[], configFile: string): Finding[] {
  const { config } = ts.readConfigFile(configFile, (file) => ts.sys.readFile(file));
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, '.');
  const program = ts.createProgram([...entries, 'src/vite/dates/modules.d.ts'], options);
  const checker = program.getTypeChecker();
  const findings: Finding[] = [];
  const visit = (node: ts.Node): void => {
    const symbol =
      ts.isIdentifier(node) && !isOptionalCall(node)
        ? checker.getSymbolAtLocation(node)
        : undefined;
    const names = symbol ? namesOf(symbol) : [];
    for (const feature of new Set(names))
      if (lacking(feature).length > 0)
        findings.push({
          feature,
          where: `${ts.sys.resolvePath(node.getSourceFile().fileName).split('/src/').at(-1)}: ${node.parent.getText().split('\n')[0]}`,
        });
    ts.forEachChild(node, visit);
  };
  for (const file of program.getSourceFiles()) if (!file.isDeclarationFile) visit(file);
  return findings;
}
