import type { ReviewsWords } from '../pages/reviews/schema.ts';
import { downloads } from '../content/downloads.ts';
import { scriptText, structuredData } from '../seo/structuredData.ts';
import type { LoadedScreen } from './screens.ts';

/** Equal in build and browser. Loaded after a navigation. */
export async function structuredDataText({
  id,
  language,
  content,
  photos,
}: LoadedScreen): Promise<string> {
  const { frame } = (await downloads[language]()).default;
  return scriptText(
    structuredData({
      id,
      language,
      words: content.head,
      pageNames: frame.pages,
      estate: frame.estate,
      reviews: id === 'reviews' ? (content as ReviewsWords).reviews : undefined,
      photos,
    }),
  );
}
