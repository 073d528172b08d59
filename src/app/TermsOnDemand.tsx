import { useEffect } from 'react';
import { languageCodes, type Language, type Localized } from '../site/languages.ts';
import { useOnDemand } from '../ui/useOnDemand.ts';
import { terms } from './frameWords.ts';

type DialogProps = { open: boolean; onOpenChange: (open: boolean) => void };

const load = async (language: Language) => {
  const [{ TermsDialog }, { default: words }] = await Promise.all([import('../sections/TermsDialog.tsx'), terms[language]()]);
  return { default: (props: DialogProps) => <TermsDialog words={words} {...props} /> };
};

const loads = Object.fromEntries(languageCodes.map((language) => [language, () => load(language)])) as Localized<() => ReturnType<typeof load>>;

/** The terms dialog; its code and text are downloaded when it is first opened. */
export function TermsOnDemand({ language, open, onOpenChange }: DialogProps & { language: Language }) {
  const [Dialog, want] = useOnDemand(loads[language]);
  useEffect(() => {
    if (open && !Dialog) void want().then((came) => came || onOpenChange(false));
  }, [open, Dialog, want, onOpenChange]);
  return Dialog && <Dialog open={open} onOpenChange={onOpenChange} />;
}
