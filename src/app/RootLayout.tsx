import * as Tooltip from '@radix-ui/react-tooltip';
import { QueryClientProvider } from '@tanstack/react-query';
import { useDeferredValue, useLayoutEffect } from 'react';
import { Outlet, ScrollRestoration, useLocation, useRouteLoaderData } from 'react-router-dom';
import {
  createOpenIdFinder,
  getPageKey,
  useCloseOnBack,
} from '../components/hooks/useCloseOnBack.ts';
import { LocaleProvider } from '../components/Locale.tsx';
import { LegalContext } from '../components/text/LegalLink.tsx';
import { Announcements } from '../layout/Announcements.tsx';
import { BackToTop } from '../layout/BackToTop.tsx';
import { Footer } from '../layout/Footer.tsx';
import { Header } from '../layout/header/Header.tsx';
import { LegalTextDialog } from '../layout/legal/LegalTextDialog.tsx';
import { MobileCtaBar } from '../layout/MobileCtaBar.tsx';
import { RevealOnScroll } from '../layout/RevealOnScroll.tsx';
import type { LayoutMessages } from '../layout/schema.ts';
import { Toasts, useConnectionNotices } from '../layout/Toasts.tsx';
import { useArrivalFocus } from '../layout/useArrivalFocus.ts';
import { findPage, getLanguage, legalTextIds, pages } from '../site/pages.ts';
import { layoutRouteIds } from './pageModules.ts';
import { queryClient } from './queryClient.ts';

const findOpenLegalText = createOpenIdFinder(legalTextIds);

export function RootLayout() {
  const { pathname } = useLocation();
  const language = getLanguage(pathname);
  const page = findPage(pathname);
  const messages = useRouteLoaderData<LayoutMessages>(layoutRouteIds[language])!;
  const legalText = useCloseOnBack(findOpenLegalText);
  // Deferred: React keeps an empty fallback for at least 300 ms (https://github.com/react/react/issues/31819).
  const openedText = useDeferredValue(legalTextIds.find((text) => text === legalText.opened?.id));
  // A layout effect: screen readers choose the voice by `lang`, which must change together with the text.
  useLayoutEffect(() => {
    if (document.documentElement.lang !== language) document.documentElement.lang = language;
  }, [language]);
  useArrivalFocus();
  useConnectionNotices(messages);
  return (
    <QueryClientProvider client={queryClient}>
      <Tooltip.Provider>
        <LocaleProvider language={language} messages={messages}>
          <LegalContext value={legalText.open}>
            <a
              className="absolute -top-20 left-4 z-50 border border-border bg-surface px-5 py-3 focus:top-4 print:hidden"
              href="#main"
            >
              {messages.skipToContent}
            </a>
            <Header />
            <main id="main" tabIndex={-1} data-hour={page && pages[page].hour}>
              <Announcements />
              <Outlet />
            </main>
            <Footer />
            <BackToTop />
            <MobileCtaBar />
            {openedText && (
              <LegalTextDialog text={openedText} language={language} onClose={legalText.close} />
            )}
            <Toasts />
            <RevealOnScroll key={pathname} />
            <ScrollRestoration getKey={getPageKey} />
          </LegalContext>
        </LocaleProvider>
      </Tooltip.Provider>
    </QueryClientProvider>
  );
}
