import type { GalleryContent } from '../../src/pages/gallery/schema.ts';
import type { HomeContent } from '../../src/pages/home/schema.ts';
import { mails } from '../../src/content/mails.ts';
import type { LegalCopy } from '../../src/components/Legal.tsx';
import type { MapMessages } from '../../src/features/churches/map/schema.ts';
import type { PageCopy } from '../../src/seo/schema.ts';
import type { HeadCopy } from '../../src/seo/schema.ts';
import {
  inEachLanguage,
  languageCodes,
  type Language,
  type Localized,
} from '../../src/site/languages.ts';
import type { PageId } from '../../src/site/pages.ts';
import { contentByLanguage, contentOf } from '../../src/vite/content/contentOf.ts';
import type { LayoutMessages } from '../../src/layout/schema.ts';

const byLanguage = async <Words>(file: string): Promise<Localized<Words>> => {
  const modules = await Promise.all(
    languageCodes.map(
      (language) =>
        import(`../../src/content/${language}/${file}.ts`) as Promise<{ default: Words }>,
    ),
  );
  return inEachLanguage((language) => modules[languageCodes.indexOf(language)]!.default);
};

export const mapMessages = await byLanguage<MapMessages>('churchesMap');
export const terms = await byLanguage<LegalCopy>('terms');
export const layoutMessages = contentByLanguage<LayoutMessages>('layout');
export const enquiry = inEachLanguage((language) => mails[language].enquiry);
export const mail = inEachLanguage((language) => mails[language].mail);
export const gallery = contentByLanguage<GalleryContent>('gallery');
export const home = contentByLanguage<HomeContent>('home');

export const headCopy = (id: PageId, language: Language): HeadCopy =>
  contentOf<PageCopy>(id, language).head;
