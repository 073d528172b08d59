import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { tips } from '../specification.ts';
import { Tip } from '../../src/components/Tip.tsx';
import { Providers } from '../support/renderInLayout.tsx';

beforeEach(() => {
  vi.useFakeTimers();
  return () => {
    act(() => vi.runAllTimers());
    vi.useRealTimers();
  };
});

const show = () =>
  render(
    <Providers>
      {['first', 'second'].map((name) => (
        <Tip key={name} label={`tip of ${name}`}>
          <button aria-label={name} />
        </Tip>
      ))}
    </Providers>,
  );
const pointAt = (name: string) => fireEvent.pointerMove(screen.getByRole('button', { name }));
const leave = (name: string) => {
  fireEvent.pointerLeave(screen.getByRole('button', { name }));
  fireEvent.pointerMove(document.body, { clientX: 500, clientY: 500 });
};
const wait = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));
const tip = () => document.querySelector('[data-side]')?.textContent;

it('opens after a delay, and at once for another control soon after', () => {
  show();
  pointAt('first');
  wait(tips.delay - 1);
  expect(tip()).toBeUndefined();
  wait(1);
  expect(tip()).toBe('tip of first');

  leave('first');
  expect(tip()).toBeUndefined();
  wait(tips.nextWithin - 1);
  pointAt('second');
  wait(1);
  expect(tip()).toBe('tip of second');

  leave('second');
  wait(tips.nextWithin);
  pointAt('first');
  wait(tips.delay - 1);
  expect(tip()).toBeUndefined();
});

it('opens at once as long as another one is open, and replaces it', () => {
  show();
  act(() => screen.getByRole('button', { name: 'first' }).focus());
  wait(10 * tips.nextWithin);
  expect(tip()).toBe('tip of first');
  pointAt('second');
  wait(1);
  expect(document.querySelectorAll('[data-side]')).toHaveLength(1);
  expect(tip()).toBe('tip of second');
});
