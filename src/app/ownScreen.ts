import type { PageModule, PageWords } from '../pages/page.ts';
import type { Language } from '../site/languages.ts';
import type { PageId } from '../site/pages.ts';
import type { LoadedScreen } from './screens.ts';

/**
 * The page that this document was made for, if it is the one wanted. The document names its files (src/build/document.ts),
 * so a first visit downloads no list of the files of all other pages.
 */
export function ownScreen(id: PageId, language: Language): Promise<LoadedScreen> | undefined {
  const { screen, page, words } = document.querySelector<HTMLScriptElement>('script[data-screen]')?.dataset ?? {};
  return screen === screenName(id, language) && page && words ? load(page, words) : undefined;
}

/** The name of a screen in a document, e.g. "home el". */
export const screenName = (id: PageId, language: Language): string => `${id} ${language}`;

async function load(page: string, words: string): Promise<LoadedScreen> {
  const [{ default: Page, hero, photos }, { default: content }] = await Promise.all([
    import(/* @vite-ignore */ page) as Promise<PageModule<never>>,
    import(/* @vite-ignore */ words) as Promise<{ default: PageWords }>,
  ]);
  return { Page, content, hero, photos };
}
