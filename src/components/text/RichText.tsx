import { clsx } from 'clsx';
import { Fragment } from 'react';
import { isMissing } from '../../site/pages.ts';
import { venue } from '../../site/facts/venue.ts';
import { linkTarget, parseMarkup, type Run } from './markup.ts';
import { useLocale } from '../Locale.tsx';
import { PageLink } from './PageLink.tsx';
import { Spoken } from './Spoken.tsx';
import { LegalLink } from './LegalLink.tsx';
import { tw } from '../tw.ts';

export const inText = tw`text-primary underline decoration-1 underline-offset-near`;

/** Renders *italics*, line breaks and [links](target); see markup.ts. */
export function RichText({ text }: { text: string }) {
  return parseMarkup(text).map((run, index) => <Fragment key={index}>{element(run)}</Fragment>);
}

function element(run: Run) {
  if (run.kind === 'break') return <br />;
  if (run.kind === 'link') return <TextLink target={run.target}>{run.text}</TextLink>;
  const text = <Spoken text={run.text} />;
  return run.kind === 'em' ? <em>{text}</em> : text;
}

function TextLink({ target, children }: { target: string; children: string }) {
  const { messages } = useLocale();
  const link = linkTarget(target);
  if (!link) throw new Error(`Nothing is called "${target}" (markup.ts).`);
  const { to } = link;
  if (to === 'terms')
    return (
      <LegalLink to={to} className={inText}>
        {children}
      </LegalLink>
    );
  if (to === 'site')
    return (
      <a className={inText} href={link.url} rel="noopener">
        {children}
        <span className="sr-only">{` ${messages.otherSite}`}</span>
      </a>
    );
  // A disabled page has no route, so only the text remains.
  if (to === 'page')
    return isMissing(link.page, link.hash) ? (
      children
    ) : (
      <PageLink className={inText} to={link.page} hash={link.hash}>
        {children}
      </PageLink>
    );
  return (
    <a
      className={clsx(inText, 'whitespace-nowrap')}
      href={to === 'phone' ? `tel:${venue.phones[0].dial}` : `mailto:${venue.email}`}
    >
      {children}
    </a>
  );
}
