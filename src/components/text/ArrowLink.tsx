import { clsx } from 'clsx';
import { ArrowRight } from 'lucide-react';
import type { PageId } from '../../site/pages.ts';
import { tw } from '../tw.ts';
import { PageLink } from './PageLink.tsx';

export const quietLinkClass = tw`quiet-link inline-flex min-h-11 items-center gap-3 line-until-hover text-small font-semibold`;

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
      <ArrowRight className="icon" />
    </PageLink>
  );
}
