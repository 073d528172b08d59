import type { FrameWords } from '../frame/frameWords.ts';
import type { LegalWords } from '../frame/legal/Legal.tsx';
import type { Wordmark } from '../site/brand.ts';
import type { LegalText } from '../site/paths.ts';
import type { PageWords } from './page.ts';

/** What src/content/<language>/index.ts says: what everybody downloads who reads the language, and the way to its other words. */
export type LanguageWords = {
  frame: FrameWords;
  /** The name of the estate in the letters of the language. */
  wordmark: Wordmark;
  /** By the files of src/content/<language>/pages: "./about.json". */
  pages: Readonly<Record<string, () => Promise<{ default: PageWords }>>>;
  legal: Readonly<Record<LegalText, () => Promise<{ default: LegalWords }>>>;
};
