import { act, render } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { CountUp } from '../../src/components/CountUp.tsx';
import { preferReducedMotion } from '../support/browser.ts';

/** jsdom has no IntersectionObserver; tests trigger this one. */
class Sight {
  static last: Sight | undefined;
  watching = false;
  tell: (entries: { isIntersecting: boolean }[]) => void;
  constructor(tell: Sight['tell']) {
    this.tell = tell;
    Sight.last = this;
  }
  observe() {
    this.watching = true;
  }
  disconnect() {
    this.watching = false;
  }
  enter() {
    act(() => this.tell([{ isIntersecting: true }]));
  }
}

beforeEach(() => {
  Sight.last = undefined;
  vi.stubGlobal('IntersectionObserver', Sight);
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame', 'performance'] });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('has its final value in the HTML', () => {
  expect(renderToStaticMarkup(<CountUp to={500} />)).toBe('<span>500</span>');
});

it('counts up from below when it comes into sight, and ends at its value', () => {
  const { container } = render(<CountUp to={500} />);
  expect(container).toHaveTextContent(/^500$/);
  Sight.last?.enter();
  const seen: number[] = [];
  for (let frames = 0; frames < 80; frames += 1) {
    vi.advanceTimersToNextFrame();
    seen.push(Number(container.textContent));
  }
  expect(seen[0]).toBeLessThan(100);
  expect(seen).toEqual(seen.toSorted((a, b) => a - b));
  expect(seen.at(-1)).toBe(500);
});

it('counts once', () => {
  render(<CountUp to={500} />);
  expect(Sight.last?.watching).toBe(true);
  Sight.last?.enter();
  expect(Sight.last?.watching).toBe(false);
});

it('stands still where motion is unwanted', () => {
  preferReducedMotion();
  const { container } = render(<CountUp to={98} />);
  expect(Sight.last).toBeUndefined();
  expect(container).toHaveTextContent(/^98$/);
});

it('shows the final number in a browser without IntersectionObserver', () => {
  Reflect.deleteProperty(globalThis, 'IntersectionObserver');
  const { container } = render(<CountUp to={15} />);
  expect(container).toHaveTextContent(/^15$/);
});
