import type { KeyboardEvent, ReactNode } from 'react';
import { termsPath } from '../site/paths.ts';
import { useFrame } from './Frame.tsx';
import { useTerms } from './Terms.tsx';
import './TermsLink.css';

/**
 * Opens the terms and privacy dialog; before and without script it leads to the same text. An anchor in the role of a button: a real button cannot break over two lines
 * in the middle of a sentence.
 */
export function TermsLink({ className, children }: { className?: string; children: ReactNode }) {
  const open = useTerms();
  const { language } = useFrame();
  const openOnSpace = (event: KeyboardEvent) => {
    if (event.key !== ' ') return;
    event.preventDefault();
    open();
  };
  return (
    <a
      href={termsPath(language)}
      role="button"
      className={className}
      aria-haspopup="dialog"
      onKeyDown={openOnSpace}
      onClick={(event) => {
        event.preventDefault();
        open();
      }}
    >
      {children}
    </a>
  );
}
