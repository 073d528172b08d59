import type { FrameWords } from '../layout/schema.ts';
import type { LegalWords } from '../components/Legal.tsx';
import type { Wordmark } from '../site/brand.ts';
import type { LegalText } from '../site/paths.ts';

/** From src/content/<language>/index.ts. */
export type LanguageWords = {
  frame: FrameWords;
  /** In the language's alphabet. */
  wordmark: Wordmark;
  legal: Readonly<Record<LegalText, () => Promise<{ default: LegalWords }>>>;
};
