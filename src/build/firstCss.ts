import postcss from 'postcss';

/** The classes without which a selector cannot match; what stands in parentheses (:not, :is, :has) is left open. */
function neededClasses(selector: string): string[] {
  let outside = selector;
  for (let before = ''; before !== outside; ) {
    before = outside;
    outside = outside.replaceAll(/\([^()]*\)/g, '');
  }
  return [...outside.matchAll(/\.((?:[\w-]|\\.)+)/g)].map(([, name = '']) => name.replaceAll('\\', ''));
}

/**
 * The part of a style sheet that a page's first paint may need: every rule whose classes occur in the markup.
 * Cautious on purpose, since PurgeCSS 8 dropped rules with :is() and with quoted attributes that were needed.
 */
export function firstCss(css: string, markup: string): string {
  const present = new Set([...markup.matchAll(/class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(/\s+/)));
  const sheet = postcss.parse(css);
  sheet.walkRules((rule) => {
    const possible = rule.selectors.filter((selector) => neededClasses(selector).every((name) => present.has(name)));
    if (possible.length === 0) rule.remove();
    else rule.selectors = possible;
  });
  sheet.walkAtRules((rule) => {
    if (rule.nodes && rule.nodes.every((node) => node.type === 'comment')) rule.remove();
  });
  return sheet.toString();
}
