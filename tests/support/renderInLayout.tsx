import * as Tooltip from '@radix-ui/react-tooltip';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider, useRouteError } from 'react-router-dom';
import { queryClient } from '../../src/app/queryClient.ts';
import { LocaleProvider } from '../../src/components/Locale.tsx';
import { LegalContext } from '../../src/components/text/LegalLink.tsx';
import type { LayoutMessages } from '../../src/layout/schema.ts';
import { languages, mapLanguages, type Language } from '../../src/site/languages.ts';
import type { LegalText } from '../../src/site/pages.ts';
import { composeContent } from '../../src/vite/content/composeContent.ts';

/** An early day, so that tests set today by the clock. */
export const builtOn = '2026-11-22';

export const layoutMessages = mapLanguages((language) =>
  composeContent<LayoutMessages>('layout', language),
);

/** The same providers as in src/app/RootLayout.tsx. */
export const Providers = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={queryClient}>
    <Tooltip.Provider>{children}</Tooltip.Provider>
  </QueryClientProvider>
);

type Options = {
  language?: Language;
  /** Defaults to the home page of the language. */
  at?: string;
  onLegalText?: (text: LegalText) => void;
};

export function renderInLayout(
  section: ReactNode,
  { language = 'el', at = languages[language].home, onLegalText = () => {} }: Options = {},
) {
  const messages = { ...layoutMessages[language], builtOn };
  const element = (
    <Providers>
      <LocaleProvider language={language} messages={messages}>
        <LegalContext value={onLegalText}>{section}</LegalContext>
      </LocaleProvider>
    </Providers>
  );
  const router = createMemoryRouter([{ path: '*', element, ErrorBoundary: Rethrow }], {
    initialEntries: [at],
  });
  return {
    ...render(<RouterProvider router={router} />),
    visitor: userEvent.setup(),
    messages,
    toStaticHtml: () => renderToString(<RouterProvider router={router} />),
    address: () => router.state.location.pathname,
    go: (to: string) => act(async () => router.navigate(to)),
  };
}

function Rethrow(): never {
  throw useRouteError();
}
