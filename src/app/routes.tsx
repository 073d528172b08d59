import { useEffect } from 'react';
import type { RouteObject } from 'react-router-dom';
import { downloads } from '../content/downloads.ts';
import { Head } from '../head/Head.tsx';
import { NotFound } from '../pages/NotFound.tsx';
import { languageCodes, languages, type Language } from '../site/languages.ts';
import { pageIds, type PageId } from '../site/pages.ts';
import { addressesOf } from '../site/paths.ts';
import { download, DownloadError, siteAnswers } from './download.ts';
import { PageFrame } from './PageFrame.tsx';
import { BareFailure, PageFailure } from './RouteFailure.tsx';
import { screens } from './screens.ts';

/** Downloads a page with its words and joins them with the page's head. */
async function loadPage(id: PageId, language: Language) {
  const screen = await download(screens[id](language));
  const { Page, content, hero } = screen;
  const words = content as never;
  const loadStructuredData = async () =>
    (await import('./structuredDataText.ts')).structuredDataText(id, language, screen);
  return {
    Component: () => (
      <>
        <Head
          id={id}
          language={language}
          words={content.head}
          imageAlt={hero.alt[language]}
          loadStructuredData={loadStructuredData}
        />
        <Page content={words} />
      </>
    ),
  };
}

async function loadLayout(language: Language) {
  const { frame, wordmark } = (await download(downloads[language]())).default;
  return { Component: () => <PageFrame language={language} words={frame} wordmark={wordmark} /> };
}

/** Every address of the route-pair table, one branch per language; whatever else is asked for is not found. */
export const routes: RouteObject[] = languageCodes.map((language) => ({
  path: languages[language].home,
  lazy: () => loadLayout(language),
  ErrorBoundary: BareFailure,
  HydrateFallback: () => null,
  children: [
    ...pageIds.flatMap((id) =>
      addressesOf(id, language).map((path) => ({
        id: `${id} ${path}`,
        path,
        lazy: () => loadPage(id, language),
        ErrorBoundary: PageFailure,
      })),
    ),
    { path: '*', Component: NotFound, ErrorBoundary: PageFailure },
  ],
}));

/**
 * The routes as a browser's router needs them. React Router (7.18, _renderMatches) takes a route whose `lazy` was
 * refused for one that is still loading and leaves its place empty. So a refusal becomes a component that throws
 * it, which the route's ErrorBoundary then shows.
 */
export const showingFailures = (table: readonly RouteObject[]): RouteObject[] =>
  table.map((route) => {
    const { lazy, children } = route;
    const shown = { ...route, children: children && showingFailures(children) } as RouteObject;
    if (typeof lazy === 'function') shown.lazy = () => lazy().catch(failing);
    return shown;
  });

const failing = async (error: unknown) => {
  if (error instanceof DownloadError && (await siteAnswers())) return { Component: LoadAnew };
  return {
    Component: () => {
      throw error;
    },
  };
};

/**
 * In place of a page whose parts a new deploy has replaced while this tab was open: has the server send the page as
 * it is now. That happens once: if a part is missing again, the document stays as it came (hydrate.tsx).
 */
function LoadAnew() {
  useEffect(() => window.location.reload(), []);
  return null;
}
