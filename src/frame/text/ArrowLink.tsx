import { ArrowRight } from 'lucide-react';
import type { PageId } from '../../site/pages.ts';
import { tw } from '../../ui/tw.ts';
import { PageLink } from './PageLink.tsx';

/** A quiet link with an arrow, to another page. */
export function ArrowLink({ to, className = '', children }: { to: PageId; className?: string; children: string }) {
  return (
    <PageLink to={to} className={tw`link ${className}`}>
      <span>{children}</span>
      <ArrowRight className="icon" />
    </PageLink>
  );
}
