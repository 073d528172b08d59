import { JSDOM } from 'jsdom';
import postcss, { type Root } from 'postcss';

/** Matches every element. It replaces states that a static page does not have (focus) and pseudo-elements. */
const any = ':nth-child(n)';
// An escaped colon is part of a class name.
const unknown =
  /(?<!\\)(?::not\(:has\(\+ ?\*\)\)|:focus(?:-visible|-within)?\b|:(?:before|after)\b|::[\w-]+(?:\([^()]*\))?)/g;

/** Whether a selector matches anything in the document, in whatever state the unknown parts are. */
function matchesAny(document: Document, selector: string): boolean {
  try {
    return document.querySelector(selector.replaceAll(unknown, any)) !== null;
  } catch (cause) {
    throw new Error(
      `The style sheet has the selector "${selector}", which jsdom does not understand: write it another way.`,
      { cause },
    );
  }
}

/** Media queries that the first paint can do without: print, and deeper colours, which move nothing. */
const waiting = /^print$|^\(prefers-contrast:\s*more\)$/;

/** Takes out what nothing in the sheet or the markup refers to: custom properties, then what is empty without them. */
function dropUnused(sheet: Root, markup: string): void {
  for (let before = ''; before !== sheet.toString();) {
    before = sheet.toString();
    const isUsed = (name: string) =>
      before.includes(`var(${name}`) || markup.includes(`var(${name}`);
    sheet.walkDecls(
      /^--/,
      (declaration) => void (isUsed(declaration.prop) || declaration.remove()),
    );
    sheet.walkAtRules('property', (rule) => void (isUsed(rule.params) || rule.remove()));
  }
  const moving = new Set<string>();
  sheet.walkDecls(/^animation/, ({ value }) =>
    value.split(/[\s,]+/).forEach((word) => moving.add(word)),
  );
  sheet.walkAtRules('keyframes', (rule) => void (moving.has(rule.params) || rule.remove()));
}

/** Takes out rules without declarations, and what holds nothing without them. */
function dropEmpty(sheet: Root): void {
  sheet.walkRules((rule) => void (rule.nodes.length === 0 && rule.remove()));
  for (let emptied = 1; emptied > 0;) {
    emptied = 0;
    sheet.walkAtRules((rule) => {
      if (rule.nodes?.length !== 0) return;
      rule.remove();
      emptied++;
    });
  }
}

/**
 * Returns the rules that a page uses, in every state except hover. They are inlined, so the first paint waits for nothing.
 * Downloaded font faces are left out, as are rules for print and for more contrast. The whole style sheet follows
 * (src/app/main.tsx) and changes nothing that was painted.
 */
export function pageCss(css: string, markup: string, language: string): string {
  const { document } = new JSDOM(
    `<!doctype html><html lang="${language}"><body><div id="root">${markup}</div></body></html>`,
  ).window;
  const sheet = postcss.parse(css);
  sheet.walkComments((comment) => void comment.remove());
  sheet.walkAtRules(
    'font-face',
    (rule) =>
      void (
        rule.some((node) => node.type === 'decl' && /\burl\(/.test(node.value)) && rule.remove()
      ),
  );
  sheet.walkAtRules('media', (rule) => void (waiting.test(rule.params) && rule.remove()));
  sheet.walkRules((rule) => {
    if (rule.parent?.type === 'atrule' && 'name' in rule.parent && rule.parent.name === 'keyframes')
      return;
    const used = rule.selectors.filter((selector) => matchesAny(document, selector));
    if (used.length > 0) rule.selectors = used;
    else rule.remove();
  });
  dropUnused(sheet, document.body.innerHTML);
  dropEmpty(sheet);
  return sheet.toString();
}
