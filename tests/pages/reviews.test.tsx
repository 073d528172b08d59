import { expect, it } from 'vitest';
import Reviews from '../../src/pages/reviews/index.tsx';
import type { ReviewsContent } from '../../src/pages/reviews/schema.ts';
import { composeContent } from '../../src/vite/content/composeContent.ts';
import { projectPhotos } from '../support/photos.ts';
import { renderInLayout } from '../support/renderInLayout.tsx';

it('shows a new chapter once it has a review', () => {
  const content = composeContent<ReviewsContent>('reviews', 'el', projectPhotos);
  const html = (chapters: readonly string[]) =>
    renderInLayout(<Reviews content={{ ...content, chapters: [...chapters] }} />).container
      .innerHTML;
  expect(html(['Του χρόνου', ...content.chapters])).toBe(html(content.chapters));
});
