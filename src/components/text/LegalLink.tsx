import { createContext, useContext, type ReactNode } from 'react';
import { getLegalPath, type LegalText } from '../../site/pages.ts';
import { useLocale } from '../Locale.tsx';
import { ActionLink } from './ActionLink.tsx';

/** Opens a legal text; the layout provides it. */
export const LegalContext = createContext<(text: LegalText) => void>(() => {});

export type LegalCopy = {
  title: string;
  updated: string;
  close: string;
  short: string;
  parts: readonly {
    heading: string;
    sections: readonly { heading: string; paragraphs: readonly string[] }[];
  }[];
};

/** A real `<button>` could not wrap inside a sentence. */
export function LegalLink({
  to,
  className,
  children,
}: {
  to: LegalText;
  className?: string;
  children: ReactNode;
}) {
  const open = useContext(LegalContext);
  const { language } = useLocale();
  return (
    <ActionLink
      href={getLegalPath(to, language)}
      className={className}
      aria-haspopup="dialog"
      onPress={() => open(to)}
    >
      {children}
    </ActionLink>
  );
}
