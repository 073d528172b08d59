/** What a visitor of English pages downloads: the words of the frame, the name, and every other text when it is wanted. */
import { latinWordmark as wordmark } from '../../site/latinWordmark.ts';
import frame from './frame.ts';
import { pages } from './pageList.ts';

export default {
  frame,
  wordmark,
  pages,
  legal: { terms: () => import('./terms.ts'), accessibility: () => import('./accessibility.ts') },
};
