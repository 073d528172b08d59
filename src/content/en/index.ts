/** What a visitor of English pages downloads: the words of the frame, the name, and every other text when it is wanted. */
import type { FrameWords } from '../../frame/frameWords.ts';
import type { LanguageWords } from '../../pages/languageWords.ts';
import type { PageWords } from '../../pages/page.ts';
import { latinWordmark as wordmark } from '../../site/latinWordmark.ts';
import frame from './frame.json';

const words: LanguageWords = {
  // With the names of the pages, which stand in their own files (src/build/words/joins.ts).
  frame: frame as unknown as FrameWords,
  wordmark,
  pages: import.meta.glob<{ default: PageWords }>('./*.json', { base: './pages' }),
  legal: { terms: () => import('./terms.ts'), accessibility: () => import('./accessibility.ts') },
};

export default words;
