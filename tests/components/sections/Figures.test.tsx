import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { CountUp } from '../../../src/components/sections/Figures.tsx';
import { mockIntersectionObserver, preferReducedMotion } from '../../support/browser.ts';

it('counts up to its value once it comes into sight', () => {
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame', 'performance'] });
  const { enter, watched } = mockIntersectionObserver();
  const { container } = render(<CountUp to={500} />);
  enter(screen.getByText('500'));
  expect(watched.size).toBe(0);
  const seen = Array.from({ length: 80 }, () => {
    vi.advanceTimersToNextFrame();
    return Number(container.textContent);
  });
  expect(seen[0]).toBeLessThan(100);
  expect(seen).toEqual([...seen].sort((a, b) => a - b));
  expect(seen.at(-1)).toBe(500);
});

it('shows its final value at once for reduced motion', () => {
  preferReducedMotion();
  const { watched } = mockIntersectionObserver();
  render(<CountUp to={98} />);
  expect(watched.size).toBe(0);
});
