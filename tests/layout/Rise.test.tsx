import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { Rise } from '../../src/layout/Rise.tsx';
import { watchSight } from '../support/browser.ts';

const show = () =>
  render(
    <MemoryRouter>
      <main>
        <section>
          <h1>Here</h1>
          <p>Below</p>
        </section>
      </main>
      <Rise />
    </MemoryRouter>,
  );
const here = () => screen.getByText('Here');
const below = () => screen.getByText('Below');

const open = () => {
  const sight = watchSight();
  const page = show();
  sight.enter(here());
  sight.stayOut(below());
  return { ...sight, ...page };
};

it('raises what lies outside the screen once, when it comes into sight', () => {
  const { watched, enter } = open();
  expect([...watched]).toEqual([below()]);
  enter(below());
  expect(below()).toHaveAttribute('data-rising', '');
  expect(watched.size).toBe(0);
});

it('does not move what contains something to press', () => {
  const { enter } = open();
  below().append(document.createElement('a'));
  enter(below());
  expect(below()).toHaveAttribute('data-rising', 'still');
});

it('shows everything in a browser without IntersectionObserver', () => {
  show();
  expect(below()).not.toHaveAttribute('data-rising');
});
