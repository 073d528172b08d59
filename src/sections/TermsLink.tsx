import type { ReactNode } from 'react';
import { useTerms } from './Terms.tsx';
import './TermsLink.css';

/** Opens the terms and privacy dialog. */
export function TermsLink({ className, children }: { className?: string; children: ReactNode }) {
  const open = useTerms();
  return (
    <button type="button" className={`terms-link ${className ?? ''}`.trim()} aria-haspopup="dialog" onClick={open}>
      {children}
    </button>
  );
}
