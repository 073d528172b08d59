import { JSDOM } from 'jsdom';
import postcss, { type Container, type Root } from 'postcss';
import { standInAttribute } from '../../site/standIn.ts';
import { parseUnicodeRange } from './fontFaces.ts';

const matchAll = ':nth-child(n)';
// jsdom cannot evaluate them. `matchAll` replaces them, so their rules stay. An escaped colon belongs to a class.
const unsupportedPseudos =
  /(?<!\\)(?::not\(:has\(\+ ?\*\)\)|:focus(?:-visible|-within)?\b|:(?:before|after)\b|::[\w-]+(?:\([^()]*\))?)/g;

/** The last is Tailwind's for browsers without `@property`. */
const deferred =
  /^media (?:print|\((?:prefers-contrast:\s*more|forced-colors:\s*active)\))$|^layer properties$/;

const fontFace = /@font-face\s*\{[^}]*\}/g;
const ownLetter = /[ -~\u0384-\u03ce]/;

/** Without letters of Greek and English; such faces come with the full sheet. */
function isForeignFace(face: string): boolean {
  const [, range] = /unicode-range:([^;}]*)/.exec(face) ?? [];
  return range !== undefined && !ownLetter.test(parseUnicodeRange(range));
}

/** Pages declare the other fonts: declared again, they would cause another layout. */
export const dropPageFonts = (css: string): string =>
  css.replaceAll(fontFace, (face) => (isForeignFace(face) ? face : ''));

/** Returns the rules of the first paint. */
export function extractPageCss(css: string, markup: string, language: string): string {
  const { document } = new JSDOM(
    `<!doctype html><html lang="${language}"><body ${standInAttribute}><div id="root">${markup}</div></body></html>`,
  ).window;
  const classes = new Set(
    [...document.querySelectorAll('[class]')].flatMap((element) => [...element.classList]),
  );
  const sheet = postcss.parse(
    css.replaceAll(fontFace, (face) => (isForeignFace(face) ? '' : face)),
  );
  sheet.walkComments((comment) => void comment.remove());
  sheet.walkAtRules((rule) => void (deferred.test(`${rule.name} ${rule.params}`) && rule.remove()));
  sheet.walkDecls(/^transition/, (declaration) => void declaration.remove());
  sheet.walkRules((rule) => {
    if (rule.parent?.type === 'atrule' && 'name' in rule.parent && rule.parent.name === 'keyframes')
      return;
    const used = rule.selectors.filter(
      (selector) => isMatchedByClass(classes, selector) ?? hasMatch(document, selector),
    );
    if (used.length > 0) rule.selectors = used;
    else rule.remove();
  });
  dropUnused(sheet, document.body.innerHTML);
  dropEmpty(sheet);
  return sheet.toString();
}

/** Two levels deep. */
const inParentheses = /(?<!\\)\((?:[^()\\]|\\.|\((?:[^()\\]|\\.)*\))*\)/g;
const className = /\.((?:\\.|[\w-])+)/g;
const onlyClass = /^\.(?:\\.|[\w-])+$/;

/** Answers quickly for most selectors, for which jsdom would take minutes. Returns undefined for others. */
function isMatchedByClass(classes: ReadonlySet<string>, selector: string): boolean | undefined {
  const named = [...selector.replaceAll(inParentheses, '').matchAll(className)];
  if (named.some(([, name]) => !classes.has(name!.replaceAll('\\', '')))) return false;
  return onlyClass.test(selector) || undefined;
}

function hasMatch(document: Document, selector: string): boolean {
  try {
    return document.querySelector(selector.replaceAll(unsupportedPseudos, matchAll)) !== null;
  } catch (cause) {
    throw new Error(
      `The style sheet has the selector "${selector}", which jsdom does not understand: write it another way.`,
      { cause },
    );
  }
}

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
  const usedAnimations = new Set<string>();
  sheet.walkDecls(/^animation/, ({ value }) =>
    value.split(/[\s,]+/).forEach((word) => usedAnimations.add(word)),
  );
  sheet.walkAtRules('keyframes', (rule) => void (usedAnimations.has(rule.params) || rule.remove()));
}

function dropEmpty(parent: Container): void {
  parent.each((node) => {
    if (!('nodes' in node) || !node.nodes) return;
    dropEmpty(node);
    if (node.nodes.length === 0) node.remove();
  });
}
