import { useCallback } from 'react';
import {
  matchRoutes,
  redirectDocument,
  useLoaderData,
  type LoaderFunctionArgs,
  type RouteObject,
} from 'react-router-dom';
import { Head } from '../seo/Head.tsx';
import { NotFound } from '../pages/notFound/NotFound.tsx';
import { languageCodes, languages, type Language } from '../site/languages.ts';
import { pageIds, type PageId, addressesOf } from '../site/pages.ts';
import { download, DownloadError, siteAnswers } from '../components/download.ts';
import { capturePage } from '../layout/pageTransition.ts';
import { BareFailure, PageFailure } from '../pages/failure/Failure.tsx';
import { RootLayout } from './RootLayout.tsx';
import { layoutLoaders, pageLoaders, structuredDataText, type LoadedPage } from './pageModules.ts';

/** One component in both languages keeps typed text. */
function PageRoute() {
  const page = useLoaderData<LoadedPage>();
  const { id, language, content, Page } = page;
  const loadStructuredData = useCallback(() => structuredDataText(page), [page]);
  return (
    <>
      <Head
        id={id}
        language={language}
        copy={content.head}
        imageAlt={content.pictures.hero.alt}
        loadStructuredData={loadStructuredData}
      />
      <Page content={content} />
    </>
  );
}

/** If a new deploy replaced the chunk, loads the document again. */
const downloaded = (load: () => Promise<unknown>) => ({
  handle: load,
  loader: ({ request }: LoaderFunctionArgs) =>
    download(load()).catch(async (error: unknown) => {
      throw error instanceof DownloadError && (await siteAnswers())
        ? redirectDocument(request.url)
        : error;
    }),
  shouldRevalidate: () => false,
});

const pageRoute = (id: PageId, language: Language, path: string): RouteObject => {
  // With the layout: from the capture until the next page, the screen stands still.
  const { loader, ...route } = downloaded(async () => {
    const [page] = await Promise.all([pageLoaders[id](language), layoutLoaders[language]()]);
    return page;
  });
  return {
    ...route,
    loader: async (args) => {
      const page = await loader(args);
      if (!(page instanceof Response)) await capturePage(args.request.signal);
      return page;
    },
    id: path,
    path,
    Component: PageRoute,
    ErrorBoundary: PageFailure,
  };
};

export const routes: RouteObject[] = [
  {
    Component: RootLayout,
    ErrorBoundary: BareFailure,
    HydrateFallback: () => null,
    children: languageCodes.map((language) => ({
      ...downloaded(() => layoutLoaders[language]()),
      id: language,
      path: languages[language].home,
      children: [
        ...pageIds.flatMap((id) =>
          addressesOf(id, language).map((path) => pageRoute(id, language, path)),
        ),
        { path: '*', Component: NotFound, ErrorBoundary: PageFailure },
      ],
    })),
  },
];

/** Returns loader data by route id. Rejects if a download fails. */
export const loadAt = async (path: string): Promise<Record<string, unknown>> => {
  const loads = (matchRoutes(routes, path) ?? []).flatMap(({ route: { id, handle } }) =>
    id ? [[id, handle] as const] : [],
  );
  return Object.fromEntries(await Promise.all(loads.map(async ([id, load]) => [id, await load()])));
};
