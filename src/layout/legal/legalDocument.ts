/** Legal texts as documents, for visits without JavaScript or before hydration. */
import type { LegalCopy } from '../../components/text/LegalLink.tsx';
import { parseMarkup, type Run } from '../../components/text/markup.ts';
import { venue } from '../../site/facts/venue.ts';
import { escapeHtml } from '../../site/formats/formats.ts';
import { languages, type Language } from '../../site/languages.ts';

const targets: Readonly<Record<string, string>> = {
  phone: `tel:${venue.phones[0].dial}`,
  email: `mailto:${venue.email}`,
};

const renderRun = (run: Run): string => {
  if (run.kind === 'break') return '<br>';
  const text = escapeHtml(run.text);
  if (run.kind !== 'link') return run.kind === 'em' ? `<em>${text}</em>` : text;
  const href = targets[run.target];
  if (!href)
    throw new Error(
      `A legal text links to "${run.target}": its document knows "phone" and "email" only (src/layout/legal/legalDocument.ts).`,
    );
  return `<a href="${href}">${text}</a>`;
};

const renderMarkup = (text: string): string => parseMarkup(text).map(renderRun).join('');
const renderParagraph = (text: string): string => `<p>${renderMarkup(text)}</p>`;

/** Returns an HTML document, which search engines must not list. */
export const renderLegalDocument = (messages: LegalCopy, language: Language): string => {
  const name = escapeHtml(venue.name[language]);
  const title = escapeHtml(messages.title);
  return [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="only light"><meta name="robots" content="noindex">`,
    `<title>${title} · ${name}</title><style>body{max-width:40em;margin:auto;padding:24px;font:1.0625rem/1.6 Georgia,serif;overflow-wrap:anywhere}a{color:inherit}</style></head><body>`,
    `<p><a href="${languages[language].home}">${name}</a></p><main><h1>${title}</h1>`,
    renderParagraph(messages.short),
    renderParagraph(messages.updated),
    ...messages.parts.flatMap(({ heading, sections }) => [
      `<h2>${escapeHtml(heading)}</h2>`,
      ...sections.flatMap((section) => [
        `<h3>${escapeHtml(section.heading)}</h3>`,
        ...section.paragraphs.map(renderParagraph),
      ]),
    ]),
    '</main></body></html>',
  ].join('\n');
};
