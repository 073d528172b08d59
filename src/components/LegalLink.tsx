import type { ReactNode } from 'react';
import { legalPath, type LegalText } from '../site/paths.ts';
import { ActionLink } from './ActionLink.tsx';
import { useLocale } from './Locale.tsx';
import { useLegal } from './Legal.tsx';

/** Before hydration it links to the text. A real button cannot wrap inside a sentence. */
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
  const { language } = useLocale();
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
