import { clsx } from 'clsx';
import { ArrowRight } from 'lucide-react';
import type { PageId } from '../../site/pages.ts';
import { tw } from '../tw.ts';
import { PageLink } from './PageLink.tsx';

export const quietLinkClass = tw`group inline-flex min-h-11 items-center gap-3 line-with-dot text-small font-semibold print:hidden`;

export const arrowClass = tw`icon text-accent transition-transform duration-slow group-hover:translate-x-1`;

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
    <PageLink to={to} className={clsx(quietLinkClass, className)}>
      <span>{children}</span>
      <ArrowRight className={arrowClass} />
    </PageLink>
  );
}
