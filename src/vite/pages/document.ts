import { minifySync } from 'vite';
import { standInAttribute } from '../../site/standIn.ts';

export type PageParts = {
  path: string;
  language: string;
  /** React puts tags of the head first. */
  markup: string;
  /** JSON-LD, or "". */
  structuredData: string;
  css: string;
};

/** The flag `y` ends the match at the first other tag. */
const hoisted = /<title>[^<]*<\/title>|<(?:meta|link)\b[^>]*>/gy;

export function splitHoisted(markup: string): { head: string[]; body: string } {
  const head = markup.match(hoisted) ?? [];
  return { head, body: markup.slice(head.join('').length) };
}

const sheetLink = /<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/;

export const extractStyleSheet = (template: string): string => {
  const [, sheet] = sheetLink.exec(template) ?? [];
  if (!sheet) throw new Error('The built index.html has no style sheet: does main.tsx import one?');
  return sheet;
};

/** Throws if the template lacks a tag. */
export function composeDocument(template: string, page: PageParts): string {
  const { head, body } = splitHoisted(convertToHtml(page.markup));
  const sheet = extractStyleSheet(template);
  const tags = [
    `<style>${page.css}</style>`,
    // main.tsx enables the sheet after the first paint.
    `<link rel="stylesheet" href="${sheet}" disabled>`,
    `<noscript><link rel="stylesheet" href="${sheet}"></noscript>`,
    ...head,
  ];
  // The first paint does not need it.
  const data = page.structuredData
    ? `<script type="application/ld+json">${page.structuredData}</script>`
    : '';
  const steps: [RegExp, string][] = [
    [/<html lang="[^"]*">/, `<html lang="${page.language}">`],
    [sheetLink, ''],
    [/<\/head>/, `${tags.join('\n')}\n</head>`],
    // main.tsx reads the path.
    [/<body>/, `<body data-path="${page.path}" ${standInAttribute}>`],
    [/<div id="root"><\/div>/, `<div id="root">${body}</div>`],
    [/<\/body>/, `${data}</body>`],
  ];
  return steps.reduce(
    (html, [pattern, replacement]) => {
      if (!pattern.test(html))
        throw new Error(
          `index.html has nothing that matches ${pattern}: the static pages cannot be made.`,
        );
      return html.replace(pattern, () => replacement);
    },
    template
      .replaceAll(/\s*<!--.*?-->/gs, '')
      .replaceAll(/\n\s+/g, '\n')
      // Vite minifies only modules.
      .replace(/(?<=<script>).*?(?=<\/script>)/s, (code) => minifySync('early.js', code).code)
      // The hero photo loads before scripts (https://web.dev/articles/fetch-priority).
      .replaceAll(/<script type="module"|<link rel="modulepreload"/g, '$& fetchpriority="low"'),
  );
}

const convertToHtml = (markup: string): string =>
  markup.replaceAll('/>', '>').replaceAll(' xmlns="http://www.w3.org/2000/svg"', '');
