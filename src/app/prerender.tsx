import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import {
  createStaticHandler,
  createStaticRouter,
  StaticRouterProvider,
  type StaticHandlerContext,
} from 'react-router-dom';
import { renderLegalDocument } from '../layout/legal/legalDocument.tsx';
import { loadLegalText } from '../layout/legal/loadLegalText.ts';
import { getShareImagePath } from '../seo/headTags.ts';
import { serializeStructuredData } from '../seo/structuredData.ts';
import type { Language } from '../site/languages.ts';
import type { LegalText, PageId } from '../site/pages.ts';
import { layoutLoaders, pageLoaders } from './pageModules.ts';
import { routes } from './routes.tsx';

/** Returns the HTML that hydration expects. Throws if the page throws. */
export async function renderPath(path: string): Promise<string> {
  const handler = createStaticHandler(routes);
  const context = (await handler.query(
    new Request(`http://prerender${path}`),
  )) as StaticHandlerContext;
  if (context.errors) throw Object.values(context.errors)[0];
  const router = createStaticRouter(handler.dataRoutes, context);
  const { prelude } = await prerender(
    <StrictMode>
      <StaticRouterProvider router={router} context={context} hydrate={false} />
    </StrictMode>,
  );
  return new Response(prelude as ReadableStream).text();
}

export async function getPageMetadata(id: PageId, language: Language) {
  const page = await pageLoaders[id](language);
  return {
    heroId: page.content.pictures.hero.id,
    shareImagePath: getShareImagePath(id, language),
    structuredData: serializeStructuredData(page, await layoutLoaders[language]()),
  };
}

export const renderLegalText = async (text: LegalText, language: Language): Promise<string> =>
  renderLegalDocument(await loadLegalText(text, language), {
    language,
    messages: await layoutLoaders[language](),
  });
