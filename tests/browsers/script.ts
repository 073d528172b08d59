import { parseAst } from 'vite';
import { featuresLike, lacking, type Finding } from './support.ts';

/** Names of rarer objects would only match our own functions. */
const objects =
  /^api\.(?:AbortSignal|Animation|Blob|Clipboard|CSS|CustomEvent|Document|DOM\w+|Element|Event|EventTarget|FormData|Headers|History|HTML\w*Element|Intersection\w+|Location|Navigator|Node|NodeList|Performance|Request|ResizeObserver|Response|Selection|Storage|URL|URLSearchParams|Window)\.\w+$|^javascript\.builtins\.\w+\.\w+$/;
const globals = /^(?:api|javascript\.builtins)\.\w+$|^api\.Window\.\w+$/;

/** Several objects may share the last part of a name. */
function byName(features: readonly string[]): Map<string, string[]> {
  const groups = new Map<string, string[]>();
  for (const feature of features) {
    const name = feature
      .split('.')
      .at(-1)!
      .replace(/_static$/, '');
    groups.set(name, [...(groups.get(name) ?? []), feature]);
  }
  return groups;
}

const memberNames = byName(featuresLike(objects));
const globalNames = byName(featuresLike(globals));

type Node = { type: string; [part: string]: unknown };

function* nodesIn(value: unknown): Generator<Node> {
  if (typeof value !== 'object' || value === null) return;
  if ('type' in value) yield value as Node;
  for (const part of Object.values(value)) yield* nodesIn(part);
}

/**
 * Finds calls that no object of the oldest browser has. Optional calls are allowed. Names like
 * "size", which older objects share, need types (sources.test.ts).
 */
export function findingsInScript(code: string): Finding[] {
  const findings: Finding[] = [];
  const add = (features: readonly string[] | undefined, where: string): void => {
    if (features?.every((feature) => lacking(feature).length > 0))
      findings.push({ feature: features[0]!, where });
  };
  for (const node of nodesIn(parseAst(code))) {
    const callee = node.callee as Node | undefined;
    if (callee?.type === 'Identifier')
      add(globalNames.get(callee.name as string), callee.name as string);
    if (callee?.type === 'MemberExpression' && !callee.computed && !node.optional) {
      const { name } = callee.property as unknown as { name: string };
      add(memberNames.get(name), `.${name}()`);
    }
    const { flags } = (node.regex ?? { flags: '' }) as { flags: string };
    if (flags.includes('v')) add(['javascript.builtins.RegExp.unicodeSets'], String(node.raw));
  }
  return findings;
}
