import type { KeyboardEvent, ReactNode } from 'react';
import { legalPath, type LegalText } from '../../site/paths.ts';
import { useFrame } from '../Frame.tsx';
import { useLegal } from './Legal.tsx';

/**
 * Opens a legal text in its dialog; before and without script it leads to the same text. An anchor in the role of a button: a real button cannot break over two lines
 * in the middle of a sentence.
 */
export function LegalLink({ to, className, children }: { to: LegalText; className?: string; children: ReactNode }) {
  const open = useLegal();
  const { language } = useFrame();
  const openOnSpace = (event: KeyboardEvent) => {
    if (event.key !== ' ') return;
    event.preventDefault();
    open(to);
  };
  return (
    <a
      href={legalPath(to, language)}
      role="button"
      className={className}
      aria-haspopup="dialog"
      onKeyDown={openOnSpace}
      onClick={(event) => {
        event.preventDefault();
        open(to);
      }}
    >
      {children}
    </a>
  );
}
