import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { RevealOnScroll } from '../../src/layout/RevealOnScroll.tsx';
import { mockIntersectionObserver } from '../support/browser.ts';

it('raises what lies outside the screen once, when it comes into sight', () => {
  const { watched, enter, stayOut } = mockIntersectionObserver();
  render(
    <MemoryRouter>
      <main>
        <section>
          <h1>Here</h1>
          <p>Below</p>
        </section>
      </main>
      <RevealOnScroll />
    </MemoryRouter>,
  );
  const below = screen.getByText('Below');
  enter(screen.getByText('Here'));
  stayOut(below);
  expect([...watched]).toEqual([below]);
  enter(below);
  expect(below).toHaveAttribute('data-rising', '');
  expect(watched.size).toBe(0);
});
