import { useEffect } from 'react';
import { languageCodes, type Language, type Localized } from '../site/languages.ts';
import { useOnDemand } from '../ui/useOnDemand.ts';
import { termsPath } from '../site/paths.ts';
import { siteAnswers } from './download.ts';
import { terms } from './frameWords.ts';

type DialogProps = { open: boolean; onOpenChange: (open: boolean) => void };

const load = async (language: Language) => {
  const [{ TermsDialog }, { default: words }] = await Promise.all([import('../sections/TermsDialog.tsx'), terms[language]()]);
  return { default: (props: DialogProps) => <TermsDialog words={words} {...props} /> };
};

const loads = Object.fromEntries(languageCodes.map((language) => [language, () => load(language)])) as Localized<() => ReturnType<typeof load>>;

/**
 * The terms dialog; its code and text are downloaded when it is first opened. Where they cannot come, since a new
 * deploy has replaced them or the browser remembers a failure, the link leads to the same text as a document of its
 * own; what was typed is kept as a draft. Without a connection nothing happens: there is nowhere to go.
 */
export function TermsOnDemand({ language, open, onOpenChange }: DialogProps & { language: Language }) {
  const [Dialog, want] = useOnDemand(loads[language]);
  useEffect(() => {
    if (!open || Dialog) return;
    void want().then(async (came) => {
      if (came) return;
      onOpenChange(false);
      if (await siteAnswers()) location.assign(termsPath(language));
    });
  }, [open, Dialog, want, onOpenChange, language]);
  return Dialog && <Dialog open={open} onOpenChange={onOpenChange} />;
}
