import { lazy, Suspense } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { isSiteReachable } from '../../components/download.ts';
import { mapLanguages, type Language } from '../../site/languages.ts';
import { getLegalPath, type LegalText } from '../../site/pages.ts';
import { loadLegalText } from './loadLegalText.ts';

const createDialog = (text: LegalText, language: Language) =>
  lazy(async () => {
    const [{ LegalDialog }, messages] = await Promise.all([
      import('./LegalDialog.tsx'),
      loadLegalText(text, language),
    ]);
    return {
      default: (props: { onClose: () => void }) => <LegalDialog messages={messages} {...props} />,
    };
  });

const dialogs = mapLanguages((language) => ({
  terms: createDialog('terms', language),
  accessibility: createDialog('accessibility', language),
}));

type Props = { text: LegalText; language: Language; onClose: () => void };

/** If the download fails, the text opens as a document; offline, the dialog just closes. */
export function LegalTextDialog({ text, language, onClose }: Props) {
  const Dialog = dialogs[language][text];
  const openAsDocument = async () => {
    onClose();
    if (await isSiteReachable()) location.assign(getLegalPath(text, language));
  };
  return (
    <ErrorBoundary fallback={null} onError={openAsDocument}>
      <Suspense fallback={null}>
        <Dialog onClose={onClose} />
      </Suspense>
    </ErrorBoundary>
  );
}
