import { useEffect, useRef } from 'react';
import { Outlet, ScrollRestoration } from 'react-router-dom';
import { BackToTop } from '../frame/BackToTop.tsx';
import { Footer } from '../frame/Footer.tsx';
import { Frame, type FrameValue } from '../frame/Frame.tsx';
import { Header } from '../frame/header/Header.tsx';
import { PhoneBar } from '../frame/PhoneBar.tsx';
import { usePaper } from '../frame/useCurrentPage.ts';
import { LegalContext } from '../frame/legal/Legal.tsx';
import type { FrameWords } from '../frame/frameWords.ts';
import type { Language } from '../site/languages.ts';
import { legalTextIds } from '../site/paths.ts';
import { openedOf, pageKey, useCloseOnBack } from '../ui/hooks/useCloseOnBack.ts';
import { notify } from '../ui/notify.ts';
import { Notices } from './Notices.tsx';
import { Rise } from './Rise.tsx';
import { LegalOnDemand } from './LegalOnDemand.tsx';
import { useArrivalFocus } from './useArrivalFocus.ts';

const legalTextNow = openedOf(legalTextIds);

/** The frame around every page of one language. */
export function PageFrame({ language, words, wordmark }: FrameValue) {
  const legalText = useCloseOnBack(legalTextNow);
  useDocumentLanguage(language);
  useArrivalFocus();
  useConnectionNotices(words);
  useOpenInPrint();
  return (
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
        {legalTextIds.map((text) => (
          <LegalOnDemand
            key={text}
            text={text}
            language={language}
            open={text === legalText.opened?.id}
            onClose={legalText.close}
          />
        ))}
        <Notices />
        <Rise />
        <ScrollRestoration getKey={pageKey} />
      </LegalContext>
    </Frame>
  );
}

function useDocumentLanguage(language: Language) {
  useEffect(() => {
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
      notify({ about: 'connection', text: connection.lost });
    };
    const back = () => {
      if (wasLost.current) notify({ about: 'connection', text: connection.back });
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
