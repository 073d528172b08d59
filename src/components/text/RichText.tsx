import { clsx } from 'clsx';
import { Fragment } from 'react';
import { venue } from '../../facts/venue/venue.ts';
import { isMissing } from '../../site/pages.ts';
import { useLocale } from '../Locale.tsx';
import { tw } from '../tw.ts';
import { LegalLink } from './LegalLink.tsx';
import { parseLinkTarget, parseMarkup, type Run } from './markup.ts';
import { PageLink } from './PageLink.tsx';
import { TextWithLang } from './TextWithLang.tsx';

export const textLinkClass = tw`text-primary underline decoration-1 underline-offset-near`;

export function RichText({ text }: { text: string }) {
  return parseMarkup(text).map((run, index) => <Fragment key={index}>{renderRun(run)}</Fragment>);
}

function renderRun(run: Run) {
  if (run.kind === 'break') return <br />;
  if (run.kind === 'link') return <TextLink target={run.target}>{run.text}</TextLink>;
  const text = <TextWithLang text={run.text} />;
  return run.kind === 'em' ? <em>{text}</em> : text;
}

function TextLink({ target, children }: { target: string; children: string }) {
  const { messages } = useLocale();
  const link = parseLinkTarget(target);
  if (!link) throw new Error(`Nothing is called "${target}" (markup.ts).`);
  const { to } = link;
  if (to === 'terms')
    return (
      <LegalLink to={to} className={textLinkClass}>
        {children}
      </LegalLink>
    );
  if (to === 'site')
    return (
      <a className={textLinkClass} href={link.url} rel="noopener">
        {children}
        <span className="sr-only">{` ${messages.otherSite}`}</span>
      </a>
    );
  // A disabled page has no route, so only the text remains.
  if (to === 'page')
    return isMissing(link.page, link.hash) ? (
      children
    ) : (
      <PageLink className={textLinkClass} to={link.page} hash={link.hash}>
        {children}
      </PageLink>
    );
  return (
    <a
      className={clsx(textLinkClass, to === 'phone' && 'whitespace-nowrap')}
      href={to === 'phone' ? `tel:${venue.phones[0].dial}` : `mailto:${venue.email}`}
    >
      {children}
    </a>
  );
}
