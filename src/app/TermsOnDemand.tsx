import { lazy, Suspense, useState } from 'react';
import type { Language, Localized } from '../site/languages.ts';
import { languageCodes } from '../site/languages.ts';
import { terms } from './screens.ts';

type Props = { language: Language; open: boolean; onOpenChange: (open: boolean) => void };

const load = async (language: Language) => {
  const [{ TermsDialog }, { default: words }] = await Promise.all([import('../sections/TermsDialog.tsx'), terms[language]()]);
  return { default: (props: Omit<Props, 'language'>) => <TermsDialog words={words} {...props} /> };
};

const dialogs = Object.fromEntries(languageCodes.map((language) => [language, lazy(() => load(language))])) as Localized<
  ReturnType<typeof lazy<Awaited<ReturnType<typeof load>>['default']>>
>;

/** The terms dialog; its code and text are downloaded when it is first opened. */
export function TermsOnDemand({ language, open, onOpenChange }: Props) {
  const [wanted, setWanted] = useState(false);
  if (open && !wanted) setWanted(true);
  const Dialog = dialogs[language];
  return <Suspense>{wanted && <Dialog open={open} onOpenChange={onOpenChange} />}</Suspense>;
}
