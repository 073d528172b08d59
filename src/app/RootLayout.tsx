import * as Tooltip from '@radix-ui/react-tooltip';
import { QueryClientProvider } from '@tanstack/react-query';
import { useDeferredValue, useEffect, useLayoutEffect, useRef } from 'react';
import { toast } from 'sonner';
import { Outlet, ScrollRestoration, useLocation, useRouteLoaderData } from 'react-router-dom';
import { BackToTop } from '../layout/BackToTop.tsx';
import { Footer } from '../layout/Footer.tsx';
import { Frame } from '../components/Frame.tsx';
import { Header } from '../layout/header/Header.tsx';
import { PhoneBar } from '../layout/PhoneBar.tsx';
import { usePaper } from '../components/useCurrentPage.ts';
import { LegalContext } from '../components/Legal.tsx';
import { Rise } from '../layout/Rise.tsx';
import { Toasts } from '../layout/Toasts.tsx';
import { useArrivalFocus } from '../layout/useArrivalFocus.ts';
import type { LanguageWords } from '../pages/languageWords.ts';
import type { FrameWords } from '../layout/schema.ts';
import { queryClient } from '../features/enquiryForm/queryClient.ts';
import type { Language } from '../site/languages.ts';
import { languageOf, legalTextIds } from '../site/paths.ts';
import { openedOf, pageKey, useCloseOnBack } from '../components/hooks/useCloseOnBack.ts';
import { tipTimes } from '../components/Tip.tsx';
import { LegalTextDialog } from '../layout/legal/LegalTextDialog.tsx';

const legalTextNow = openedOf(legalTextIds);

/** The frame around every page, in the language of the address. */
export function RootLayout() {
  const language = languageOf(useLocation().pathname);
  const { frame: words, wordmark } = useRouteLoaderData<LanguageWords>(language)!;
  const legalText = useCloseOnBack(legalTextNow);
  // Deferred, so that React waits for the dialog's code; after an empty fallback it would wait 300 ms in any case.
  const openedText = useDeferredValue(legalTextIds.find((text) => text === legalText.opened?.id));
  useDocumentLanguage(language);
  useArrivalFocus();
  useConnectionNotices(words);
  useOpenInPrint();
  return (
    <QueryClientProvider client={queryClient}>
      <Tooltip.Provider {...tipTimes}>
        <Frame language={language} words={words} wordmark={wordmark}>
          <LegalContext value={legalText.open}>
            <div className="frame" data-paper={usePaper()}>
              <a
                className="absolute top-[-80px] left-2 z-50 border border-line bg-paper px-2.5 py-1.5 focus:top-2 print:hidden"
                href="#main"
              >
                {words.skipToContent}
              </a>
              <Header />
              <main id="main" className="pt-(--bar)" tabIndex={-1}>
                <Outlet />
              </main>
              <Footer />
              <BackToTop />
              <PhoneBar />
            </div>
            {openedText && (
              <LegalTextDialog text={openedText} language={language} onClose={legalText.close} />
            )}
            <Toasts />
            <Rise />
            <ScrollRestoration getKey={pageKey} />
          </LegalContext>
        </Frame>
      </Tooltip.Provider>
    </QueryClientProvider>
  );
}

/** In the same step as the page's words and title, so that a screen reader takes its voice from it. */
function useDocumentLanguage(language: Language) {
  useLayoutEffect(() => {
    if (document.documentElement.lang !== language) document.documentElement.lang = language;
  }, [language]);
}

/** Opens every <details> while a page is printed, for browsers without ::details-content (Chrome 130, Firefox 142, Safari 18.3 and older). */
function useOpenInPrint() {
  useEffect(() => {
    const opened: HTMLDetailsElement[] = [];
    const open = () => {
      for (const details of document.querySelectorAll<HTMLDetailsElement>('details:not([open])')) {
        details.open = true;
        opened.push(details);
      }
    };
    const close = () => {
      for (const details of opened.splice(0)) details.open = false;
    };
    window.addEventListener('beforeprint', open);
    window.addEventListener('afterprint', close);
    return () => {
      window.removeEventListener('beforeprint', open);
      window.removeEventListener('afterprint', close);
    };
  }, []);
}

function useConnectionNotices({ connection }: FrameWords) {
  const wasLost = useRef(false);
  useEffect(() => {
    const lost = () => {
      wasLost.current = true;
      toast(connection.lost, { id: 'connection' });
    };
    const back = () => {
      if (wasLost.current) toast(connection.back, { id: 'connection' });
      wasLost.current = false;
    };
    window.addEventListener('offline', lost);
    window.addEventListener('online', back);
    return () => {
      window.removeEventListener('offline', lost);
      window.removeEventListener('online', back);
    };
  }, [connection]);
}
