import { clsx } from 'clsx';
import { ArrowRight } from 'lucide-react';
import type { PageId } from '../../site/pages.ts';
import { PageLink } from './PageLink.tsx';

/** Text in a span, then an `.icon`. */
export const quietLink = clsx(
  'inline-flex min-h-11 items-center gap-3 line-until-hover text-small font-semibold text-foreground print:hidden span:pb-1',
  'icon:text-accent icon:transition-transform icon:duration-slow hover:icon:translate-x-1',
);

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
