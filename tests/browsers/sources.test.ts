// @vitest-environment node
import { globSync } from 'node:fs';
import ts from 'typescript';
import { expect, it } from 'vitest';
import { compare, lacking, type Finding } from './support.ts';

const entries = [
  'src/app/main.tsx',
  'src/app/earlyPresses.ts',
  'src/features/churches/map/churchesMap.ts',
  'src/vite/dates/modules.d.ts',
  ...globSync('src/pages/*/*.tsx'),
];

/** Features that some of our browsers lack, with the file that uses them and the fallback. */
const losses = (
  [
    ['AbortSignal.timeout_static', /./, 'Chrome before 124 names the error otherwise'],
    ['Navigator.share', /^components\/share/, 'the clipboard, or a mail'],
    ['Document.fullscreenEnabled', /^features\/viewer\/Toolbar/, 'no button'],
    ['Document.fullscreenElement', /^features\/viewer\/Toolbar/, 'never full screen'],
    ['Document.exitFullscreen', /^features\/viewer\/Toolbar/, 'no button'],
    ['Element.requestFullscreen', /^features\/viewer\/Toolbar/, 'no button'],
    ['Window.requestIdleCallback', /^(?:app\/main|components\/wait)/, 'a timer'],
    ['Window.devicePixelRatio', /useSharpWidth/, 'Safari leaves out the zoom of the page'],
    ['HTMLImageElement.fetchPriority', /useSharpWidth/, 'fetched like any other photo'],
    ['Document.startViewTransition', /^app\/RootLayout/, 'pages change at once'],
    ['HTMLIFrameElement.loading', /^features\/churches\/ChurchMap/, 'frames load at once'],
  ] as const
).map(([name, where, instead]) => ({ feature: `api.${name}`, where, instead }));

/** Interfaces that TypeScript splits from the standard ones. */
const owners: Readonly<Record<string, string>> = {
  ARIAMixin: 'Element',
  Animatable: 'Element',
  Body: 'Response',
  ChildNode: 'Element',
  DocumentOrShadowRoot: 'Document',
  HTMLOrSVGElement: 'HTMLElement',
  ParentNode: 'Element',
  WindowOrWorkerGlobalScope: 'Window',
};

function featuresOf(symbol: ts.Symbol): string[] {
  return (symbol.declarations ?? []).flatMap((declaration) => {
    if (!/\/lib\.[\w.]+\.d\.ts$/.test(declaration.getSourceFile().fileName)) return [];
    const { parent } = declaration;
    if (ts.isInterfaceDeclaration(parent)) {
      const name = parent.name.text.replace(/^Readonly(?=.)|(?<=.)Constructor$/g, '');
      const owner = owners[name] ?? name;
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
const isOptionalCall = ({ parent }: ts.Node): boolean =>
  ts.isPropertyAccessExpression(parent) &&
  ts.isCallExpression(parent.parent) &&
  parent.parent.questionDotToken !== undefined;

it(
  'uses nothing in our own code that an old browser lacks, except with a fallback',
  { timeout: 120_000 },
  () => {
    const { config } = ts.readConfigFile('tsconfig.json', (file) => ts.sys.readFile(file));
    const { options } = ts.parseJsonConfigFileContent(config, ts.sys, '.');
    const program = ts.createProgram(entries, options);
    const checker = program.getTypeChecker();
    const findings: Finding[] = [];
    const visit = (node: ts.Node): void => {
      const symbol =
        ts.isIdentifier(node) && !isOptionalCall(node) && checker.getSymbolAtLocation(node);
      for (const feature of symbol ? new Set(featuresOf(symbol)) : [])
        if (lacking(feature).length > 0) {
          const file = ts.sys.resolvePath(node.getSourceFile().fileName).split('/src/').at(-1);
          findings.push({ feature, where: `${file}: ${node.parent.getText().split('\n')[0]}` });
        }
      ts.forEachChild(node, visit);
    };
    for (const file of program.getSourceFiles()) if (!file.isDeclarationFile) visit(file);
    expect(compare(findings, losses)).toEqual({ unexplained: [], unused: [] });
  },
);
