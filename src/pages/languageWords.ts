import type { FrameWords } from '../layout/schema.ts';
import type { LegalWords } from '../components/Legal.tsx';
import type { Wordmark } from '../site/brand.ts';
import type { LegalText } from '../site/paths.ts';

/** What everybody downloads who reads the language (src/content/<language>/index.ts), and the way to its legal texts. */
export type LanguageWords = {
  frame: FrameWords;
  /** The name of the estate in the letters of the language. */
  wordmark: Wordmark;
  legal: Readonly<Record<LegalText, () => Promise<{ default: LegalWords }>>>;
};
