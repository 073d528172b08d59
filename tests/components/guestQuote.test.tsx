import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { GuestQuote } from '../../src/components/sections/GuestQuote.tsx';
import { getPath } from '../../src/site/pages.ts';
import { renderInLayout } from '../support/renderInLayout.tsx';

const review = {
  chapter: '2026',
  writer: 'Μαρία Π.',
  event: 'Γάμος',
  date: '2026-06-20',
  text: 'Χορέψαμε ως το πρωί. Και μετά πρωινό.',
};

it('shows the words of a guest with name, day and a link to all reviews', () => {
  const { container } = renderInLayout(<GuestQuote review={review} />);
  expect(container.querySelector('blockquote')).toHaveTextContent(review.text);
  for (const text of [review.writer, review.event, '20.06.2026']) screen.getByText(text);
  expect(screen.getByRole('link')).toHaveAttribute('href', getPath('reviews', 'el'));
});

it('shows nothing if the review was removed', () => {
  const { container } = renderInLayout(<GuestQuote review={undefined} />);
  expect(container.querySelector('section, figure, a')).toBeNull();
});
