/** Joins the built index.html with one page's markup; pure text, no files. */

export type PageParts = {
  language: string;
  /** React's output: hoisted tags first, then the page. */
  markup: string;
  /** JSON-LD, or "" where the page has none. */
  structuredData: string;
  structuredDataId: string;
  /** The rules that the page uses (pageCss.ts), inlined so that its first paint waits for nothing. */
  css: string;
  /** What keeps presses until the application is there, inline. */
  earlyPresses: string;
};

const hoisted = /^(?:<title>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)/;

/** Splits React's output into the tags it hoists (title, meta, link) and the markup that follows. */
export function splitHoisted(markup: string): { head: string[]; body: string } {
  const head: string[] = [];
  let body = markup;
  for (let match = hoisted.exec(body); match; match = hoisted.exec(body)) {
    head.push(match[0]);
    body = body.slice(match[0].length);
  }
  return { head, body };
}

/** The words of a page's h1, its lines kept apart by line breaks; throws where the page has none. */
export function headingOf(markup: string): string {
  const [, heading] = /<h1\b[^>]*>(.*?)<\/h1>/s.exec(markup) ?? [];
  if (heading === undefined) throw new Error('A page has no h1: every page needs exactly one.');
  const text = heading.replaceAll(/<br\/?>/g, '\n').replaceAll(/<[^>]*>/g, '');
  return text
    .replaceAll('&amp;', '&')
    .replaceAll('&#x27;', '’')
    .replaceAll(/[^\S\n]+/g, ' ')
    .trim();
}

/** React closes void elements and names the language of drawings as XML does. HTML needs neither, and twenty photos and icons weigh less without. */
const asHtml = (markup: string): string =>
  markup.replaceAll('/>', '>').replaceAll(' xmlns="http://www.w3.org/2000/svg"', '');

const sheetLink = /<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/;

/** Returns the address of the style sheet in the built index.html. Throws if it has none. */
export const sheetOf = (template: string): string => {
  const [, sheet] = sheetLink.exec(template) ?? [];
  if (!sheet) throw new Error('The built index.html has no style sheet: does main.tsx import one?');
  return sheet;
};

/** The finished document of one address. Throws where the template is not as Vite is known to write it. */
export function composeDocument(template: string, page: PageParts): string {
  const { head, body } = splitHoisted(asHtml(page.markup));
  const sheet = sheetOf(template);
  const tags = [
    `<style>${page.css}</style>`,
    // After the rules of the page, which it repeats in their order among all others. main.tsx enables it after the first paint.
    `<link rel="stylesheet" href="${sheet}" disabled>`,
    `<noscript><link rel="stylesheet" href="${sheet}"></noscript>`,
    ...head,
    ...(page.structuredData
      ? [
          `<script id="${page.structuredDataId}" type="application/ld+json">${page.structuredData}</script>`,
        ]
      : []),
    `<script>${page.earlyPresses}</script>`,
  ];
  const steps: [RegExp, string][] = [
    [/<html lang="[^"]*">/, `<html lang="${page.language}">`],
    [sheetLink, ''],
    [/<\/head>/, `${tags.join('\n')}\n</head>`],
    [/<div id="root"><\/div>/, `<div id="root">${body}</div>`],
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
      .replaceAll(/\s*<!--.*?-->/g, '')
      .replaceAll(/\n\s+/g, '\n')
      // The page is painted without them, so they come after its photo (https://web.dev/articles/fetch-priority).
      .replaceAll(/<script type="module"|<link rel="modulepreload"/g, '$& fetchpriority="low"'),
  );
}
