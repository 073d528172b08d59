import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useScrolledPast } from '../../../src/components/hooks/useScrolledPast.ts';
import { scrollTo } from '../../support/browser.ts';

it('is true beyond the threshold and not at it', () => {
  const { result } = renderHook(() => useScrolledPast(50));
  expect(result.current).toBe(false);
  scrollTo(50);
  expect(result.current).toBe(false);
  scrollTo(51);
  expect(result.current).toBe(true);
  scrollTo(0);
  expect(result.current).toBe(false);
});

it('knows of a page that is already scrolled when it opens, as after a reload', () => {
  scrollTo(400);
  expect(renderHook(() => useScrolledPast(300)).result.current).toBe(true);
});

it('accepts a threshold function and calls it at each scroll', () => {
  let threshold = 100;
  const measured = () => threshold;
  const { result } = renderHook(() => useScrolledPast(measured));
  scrollTo(150);
  expect(result.current).toBe(true);
  threshold = 200;
  scrollTo(150);
  expect(result.current).toBe(false);
});

it('stops listening when its component is gone', () => {
  const { result, unmount } = renderHook(() => useScrolledPast(50));
  unmount();
  scrollTo(100);
  expect(result.current).toBe(false);
});
