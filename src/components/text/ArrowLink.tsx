import { ArrowRight } from 'lucide-react';
import type { PageId } from '../../site/pages.ts';
import { tw } from '../tw.ts';
import './ArrowLink.css';
import { PageLink } from './PageLink.tsx';

/** The classes of a quiet link, for those that lead elsewhere; its words stand in a span, before a sign (ArrowLink.css). */
export const quietLink = tw`link inline-flex min-h-touch items-center gap-[10px] text-small font-strong text-ink print:hidden`;

/** A quiet link with an arrow, to another page. */
export function ArrowLink({
  to,
  className = '',
  children,
}: {
  to: PageId;
  className?: string;
  children: string;
}) {
  return (
    <PageLink to={to} className={tw`${quietLink} ${className}`}>
      <span>{children}</span>
      <ArrowRight className="icon" />
    </PageLink>
  );
}
