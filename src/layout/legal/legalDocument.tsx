import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { LocaleProvider, type Locale } from '../../components/Locale.tsx';
import type { LegalCopy } from '../../components/text/LegalLink.tsx';
import { venue } from '../../facts/venue/venue.ts';
import { languages } from '../../site/languages.ts';
import { LegalArticle } from './LegalArticle.tsx';

const styles =
  'body{max-width:40em;margin:auto;padding:24px;font:1.0625rem/1.6 Georgia,serif;overflow-wrap:anywhere}a{color:inherit}a[href^=tel]{white-space:nowrap}';

/** For use without JavaScript or before hydration. Search engines leave it out. */
export function renderLegalDocument(copy: LegalCopy, { language, messages }: Locale): string {
  const { home } = languages[language];
  const name = venue.name[language];
  const html = (
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="only light" />
        <meta name="robots" content="noindex" />
        <title>{`${copy.title} · ${name}`}</title>
        <style>{styles}</style>
      </head>
      <body>
        <p>
          <a href={home}>{name}</a>
        </p>
        <main>
          <h1>{copy.title}</h1>
          <StaticRouter location={home}>
            <LocaleProvider language={language} messages={messages}>
              <LegalArticle copy={copy} headings={['h2', 'h3']} />
            </LocaleProvider>
          </StaticRouter>
        </main>
      </body>
    </html>
  );
  return `<!doctype html>${renderToStaticMarkup(html)}`;
}
