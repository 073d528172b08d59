import { clsx } from 'clsx';
import { useRouteError } from 'react-router-dom';
import { Button } from '../../components/Button.tsx';
import { ButtonLink, ButtonRow } from '../../components/ButtonLink.tsx';
import { DownloadError } from '../../components/download.ts';
import { useLocale } from '../../components/Locale.tsx';
import { tw } from '../../components/tw.ts';
import { venue } from '../../facts/venue/venue.ts';
import { HiddenHead } from '../../seo/Head.tsx';
import { languages, type Language } from '../../site/languages.ts';
import { getLanguage } from '../../site/pages.ts';

/** docs/specification.md, "Fixed words". */
const heading = 'Unexpected Application Error!';

const pageClass = tw`page-grid py-section`;
const messageClass = tw`mt-4 border-l-2 border-accent pl-4 text-note wrap-anywhere text-muted`;

export function PageFailure() {
  const error = useRouteError();
  const { language, messages } = useLocale();
  const { failure } = messages;
  const lostDownload = error instanceof DownloadError;
  return (
    <section className={pageClass}>
      <HiddenHead title={formatTitle(language)} />
      <div className="max-w-wide">
        <h1 className="font-display text-display-1" lang="en" tabIndex={-1}>
          {heading}
        </h1>
        <p className="mt-6 max-w-text text-lead">
          {lostDownload ? failure.download : failure.lead}
        </p>
        <p className={messageClass} lang="en">
          {getMessage(error)}
        </p>
        <ButtonRow className="mt-8">
          {lostDownload && (
            <Button size="lg" onClick={reload}>
              {failure.reload}
            </Button>
          )}
          <ButtonLink to="home" reloadDocument variant={lostDownload ? 'outline' : 'default'}>
            {failure.home}
          </ButtonLink>
          <ButtonLink variant="link" className="tabular" href={`tel:${venue.phones[0].dial}`}>
            {failure.call} {venue.phones[0].display}
          </ButtonLink>
        </ButtonRow>
      </div>
    </section>
  );
}

/** The texts of header and footer may not have loaded. */
export function BareFailure() {
  const error = useRouteError();
  const language = getLanguage(window.location.pathname);
  return (
    <main className={clsx(pageClass, 'min-h-hero content-center')} lang={language}>
      <HiddenHead title={formatTitle(language)} />
      <div className="max-w-wide">
        <h1 className="font-display text-display-1" lang="en">
          {heading}
        </h1>
        <p className={messageClass} lang="en">
          {getMessage(error)}
        </p>
        <ButtonRow className="mt-8">
          <ButtonLink href={languages[language].home}>{venue.name[language]}</ButtonLink>
          <ButtonLink variant="link" className="tabular" href={`tel:${venue.phones[0].dial}`}>
            {venue.phones[0].display}
          </ButtonLink>
        </ButtonRow>
      </div>
    </main>
  );
}

const formatTitle = (language: Language) => `${heading} ${venue.name[language]}`;

const getMessage = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);

const reload = () => window.location.reload();
