import type { FrameWords } from '../../layout/schema.ts';
import type { LanguageWords } from '../../pages/languageWords.ts';
import { latinWordmark as wordmark } from '../../site/latinWordmark.ts';
import frame from './frame.json';

const words: LanguageWords = {
  // Page names are joined (src/vite/words/joins.ts).
  frame: frame as unknown as FrameWords,
  wordmark,
  legal: { terms: () => import('./terms.ts'), accessibility: () => import('./accessibility.ts') },
};

export default words;
