import type { GalleryContent } from '../../src/pages/gallery/schema.ts';
import type { HomeContent } from '../../src/pages/home/schema.ts';
import { mails } from '../../src/content/mails.ts';
import type { LegalWords } from '../../src/components/Legal.tsx';
import type { MapWords } from '../../src/features/churches/map/schema.ts';
import type { PageWords } from '../../src/seo/schema.ts';
import type { HeadWords } from '../../src/seo/schema.ts';
import {
  inEachLanguage,
  languageCodes,
  type Language,
  type Localized,
} from '../../src/site/languages.ts';
import type { PageId } from '../../src/site/pages.ts';
import { contentByLanguage, contentOf } from '../../src/vite/content/contentOf.ts';
import type { FrameWords } from '../../src/layout/schema.ts';

const byLanguage = async <Words>(file: string): Promise<Localized<Words>> => {
  const modules = await Promise.all(
    languageCodes.map(
      (language) =>
        import(`../../src/content/${language}/${file}.ts`) as Promise<{ default: Words }>,
    ),
  );
  return inEachLanguage((language) => modules[languageCodes.indexOf(language)]!.default);
};

export const mapWords = await byLanguage<MapWords>('churchesMap');
export const terms = await byLanguage<LegalWords>('terms');
export const frame = contentByLanguage<FrameWords>('frame');
export const enquiry = inEachLanguage((language) => mails[language].enquiry);
export const mail = inEachLanguage((language) => mails[language].mail);
export const gallery = contentByLanguage<GalleryContent>('gallery');
export const home = contentByLanguage<HomeContent>('home');

export const headWords = (id: PageId, language: Language): HeadWords =>
  contentOf<PageWords>(id, language).head;
