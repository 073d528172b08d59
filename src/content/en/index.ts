/** What a visitor of English pages downloads: the words of the frame, the name, and legal texts when they are wanted. */
import type { FrameWords } from '../../layout/schema.ts';
import type { LanguageWords } from '../../pages/languageWords.ts';
import { latinWordmark as wordmark } from '../../site/latinWordmark.ts';
import frame from './frame.json';

const words: LanguageWords = {
  // With the names of the pages, which stand in their own files (src/vite/words/joins.ts).
  frame: frame as unknown as FrameWords,
  wordmark,
  legal: { terms: () => import('./terms.ts'), accessibility: () => import('./accessibility.ts') },
};

export default words;
