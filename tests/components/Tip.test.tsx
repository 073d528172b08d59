import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { tips } from '../specification.ts';
import { Tip } from '../../src/components/Tip.tsx';
import { Providers } from '../support/renderInLayout.tsx';

const button = (name: string) => screen.getByRole('button', { name });
const wait = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));
const tip = () => document.querySelector('[data-side]')?.textContent;

it('opens after a delay, and at once for another control soon after', () => {
  vi.useFakeTimers();
  onTestFinished(() => {
    act(() => vi.runAllTimers());
    vi.useRealTimers();
  });
  render(
    <Providers>
      {['first', 'second'].map((name) => (
        <Tip key={name} label={`tip of ${name}`}>
          <button aria-label={name} />
        </Tip>
      ))}
    </Providers>,
  );
  fireEvent.pointerMove(button('first'));
  wait(tips.delay - 1);
  expect(tip()).toBeUndefined();
  wait(1);
  expect(tip()).toBe('tip of first');

  fireEvent.pointerLeave(button('first'));
  fireEvent.pointerMove(document.body, { clientX: 500, clientY: 500 });
  expect(tip()).toBeUndefined();
  wait(tips.nextWithin - 1);
  fireEvent.pointerMove(button('second'));
  wait(1);
  expect(tip()).toBe('tip of second');
});
