import postcss, { type AtRule, type Declaration, type Rule } from 'postcss';
import { featuresLike, lacking, type Finding } from './support.ts';

const types = new Map(
  featuresLike(/^css\.types\.(?:[\w-]+\.)?[\w-]+$/).map((name) => [name.split('.').at(-1)!, name]),
);

const quiet = (value: string): string =>
  value.replaceAll(/"[^"]*"|'[^']*'|url\([^)]*\)|--[\w-]+|#[\da-f]{3,8}\b/gi, ' ');

function ofValue(property: string, value: string): string[] {
  const text = quiet(value);
  const copy = text.match(/[a-z][a-z-]*/gi) ?? [];
  return [
    ...copy.map((word) => `css.properties.${property}.${word}`),
    ...[...text.matchAll(/([a-z][a-z-]*)\(/gi)].map(([, name = '']) => types.get(name) ?? name),
    ...[...text.matchAll(/\d([a-z]+)\b/gi)].map(([, unit = '']) => `css.types.length.${unit}`),
  ];
}

// An escaped colon is part of a class name.
const ofSelector = (selector: string): string[] =>
  [...selector.matchAll(/(?<!\\)::?([a-z-]+)/g)].map(([, name]) => `css.selectors.${name}`);

function ofAtRule({ name, params }: AtRule): string[] {
  const asked = name === 'media' ? params.matchAll(/\(\s*(?:min-|max-)?([a-z-]+)/g) : [];
  return [
    `css.at-rules.${name}`,
    ...[...asked].map(([, feature]) => `css.at-rules.media.${feature}`),
  ];
}

const isUnderSupports = (node: Declaration | Rule | AtRule): boolean => {
  const { parent } = node;
  if (parent?.type !== 'atrule' && parent?.type !== 'rule') return false;
  return (parent.type === 'atrule' && parent.name === 'supports') || isUnderSupports(parent);
};

const hasStandIn = ({ prop, parent }: Declaration): boolean =>
  parent!.some(
    (node) => node.type === 'decl' && [`-webkit-${prop}`, `-moz-${prop}`].includes(node.prop),
  );

export function findingsInCss(css: string): Finding[] {
  const findings: Finding[] = [];
  const add = (names: readonly string[], where: string): void =>
    void findings.push(
      ...names.filter((name) => lacking(name).length > 0).map((feature) => ({ feature, where })),
    );
  postcss.parse(css).walk((node) => {
    if (node.type === 'comment' || isUnderSupports(node)) return;
    if (node.type === 'atrule') return add(ofAtRule(node), `@${node.name} ${node.params}`);
    if (node.type === 'rule') {
      add(node.selectors.flatMap(ofSelector), node.selector);
      // An unknown selector invalidates the whole list, except in :is() and :where().
      const strange = node.selectors.filter((selector) =>
        ofSelector(selector.replace(/:(?:is|where)\(.*/, '')).some(
          (name) => lacking(name).length > 0,
        ),
      );
      if (strange.length > 0 && strange.length < node.selectors.length)
        findings.push({ feature: 'a list void in older browsers', where: node.selector });
      if (node.parent?.type === 'rule') add(['css.selectors.nesting'], node.selector);
      return;
    }
    if (hasStandIn(node)) return;
    const where = `${(node.parent as Rule).selector ?? `@${(node.parent as AtRule).name}`} { ${node.prop}: ${node.value} }`;
    const property = `css.properties.${node.prop}`;
    add(lacking(property).length > 0 ? [property] : ofValue(node.prop, node.value), where);
  });
  return findings;
}
