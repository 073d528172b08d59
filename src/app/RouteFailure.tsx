import { useRouteError } from 'react-router-dom';
import { useFrame } from '../frame/Frame.tsx';
import { PageLink } from '../frame/text/PageLink.tsx';
import { languageOf } from '../site/paths.ts';
import { languages } from '../site/languages.ts';
import { venue } from '../site/venue.ts';
import { Button, buttonClass } from '../ui/Button.tsx';
import { DownloadError } from './download.ts';
import './RouteFailure.css';

/** Fixed in both languages (docs/specification.md, "Fixed words"). */
const heading = 'Unexpected Application Error!';

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String((error as { statusText?: string })?.statusText ?? error));

const reload = () => window.location.reload();

/** A page that failed, inside the site's frame: what went wrong, a way home and a number to call. */
export function PageFailure() {
  const error = useRouteError();
  const { language, words } = useFrame();
  const { failure } = words;
  const lostDownload = error instanceof DownloadError;
  return (
    <section className="grid failure">
      <title>{`${heading} ${venue.name[language]}`}</title>
      <div className="failure__text">
        <h1 className="display t-page" lang="en" tabIndex={-1}>
          {heading}
        </h1>
        <p className="lead">{lostDownload ? failure.download : failure.lead}</p>
        <p className="note failure__message" lang="en">
          {messageOf(error)}
        </p>
        <div className="acts">
          {lostDownload && (
            <Button size="lg" onClick={reload}>
              {failure.reload}
            </Button>
          )}
          <PageLink to="home" reloadDocument className={buttonClass({ variant: lostDownload ? 'outline' : 'default', size: 'lg' })}>
            <span>{failure.home}</span>
          </PageLink>
          <a className={`${buttonClass({ variant: 'link', size: 'lg' })} num`} href={`tel:${venue.phones[0].dial}`}>
            <span>
              {failure.call} {venue.phones[0].display}
            </span>
          </a>
        </div>
      </div>
    </section>
  );
}

/** The same without a frame: not even the words of the frame could be downloaded. */
export function BareFailure() {
  const error = useRouteError();
  const language = languageOf(window.location.pathname);
  return (
    <main className="grid failure failure--bare" lang={language}>
      <title>{`${heading} ${venue.name[language]}`}</title>
      <div className="failure__text">
        <h1 className="display t-page" lang="en">
          {heading}
        </h1>
        <p className="note failure__message" lang="en">
          {messageOf(error)}
        </p>
        <div className="acts">
          <a className={buttonClass({ size: 'lg' })} href={languages[language].home}>
            <span>{venue.name[language]}</span>
          </a>
          <a className={`${buttonClass({ variant: 'link', size: 'lg' })} num`} href={`tel:${venue.phones[0].dial}`}>
            <span>{venue.phones[0].display}</span>
          </a>
        </div>
      </div>
    </main>
  );
}
