import { scriptText, structuredData } from '../seo/structuredData.ts';
import { layoutLoaders, type LoadedPage } from './pageModules.ts';

/** Equal in build and browser. Loaded after a navigation. */
export async function structuredDataText({ id, language, content }: LoadedPage): Promise<string> {
  const { pages, estate } = await layoutLoaders[language]();
  const { head, reviews, gallery } = content;
  return scriptText(
    structuredData({
      id,
      language,
      messages: head,
      pageNames: pages,
      estate,
      reviews,
      photos: gallery,
    }),
  );
}
