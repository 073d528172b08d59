import { JSDOM } from 'jsdom';
import postcss, { type Declaration, type Root, type Rule } from 'postcss';
import { laidOutApart, later } from './firstPaint.ts';

/** As the rules beside it are already. */
function minified(css: string): string {
  return css.replaceAll(/\s*([{};,>~])\s*/g, '$1').replaceAll(': ', ':').replaceAll(';}', '}');
}

/**
 * While boot.ts waits for the whole style sheet, what lies below is not seen and lies too far away to ask for photos
 * (Chromium fetches lazy ones from 2,500 px on slow lines). There is room to scroll, so that no flick is lost, and screen
 * readers have all of it before the sheet is asked for: `visibility` and `content-visibility` would take it, or its names,
 * from them, so boot.ts lifts the latter part by part once the first screen is painted.
 */
const bare = minified(`
  html[data-bare] main { min-height: 4000px; }
  html[data-bare] :is(${later}) { height: 0; min-height: 0; padding: 0; overflow: hidden; opacity: 0; transform: translateY(3000px); }
  html:is([data-bare=""], [data-unfolding=""]) :is(${laidOutApart}):not([data-open]) { content-visibility: auto; contain-intrinsic-block-size: 200vh; }
`);

/** Matches every element: stands for what the first paint does not know (focus, whether more is to come) or a document does not hold (pseudo-elements). */
const any = ':nth-child(n)';
const unknown = /:not\(:has\(\+ ?\*\)\)|:focus(?:-visible|-within)?\b|:(?:before|after)\b|::[\w-]+(?:\([^()]*\))?/g;

/** What a selector matches in the document, in whatever state the unknown parts are. */
function matching(document: Document, selector: string): Element[] {
  try {
    return [...document.querySelectorAll(selector.replaceAll(unknown, any))];
  } catch (cause) {
    throw new Error(`The style sheet has the selector "${selector}", which jsdom does not understand: write it another way.`, { cause });
  }
}

/** What is not needed at the first paint: nobody prints it, and deeper colours move nothing when they come. */
const waiting = /^print$|^\(prefers-contrast:\s*more\)$/;

const displays = (rule: Rule): Declaration[] => rule.nodes.filter((node) => node.type === 'decl' && node.prop === 'display') as Declaration[];

/**
 * Rules by which something below is hidden, in some size of the screen at least, or is not: without them a screen reader
 * would hear at first what it is not to hear later, or the other way round, since what is first may share one of two classes.
 */
function hidingRules(sheet: Root, document: Document): Set<Rule> {
  const rules: { rule: Rule; elements: Element[] }[] = [];
  sheet.walkRules((rule) => void (displays(rule).length > 0 && rules.push({ rule, elements: rule.selectors.flatMap((selector) => matching(document, selector)) })));
  const hidden = new Set(rules.filter(({ rule }) => displays(rule).some(({ value }) => value === 'none')).flatMap(({ elements }) => elements));
  return new Set(rules.filter(({ elements }) => elements.some((element) => hidden.has(element))).map(({ rule }) => rule));
}

/** Takes out what nothing in the sheet or the markup refers to: custom properties, then what is empty without them. */
function dropUnused(sheet: Root, markup: string): void {
  for (let before = ''; before !== sheet.toString(); ) {
    before = sheet.toString();
    const isUsed = (name: string) => before.includes(`var(${name}`) || markup.includes(`var(${name}`);
    sheet.walkDecls(/^--/, (declaration) => void (isUsed(declaration.prop) || declaration.remove()));
    sheet.walkAtRules('property', (rule) => void (isUsed(rule.params) || rule.remove()));
  }
  const moving = new Set<string>();
  sheet.walkDecls(/^animation/, ({ value }) => value.split(/[\s,]+/).forEach((word) => moving.add(word)));
  sheet.walkAtRules('keyframes', (rule) => void (moving.has(rule.params) || rule.remove()));
}

/** Takes out rules without declarations, and what holds nothing without them. */
function dropEmpty(sheet: Root): void {
  sheet.walkRules((rule) => void (rule.nodes.length === 0 && rule.remove()));
  for (let emptied = 1; emptied > 0; ) {
    emptied = 0;
    sheet.walkAtRules((rule) => {
      if (rule.nodes?.length !== 0) return;
      rule.remove();
      emptied++;
    });
  }
}

/**
 * The rules of a page's first paint, to be inlined: those of its frame and of what is first on it, in any state but under
 * the mouse. The faces of downloaded fonts are no part of it, nor is what only paper or more contrast ask for. The whole style sheet follows, with all comments, and changes nothing of them.
 */
export function firstCss(css: string, markup: string, language: string): string {
  const { document } = new JSDOM(`<!doctype html><html lang="${language}" data-bare><body><div id="root">${markup}</div></body></html>`).window;
  const sheet = postcss.parse(css);
  sheet.walkComments((comment) => void comment.remove());
  sheet.walkAtRules('font-face', (rule) => void (rule.some((node) => node.type === 'decl' && /\burl\(/.test(node.value)) && rule.remove()));
  sheet.walkAtRules('media', (rule) => void (waiting.test(rule.params) && rule.remove()));
  const hiding = hidingRules(sheet, document);
  for (const part of document.querySelectorAll(later)) part.remove();
  sheet.walkRules((rule) => {
    if (rule.parent?.type === 'atrule' && 'name' in rule.parent && rule.parent.name === 'keyframes') return;
    const first = rule.selectors.filter((selector) => matching(document, selector).length > 0);
    if (first.length > 0) rule.selectors = first;
    else if (hiding.has(rule)) rule.nodes = displays(rule);
    else rule.remove();
  });
  dropUnused(sheet, document.body.innerHTML);
  sheet.append(bare);
  dropEmpty(sheet);
  return sheet.toString();
}
