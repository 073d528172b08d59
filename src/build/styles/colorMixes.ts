import type { AtRule, Container, Rule } from 'postcss';
import type { Plugin } from 'vite';

/** What Tailwind 4 asks before it mixes a colour. */
const question = 'color-mix(in lab';

const isRule = (node: { type: string }): node is Rule => node.type === 'rule';

/** Takes from the rule before what the rules of the answer say anew, and lets them stand without the question. */
const unwrap = (asked: AtRule) => {
  const before = asked.prev();
  const answer = asked.nodes?.filter(isRule) ?? [];
  if (before && isRule(before))
    for (const rule of answer.filter(({ selector }) => selector === before.selector)) rule.walkDecls(({ prop }) => before.walkDecls(prop, (said) => void said.remove()));
  asked.replaceWith(asked.nodes ?? []);
  if (before && isRule(before) && before.nodes.length === 0) before.remove();
};

/** Mixed colours without Tailwind's other colour for browsers that mix none. */
export function mixAtOnce(sheet: Container): void {
  sheet.walkAtRules('supports', (rule) => {
    if (rule.params.includes(question)) unwrap(rule);
  });
}

/**
 * Every browser of src/build/browsers.ts mixes colours (`color-mix`: Chrome 111, Firefox 113, Safari 16.2), so the plain
 * colour and the question before each mix, which Tailwind cannot be told to leave out, are bytes for nobody.
 */
export function colorMixes(): Plugin {
  return { name: 'color-mixes', apply: 'build', config: () => ({ css: { postcss: { plugins: [{ postcssPlugin: 'color-mixes', Once: mixAtOnce }] } } }) };
}
