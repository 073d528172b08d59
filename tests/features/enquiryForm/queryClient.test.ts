// @vitest-environment node
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { queryClient } from '../../../src/features/enquiryForm/queryClient.ts';

describe('the QueryClient has the numbers of the specification', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    queryClient.clear();
  });
  afterEach(() => void vi.useRealTimers());

  const triesOf = async (options: { retry?: number } = {}) => {
    const start = Date.now();
    const tries: number[] = [];
    const queryFn = async () => {
      tries.push((Date.now() - start) / 1000);
      throw new Error('no answer');
    };
    const given = queryClient
      .fetchQuery({ queryKey: ['anything'], queryFn, ...options })
      .catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(10 * 60_000);
    expect(await given).toBeInstanceOf(Error);
    return tries;
  };

  it('a query that fails is tried three times more, each time after twice as long', async () => {
    expect(await triesOf()).toEqual([0, 1, 3, 7]);
  });

  it('no wait is longer than 30 seconds', async () => {
    expect(await triesOf({ retry: 7 })).toEqual([0, 1, 3, 7, 15, 31, 61, 91]);
  });

  it('what nobody uses is forgotten after five minutes', async () => {
    queryClient.setQueryData(['anything'], 'known');
    await vi.advanceTimersByTimeAsync(299_000);
    expect(queryClient.getQueryData(['anything'])).toBe('known');
    await vi.advanceTimersByTimeAsync(2000);
    expect(queryClient.getQueryData(['anything'])).toBeUndefined();
  });
});
