import { createContext, useContext, type ReactNode } from 'react';
import type { LayoutMessages } from '../layout/schema.ts';
import type { Language } from '../site/languages.ts';

export type Locale = {
  language: Language;
  messages: LayoutMessages;
};

const LocaleContext = createContext<Locale | null>(null);

export function LocaleProvider({ language, messages, children }: Locale & { children: ReactNode }) {
  return <LocaleContext value={{ language, messages }}>{children}</LocaleContext>;
}

/** Throws outside `<LocaleProvider>`. */
export function useLocale(): Locale {
  const locale = useContext(LocaleContext);
  if (!locale)
    throw new Error(
      'useLocale() is called outside <LocaleProvider>. Wrap the component (in tests: renderInLayout).',
    );
  return locale;
}
