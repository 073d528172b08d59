import type { ComponentType } from 'react';
import type { PageWords } from '../head/schema.ts';
import type { PageModule } from '../pages/page.ts';
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

/** Every page's component, found by its name (src/site/pages.ts), and its words in each language; each is a chunk of its own. */
const components = import.meta.glob<PageModule<never>>(['./*.tsx', '!./NotFound.tsx'], {
  base: '../pages',
});
const words = import.meta.glob<{ default: PageWords }>('./*/pages/*.json', {
  base: '../content',
});

/** Starts a download; throws if the folder has no such file. */
const load = <Module>(
  files: Record<string, () => Promise<Module>>,
  file: string,
  folder: string,
): Promise<Module> => {
  const start = files[`./${file}`];
  if (!start) throw new Error(`${folder}/${file} is missing: every page needs one.`);
  return start();
};

const screen =
  (id: PageId): Screen =>
  async (language) => {
    const [{ default: Page, hero, photos }, { default: content }] = await Promise.all([
      load(components, `${componentName(id)}.tsx`, 'src/pages'),
      load(words, `${language}/pages/${id}.json`, 'src/content'),
    ]);
    return { id, language, Page, content, hero, photos };
  };

/** How each page is downloaded. */
export const screens = Object.fromEntries(pageIds.map((id) => [id, screen(id)])) as Record<
  PageId,
  Screen
>;
