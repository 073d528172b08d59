import { useCallback, useEffect } from 'react';
import { legalWords } from '../content/downloads.ts';
import type { Language } from '../site/languages.ts';
import { legalPath, type LegalText } from '../site/paths.ts';
import { useOnDemand } from '../ui/hooks/useOnDemand.ts';
import { siteAnswers } from './download.ts';

type DialogProps = { open: boolean; onOpenChange: (open: boolean) => void };

const load = async (text: LegalText, language: Language) => {
  const [{ LegalDialog }, words] = await Promise.all([
    import('../frame/legal/LegalDialog.tsx'),
    legalWords(text, language),
  ]);
  return { default: (props: DialogProps) => <LegalDialog words={words} {...props} /> };
};

type Props = {
  text: LegalText;
  language: Language;
  open: boolean;
  onClose: () => void;
};

/**
 * The dialog of a legal text; its code and words are downloaded when it is first opened. Where they cannot come, since
 * a new deploy has replaced them or the browser remembers a failure, the link leads to the same text as a document of
 * its own; what was typed is kept as a draft. Without a connection nothing happens: there is nowhere to go.
 */
export function LegalOnDemand({ text, language, open, onClose }: Props) {
  const [Dialog, want] = useOnDemand(useCallback(() => load(text, language), [text, language]));
  useEffect(() => {
    if (!open || Dialog) return;
    void want().then(async (came) => {
      if (came) return;
      onClose();
      if (await siteAnswers()) location.assign(legalPath(text, language));
    });
  }, [open, Dialog, want, onClose, text, language]);
  return Dialog && <Dialog open={open} onOpenChange={onClose} />;
}
