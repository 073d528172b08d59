import { onTestFinished } from 'vitest';
import { renderPath } from '../../src/app/prerender.tsx';
import type { Language } from '../../src/site/languages.ts';
import { getPath, type PageId } from '../../src/site/pages.ts';

const markups = new Map<string, Promise<string>>();

/** Returns the main element of a static page without script. This is much faster than a rendered site. */
export const openStatic = async (id: PageId, language: Language): Promise<HTMLElement> => {
  const path = getPath(id, language);
  markups.set(path, markups.get(path) ?? renderPath(path));
  onTestFinished(() => document.body.replaceChildren());
  document.body.innerHTML = await markups.get(path)!;
  return document.querySelector('main')!;
};
