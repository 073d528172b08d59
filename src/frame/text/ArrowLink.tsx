import { ArrowRight } from 'lucide-react';
import type { PageId } from '../../site/pages.ts';
import { PageLink } from './PageLink.tsx';

/** A quiet link with an arrow, to another page. */
export function ArrowLink({ to, children }: { to: PageId; children: string }) {
  return (
    <PageLink to={to} className="link">
      <span>{children}</span>
      <ArrowRight className="icon" aria-hidden="true" />
    </PageLink>
  );
}
