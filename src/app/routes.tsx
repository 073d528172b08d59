import {
  redirectDocument,
  useLoaderData,
  type LoaderFunctionArgs,
  type RouteObject,
} from 'react-router-dom';
import { download, isSiteReachable } from '../components/download.ts';
import { BareFailure, PageFailure } from '../pages/failure/Failure.tsx';
import { NotFound } from '../pages/notFound/NotFound.tsx';
import { Head } from '../seo/Head.tsx';
import { languageCodes, languages } from '../site/languages.ts';
import { allAddresses, type Address } from '../site/pages.ts';
import { layoutLoaders, layoutRouteIds, pageLoaders, type LoadedPage } from './pageModules.ts';
import { RootLayout } from './RootLayout.tsx';

/** One component for both languages keeps typed text when the language changes. */
function PageRoute() {
  const page = useLoaderData<LoadedPage>();
  return (
    <>
      <Head page={page} />
      <page.Page content={page.content} />
    </>
  );
}

/** If a new deploy has replaced the chunk, lets the browser load the document. */
const downloadOrReload = <Part,>(
  part: Promise<Part>,
  { request }: LoaderFunctionArgs,
): Promise<Part> =>
  download(part).catch(async (error: unknown) => {
    throw (await isSiteReachable()) ? redirectDocument(request.url) : error;
  });

/** `loadRouteData` returns its data by the same ids. */
const createPageRoute = ({ path, id, language }: Address): RouteObject => ({
  id: path,
  path,
  loader: (args) => downloadOrReload(pageLoaders[id](language), args),
  shouldRevalidate: () => false,
  Component: PageRoute,
  ErrorBoundary: PageFailure,
});

export const routes: RouteObject[] = [
  {
    Component: RootLayout,
    ErrorBoundary: BareFailure,
    HydrateFallback: () => null,
    children: languageCodes.map((language) => ({
      id: layoutRouteIds[language],
      path: languages[language].home,
      loader: (args) => downloadOrReload(layoutLoaders[language](), args),
      shouldRevalidate: () => false,
      children: [
        ...allAddresses.filter((address) => address.language === language).map(createPageRoute),
        { path: '*', Component: NotFound, ErrorBoundary: PageFailure },
        // Vite drops this route from a build (e2e/delivery/dist.spec.ts).
        ...(import.meta.env.DEV
          ? [{ path: 'sections', lazy: () => import('./Sections.tsx') }]
          : []),
      ],
    })),
  },
];
