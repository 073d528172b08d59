import type { ReactNode } from 'react';
import { legalPath, type LegalText } from '../site/paths.ts';
import { ActionLink } from './ActionLink.tsx';
import { useFrame } from './Frame.tsx';
import { useLegal } from './Legal.tsx';

/**
 * Opens a legal text in its dialog; before and without script it leads to the same text. No real button: that cannot
 * break over two lines in the middle of a sentence.
 */
export function LegalLink({
  to,
  className,
  children,
}: {
  to: LegalText;
  className?: string;
  children: ReactNode;
}) {
  const open = useLegal();
  const { language } = useFrame();
  return (
    <ActionLink
      href={legalPath(to, language)}
      className={className}
      aria-haspopup="dialog"
      onPress={() => open(to)}
    >
      {children}
    </ActionLink>
  );
}
