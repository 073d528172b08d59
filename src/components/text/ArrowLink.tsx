import { clsx } from 'clsx';
import { ArrowRight } from 'lucide-react';
import type { PageId } from '../../site/pages.ts';
import { tw } from '../tw.ts';
import './ArrowLink.css';
import { PageLink } from './PageLink.tsx';

/** Text in a span, then a sign (ArrowLink.css). */
export const quietLink = tw`link inline-flex min-h-touch items-center gap-1.25 text-small font-strong text-foreground print:hidden`;

export function ArrowLink({
  to,
  className,
  children,
}: {
  to: PageId;
  className?: string;
  children: string;
}) {
  return (
    <PageLink to={to} className={clsx(quietLink, className)}>
      <span>{children}</span>
      <ArrowRight className="icon" />
    </PageLink>
  );
}
