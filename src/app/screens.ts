import type { ComponentType } from 'react';
import { downloads } from '../content/downloads.ts';
import type { PageModule, PageWords } from '../pages/page.ts';
import type { AlbumPhoto } from '../photos/albumPhoto.ts';
import type { Language } from '../site/languages.ts';
import { componentName, pageIds, type PageId } from '../site/pages.ts';

/** A page with its words in one language, downloaded. */
export type LoadedScreen = {
  id: PageId;
  language: Language;
  Page: ComponentType<{ content: never }>;
  content: PageWords;
  hero: AlbumPhoto;
  photos?: readonly AlbumPhoto[];
};

type Screen = (language: Language) => Promise<LoadedScreen>;

/** Every page's component, found by its name (src/site/pages.ts); each is a chunk of its own. */
const components = import.meta.glob<PageModule<never>>(['./*.tsx', '!./NotFound.tsx'], {
  base: '../pages',
});

const componentOf = (id: PageId): Promise<PageModule<never>> => {
  const name = componentName(id);
  const load = components[`./${name}.tsx`];
  if (!load)
    throw new Error(`The page "${id}" has no component: src/pages/${name}.tsx is missing.`);
  return load();
};

const wordsOf = async (id: PageId, language: Language): Promise<{ default: PageWords }> => {
  const load = (await downloads[language]()).default.pages[`./${id}.json`];
  if (!load)
    throw new Error(
      `The page "${id}" has no words: src/content/${language}/pages/${id}.json is missing.`,
    );
  return load();
};

const screen =
  (id: PageId): Screen =>
  async (language) => {
    const [{ default: Page, hero, photos }, { default: content }] = await Promise.all([
      componentOf(id),
      wordsOf(id, language),
    ]);
    return { id, language, Page, content, hero, photos };
  };

/** How each page is downloaded. */
export const screens = Object.fromEntries(pageIds.map((id) => [id, screen(id)])) as Record<
  PageId,
  Screen
>;
